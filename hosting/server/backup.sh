#!/bin/sh
# Backs up the enquiries in the folder /var/lib/site-backups: the embedded database, or that of /etc/site/owner.env. Run by
# site-backup.service.
set -eu
umask 077
# Erased enquiries stay in older copies. While backups fail, the last copies are kept.
[ -z "$(find /var/lib/site-backups -name '*.[dt][ug]*' -mtime -31)" ] || find /var/lib/site-backups -type f -mtime +30 -delete
file=/var/lib/site-backups/$(date -u +%FT%H%M%S)
trap 'rm -f "$file.part"' EXIT
trap 'exit 1' HUP INT TERM
if [ -r /etc/site/owner.env ]; then
  . /etc/site/owner.env
  pg_dump --format=custom --schema=contact --schema=contact_meta --file="$file.part" "$CONTACT_OWNER_URL"
  mv "$file.part" "$file.dump"
else
  enquiries backup - > "$file.part"
  mv "$file.part" "$file.tgz"
fi
# Without the secret, erased mailboxes are not recognised.
copy() {
  cp "$1" "$file.part"
  mv "$file.part" "/var/lib/site-backups/${1##*/}"
}
copy /etc/site/service.env
# The server can write this one, so a link is not followed.
if [ -f /var/lib/site/hash-secret ] && [ ! -L /var/lib/site/hash-secret ]; then
  copy /var/lib/site/hash-secret
fi
