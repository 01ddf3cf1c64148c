import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../../lib/startup-error.ts'
import { type ClusterPaths, folderError } from '../machine/place.ts'
import { socketPort } from '../machine/socket.ts'
import { command, type RunAs } from '../machine/user.ts'
import { isReachable } from './connection.ts'

export type Settings = Record<string, string>

// On the command line, so that postgresql.conf cannot weaken them.
const settings: Settings = {
  listen_addresses: '',
  port: `${socketPort}`,
  unix_socket_permissions: '0700',
  ssl: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  // One scan may use a quarter of it: enough for project_rows with 100,000 projects. Sorting a dashboard page stays in
  // memory.
  shared_buffers: '256MB',
  work_mem: '16MB',
  // Starting parallel workers takes longer than the shop's short queries and takes CPU from other requests.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  cluster_name: 'hearth',
}

type Start = { postgres: string; runAs: RunAs; socketDir: string; extra: Settings; log: (line: string) => void }

/** Starts the server and waits until it responds. It outlives this process unless it is stopped. */
export async function startPostmaster(
  place: ClusterPaths,
  { postgres, runAs, socketDir, extra, log }: Start,
): Promise<void> {
  const given = { ...settings, unix_socket_directories: quoted(socketDir), ...extra }
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = command(runAs, '/bin/sh', [
    '-c',
    letGo,
    'sh',
    postgres,
    '-D',
    place.cluster,
    ...flags,
  ])
  const output = openLog(place)
  // A separate session: Ctrl-C reaches only this process, which stops the server in order.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  child.unref()
  await untilReady(child, { place, socketDir, log })
}

// Closes inherited file descriptors, such as the lock file of flock(1), which the server would hold open.
const letGo = 'exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-; exec "$@"'

// The setting is a list: quotes protect a comma or space in the path.
const quoted = (folder: string) => `"${folder.replaceAll('"', '""')}"`

async function untilReady(
  child: ChildProcess,
  { place, socketDir, log }: { place: ClusterPaths; socketDir: string; log: Start['log'] },
) {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (let next = Date.now() + 10_000; !(await isReachable(socketDir, place.cluster)); await sleep(25)) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null) throw new StartupError(lastWords(place))
    if (Date.now() < next) continue
    log('PostgreSQL is still starting: after a crash it first replays its log.')
    next = Date.now() + 10_000
  }
}

function lastWords({ log }: ClusterPaths): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20)
  const message = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? ''
  return `PostgreSQL did not start (${message.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '')}): see ${log}.`
}

const largestLog = 10_000_000

function openLog({ log }: ClusterPaths): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(log, `${log}.old`)
  try {
    return openSync(log, 'a', 0o600)
  } catch (error) {
    throw folderError(log, error)
  }
}
