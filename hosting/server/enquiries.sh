#!/bin/sh
# Runs `npm run enquiries` with the settings of the service: as its user, or, with PostgreSQL, as a user that the server
# cannot become or read. Run it as root.
set -eu
PATH="$PATH:/usr/sbin"
user=site
if [ -r /etc/site/owner.env ]; then
  user=site-owner
  set -a
  . /etc/site/owner.env
  set +a
fi
# Paths of files are relative to this folder.
export INIT_CWD="$PWD"
# Another account of the machine could put code into the cache of tsx, which is in /tmp.
export TSX_DISABLE_CACHE=1
cd /srv/site/current
# The command runs code that another user has built, which must not type into root's terminal.
if [ -t 0 ] && [ -t 1 ]; then
  run="runuser --pty"
else
  run="setsid --wait runuser"
fi
exec $run -u "$user" -- node --env-file=/etc/site/build.env --env-file=/etc/site/service.env --import tsx \
  scripts/enquiries.ts "$@"
