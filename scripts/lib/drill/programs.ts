import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin']
const find = (program: string) => folders.map((folder) => join(folder, program)).find((file) => existsSync(file))

const postgresVersions = '/usr/lib/postgresql'

/** The newest PostgreSQL of Debian that the shop supports. */
function findPostgres(): string | undefined {
  const versions = existsSync(postgresVersions) ? readdirSync(postgresVersions).map(Number) : []
  const newest = Math.max(...versions.filter((version) => version >= 15))
  return Number.isFinite(newest) ? join(postgresVersions, String(newest), 'bin') : undefined
}

export type Programs = { postgres: string; pgbouncer: string; haproxy: string }

/** The programs of the drill; throws with the command that installs missing ones. */
export function findPrograms(): Programs {
  const [postgres, pgbouncer, haproxy] = [findPostgres(), find('pgbouncer'), find('haproxy')]
  if (postgres && pgbouncer && haproxy) return { postgres, pgbouncer, haproxy }
  const missing = Object.entries({ postgresql: postgres, pgbouncer, haproxy }).filter(([, found]) => !found)
  throw new Error(
    `The drill needs ${missing.map(([name]) => name).join(', ')}. On Debian: apt-get install postgresql pgbouncer haproxy`,
  )
}

/** PostgreSQL and PgBouncer do not run as root: the user that their package made does. */
export function serviceUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export type Service = {
  pid: number
  signal: (signal: NodeJS.Signals) => void
  /** Ends it with its child processes, without a signal to stop first. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  output: () => string
}

const parentOf = (pid: string) => {
  try {
    // "pid (name) state parent …"; a name may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null // ended meanwhile
  }
}
const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

type Start = { program: string; args: readonly string[]; user?: { uid?: number; gid?: number } }

export function startService({ program, args, user = {} }: Start): Service {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  const child = spawn(program, args, { ...user, env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid = 0 } = child
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-20_000)
    })
  async function end(signal: NodeJS.Signals, pids: readonly number[]) {
    if (!isRunning(child)) return
    const gone = once(child, 'exit')
    for (const each of pids)
      try {
        process.kill(each, signal)
      } catch {
        // It has ended already.
      }
    await gone
  }
  return {
    pid,
    signal: (signal) => void child.kill(signal),
    kill: () => end('SIGKILL', [pid, ...childrenOf(pid)]),
    // PostgreSQL waits for its clients on SIGTERM, not on SIGINT; the others end on both.
    stop: () => end('SIGINT', [pid]),
    output: () => output,
  }
}
