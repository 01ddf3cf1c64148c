import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, onClient, poolOf } from './database.ts'

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Serialization failure, deadlock and lock timeout: the whole transaction is retried. */
const repeatable = new Set(['40001', '40P01', '55P03'])

function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return undefined
}

/** Takes the connection itself: drizzle leaks one whose BEGIN fails. Within another transaction it uses a savepoint. */
async function once<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await poolOf(db)?.connect()
  try {
    return await (client ? onClient(client) : db).transaction(work)
  } finally {
    client?.release()
  }
}

/**
 * Runs a write transaction with retries. `work` may run several times: no external calls (payment, mail, http) inside.
 */
export async function tx<Result>(db: Db, work: (tx: Tx) => Promise<Result>, retries = 5): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(db, work)
    } catch (error) {
      if (attempt >= retries || !repeatable.has(sqlState(error) ?? '')) throw error
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
