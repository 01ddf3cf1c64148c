import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../../lib/startup-error.ts'
import { folderError } from './place.ts'

export type Lock = { release(): void }
type Kind = 'exclusive' | 'shared'

// Node has no file locks, but SQLite uses kernel locks, which are released when the process dies: no stale lock files,
// no guessing by pid. These files store no data.
const busy = 5
const unwritable = new Set([8, 14])

/** Takes the lock if it is free. */
export function tryLock(file: string, kind: Kind): Lock | undefined {
  const database = open(file)
  try {
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN')
    database.prepare('SELECT count(*) FROM sqlite_master').get()
    return { release: () => database.isOpen && database.close() }
  } catch (error) {
    database.close()
    if (sqliteCode(error) === busy) return undefined
    throw wordedFor(file, error)
  }
}

/** Waits for the lock and takes it. */
export async function lock(file: string, kind: Kind, patienceMs: number): Promise<Lock> {
  for (const end = Date.now() + patienceMs; ; await sleep(20 + Math.random() * 30)) {
    const taken = tryLock(file, kind)
    if (taken) return taken
    if (Date.now() > end)
      throw new StartupError(
        `Another Hearth is starting or stopping the database in ${dirname(file)}: wait for it, or end it.`,
      )
  }
}

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: 0 })
    shareWithOwnerOfFolder(file)
    return database
  } catch (error) {
    throw wordedFor(file, error)
  }
}

// After a start as root, the owner of the folder must still be able to lock it.
function shareWithOwnerOfFolder(file: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  if (uid !== 0) chownSync(file, uid, gid)
}

const sqliteCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined

const wordedFor = (file: string, error: unknown) =>
  unwritable.has(sqliteCode(error) ?? 0)
    ? folderError(dirname(file), Object.assign(new Error(String(error)), { code: 'EACCES' }))
    : error
