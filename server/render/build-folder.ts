import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, tryLock } from '../database/launcher/machine/lock.ts'

/** Link to the newest build; the next build replaces it. */
export const newestBuild = (dist: string) => join(dist, 'current')

/** Lock file of a build: processes that use the build hold it, and the build is removed only when none does. */
export const lockFileOf = (build: string) => join(build, 'in-use')

const held: Lock[] = []

/**
 * Returns the folder of the newest build and locks it, so that later builds do not remove it while this process runs.
 */
export function holdBuild(dist = 'dist'): string {
  const newest = () => realpathSync(newestBuild(dist))
  for (let build = newest(); ; build = newest()) {
    const lock = lockOf(build)
    // Otherwise a newer build replaced it in the meantime, and it may be deleted.
    if (newest() !== build) {
      lock?.release()
      continue
    }
    if (lock) held.push(lock)
    return build
  }
}

function lockOf(build: string) {
  try {
    return tryLock(lockFileOf(build), 'shared')
  } catch {
    return undefined // a folder without write permission works too, without a lock
  }
}
