import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../../lib/startup-error.ts'

/** How to start a PostgreSQL program, which does not run as root. */
export type RunAs = { prefix: string[]; uid?: number | undefined; gid?: number }

const nobody = 65_534
const myself: RunAs = { prefix: [] }
// In the user namespace this process has the uid of `nobody`, outside its own: it can still enter private folders.
const namespace: RunAs = {
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
}

/** The command line and options for a program. PostgreSQL gets none of our environment variables. */
export function command({ prefix, uid, gid }: RunAs, program: string, args: string[]) {
  const [file = program, ...rest] = [...prefix, program, ...args]
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  const options = { uid, gid, env, cwd: '/' } satisfies SpawnOptions
  return { file, args: rest, options }
}

type Need = { dataDir: string; cluster: string; postgres: string; allowNamespace: boolean }

/** Finds a user that can run PostgreSQL in this folder by trying; never changes accounts. */
export function runAsFor(need: Need): RunAs {
  const found = waysFor(need).find((way) => (way === myself ? true : works(way, need)))
  if (found) return found
  throw new StartupError(
    process.getuid?.() === 0
      ? `PostgreSQL refuses to run as root, and no other account can enter ${need.dataDir}: move the clone out of a private folder, run as an ordinary user, or set DATABASE_URL.`
      : `The user id ${process.getuid?.()} has no account on this machine, which PostgreSQL needs: run as a user with an account, or set DATABASE_URL.`,
  )
}

function waysFor({ dataDir, cluster, allowNamespace }: Need): RunAs[] {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0) {
    rejectForeignCluster(cluster, owner?.uid)
    return [hasAccount() ? myself : namespace]
  }
  if (owner && owner.uid !== 0) return [{ prefix: [], uid: owner.uid, gid: owner.gid }]
  const folder = statSync(dataDir)
  return [
    ...(allowNamespace ? [namespace] : []),
    ...(folder.uid === 0 ? [] : [{ prefix: [], uid: folder.uid, gid: folder.gid }]),
    { prefix: [], uid: nobody, gid: nobody },
  ]
}

function rejectForeignCluster(cluster: string, owner: number | undefined) {
  if (owner === undefined || owner === process.getuid?.()) return
  throw new StartupError(
    `${cluster} belongs to another user: start as that user, give the folder to this one, or set DATA_DIR to another folder.`,
  )
}

function hasAccount(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

const trial = 'id -un >/dev/null 2>&1 && cd -- "$1" && exec "$2" --version'

function works(way: RunAs, { dataDir, postgres }: Need): boolean {
  const { file, args, options } = command(way, '/bin/sh', ['-c', trial, 'sh', dataDir, postgres])
  return spawnSync(file, args, options).status === 0
}

/** Changes the owner of a folder, recursively, to the user that PostgreSQL runs as. */
export function giveTo({ uid, gid = uid }: RunAs, folder: string) {
  if (uid === undefined || gid === undefined || statSync(folder).uid === uid) return
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid)
  // Last, so that an interrupted change is detected and repeated.
  chownSync(folder, uid, gid)
}
