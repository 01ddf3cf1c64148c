import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderRequest } from '#entry-server.tsx'
import { buildApp } from '../server/app.ts'
import { configOf } from '../server/config.ts'
import { connect } from '../server/database/database.ts'
import { readPostmaster } from '../server/database/launcher/process/postmaster.ts'
import { launched, query, scratch } from '../server/database/launcher/scratch.ts'
import { applyMigrations } from '../server/database/startup/migrate.ts'
import { asAdmin } from './template.ts'
import { testShop } from './test-app.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A page that loads the navigation. */
async function render({ api, brand, url }: RenderRequest) {
  await api.navigation.navbar()
  const state = { brand, origin: url.origin, queries: { mutations: [], queries: [] }, errors: null, loaderData: {} }
  const rest = { head: '', styles: [], routeIds: [], modules: [], state, status: 200 }
  return { kind: 'page' as const, ...rest, body: '<main>open</main>' }
}
const renderer = () => ({
  render,
  assets: () => ({ template: '<!--app-->', pageFiles: () => [], scriptHashes: [] }),
  withPolicy: true,
})

type Ask = (url: string) => Promise<LightMyRequestResponse>
const addresses = ['/', '/api/cart/', '/api/navbar/', '/p/nothing', '/readyz']

/** Eight clients that send requests until they are stopped; returns all statuses and all unexpected responses. */
function load(ask: Ask) {
  const statuses = new Set<number>()
  const wrong: string[] = []
  let isOver = false
  closing.push(async () => {
    isOver = true
    await Promise.all(callers)
  })
  const callers = Array.from({ length: 8 }, async (_, first) => {
    for (let index = first; !isOver; index++) {
      const url = addresses[index % addresses.length] ?? '/'
      const response = await ask(url)
      statuses.add(response.statusCode)
      const hasRetryAfter = response.statusCode !== 503 || url === '/readyz' || response.headers['retry-after'] === '5'
      if (![200, 404, 503].includes(response.statusCode) || !hasRetryAfter)
        wrong.push(`${url} ${response.statusCode} ${response.body}`)
      await sleep(5)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(callers)
    return { statuses, wrong }
  }
}

async function backWithin(ask: Ask, ms: number) {
  const began = Date.now()
  while ((await ask('/api/navbar/')).statusCode !== 200 || (await ask('/')).statusCode !== 200) {
    if (Date.now() - began > ms) throw new Error(`The shop is not back after ${ms} ms`)
    await sleep(50)
  }
}

describe('connections that the database ends', () => {
  it('break only the transaction that used them', async () => {
    const shop = await testShop({ renderer })
    closing.push(shop.close)
    const idle = shop.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await shop.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sleep(200)
      return tx.execute(sql`select 1`)
    })
    await expect(idle).rejects.toThrow()
    expect((await shop.inject({ url: '/api/navbar/' })).statusCode).toBe(200)
  })

  it('are replaced and cause 503 responses, also under load', async () => {
    const shop = await testShop({ renderer, limits })
    closing.push(shop.close)
    const ask: Ask = (url) => shop.inject({ url })
    const stop = load(ask)
    const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name')
    const connection = shop.pool.options
    for (let round = 0; round < 15; round++) {
      await asAdmin({ ...connection }, (client) =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]?.name]),
      )
      await sleep(100)
    }
    const { statuses, wrong } = await stop()
    expect(wrong).toEqual([])
    expect(statuses).toContain(503)
    await backWithin(ask, 5_000)
  })
})

it('refuses changes with 503 while the database is a replica that is not promoted yet', async () => {
  const shop = await testShop()
  closing.push(shop.close)
  const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name')
  const takesWrites = async (answer: 'on' | 'off') => {
    await asAdmin({ ...shop.pool.options }, async (client) => {
      const readOnly = answer === 'on' ? 'off' : 'on'
      await client.query(`alter database "${rows[0]?.name}" set default_transaction_read_only = ${readOnly}`)
      // The setting holds for new connections.
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]?.name])
    })
    await sleep(200)
  }
  const payload = { localityId: '2000_SYDNEY' }
  const choose = () => shop.inject({ method: 'POST', url: '/api/geo/setlocation', payload })
  await takesWrites('off')
  const refused = await choose()
  expect([refused.statusCode, refused.headers['retry-after']], refused.body).toEqual([503, '5'])
  await takesWrites('on')
  expect((await choose()).statusCode).toBe(200)
})

const limits = configOf({ READS_BURST: '1000000', WRITES_BURST: '1000000' }).limits

/** A shop on its own database server, without products. */
async function ownServer() {
  const dataDir = scratch()
  const { connection } = await launched({ dataDir })
  const { db, isReachable: answers, close } = connect(connection)
  closing.push(close)
  await applyMigrations(db)
  const app = await buildApp({
    db,
    clock: () => new Date(),
    site: { defaultBrand: 'wa', hosts: [] },
    limits,
    pageCache: { seconds: 0, bytes: 0 },
    dataDir,
    renderer,
    database: { description: '', problems: [], isReachable: answers },
  })
  closing.push(() => app.close())
  const ask: Ask = (url) => app.inject({ url, headers: { host: 'wa.localhost', accept: 'text/html' } })
  const cluster = join(dataDir, 'pg18')
  const postmaster = () => readPostmaster(cluster)?.pid ?? 0
  const isBack = () =>
    query({ connection }, 'select 1').then(
      () => true,
      () => false,
    )
  return { ask, postmaster, isBack }
}

const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid)

function parentOf(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0
  }
}

describe('a database server', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)('that ends by %s under load is back within 5 s', async (signal) => {
    const { ask, postmaster, isBack } = await ownServer()
    await backWithin(ask, 5_000)
    const stop = load(ask)
    await sleep(300)
    const before = postmaster()
    process.kill(before, signal)
    while (postmaster() === before || !(await isBack())) await sleep(20)
    await backWithin(ask, 5_000)
    const { statuses, wrong } = await stop()
    expect(wrong).toEqual([])
    expect(statuses).toContain(503)
  })

  it.runIf(process.platform === 'linux')(
    'that hangs is reported within 5 s, while files are still served, and is back within 5 s',
    async () => {
      const { ask, postmaster } = await ownServer()
      await backWithin(ask, 5_000)
      const pids = [postmaster(), ...childrenOf(postmaster())]
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      try {
        const began = Date.now()
        const pages = await Promise.all(Array.from({ length: 30 }, () => ask('/')))
        const calls = await Promise.all(Array.from({ length: 30 }, () => ask('/api/navbar/')))
        expect(Date.now() - began).toBeLessThan(6_000)
        for (const response of [...pages, ...calls]) {
          expect(response.statusCode).toBe(503)
          expect(response.headers['retry-after']).toBe('5')
        }
        expect(pages[0]?.body).toContain('<h1>Back in a moment</h1>')
        expect(calls[0]?.json()).toMatchObject({ code: 'unavailable' })
        // Once the loss is detected, requests fail without waiting.
        const again = Date.now()
        expect((await ask('/')).statusCode).toBe(503)
        expect((await ask('/fonts/wa.css')).statusCode).toBe(200)
        expect((await ask('/manifest.webmanifest')).statusCode).toBe(200)
        expect((await ask('/healthz')).statusCode).toBe(200)
        expect(Date.now() - again).toBeLessThan(500)
      } finally {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
      await backWithin(ask, 5_000)
    },
  )
})
