import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
export type DbPool = {
  db: Db
  pool: pg.Pool
  /** Whether the database answers in time; a connection that waits for one which does not is cut. */
  answers: () => Promise<boolean>
  close: () => Promise<void>
}

// A date without a time must stay the text it is: no time zone may move it to another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const answerMs = 3_000

/** A pool of connections. `connection` is a postgres:// address or pg's own options. */
export function connect(connection: string | pg.PoolConfig, size = 10): DbPool {
  const given = typeof connection === 'string' ? { connectionString: connection } : connection
  const options: pg.PoolConfig = {
    max: size,
    connectionTimeoutMillis: answerMs,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 2_000,
    keepAlive: true,
    ...given,
  }
  const clients = new Set<pg.PoolClient>()
  const pool = watched(new pg.Pool(options), clients)
  // Of its own, so that a busy pool is not taken for a database that hangs.
  const probe = watched(new pg.Pool({ ...options, max: 1 }), clients)

  async function answers() {
    const asked = probe.query('select 1').then(
      () => true,
      () => false,
    )
    // After a blocked event loop the timer comes first: what has arrived meanwhile is read before anything is cut.
    const late = sleep(answerMs, 'late' as const, { ref: false }).then((value) => setImmediate(value))
    const answer = await Promise.race([asked, late])
    if (answer !== 'late') return answer
    for (const client of clients) cut(client)
    return false
  }

  const close = async () => {
    await Promise.all([pool.end(), probe.end()])
  }
  return { db: drizzle(pool, names), pool, answers, close }
}

const names = { casing: 'snake_case' } as const
const onClients = new WeakMap<pg.PoolClient, Db>()

/** The database on one connection alone. */
export function onClient(client: pg.PoolClient): Db {
  const known = onClients.get(client) ?? drizzle(client, names)
  onClients.set(client, known)
  return known
}

/** The pool of a database made by connect(); null within a transaction. */
export const poolOf = (db: Db): pg.Pool | null => (db as Db & { $client?: pg.Pool }).$client ?? null // not in drizzle's type

function watched(pool: pg.Pool, clients: Set<pg.PoolClient>): pg.Pool {
  pool.on('connect', (client) => {
    clients.add(client)
    // The query under way fails by itself; without a listener a connection that breaks while in use ends the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  // The same for connections that break while idle: they are replaced at the next query.
  pool.on('error', () => {})
  return pool
}

/** Ends a connection at once; `end()` would wait for the other side. The pool does it the same way when connecting takes too long. */
function cut(client: pg.PoolClient) {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } } // not in pg's types
  connection.stream.destroy()
}
