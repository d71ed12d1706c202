"""`python -m wildbunch.server`: a server with everything from the environment; `wildbunch serve` is the friendlier door."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from wildbunch.core.errors import WildbunchError
from wildbunch.server.run import serve
from wildbunch.server.settings import PREFIX, BadSetting, Settings

if __name__ == "__main__":
    try:
        settings = Settings.from_environment(data=Path(os.environ.get(f"{PREFIX}DATA", "data")))
        serve(settings.host, settings.port, settings.data, open_browser=False)
    except (WildbunchError, BadSetting) as error:
        sys.exit(str(error))
