import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { tracedPool } from './traced-statements.ts'

export type Db = NodePgDatabase
/** A database that is only read, so that a replica can take its place. */
export type ReadDb = Pick<Db, 'select' | 'selectDistinct' | 'execute' | '_'>
export type DbPool = {
  db: Db
  pool: pg.Pool
  /** Runs a statement on a connection of its own. Null: no response in time, and all connections are closed. */
  probe: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[] | Error | null>
  /** Whether the database responds in time; if not, all connections are closed. */
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}

// Dates stay text: a Date object could shift them to another day by time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const usualResponseMs = 3_000

/** Ends statements, waits for locks and idle transactions, in milliseconds. */
export const timeLimits = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000, lock_timeout: 2_000 }

/** Compiling a statement (jit) takes PostgreSQL 300 ms, for statements that then run for 5. */
export const planning = { jit: 'off' }

export type PoolOptions = pg.PoolConfig & {
  /** Behind a pooler in transaction mode, where each transaction may run on another connection. */
  isPooled?: boolean
  /** Time limit for a connection, and for a probe. */
  responseMs?: number
}

/** Creates a connection pool. `connection` is a postgres:// URL or pg options. */
export function connect(connection: string | PoolOptions, size = 10): DbPool {
  const {
    isPooled,
    responseMs = usualResponseMs,
    ...given
  }: PoolOptions = typeof connection === 'string' ? { connectionString: connection } : connection
  const options: pg.PoolConfig = {
    max: size,
    connectionTimeoutMillis: responseMs,
    keepAlive: true,
    ...timeLimits,
    options: Object.entries(planning)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    ...given,
    // PgBouncer rejects connections that bring settings, and the next statement may run on another connection.
    ...(isPooled ? { ...noTimeLimits, options: undefined, Client: UnnamedClient } : {}),
  }
  const clients = new Set<pg.PoolClient>()
  const pool = watched(tracedPool(options), clients)
  // A separate connection, so that an exhausted pool does not look like a hanging database.
  const own = watched(new pg.Pool({ ...options, max: 1 }), clients)

  async function probe<Row extends pg.QueryResultRow>(statement: string): Promise<Row[] | Error | null> {
    const query = own.query<Row>(statement).then(
      ({ rows }) => rows,
      (error: Error) => error,
    )
    // After a blocked event loop the timer fires first; setImmediate lets a response that has arrived win.
    const late = sleep(responseMs, null, { ref: false }).then((value) => setImmediate(value))
    const outcome = await Promise.race([query, late])
    if (outcome === null) for (const client of clients) cut(client)
    return outcome
  }

  const isReachable = async () => Array.isArray(await probe('select 1'))

  const close = async () => {
    await Promise.all([pool.end(), own.end()])
  }
  return { db: drizzle(pool, names), pool, probe, isReachable, close }
}

/** Drizzle on anything that runs single statements as a pool does. It opens no transactions. */
export const onStatements = (client: Pick<pg.Pool, 'query'>): ReadDb => drizzle(client as pg.Pool, names)

export const names = { casing: 'snake_case' } as const
const onClients = new WeakMap<pg.PoolClient, Db>()

/** Drizzle on a single connection. */
export function onClient(client: pg.PoolClient): Db {
  const known = onClients.get(client) ?? drizzle(client, names)
  onClients.set(client, known)
  return known
}

/** The pool behind a database from connect(); null within a transaction. */
export const poolOf = (db: Db): pg.Pool | null => (db as Db & { $client?: pg.Pool }).$client ?? null // not in drizzle's type

const noTimeLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 0 }

/** Sends named statements without their name: it would be unknown on another connection. */
class UnnamedClient extends pg.Client {
  override query(...[statement, ...rest]: unknown[]) {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    const sent = isNamed ? { ...statement, name: undefined } : statement
    // One signature for the eight of pg.
    return (super.query as (...params: unknown[]) => never).call(this, sent, ...rest)
  }
}

function watched(pool: pg.Pool, clients: Set<pg.PoolClient>): pg.Pool {
  pool.on('connect', (client) => {
    clients.add(client)
    // The running query rejects anyway; without a listener an error on a connection in use would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  // The same for idle connections: the pool replaces them at the next query.
  pool.on('error', () => {})
  return pool
}

/** Destroys the socket, as the pool does on a connect timeout; `end()` would wait for the server. */
function cut(client: pg.PoolClient) {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } } // not in pg's types
  connection.stream.destroy()
}
