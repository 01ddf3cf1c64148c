import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../shop-server.ts'
import { type Service, startService } from './programs.ts'

export const databaseName = 'hearth'

type Options = { folder: string; bin: string; user: { uid?: number; gid?: number } }

const settings = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
wal_level = replica
max_connections = 60
shared_buffers = 64MB
`

/** The address of a database on this machine. */
export const urlOf = (port: number) => `postgres://${databaseName}@127.0.0.1:${port}/${databaseName}`

/** Runs a query on its own connection. */
export async function query<Row extends pg.QueryResultRow>(port: number, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: urlOf(port), connectionTimeoutMillis: 1_000, query_timeout: 20_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end().catch(() => {})
  }
}

const isReachable = (port: number) =>
  query(port, 'select 1').then(
    () => true,
    () => false,
  )

async function untilReachable(port: number, service: Service) {
  for (const end = Date.now() + 30_000; !(await isReachable(port)); await sleep(100))
    if (Date.now() > end) throw new Error(`PostgreSQL did not start:\n${service.output()}`)
}

/** A primary whose commits wait until the replica has them on its disk. */
export async function startPair({ folder, bin, user }: Options) {
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const serve = (dir: string) => startService({ program: join(bin, 'postgres'), args: ['-D', dir], user })

  for (const dir of [primaryDir, replicaDir]) {
    mkdirSync(dir, { mode: 0o700 })
    if (user.uid !== undefined) chownSync(dir, user.uid, user.gid ?? user.uid)
  }
  run('initdb', ['-D', primaryDir, '-U', databaseName, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-k'])
  appendFileSync(join(primaryDir, 'postgresql.conf'), settings(primaryPort))
  const primary = serve(primaryDir)
  // Connections without a database name go to the database of their user.
  await untilDatabase(primaryPort, primary)
  const source = `host=127.0.0.1 port=${primaryPort} user=${databaseName} application_name=replica`
  run('pg_basebackup', ['-D', replicaDir, '-d', source, '-R', '-X', 'stream', '-c', 'fast'])
  appendFileSync(join(replicaDir, 'postgresql.conf'), `port = ${replicaPort}\n`)
  const replica = serve(replicaDir)
  await untilReachable(replicaPort, replica)
  // Only now, since commits wait for the replica from here on; it must not wait itself after its promotion.
  await query(primaryPort, `alter system set synchronous_standby_names = 'replica'`)
  await query(primaryPort, 'select pg_reload_conf()')
  for (const [name, limit] of Object.entries({ statement_timeout: '5s', lock_timeout: '2s' }))
    await query(primaryPort, `alter role ${databaseName} set ${name} = '${limit}'`)

  return {
    primaryPort,
    replicaPort,
    isSynchronous: async () => {
      const { rows } = await query<{ state: string }>(
        primaryPort,
        'select sync_state as state from pg_stat_replication',
      )
      return rows[0]?.state === 'sync'
    },
    /** How many statements the replica has run, to within a second. */
    statementsOfReplica: async () => {
      const { rows } = await query<{ count: number }>(
        replicaPort,
        `select xact_commit::int as count from pg_stat_database where datname = '${databaseName}'`,
      )
      return rows[0]?.count ?? 0
    },
    killPrimary: () => primary.kill(),
    /** Waits until the primary fails two checks in a row, then promotes the replica. */
    failOver: async () => {
      for (let failed = 0; failed < 2; await sleep(500)) failed = (await isReachable(primaryPort)) ? 0 : failed + 1
      await query(replicaPort, 'select pg_promote(true, 30)')
    },
    stop: async () => {
      await primary.stop()
      await replica.stop()
    },
  }
}

/** Waits for a new server, and makes the database in it. */
async function untilDatabase(port: number, service: Service) {
  const first = urlOf(port).replace(/hearth$/, 'postgres')
  for (const end = Date.now() + 30_000; ; await sleep(100)) {
    const client = new pg.Client({ connectionString: first, connectionTimeoutMillis: 1_000 })
    try {
      await client.connect()
      await client.query(`create database ${databaseName}`)
      return
    } catch (cause) {
      if (Date.now() > end) throw new Error(`PostgreSQL did not start:\n${service.output()}`, { cause })
    } finally {
      await client.end().catch(() => {})
    }
  }
}
