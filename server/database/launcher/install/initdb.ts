import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '../../../lib/startup-error.ts'
import { freeSpace } from '../machine/disk.ts'
import { type ClusterPaths, folderError, major } from '../machine/place.ts'
import { command, giveTo, type RunAs } from '../machine/user.ts'

export const superuser = 'hearth'

/** Creates the database folder if it does not exist. Only for callers that hold the start lock. */
export async function makeCluster(
  place: ClusterPaths,
  { initdb, runAs }: { initdb: string; runAs: RunAs },
): Promise<boolean> {
  rejectForeignContent(place)
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return false
  await checkDiskSpace(place.dataDir)
  try {
    // The content is from an interrupted run and never held data.
    rmSync(place.making, { recursive: true, force: true })
    mkdirSync(place.making, { mode: 0o700 })
  } catch (error) {
    throw folderError(place.dataDir, error)
  }
  giveTo(runAs, place.making)
  await run(runAs, initdb, [
    `--pgdata=${place.making}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth=trust',
    `--username=${superuser}`,
  ])
  renameSync(place.making, place.cluster)
  syncFolder(place.dataDir)
  return true
}

async function run(runAs: RunAs, initdb: string, argv: string[]) {
  const { file, args, options } = command(runAs, initdb, argv)
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  const [problems, code] = await Promise.all([text(child.stderr), ended])
  if (code !== 0)
    throw new StartupError(`The database could not be made: ${problems.trim() || `initdb ended with ${code}`}`)
}

// Syncs the rename, so that it survives a power cut; initdb has synced the files.
function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

async function checkDiskSpace(folder: string) {
  const { allowsWrites, bytes } = await freeSpace(folder)
  if (!allowsWrites)
    throw new StartupError(
      `The disk of ${folder} has only ${Math.floor(bytes / 1e6)} MB left: free some space, or set DATA_DIR to a folder on another disk.`,
    )
}

function rejectForeignContent({ cluster, dataDir }: ClusterPaths) {
  const version = join(cluster, 'PG_VERSION')
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim()
    if (found !== `${major}`) throw new StartupError(otherVersion(cluster, found))
    return
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new StartupError(`${cluster} holds files but no database: move the folder away, then start again.`)
  const otherCluster = readdirSync(dataDir).find(
    (name) => /^pg\d+$/.test(name) && existsSync(join(dataDir, name, 'PG_VERSION')),
  )
  if (otherCluster) throw new StartupError(otherVersion(join(dataDir, otherCluster), otherCluster.slice(2)))
}

const otherVersion = (folder: string, version: string) =>
  `${folder} was written by PostgreSQL ${version}, which PostgreSQL ${major} cannot read: set DATABASE_URL to a PostgreSQL ${version} server that runs on it, or move the folder away to begin with an empty shop.`
