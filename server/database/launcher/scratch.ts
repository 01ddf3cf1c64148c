import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Database, launchDatabase } from './launch.ts'
import { lock } from './machine/lock.ts'
import { placeIn } from './machine/place.ts'
import { socketFolder } from './machine/socket.ts'
import { giveTo } from './machine/user.ts'
import { stopPostmaster } from './process/stop.ts'

export const isRoot = process.getuid?.() === 0
export const nobody = 65_534

/** Whether another user can run Node from this checkout; not if a parent folder is private. */
export const nobodyCanEnter =
  isRoot && spawnSync(process.execPath, ['--version'], { uid: nobody, gid: nobody, cwd: '/' }).status === 0

type Folder = { mode?: number; uid?: number; below?: string }

/** Creates an empty folder with this mode and owner; a server in it is stopped after the test. */
export function scratch({ mode = 0o755, uid = process.getuid?.() ?? 0, below = '' }: Folder = {}): string {
  const top = mkdtempSync(join(tmpdir(), 'hearth-pg-'))
  const folder = join(top, below)
  mkdirSync(folder, { recursive: true })
  chmodSync(top, mode)
  if (isRoot) for (const path of new Set([top, folder])) chownSync(path, uid, uid)
  onTestFinished(async () => {
    const { cluster, dataDir } = placeIn(folder)
    await stopPostmaster(cluster)
    rmSync(socketFolder(dataDir), { recursive: true, force: true })
    // rmSync ends early, without an error, when another process deletes a file at the same time.
    while (existsSync(top)) rmSync(top, { recursive: true, force: true })
  })
  return folder
}

/** Creates a folder like `scratch` with a database in it, copied: initdb takes a second. */
export async function scratchDatabase(options: Folder = {}): Promise<string> {
  const source = await stoppedCluster()
  const dataDir = scratch(options)
  const { cluster } = placeIn(dataDir)
  cpSync(source, cluster, { recursive: true, mode: constants.COPYFILE_FICLONE })
  chmodSync(cluster, 0o700)
  giveTo({ prefix: [], uid: options.uid }, cluster)
  return dataDir
}

/** The folder that tests copy, which the first run in a checkout creates. */
async function stoppedCluster(): Promise<string> {
  const { dataDir, cluster } = placeIn('.data/test/copied')
  const stopped = `${cluster}.stopped`
  const creating = await lock(join(dataDir, 'create.lock'), 'exclusive', 60_000)
  try {
    if (!existsSync(stopped)) {
      const database = await launchDatabase({ dataDir })
      await database.stop()
      renameSync(cluster, stopped)
    }
    return stopped
  } finally {
    creating.release()
  }
}

/** Launches in this process; stops after the test. */
export async function launched(options: Parameters<typeof launchDatabase>[0]): Promise<Database> {
  const database = await launchDatabase(options)
  onTestFinished(database.stop)
  return database
}

export async function query<Row extends pg.QueryResultRow>({ connection }: Pick<Database, 'connection'>, sql: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const program = `
const { launchDatabase } = await import(process.env.LAUNCH)
try {
  const { connection, adopted, stop } = await launchDatabase(JSON.parse(process.env.OPTIONS))
  console.log(JSON.stringify({ connection, adopted }))
  process.once('SIGTERM', () => stop().then(() => process.exit(0)))
  setInterval(() => {}, 1000)
} catch (error) {
  console.log(JSON.stringify({ refusal: error.message, kind: error.name }))
}`

type Report = { connection?: Database['connection']; adopted?: boolean; refusal?: string; kind?: string }
export type Other = Report & { child: ChildProcess; end(signal: NodeJS.Signals): Promise<void> }

/** Launches in another process, which can be killed or run as another user. */
export async function otherProcess(options: { dataDir: string; graceMs?: number }, uid?: number): Promise<Other> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: '/',
    env: { PATH: process.env.PATH, LAUNCH: join(import.meta.dirname, 'launch.ts'), OPTIONS: JSON.stringify(options) },
    // Does not inherit the test runner's streams: it waits for their end, and a process left behind would hold them
    // open.
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()).once('error', () => done()))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  onTestFinished(() => end('SIGKILL'))
  const line = await new Promise<string>((done) => {
    const lines = createInterface({ input: child.stdout })
    lines.once('line', done)
    lines.once('close', () => done('{"refusal":"it ended without a word"}'))
    child.once('error', () => done('{"refusal":"it did not start"}'))
  })
  return { ...(JSON.parse(line) as Report), child, end }
}
