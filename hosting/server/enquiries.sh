#!/bin/sh
# Runs `npm run enquiries` as the user of the service, with its settings.
cd /srv/site/current
set -- node --env-file=/etc/site/build.env --env-file=/etc/site/service.env --import tsx scripts/enquiries.ts "$@"
[ "$(id -un)" = site ] || set -- runuser -u site -- "$@"
exec "$@"
