import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../refusal.ts'
import { answersFor } from './connection.ts'
import { folderRefusal, type Place } from './place.ts'
import { socketPort } from './socket.ts'
import { command, type RunAs } from './user.ts'

export type Settings = Record<string, string>

// Given on the command line, so that nothing in postgresql.conf can weaken them.
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
  // One scan may keep a quarter of it: with 100,000 projects the narrow table of the dashboard. And its page is sorted in memory.
  shared_buffers: '256MB',
  work_mem: '16MB',
  // Starting helpers takes longer than the short questions of a shop, and takes the cores from its other visitors.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  cluster_name: 'hearth',
}

type Start = { postgres: string; runAs: RunAs; socketDir: string; extra: Settings; log: (line: string) => void }

/** Starts the server and returns when it answers. It outlives this process unless somebody stops it. */
export async function startPostmaster(place: Place, { postgres, runAs, socketDir, extra, log }: Start): Promise<void> {
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
  // Its own session: Ctrl-C in the terminal is for us, who then end the server in order.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  child.unref()
  await untilReady(child, { place, socketDir, log })
}

// What our own starter left open, such as the lock file of flock(1), must not stay open as long as the server lives.
const letGo = 'exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-; exec "$@"'

// The setting is a list: a comma or a space in the path would otherwise divide it.
const quoted = (folder: string) => `"${folder.replaceAll('"', '""')}"`

async function untilReady(
  child: ChildProcess,
  { place, socketDir, log }: { place: Place; socketDir: string; log: Start['log'] },
) {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (let next = Date.now() + 10_000; !(await answersFor(socketDir, place.cluster)); await sleep(25)) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null) throw new Refusal(lastWords(place))
    if (Date.now() < next) continue
    log('PostgreSQL is still starting: after a crash it first replays its log.')
    next = Date.now() + 10_000
  }
}

function lastWords({ log }: Place): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20)
  const told = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? ''
  return `PostgreSQL did not start (${told.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '')}): see ${log}.`
}

const largestLog = 10_000_000

function openLog({ log }: Place): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(log, `${log}.old`)
  try {
    return openSync(log, 'a', 0o600)
  } catch (error) {
    throw folderRefusal(log, error)
  }
}
