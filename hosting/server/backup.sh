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
for secret in /etc/site/service.env /var/lib/site/hash-secret; do
  [ -e "$secret" ] || continue
  cp "$secret" "$file.part"
  mv "$file.part" "/var/lib/site-backups/${secret##*/}"
done
