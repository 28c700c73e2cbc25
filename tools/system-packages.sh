#!/bin/sh
# The browser for the tests and the library for PNG pictures, from Debian's packages where they are missing and we may install.
set -eu
may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }
install() { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; }

# The same browser without windows takes a quarter less time; with any other the tests pass, too.
if ! command -v chromium-headless-shell >/dev/null && may_install; then
    install chromium-headless-shell || true
fi
missing=""
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null ||
    missing="$missing chromium"
.venv/bin/python -c "import cairosvg" 2>/dev/null || missing="$missing libcairo2"
[ -n "$missing" ] || exit 0
if ! may_install; then
    echo "Please install:$missing" >&2
    exit 1
fi
install $missing
