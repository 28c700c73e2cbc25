#!/bin/sh
# The browser and the database server of the tests, the library for PNG pictures and the tracer for faults of a disk, from
# Debian's packages where they are missing and we may install.
set -eu
may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }
install() { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; }

# The same browser without windows takes a quarter less time; with any other the tests pass, too.
if ! command -v chromium-headless-shell >/dev/null && may_install; then
    install chromium-headless-shell || true
fi
# Without it the tests of disks that fail and of power cuts are left out.
if ! command -v strace >/dev/null && may_install; then
    install strace || true
fi
missing=""
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null ||
    missing="$missing chromium"
if ! command -v initdb >/dev/null && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    missing="$missing postgresql"
    # The tests start servers of their own; none is wanted that starts with the machine.
    if may_install && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        mkdir -p /etc/postgresql-common
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    fi
fi
.venv/bin/python -c "import cairosvg" 2>/dev/null || missing="$missing libcairo2"
[ -n "$missing" ] || exit 0
if ! may_install; then
    echo "Please install:$missing" >&2
    exit 1
fi
install $missing
