#!/bin/sh
# Writes the lock files beside it from pyproject.toml; needs uv. Run from the project's root.
set -eu
export UV_CUSTOM_COMPILE_COMMAND="sh requirements/lock.sh"
lock() {
    uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --no-annotate --quiet "$@"
}
# One resolution of everything; the smaller locks take their versions from it.
lock pyproject.toml --all-extras --group dev --output-file requirements/test.txt
lock pyproject.toml --extra fast --extra web --group build \
    --constraints requirements/test.txt --output-file requirements/play.txt
lock pyproject.toml --constraints requirements/test.txt --output-file requirements/base.txt
lock --group pyproject.toml:node --output-file requirements/node.txt
