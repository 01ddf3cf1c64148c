import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, onClient, poolOf } from './database.ts'

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Serialization failure, deadlock and lock time-out: repeating the whole transaction is the cure. */
const repeatable = new Set(['40001', '40P01', '55P03'])

function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/** On a connection of its own, as drizzle would never give back one that breaks at its begin; within another transaction a savepoint. */
async function once<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await poolOf(db)?.connect()
  try {
    return await (client ? onClient(client) : db).transaction(work)
  } finally {
    client?.release()
  }
}

/**
 * Runs a write transaction and repeats it when the database asks for that. Nothing foreign (payment, mail, http) may be
 * called inside: it would be called again.
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
