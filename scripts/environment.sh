# Sourced by ./play and ./test, from the project's root: a virtual environment with the locked packages.
# Everything done is remembered in a stamp with what it was made from, and not done again until that changes.
# shellcheck shell=bash

export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore
VENV=.venv

say() { printf '%s\n' "$*"; }

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

is_root() { [ "$(id -u)" = 0 ]; }

apt_install() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update && apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

find_python() {
    local name
    for name in python3 python3.13 python3.12 python3.11 python3.14 python; do
        if command -v "$name" >/dev/null &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    return 1
}

make_venv() {
    local python version
    python=$(find_python) || fail "wildbunch needs Python 3.11 or newer, and none was found here: install it (on Debian 12 or newer: apt install python3 python3-venv) and start again."
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if ! "$python" -c 'import ensurepip' 2>/dev/null; then
        if is_root && command -v apt-get >/dev/null; then
            say "Python $version has no venv here: installing Debian's python$version-venv ..."
            apt_install "python$version-venv" || fail "Debian's package python$version-venv could not be installed: install it by hand and start again."
        else
            fail "Python $version is here, but without its module for virtual environments: install that (on Debian: sudo apt install python$version-venv) and start again."
        fi
    fi
    say "Making a virtual environment in $VENV with Python $version ..."
    rm -rf "$VENV"
    "$python" -m venv "$VENV" || fail "$python could not make a virtual environment in $PWD/$VENV; its own words are above."
    printf '%s' "$PWD" >"$VENV/.place"
}

# install_locked LOCK: the packages of requirements/LOCK.txt and wildbunch itself, as it stands in src/
install_locked() {
    local lock=requirements/$1.txt stamp=$VENV/.installed-$1 wanted
    # A virtual environment cannot be moved, and a half-made one has no place yet.
    if [ ! -f "$VENV/.place" ] || [ "$(<"$VENV/.place")" != "$PWD" ] || ! "$VENV/bin/python" -c '' 2>/dev/null; then
        make_venv
    fi
    wanted=$(cat "$lock" pyproject.toml | sha256sum)
    if [ -f "$stamp" ] && [ "$(<"$stamp")" = "$wanted" ]; then
        return
    fi
    say "Installing the packages of $lock (this takes a minute, once) ..."
    "$VENV/bin/python" -m pip install --quiet --require-hashes --requirement "$lock" ||
        fail "The packages of $lock could not be installed; pip's own words are above. The first start needs the network."
    "$VENV/bin/python" -m pip install --quiet --no-deps --no-build-isolation --editable . ||
        fail "wildbunch itself could not be installed into $VENV; pip's own words are above."
    printf '%s' "$wanted" >"$stamp"
}

# build_client: src/wildbunch/server/static from web/, where that has changed
build_client() {
    if ! "$VENV/bin/python" web/build.py --has-node; then
        say "No Node 20.19 or newer was found: installing one into $VENV ..."
        "$VENV/bin/python" -m pip install --quiet --require-hashes --requirement requirements/node.txt ||
            fail "Node could not be installed into $VENV; pip's own words are above. The first start needs the network."
    fi
    "$VENV/bin/python" web/build.py || exit 1
}

# compile_rules: into the cache of Numba, where the sources have changed
compile_rules() {
    local stamp=$VENV/.compiled wanted
    wanted=$(find src/wildbunch -name '*.py' -print0 | sort -z | xargs -0 cat requirements/play.txt | sha256sum)
    if [ ! -f "$stamp" ] || [ "$(<"$stamp")" != "$wanted" ]; then
        say "Compiling the rules (up to a minute, once) ..."
        "$VENV/bin/wildbunch" warm || fail "The rules could not be compiled; see above."
        printf '%s' "$wanted" >"$stamp"
    fi
}
