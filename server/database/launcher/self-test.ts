import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, withClient } from './process/connection.ts'

export type SelfTest = { version: string; problems: string[] }

type Setting = { name: string; harmless: readonly string[]; fix: string }

const checkedSettings: readonly Setting[] = [
  { name: 'fsync', harmless: ['on'], fix: 'set it to on' },
  { name: 'full_page_writes', harmless: ['on'], fix: 'set it to on' },
  { name: 'synchronous_commit', harmless: ['on', 'remote_write', 'remote_apply'], fix: 'set it to on' },
  { name: 'data_checksums', harmless: ['on'], fix: 'stop PostgreSQL, then run pg_checksums --enable' },
]

/** Checks that the server settings make commits durable, and that a commit causes a sync to disk. */
export async function selfTest(connection: Connection): Promise<SelfTest> {
  return withClient(connection, async (client) => {
    const version = await readValue(client, 'show server_version')
    const problems: string[] = []
    for (const { name, harmless, fix } of checkedSettings) {
      const found = await readValue(client, `show ${name}`)
      if (!harmless.includes(found)) problems.push(`${name} is ${found} (${fix})`)
    }
    // With an unsafe setting there may be no sync to see, and the problem is already reported.
    if (problems.length === 0 && !(await commitReachesDisk(client)))
      problems.push('a commit was not seen to reach the disk')
    return { version: version.split(' ')[0] ?? version, problems }
  })
}

// Since version 18, WAL syncs are counted in pg_stat_io.
const countSyncs = (major: number) =>
  major >= 18
    ? `select coalesce(sum(fsyncs), 0)::text as value from pg_stat_io where object = 'wal'`
    : 'select wal_sync::text as value from pg_stat_wal'

/** Commits a WAL message and waits until the sync counter rises. */
export async function commitReachesDisk(client: pg.Client): Promise<boolean> {
  const major = Number.parseInt(await readValue(client, 'show server_version'), 10)
  // The open_* sync methods sync with each write and are not counted.
  if ((await readValue(client, 'show wal_sync_method')).startsWith('open_')) return true
  const before = BigInt(await readValue(client, countSyncs(major)))
  // A message in the WAL only: committed like any row, with nothing to clean up.
  await client.query(`select pg_logical_emit_message(true, 'hearth', 'self-test')`)
  await client.query('select pg_stat_force_next_flush()')
  for (let tries = 0; tries < 40; tries++, await sleep(25)) {
    if (BigInt(await readValue(client, countSyncs(major))) > before) return true
  }
  return false
}

async function readValue(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' })
  return rows[0]?.[0] ?? ''
}
