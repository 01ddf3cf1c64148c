import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnv, serverFlags } from './start/server-flags.mjs'

const startPatienceMs = 180_000

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}

export type ShopServer = {
  port: number
  opsPort: number
  pid: number
  stop: () => Promise<void>
  /** Without a signal to stop first. */
  kill: () => Promise<void>
}

/**
 * Starts the built shop in its own process for measurements. Throws with its output when it does not respond within
 * three minutes.
 */
export async function startShop(
  dataDir: string,
  settings: Record<string, string> = {},
  flags: readonly string[] = serverFlags,
): Promise<ShopServer> {
  const port = Number(settings.PORT ?? (await freePort()))
  const opsPort = await freePort()
  const env = {
    ...process.env,
    ...serverEnv,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    OPS_PORT: String(opsPort),
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-20_000)
    })
  const isReady = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    return response?.status === 200
  }
  for (const end = Date.now() + startPatienceMs; !(await isReady()); await sleep(100))
    if (Date.now() > end || child.exitCode !== null) throw new Error(`The server did not start:\n${output}`)
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { port, opsPort, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
