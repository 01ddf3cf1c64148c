import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Watchdog = { dismiss(): void }

/**
 * Starts a process that stops the database after a crash of this one, unless another process adopts it in time. It
 * detects the crash by the end of a pipe, which the kernel closes.
 */
export function startWatchdog(dataDir: string, graceMs: number): Watchdog {
  const program = join(import.meta.dirname, 'watchdog-process.ts')
  const child = spawn(process.execPath, [program, dataDir, String(graceMs)], {
    // A separate session, or Ctrl-C in the terminal would end it too.
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watchdog the database still stops in order; only after a crash it runs until the next start.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  unref(child.stdin)
  return { dismiss: () => void child.stdin.end('dismissed') }
}

// The pipe of a child is a socket, which Node's types do not include.
function unref(stream: object) {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
}
