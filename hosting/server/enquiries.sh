#!/bin/sh
# Runs `npm run enquiries` as the user of the service, with its settings.
# The URL of the owner of a PostgreSQL database, which the service must not have.
if [ -r /etc/site/owner.env ]; then
  set -a
  . /etc/site/owner.env
  set +a
fi
cd /srv/site/current
set -- node --env-file=/etc/site/build.env --env-file=/etc/site/service.env --import tsx scripts/enquiries.ts "$@"
[ "$(id -un)" = site ] || set -- runuser -u site -- "$@"
exec "$@"
