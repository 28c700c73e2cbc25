#!/bin/sh
# The browser for the tests and the library for PNG pictures, from Debian's packages where they are missing and we may install.
set -eu
missing=""
command -v chromium >/dev/null || command -v google-chrome >/dev/null || missing="$missing chromium"
.venv/bin/python -c "import cairosvg" 2>/dev/null || missing="$missing libcairo2"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Please install:$missing" >&2
    exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
