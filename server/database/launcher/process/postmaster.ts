import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../../lib/startup-error.ts'
import { isPostmasterOf, lifeOf } from './process.ts'

export type Postmaster = { pid: number; socketDir: string; sharedMemoryId: number | undefined; isLive: boolean }

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** Reads `postmaster.pid` and checks whether that process is a running server of this folder. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  if (!existsSync(lockFile(cluster))) return undefined
  const lines = readFileSync(lockFile(cluster), 'utf8').split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const sharedMemoryId = Number.parseInt(lines[6]?.trim().split(/\s+/)[1] ?? '', 10)
  return {
    pid,
    socketDir: lines[4] ?? '',
    sharedMemoryId: Number.isNaN(sharedMemoryId) ? undefined : sharedMemoryId,
    isLive: pid > 0 && lifeOf(pid) === 'alive' && isPostmasterOf(pid, cluster),
  }
}

/**
 * Removes the lock file of a dead server, with the start lock held. A pid that no longer exists is left to PostgreSQL;
 * with a zombie or a reused pid it would not start.
 */
export async function clearDead(cluster: string, { pid, sharedMemoryId }: Postmaster): Promise<void> {
  if (lifeOf(pid) === 'gone') return
  await untilWorkersEnded(sharedMemoryId)
  rmSync(lockFile(cluster), { force: true })
}

// Without its lock file PostgreSQL cannot detect that workers of the dead server still write to the folder.
async function untilWorkersEnded(sharedMemoryId: number | undefined) {
  for (const end = Date.now() + 10_000; attached(sharedMemoryId) > 0; await sleep(50)) {
    if (Date.now() > end)
      throw new StartupError(
        'Processes of a PostgreSQL server that died still use the database: end them, then start again.',
      )
  }
}

function attached(sharedMemoryId: number | undefined): number {
  if (process.platform !== 'linux' || sharedMemoryId === undefined) return 0
  const rows = readFileSync('/proc/sysvipc/shm', 'utf8').trim().split('\n').slice(1)
  const row = rows.map((line) => line.trim().split(/\s+/)).find((cells) => Number(cells[1]) === sharedMemoryId)
  return Number(row?.[6] ?? 0)
}
