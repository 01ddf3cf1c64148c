#!/bin/sh
# Copies the database at the first start, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Beside its place, so that half a copy is never started.
  rm -rf "$PGDATA" "$PGDATA.copy"
  pg_basebackup -D "$PGDATA.copy" -d 'host=database user=replica application_name=replica' -R -X stream -c fast
  mv "$PGDATA.copy" "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on
