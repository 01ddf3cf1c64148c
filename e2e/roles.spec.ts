import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from '@playwright/test'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { expect, test } from './fixtures.ts'

let dataDir: string
const servers: ShopServer[] = []

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-roles-'))
})
test.afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function starts(role: 'web' | 'jobs') {
  const server = await startShop(dataDir, { DEMO: 'off', ROLE: role })
  servers.push(server)
  const shop = await request.newContext({ baseURL: `http://127.0.0.1:${server.port}` })
  const operators = await request.newContext({ baseURL: `http://127.0.0.1:${server.opsPort}` })
  return { shop, operators }
}

const mails = () => {
  const folder = join(dataDir, 'mail')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
}

// The jobs look for mails every two seconds.
const severalRounds = 5_000

test('serves the shop without jobs on one server, and runs jobs without a shop on another @long', async () => {
  test.setTimeout(120_000)
  const web = await starts('web')
  const person = { email: 'ada@mail.example', firstName: 'Ada', lastName: 'Ngata', phone: '', ABN: '', clientId: 'wa' }
  const headers = { host: 'wa.localhost' }
  const opened = await web.shop.post('/api/account/register', {
    headers,
    data: { ...person, password: 'kettle-on-the-hob' },
  })
  expect(opened.ok(), await opened.text()).toBe(true)
  await sleep(severalRounds)
  expect(mails()).toEqual([])

  const jobs = await starts('jobs')
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1)
  expect((await jobs.shop.get('/healthz')).status()).toBe(200)
  for (const path of ['/', '/api/settings', '/manage', '/webhooks/payments']) {
    const response = await jobs.shop.get(path, { headers })
    expect([path, response.status(), await response.text()]).toEqual([path, 404, expect.stringContaining('ROLE=jobs')])
  }
  const metrics = await (await jobs.operators.get('/metrics')).text()
  expect(metrics).toMatch(/mails_total\{outcome="\w+"\} 1/)
  expect((await web.shop.get('/', { headers })).status()).toBe(200)
})
