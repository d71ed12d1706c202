"""The toy game lies beside its tests."""

import shutil
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))


@pytest.fixture
def copied_toy(tmp_path: Path) -> Path:
    shutil.copytree(HERE / "toy", tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path
