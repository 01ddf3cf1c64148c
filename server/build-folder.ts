import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, tryLock } from './database/launcher/lock.ts'

/** Names the newest build, which a new one takes the place of. */
export const newestBuild = (dist: string) => join(dist, 'current')

/** Locked by who uses a build: it is removed only when nobody does. */
export const lockFileOf = (build: string) => join(build, 'in-use')

const held: Lock[] = []

/** The folder of the newest build. It stays as it is while this process lives, whatever is built meanwhile. */
export function holdBuild(dist = 'dist'): string {
  const newest = () => realpathSync(newestBuild(dist))
  for (let build = newest(); ; build = newest()) {
    const lock = lockOf(build)
    // Otherwise another took its place in this moment, and it may be gone.
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
    return undefined // a folder that this user cannot write serves as well
  }
}
