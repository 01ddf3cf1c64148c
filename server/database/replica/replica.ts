import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { connect, type DbPool, onStatements, type PoolOptions, type ReadDb } from '../database.ts'
import type { ShopChanges } from '../shop-changes.ts'
import { isUnavailable } from '../unavailable.ts'
import { type Fault, isOfStatement, watchReplica } from './replica-watch.ts'

/** Shorter than those of the primary, which then runs the statement. */
const timeLimits = { responseMs: 1_500, statement_timeout: 2_000, lock_timeout: 500 }

/** A statement that writes: a mistake, which has to be seen. */
const isWrite = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25006'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

function logFault(log: Log | undefined, fault: Fault | null, err: unknown) {
  if (fault === null) log?.info('the catalogue is read from the replica')
  else log?.warn({ state: fault, ...(err ? { err } : {}) }, `the catalogue is read from the primary: replica ${fault}`)
}

type Options = { primary: DbPool; changes: ShopChanges; registry: Registry; longestLagMs?: number }

/**
 * Reads from a replica while that has every announced change, else from the primary. A statement that fails on the replica
 * runs on the primary.
 */
export function openReplica(connection: PoolOptions, { primary, changes, registry, longestLagMs }: Options) {
  const replica = connect({ ...connection, ...timeLimits })
  let log: Log | undefined
  const onFault = (fault: Fault | null, error?: unknown) => logFault(log, fault, error)
  const watch = watchReplica({ primary, replica, changes, onFault, longestLagMs })
  const { state } = watch

  const statements = new Counter({
    name: 'hearth_replica_statements_total',
    help: 'Statements that read the catalogue, by the server that ran them; repeated: failed on the replica before',
    labelNames: ['server'] as const,
    registers: [registry],
  })
  new Gauge({
    name: 'hearth_replica_in_use',
    help: 'Whether the catalogue is read from the replica',
    registers: [registry],
    collect() {
      this.set(state.isCurrent ? 1 : 0)
    },
  })
  new Gauge({
    name: 'hearth_replica_lag_seconds',
    help: 'How old the data of the replica is, at least',
    registers: [registry],
    collect() {
      this.set(state.lagSeconds)
    },
  })

  async function query(...params: unknown[]): Promise<unknown> {
    // One signature for the eight of pg.
    const run = ({ pool }: DbPool) => (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, params)
    if (!state.isCurrent) {
      statements.inc({ server: 'primary' })
      return run(primary)
    }
    try {
      const result = await run(replica)
      statements.inc({ server: 'replica' })
      return result
    } catch (error) {
      if (isWrite(error) || !(isOfStatement(error) || isUnavailable(error))) throw error
      if (!isOfStatement(error)) watch.fail(error)
      statements.inc({ server: 'repeated' })
      return run(primary)
    }
  }

  const reads: ReadDb = onStatements({ query: query as DbPool['pool']['query'] })
  return {
    reads,
    /** Looks for the replica, and logs when it is read and when not. */
    start: (given: Log) => {
      log = given
      watch.start()
    },
    close: async () => {
      watch.close()
      await replica.close()
    },
  }
}
