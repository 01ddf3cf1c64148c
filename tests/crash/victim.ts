import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/shop-server.ts'

const startPatienceMs = 60_000

/** The real server in its own process with its own database, to be killed. */
export async function createVictim(dataDir: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let output = ''

  async function isReady() {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    return response?.status === 200
  }

  async function start() {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: String(port),
      BRAND: 'wa',
      LOG_LEVEL: 'warn',
      // Each shopper has its own address, in the header of a proxy.
      TRUST_PROXY: '127.0.0.1',
      READS_PER_SECOND: '100000',
      READS_BURST: '100000',
      WRITES_PER_SECOND: '100000',
      WRITES_BURST: '100000',
    }
    child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output = (output + text).slice(-20_000)
      })
    for (const end = Date.now() + startPatienceMs; !(await isReady()); await sleep(50))
      if (Date.now() > end || child.exitCode !== null) throw new Error(`The server did not start:\n${output}`)
  }

  /** First lines of postmaster.pid: process id, data folder, start time, port, socket folder. */
  function postmaster() {
    const file = join(dataDir, 'pg18', 'postmaster.pid')
    const [pid, , , socketPort, socketDir] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    return { pid: Number(pid), port: Number(socketPort), host: socketDir ?? '' }
  }

  return {
    url,
    start,
    /** Kills both at the same time, without a signal to stop. */
    kill: async (databaseFirst: boolean) => {
      const server = child
      if (!server?.pid) return
      const gone = once(server, 'exit')
      const pids = [server.pid, postmaster().pid]
      for (const pid of databaseFirst ? pids.reverse() : pids) process.kill(pid, 'SIGKILL')
      await gone
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
    /** Queries the database directly. */
    ask: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const { host, port: socketPort } = postmaster()
      const client = new pg.Client({ host, port: socketPort, user: 'hearth', database: 'hearth' })
      await client.connect()
      try {
        return await client.query<Row>(text, values)
      } finally {
        await client.end()
      }
    },
    output: () => output,
  }
}

export type Victim = Awaited<ReturnType<typeof createVictim>>
