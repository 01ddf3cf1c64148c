import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lifeOf } from '../server/database/launcher/process/process.ts'

const prefix = 'hearth-tests-'
const patienceMs = 5_000
// Tools that a test runs have their compile cache there.
const ofTools = new Set(['node-compile-cache'])

/** Gives the run its own temp folder, and fails when files or processes are left in it afterwards. */
export function ownTempFolder() {
  removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  // Some tests run programs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return {
    folder,
    async close() {
      let left = leftIn(folder)
      for (const end = Date.now() + patienceMs; left.length > 0 && Date.now() < end; await sleep(100))
        left = leftIn(folder)
      rmSync(folder, { recursive: true, force: true })
      if (left.length > 0) throw new Error(`The tests left behind:\n${left.join('\n')}`)
    },
  }
}

/** Deletes folders of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.split('-')[2]) : 0
    const path = join(tmpdir(), name)
    if (pid && lifeOf(pid) === 'gone' && statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.())
      rmSync(path, { recursive: true, force: true })
  }
}

function leftIn(folder: string) {
  const files = readdirSync(folder).filter((name) => !ofTools.has(name))
  return [...files.map((name) => join(folder, name)), ...processesOf(folder)]
}

/** Processes whose command contains the folder, on systems with /proc. */
function processesOf(folder: string) {
  if (!existsSync('/proc/self/cmdline')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => `process ${pid}: ${commandOf(pid)}`)
    .filter((line) => line.includes(folder))
}

function commandOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 300)
  } catch {
    return '' // it ended in the meantime
  }
}
