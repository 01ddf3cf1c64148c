import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { errorCode } from '../../../lib/startup-error.ts'

export type Life = 'alive' | 'zombie' | 'gone'

/** A zombie accepts signals like a running process; PostgreSQL cannot distinguish them. */
export function lifeOf(pid: number): Life {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return 'gone'
  }
  const state = stateOf(pid)
  if (state === undefined) return 'gone'
  return state === 'Z' || state === 'X' ? 'zombie' : 'alive'
}

function stateOf(pid: number): string | undefined {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'state=', '-p', `${pid}`])
      .stdout.toString()
      .trim()[0]
  // The process name in brackets may contain brackets and spaces.
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.[0]
}

/** Whether this process is the PostgreSQL server of this data folder. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    const command = spawnSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]).stdout.toString()
    return command.includes('postgres') && command.includes(cluster)
  }
  try {
    // The working directory of a server is its data folder.
    return (
      basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres' &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    )
  } catch {
    const argv = read(`/proc/${pid}/cmdline`)?.split('\0') ?? []
    return basename(argv[0] ?? '') === 'postgres' && argv.includes(cluster)
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return undefined
  }
}
