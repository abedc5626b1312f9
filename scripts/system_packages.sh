#!/bin/sh
# Installs what the tests need from the system: Chromium for the browser tests, PostgreSQL for those of the server.
#
# Does something only as root on Debian and its relatives, and only for what is missing; otherwise says in one line
# what to install. Never fails: the tests themselves say what they lack.
set -u

# PostgreSQL keeps its programs outside the usual folders.
has_postgresql() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

missing=
command -v "${STAMMTISCH_CHROMIUM:-chromium}" >/dev/null 2>&1 || missing="$missing chromium"
has_postgresql || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Missing for all tests to run:$missing. On Debian, as root: apt-get install$missing" >&2
    exit 0
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
install() {
    # shellcheck disable=SC2086
    apt-get install --quiet --quiet --yes --no-install-recommends $missing >"$log" 2>&1
}
# The lists of packages may be old or missing.
install || { apt-get update --quiet --quiet >"$log" 2>&1 && install; } || {
    echo "Could not install:$missing. apt-get says: $(grep -v '^$' "$log" | tail -n 1)" >&2
    exit 0
}
echo "Installed:$missing" >&2
