#!/bin/sh
# Lets the replica of compose.scale.yaml in, and gives the role of the shop the settings that PgBouncer does not pass on. The image of
# PostgreSQL runs it for a new database; docs/deployment.md says how to run it for one that is there.
set -eu
psql --no-psqlrc -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
select 'create role replica login replication' where not exists (select from pg_roles where rolname = 'replica') \gexec
alter role replica password :'password';
alter role hearth set statement_timeout = 5000;
alter role hearth set idle_in_transaction_session_timeout = 10000;
alter role hearth set lock_timeout = 2000;
alter role hearth set jit = off;
SQL
rule='host replication replica all scram-sha-256'
grep -qxF "$rule" "$PGDATA/pg_hba.conf" || echo "$rule" >> "$PGDATA/pg_hba.conf"
psql --no-psqlrc -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c 'select pg_reload_conf()'
