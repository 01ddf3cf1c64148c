import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root, toolEnv } from './root.mjs'

// Looked at once: a program that is started again later must not take another parent for its own.
const parent = process.ppid
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project's folder with our terminal, passes on what we are asked by signals, and answers with
 * its exit code, as a shell would word it.
 */
export function run(program, args, { env = {}, channel = false, onMessage, onStop } = {}) {
  const stdio = channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const child = spawn(program, args, { cwd: root, stdio, env: toolEnv(env) })
  const pass = (signal) => {
    onStop?.()
    child.kill(signal)
  }
  if (onMessage) child.on('message', onMessage)
  for (const signal of forwarded) process.on(signal, pass)
  const watch = onParentDeath(() => pass('SIGTERM'))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)))
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, pass)
    clearInterval(watch)
  })
}

// npm runs us through a shell, to which alone it passes on a signal; the shell ends without telling us. Started
// without npm, we may well be meant to outlive our parent.
function onParentDeath(act) {
  if (!process.env.npm_lifecycle_event) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 250)
  return watch
}
