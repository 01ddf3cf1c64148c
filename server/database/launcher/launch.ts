import { relative } from 'node:path'
import { superuser } from './install/initdb.ts'
import { type Lock, lock, tryLock } from './machine/lock.ts'
import { type ClusterPaths, placeIn } from './machine/place.ts'
import { type Connection, makeDatabase, ownConnection } from './process/connection.ts'
import { stopPostmaster } from './process/stop.ts'
import { startWatchdog } from './process/watchdog.ts'
import { ensureRunning, monitorServer, patienceMs, type Ways } from './running.ts'
import { selfTest } from './self-test.ts'

export type Database = {
  /** Options for a pool or client of `pg`. */
  connection: Connection
  url: string
  description: string
  promises: string
  /** Reasons why a confirmed order could be lost; empty if there are none. */
  problems: string[]
  adopted: boolean
  /** Its data folder; undefined on another machine. */
  dataDir: string | undefined
  stop(): Promise<void>
}

type Options = Partial<Ways> & {
  dataDir: string
  /** How long the database keeps running after this process crashed. */
  graceMs?: number
}

const name = 'hearth'

/** Starts the embedded PostgreSQL on a data folder, or joins the running one. */
export async function launchDatabase({ dataDir, graceMs = 30_000, ...given }: Options): Promise<Database> {
  const ways: Ways = { log: () => {}, settings: {}, allowNamespace: true, ...given }
  const place = placeIn(dataDir)
  const start = await lock(place.startLock, 'exclusive', patienceMs)
  const leave = await join(place, graceMs)
  try {
    const { socketDir, adopted } = await ensureRunning(place, ways)
    await makeDatabase(socketDir, name)
    const { version, problems } = await selfTest(ownConnection(socketDir, 'postgres'))
    const monitor = monitorServer(place, ways)
    return {
      connection: ownConnection(socketDir, name),
      url: `postgres:///${name}?user=${superuser}&host=${encodeURIComponent(socketDir)}`,
      description: `PostgreSQL ${version} of its own in ${relative('.', place.cluster)}${adopted ? ', which was running' : ''}`,
      promises: promiseOf(problems),
      problems,
      adopted,
      dataDir: place.dataDir,
      stop: once(async () => {
        monitor.end()
        const again = await lock(place.startLock, 'exclusive', patienceMs)
        await leave()
        again.release()
      }),
    }
  } catch (error) {
    await leave()
    throw error
  } finally {
    start.release()
  }
}

/** One sentence on whether confirmed orders are durable. */
export const promiseOf = (problems: string[]) =>
  problems.length === 0
    ? 'a confirmed order is on the disk before it is confirmed'
    : `NOT SAFE FOR ORDERS: ${problems.join(', ')}`

// Registers before the server starts, so that a crash always leaves a watchdog that stops it.
async function join(place: ClusterPaths, graceMs: number): Promise<() => Promise<void>> {
  const use = await lock(place.useLock, 'shared', patienceMs)
  const watchdog = startWatchdog(place.dataDir, graceMs)
  return async () => {
    await endUnlessUsed(place, use)
    watchdog.dismiss()
  }
}

/** Stops the server unless another process still uses it. Needs the start lock. */
async function endUnlessUsed({ useLock, cluster }: ClusterPaths, use: Lock) {
  use.release()
  const alone = tryLock(useLock, 'exclusive')
  if (alone) await stopPostmaster(cluster)
  alone?.release()
}

function once(action: () => Promise<void>) {
  let done: Promise<void> | undefined
  return () => {
    done ??= action()
    return done
  }
}
