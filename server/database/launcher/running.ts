import { setTimeout as sleep } from 'node:timers/promises'
import { errorText, StartupError } from '../../lib/startup-error.ts'
import { findBinaries } from './install/binaries.ts'
import { makeCluster } from './install/initdb.ts'
import { lock } from './machine/lock.ts'
import type { ClusterPaths } from './machine/place.ts'
import { makeSocketFolder, socketFolder } from './machine/socket.ts'
import { giveTo, runAsFor } from './machine/user.ts'
import { isReachable } from './process/connection.ts'
import { clearDead, readPostmaster } from './process/postmaster.ts'
import { type Settings, startPostmaster } from './process/start.ts'

export type Ways = {
  log: (line: string) => void
  /** Additional PostgreSQL settings, for tests. */
  settings: Settings
  /** Whether root may use a user namespace. */
  allowNamespace: boolean
}

export const patienceMs = 120_000

/** Joins the running server of this folder, or starts one. Only for callers that hold the start lock. */
export async function ensureRunning(place: ClusterPaths, { log, settings, allowNamespace }: Ways) {
  const live = await findLive(place.cluster, log)
  if (live !== undefined) return { socketDir: live, adopted: true }
  const dead = readPostmaster(place.cluster)
  if (dead) await clearDead(place.cluster, dead)
  const { postgres, initdb } = await findBinaries()
  const runAs = runAsFor({ ...place, postgres, allowNamespace })
  if (await makeCluster(place, { initdb, runAs })) log(`Made a new database in ${place.cluster}.`)
  giveTo(runAs, place.cluster)
  const socketDir = socketFolder(place.dataDir)
  makeSocketFolder(socketDir, runAs)
  await startPostmaster(place, { postgres, runAs, socketDir, extra: settings, log })
  return { socketDir, adopted: false }
}

async function findLive(cluster: string, log: Ways['log']): Promise<string | undefined> {
  const end = Date.now() + patienceMs
  for (let next = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
    const found = readPostmaster(cluster)
    if (!found) return undefined
    if (await isReachable(found.socketDir, cluster)) return found.socketDir
    if (!found.isLive) return undefined
    if (Date.now() < next) continue
    log('A PostgreSQL server is already there: waiting for it to answer.')
    next = Date.now() + 10_000
  }
  const pid = readPostmaster(cluster)?.pid
  throw new StartupError(`A PostgreSQL server holds ${cluster} but does not answer: end process ${pid}.`)
}

/** Monitors the server and restarts it when it was killed. */
export function monitorServer(place: ClusterPaths, ways: Ways) {
  let isActive = true
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy || readPostmaster(place.cluster)?.isLive) return
    isBusy = true
    revive()
      .catch((error: unknown) => {
        ways.log(`PostgreSQL does not come back: ${errorText(error)}`)
        return sleep(5_000, undefined, { ref: false })
      })
      .finally(() => {
        isBusy = false
      })
  }, 1_000).unref()

  async function revive() {
    const start = await lock(place.startLock, 'exclusive', patienceMs)
    try {
      if (!isActive) return
      ways.log('PostgreSQL ended unexpectedly: starting it again.')
      await ensureRunning(place, ways)
    } finally {
      start.release()
    }
  }

  return {
    end() {
      isActive = false
      clearInterval(timer)
    },
  }
}
