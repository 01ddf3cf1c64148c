import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { errorCode, StartupError } from '../../../lib/startup-error.ts'

export const major = 18

export type ClusterPaths = {
  dataDir: string
  cluster: string
  /** Temporary folder of initdb, renamed to `cluster` when complete. */
  making: string
  log: string
  startLock: string
  useLock: string
}

/** The database paths in a data folder, which is created if missing. */
export function placeIn(folder: string): ClusterPaths {
  const dataDir = realFolder(resolve(folder))
  const named = (name: string) => join(dataDir, `pg${major}${name}`)
  return {
    dataDir,
    cluster: named(''),
    making: named('.making'),
    log: named('.log'),
    startLock: named('.start.lock'),
    useLock: named('.use.lock'),
  }
}

/** Fails where nothing can be written into the data folder, which is created if missing. */
export function checkDataFolder(folder: string): void {
  const dataDir = realFolder(resolve(folder))
  // Servers that share the folder may start at the same time.
  const file = join(dataDir, `.check-${randomUUID()}`)
  try {
    writeFileSync(file, 'x'.repeat(4096))
  } catch (error) {
    throw folderError(dataDir, error)
  } finally {
    rmSync(file, { force: true })
  }
}

/** Not `recursive`: in /proc, where no folder can be made, Node would try for ever. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && statSync(folder).isDirectory()) return
    const parent = dirname(folder)
    if (errorCode(error) !== 'ENOENT' || existsSync(parent)) throw error
    makeFolder(parent)
    makeFolder(folder)
  }
}

function realFolder(folder: string): string {
  try {
    makeFolder(folder)
    return realpathSync(folder)
  } catch (error) {
    throw folderError(folder, error)
  }
}

const texts: Record<string, (folder: string) => string> = {
  EACCES: (folder) =>
    `The folder ${folder} cannot be written by this user: make it writable, or set DATA_DIR to one that is.`,
  EPERM: (folder) =>
    `The folder ${folder} cannot be written by this user: make it writable, or set DATA_DIR to one that is.`,
  EROFS: (folder) => `The folder ${folder} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOSPC: (folder) => `The disk of ${folder} is full: free some space, or set DATA_DIR to a folder on another disk.`,
  ENOENT: (folder) => `No folder ${folder} can be made there: set DATA_DIR to a folder on a disk.`,
  ENOTDIR: (folder) => `${folder} is not a folder: remove that file, or set DATA_DIR to a folder.`,
  EEXIST: (folder) => `${folder} is not a folder: remove that file, or set DATA_DIR to a folder.`,
}

/** Explains a failed write to the data folder; other errors are returned unchanged. */
export function folderError(folder: string, error: unknown): unknown {
  const text = texts[errorCode(error) ?? '']?.(folder)
  return text === undefined ? error : new StartupError(text, { cause: error })
}
