"""Read positions."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildbunch.colt_express.state import State


def read_position(document: Mapping[str, Any]) -> State:
    """r"""
    raise NotImplementedError
