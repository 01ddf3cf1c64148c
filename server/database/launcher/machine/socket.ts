import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode, StartupError } from '../../../lib/startup-error.ts'
import { folderError } from './place.ts'
import type { RunAs } from './user.ts'

export const socketPort = 5432
const socketName = `.s.PGSQL.${socketPort}`

// The limit of the kernel is 107 bytes on Linux and 103 on macOS.
const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= 100

/** The socket folder: in the data folder, or in the temp folder if that path is too long for a socket. */
export function socketFolder(dataDir: string, temp = tmpdir()): string {
  const short = `hearth-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return [join(dataDir, 'run'), join(temp, short), join('/tmp', short)].find(fits) ?? join('/tmp', short)
}

/** Creates the socket folder with access for this user only, and removes files of a dead server. */
export function makeSocketFolder(folder: string, runAs: RunAs) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw folderError(folder, error)
  }
  const found = lstatSync(folder)
  const mine = new Set([process.getuid?.(), runAs.uid])
  // In a shared temp folder another user may have created it to intercept connections.
  if (!found.isDirectory() || !mine.has(found.uid) || (found.mode & 0o077) !== 0)
    throw new StartupError(`${folder} must be a folder that only this user can enter: remove it, then start again.`)
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid ?? runAs.uid)
  for (const name of [socketName, `${socketName}.lock`]) rmSync(join(folder, name), { force: true })
}
