import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../../../lib/startup-error.ts'
import { readPostmaster } from './postmaster.ts'
import { lifeOf } from './process.ts'

// Fast shutdown first: it aborts transactions and writes a checkpoint. The next signals lose no data either, but the
// next start has to replay the WAL.
const steps = [
  { signal: 'SIGINT', patienceMs: 25_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 10_000 },
] as const

/** Stops the server of this folder, if it runs, and waits until it has ended. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const found = readPostmaster(cluster)
  if (!found?.isLive) return
  for (const { signal, patienceMs } of steps) {
    send(found.pid, signal)
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(20)) {
      if (lifeOf(found.pid) !== 'alive') return
    }
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
