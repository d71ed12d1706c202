"""How what is not installed can be had."""

from __future__ import annotations


def how_to_install(extra: str) -> str:
    """The command for an extra: of the installed package, and in a clone, which is in no index.

    >>> print(how_to_install("arena"))
    pip install 'wildbunch[arena]', or in a clone .venv/bin/pip install -e '.[arena]'
    """
    return f"pip install 'wildbunch[{extra}]', or in a clone .venv/bin/pip install -e '.[{extra}]'"
