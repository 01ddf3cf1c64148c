import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root, toolEnv } from './root.mjs'

// Read once at the start: a restarted program must not take another process for its parent.
const parent = process.ppid
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project folder in this terminal, forwards signals, and resolves with its exit code, as a shell
 * would report it. With `onOutput` its output goes there instead; with `priority` it runs at that one.
 */
export function run(program, args, { env = {}, channel = false, priority, onMessage, onOutput, onStop } = {}) {
  const out = onOutput ? 'pipe' : 'inherit'
  const stdio = ['inherit', out, out, ...(channel ? ['ipc'] : [])]
  const child = spawn(program, args, { cwd: root, stdio, env: toolEnv(env) })
  const pass = (signal) => {
    onStop?.()
    child.kill(signal)
  }
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
  if (onMessage) child.on('message', onMessage)
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
  for (const signal of forwarded) process.on(signal, pass)
  const watch = onParentDeath(() => pass('SIGTERM'))
  return new Promise((done, fail) => {
    child.once('error', fail)
    // At 'exit' a pipe may hold output that has not been read.
    child.once(onOutput ? 'close' : 'exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)))
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, pass)
    clearInterval(watch)
  })
}

// npm starts scripts through a shell and signals only that shell, which ends without notice. Without npm the parent may
// end on purpose while this process stays.
function onParentDeath(act) {
  if (!process.env.npm_lifecycle_event) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 250)
  return watch
}
