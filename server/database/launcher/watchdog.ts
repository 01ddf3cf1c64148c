import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Watchdog = { dismiss(): void }

/**
 * Starts a process that ends the database when ours dies without having done so and no other takes it over in time.
 * It notices by the end of a pipe, which the kernel closes however we die.
 */
export function startWatchdog(dataDir: string, graceMs: number): Watchdog {
  const program = join(import.meta.dirname, 'watchdog-process.ts')
  const child = spawn(process.execPath, [program, dataDir, String(graceMs)], {
    // In a session of its own, or the terminal's Ctrl-C would end it with us.
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watchdog the database still stops in order; only a crash would leave it running until the next start.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  unref(child.stdin)
  return { dismiss: () => void child.stdin.end('dismissed') }
}

// A child's pipe is a socket, which Node's types do not say.
function unref(stream: object) {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
}
