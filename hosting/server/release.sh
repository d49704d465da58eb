#!/bin/sh
# Builds the newest commit in a new folder below releases/, and points the link `current` at it. A build that fails
# changes nothing. 30 releases are kept. Run by site-release.service.
set -eu
cd "${SITE_FOLDER:-/srv/site}"
release="releases/$(date -u +%Y-%m-%dT%H%M%S)"
git clone --quiet --depth 1 "$SITE_REPOSITORY" "$release"
trap 'rm -rf "$release"' EXIT
trap 'exit 1' HUP INT TERM
# While the lockfile is the same, the packages are links to the same files, which take no space.
if ! { cmp -s current/package-lock.json "$release/package-lock.json" && cp -al current/node_modules "$release/"; }; then
  npm ci --omit=dev --prefix "$release"
fi
npm run build --prefix "$release" -- --release
trap - EXIT
rm -rf "$release/.cache"
ln -sfn "$release" current
# The new release may have the earliest name if the clock was set back. A file that cannot be removed must not prevent
# the restart of the server.
ls -d releases/* | grep -vFx "$release" | head -n -29 | xargs -r rm -rf || true
echo "The site is now $PWD/$release"
