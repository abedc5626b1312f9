#!/bin/sh
# Makes the project's own environment in .venv, or brings it up to date:
#
#     scripts/environment.sh runtime    what playing needs
#     scripts/environment.sh compiler   and what compiling the engine needs
#     scripts/environment.sh dev        and what testing needs
#     scripts/environment.sh bench      and the peers that the benchmarks measure
#
# Uses uv where it is installed, else python3 with venv and pip; never the system's own site-packages.
# The package itself is installed as a link to src/. While pyproject.toml, setup.py and requirements/ are as they were
# at the last call, nothing is done; where only something is to be added, what is there stays untouched, so that a
# server may run from it meanwhile. PYTHON names another interpreter.
set -eu
cd "$(dirname "$0")/.."

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

level=${1:-}
case $level in
    runtime) satisfied_by="runtime compiler dev bench" ;;
    compiler) satisfied_by="compiler dev bench" ;;
    dev) satisfied_by="dev bench" ;;
    bench) satisfied_by="bench" ;;
    *) fail "usage: scripts/environment.sh runtime|compiler|dev|bench" ;;
esac

venv=.venv
python=$venv/bin/python
wanted="$(pwd) $(cat pyproject.toml setup.py requirements/*.txt scripts/environment.sh | cksum)"

works() {   # an environment does not survive that its folder moves or its interpreter goes
    [ "$(cat "$venv/made-in" 2>/dev/null)" = "$(pwd)" ] && "$python" -c '' 2>/dev/null
}

is_current() { [ "$(cat "$venv/installed-$1" 2>/dev/null)" = "$wanted" ]; }

has_package=
if works; then
    for stamp in $satisfied_by; do
        is_current "$stamp" && exit 0
    done
    for stamp in runtime compiler dev; do
        is_current "$stamp" && has_package=1
    done
fi

find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    fail "Stammtisch needs Python 3.11 or newer: install it, or install uv, and repeat the command."
}

echo "Setting up $venv ($level) ..." >&2
if command -v uv >/dev/null 2>&1; then
    works || uv venv --quiet --clear --python "${PYTHON:->=3.11}" "$venv"
    install() { uv pip install --quiet --python "$python" "$@"; }
    install_all() { install --no-deps --requirement "$1"; }
else
    if ! { works && "$python" -m pip --version >/dev/null 2>&1; }; then
        base=$(find_python)
        "$base" -c 'import ensurepip, venv' 2>/dev/null ||
            fail "$base cannot make environments: install its venv package (Debian and Ubuntu: apt install python3-venv), or install uv, and repeat the command."
        "$base" -m venv --clear "$venv"
    fi
    # As with uv, bytecode is written when a module is imported for the first time, and not for all there are.
    install() { "$python" -m pip install --quiet --disable-pip-version-check --no-compile "$@"; }
    # pip takes one package after the other, with one core; so two of it take half of them each.
    install_all() {
        halves=$(mktemp -d)
        trap 'rm -rf "$halves"' EXIT
        awk -v halves="$halves" '{ print >(halves "/" NR % 2) }' "$1"
        install --no-deps --requirement "$halves/0" &
        other=$!
        install --no-deps --requirement "$halves/1" || { wait "$other"; exit 1; }
        wait "$other"
    }
fi
pwd >"$venv/made-in"

# The requirements name everything down to the last package, so there is nothing to resolve.
install_all "requirements/$level.txt"
[ -n "$has_package" ] || STAMMTISCH_COMPILE=0 install --no-deps --no-build-isolation --editable .
rm -f "$venv"/installed-*
echo "$wanted" >"$venv/installed-$level"
