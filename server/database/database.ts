import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
export type DbPool = { db: Db; pool: pg.Pool; close: () => Promise<void> }

// A date without a time must stay the text it is: no time zone may move it to another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** A pool of connections. `connection` is a postgres:// address or pg's own options. */
export function connect(connection: string | pg.PoolConfig, size = 10): DbPool {
  const options = typeof connection === 'string' ? { connectionString: connection } : connection
  const pool = new pg.Pool({
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 2_000,
    ...options,
  })
  // A connection that the server closes while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
