import { once } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** `cut`: rejected before it is sent; `lost`: executed, but the connection breaks before the result arrives. */
export const statementFates = ['cut', 'lost'] as const
export type StatementFate = (typeof statementFates)[number]

type Query = (...args: unknown[]) => unknown
type Callback = (error: Error | null, result?: unknown) => void

/** Fails the n-th statement of the pool after it is armed. */
export function statementBreaker(pool: pg.Pool) {
  let armed: { nth: number; fate: StatementFate } | null = null
  let count = 0
  const known = new WeakSet<pg.PoolClient>()

  async function broken(client: pg.PoolClient, run: () => unknown, fate: StatementFate) {
    if (fate === 'cut') throw new Error('Connection terminated')
    await run()
    const { connection } = client as unknown as { connection: { stream: Socket } } // not in pg's types
    connection.stream.destroy()
    await once(connection.stream, 'close')
    throw new Error('Connection terminated')
  }

  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as Query // one signature for all its overloads
    client.query = ((...args: unknown[]) => {
      const callback = typeof args.at(-1) === 'function' ? (args.at(-1) as Callback) : null
      if (!armed || ++count !== armed.nth) return query(...args)
      const { fate } = armed
      armed = null
      const work = broken(client, () => query(...(callback ? args.slice(0, -1) : args)), fate)
      if (!callback) return work
      work.then(
        () => {},
        (error: Error) => callback(error),
      )
    }) as typeof client.query
  })

  return {
    arm(nth: number, fate: StatementFate) {
      armed = { nth, fate }
      count = 0
    },
    /** Returns whether the statement was reached. */
    disarm() {
      const isStruck = armed === null
      armed = null
      return isStruck
    },
  }
}
