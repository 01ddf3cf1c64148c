import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../shop-server.ts'
import { startService } from './programs.ts'

type Options = { folder: string; program: string; ports: readonly number[] }

/** Haproxy before the servers of the shop: sends requests to those whose readiness probe succeeds. */
export async function startBalancer({ folder, program, ports }: Options) {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const servers = ports.map((each, index) => `  server web${index + 1} 127.0.0.1:${each} check`)
  writeFileSync(
    file,
    `global
  maxconn 1000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout queue 2s
  # Unset, a check may take as long as the time between two: a busy server would be given up.
  timeout check 2s
  # A request that reached no server is sent to another one.
  option redispatch 1
  retries 3
frontend shop
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 250ms fall 2 rise 1
${servers.join('\n')}
`,
  )
  const service = startService({ program, args: ['-db', '-f', file] })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  for (const end = Date.now() + 10_000; !(await isReady()); await sleep(100))
    if (Date.now() > end) throw new Error(`Haproxy sends no requests on:\n${service.output()}`)
  return { url, stop: () => service.stop() }
}
