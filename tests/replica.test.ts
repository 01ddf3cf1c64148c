import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, it, onTestFinished } from 'vitest'
import type { RenderRequest, RenderResult } from '#entry-server.tsx'
import { connect } from '../server/database/database.ts'
import { refreshListings } from '../server/database/derived/listed-stock.ts'
import { placeIn } from '../server/database/launcher/machine/place.ts'
import { socketFolder, socketPort } from '../server/database/launcher/machine/socket.ts'
import { stopPostmaster } from '../server/database/launcher/process/stop.ts'
import { launched, query, scratchDatabase } from '../server/database/launcher/scratch.ts'
import { openReplica } from '../server/database/replica/replica.ts'
import { watchReplica } from '../server/database/replica/replica-watch.ts'
import { listings } from '../server/database/schema/catalogue.ts'
import { announceChange, watchChanges } from '../server/database/shop-changes.ts'
import { applyMigrations } from '../server/database/startup/migrate.ts'
import { tx } from '../server/database/transaction.ts'
import { usualMemoryMs } from '../server/deps.ts'
import { testCatalogue } from './buying.ts'
import { testDatabase } from './database.ts'
import { testShop } from './test-app.ts'

const fast = {
  fsync: 'off',
  autovacuum: 'off',
  shared_buffers: '32MB',
}

const onReplica = 'the catalogue is read from the replica'
const onPrimary = 'the catalogue is read from the primary: replica'

/** A primary and a replica of it: two copies of one stopped cluster, of which one follows the other. */
async function startPair() {
  const [primaryDir, replicaDir] = [await scratchDatabase(), await scratchDatabase()]
  const primary = await launched({ dataDir: primaryDir, settings: fast })
  const replicaPlace = placeIn(replicaDir)
  writeFileSync(join(replicaPlace.cluster, 'standby.signal'), '')
  const source = `host=${socketFolder(placeIn(primaryDir).dataDir)} port=${socketPort} user=hearth`
  const replica = await launched({
    dataDir: replicaDir,
    settings: { ...fast, primary_conninfo: source, max_standby_streaming_delay: '0' },
  })
  return { primary, replica, killReplica: () => stopPostmaster(replicaPlace.cluster) }
}

/** A page with the price of its product. */
async function render({ url, brand, api }: RenderRequest): Promise<RenderResult> {
  const product = await api.product.bySlug({ params: { slug: url.pathname.slice(1) }, query: {} })
  const queries = { mutations: [], queries: [] }
  return {
    ...{ kind: 'page', status: 200, head: '', styles: [], routeIds: [], modules: [] },
    body: `price ${product.price}`,
    state: { brand, origin: url.origin, queries, errors: null, loaderData: {} },
  }
}
const assets = () => ({ template: '<!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] })

async function openShop() {
  const pair = await startPair()
  const pool = connect(pair.primary.connection)
  onTestFinished(pool.close)
  await applyMigrations(pool.db)
  const changes = watchChanges(pool.db, 100)
  onTestFinished(changes.close)
  const registry = new Registry()
  const replica = openReplica(pair.replica.connection, { primary: pool, changes, registry, longestLagMs: 800 })
  onTestFinished(replica.close)
  const shop = await testShop({
    ...{ db: pool.db, reads: replica.reads, changes, registry },
    pageCache: { seconds: 600, bytes: 10_000_000 },
    rememberMs: usualMemoryMs,
    renderer: () => ({ render, assets, withPolicy: true }),
  })
  onTestFinished(shop.close)
  const catalogue = await testCatalogue({ db: pool.db, app: shop.app })
  const sku = 'MIRROR'
  const id = await catalogue.addProduct({ sku, priceCents: 60_00, stock: 3 })
  const said: string[] = []
  const log = (text: unknown, message?: string) => said.push(message ?? String(text))
  replica.start({ info: log, warn: log })

  const setPrice = (cents: number, isAnnounced: boolean) =>
    tx(pool.db, async (transaction) => {
      await transaction.update(listings).set({ priceCents: cents }).where(eq(listings.productId, id))
      await refreshListings(transaction, [id])
      if (isAnnounced) await announceChange(transaction)
    })
  const priceOnPage = async () => {
    const { statusCode, body } = await shop.inject({ url: `/${sku.toLowerCase()}` })
    return statusCode === 200 ? /price (\d+)/.exec(body)?.[1] : `${statusCode}`
  }
  const priceInCall = async () => {
    const { statusCode, body } = await shop.inject({ url: `/api/catalogue/cards/?skus=${sku}` })
    return statusCode === 200 ? String(JSON.parse(body)[0].price) : `${statusCode}`
  }
  const figure = async (name: string) => {
    const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${name} `))
    return Number(line?.split(' ')[1] ?? 0)
  }
  const untilInUse = () => expect.poll(() => figure('hearth_replica_in_use'), { timeout: 10_000, interval: 20 }).toBe(1)
  // Again when replay cancels it: a vacuum leaves more to replay than the statement of the test waits for.
  const onReplica = (statement: string) =>
    expect.poll(() => query(pair.replica, statement), { timeout: 5_000 }).toHaveLength(1)
  return {
    ...pair,
    replicaReads: replica.reads,
    pool,
    said,
    setPrice,
    priceOnPage,
    priceInCall,
    figure,
    untilInUse,
    onReplica,
  }
}

type ReplicatedShop = Awaited<ReturnType<typeof openShop>>

/** A price that no one announces is read from the replica; an announced one from the primary until the replica has it. */
async function changePrices(shop: ReplicatedShop) {
  await shop.onReplica('select pg_wal_replay_pause()')
  await shop.setPrice(55_00, false)
  expect(await shop.priceInCall()).toBe('60')

  await shop.setPrice(45_00, true)
  await expect.poll(shop.priceOnPage, { timeout: 1_000, interval: 20 }).toBe('45')
  expect(await shop.priceInCall()).toBe('45')
  expect(await shop.figure('hearth_replica_in_use')).toBe(0)
  // Behind for longer than is allowed.
  await expect.poll(() => shop.said.at(-1), { timeout: 5_000 }).toBe(`${onPrimary} too far behind`)
  expect(await shop.figure('hearth_replica_lag_seconds')).toBeGreaterThan(0.5)

  await shop.onReplica('select pg_wal_replay_resume()')
  await shop.untilInUse()
  expect([await shop.priceOnPage(), await shop.priceInCall()]).toEqual(['45', '45'])
}

async function getInTheWayOfReplay({ replicaReads, pool: { pool }, figure }: ReplicatedShop) {
  await pool.query('create table rows_that_go as select generate_series(1, 1000) as row')
  const slow = replicaReads
    .execute(
      sql`select case when pg_is_in_recovery() then pg_sleep(1.5)::text else 'primary' end as where from listings`,
    )
    .then(({ rows }) => rows) // only now it is sent
  await sleep(100)
  await pool.query('delete from rows_that_go')
  await pool.query('vacuum rows_that_go')
  expect(await slow).toEqual([{ where: 'primary' }])
  expect(await figure('hearth_replica_statements_total{server="repeated"}')).toBe(1)
}

async function tryToWrite({ replicaReads, pool: { pool } }: ReplicatedShop) {
  await expect(replicaReads.execute(sql`delete from listings`)).rejects.toThrow()
  expect((await pool.query('select count(*)::int as count from listings')).rows).toEqual([{ count: 1 }])
}

async function killReplica(shop: ReplicatedShop) {
  const before = await shop.figure('hearth_replica_statements_total{server="replica"}')
  const seen = new Set<string | undefined>()
  const isOver = shop.killReplica().then(() => sleep(200, true))
  while (!(await Promise.race([isOver, sleep(5, false)]))) seen.add(await shop.priceInCall())
  expect([...seen]).toEqual(['45'])
  // The launcher starts it again.
  await shop.untilInUse()
  expect(await shop.priceInCall()).toBe('45')
  expect(await shop.figure('hearth_replica_statements_total{server="replica"}')).toBeGreaterThan(before)
}

it('reads from the primary while a replica accepts connections and sends nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const primary = await testDatabase()
  onTestFinished(primary.close)
  const changes = watchChanges(primary.db, 100)
  onTestFinished(changes.close)
  const { port } = silent.address() as AddressInfo // it listens on a port
  const connection = { connectionString: `postgres://hearth@127.0.0.1:${port}/hearth` }
  const replica = openReplica(connection, { primary, changes, registry: new Registry() })
  onTestFinished(replica.close)
  const said: string[] = []
  replica.start({ info: () => {}, warn: (_fields: unknown, text?: string) => said.push(text ?? '') })
  expect((await replica.reads.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await expect.poll(() => said, { timeout: 4_000 }).toEqual([`${onPrimary} unreachable`])
})

it('still reads from a replica whose replay cancels the question how far it is, but not for long', async () => {
  const canceled = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
  const answers = { primary: [{ position: 100 }], replica: [{ isReplica: true, version: 7, position: 100 }] }
  let looks = 0
  let isCanceled = false
  const faults: (string | null)[] = []
  const watch = watchReplica({
    primary: { probe: async <Row>() => answers.primary as Row[] },
    replica: { probe: async <Row>() => (++looks && isCanceled ? canceled : (answers.replica as Row[])) },
    changes: { subscribe: (listener) => void setTimeout(listener, 0, 7) },
    onFault: (fault) => faults.push(fault),
    longestLagMs: 100,
  })
  onTestFinished(watch.close)
  watch.start()
  await expect.poll(() => watch.state.isCurrent).toBe(true)
  isCanceled = true
  const before = looks
  await expect.poll(() => looks, { timeout: 5_000 }).toBe(before + 1)
  expect([watch.state.isCurrent, faults]).toEqual([true, [null]])
  await expect.poll(() => faults, { timeout: 5_000 }).toEqual([null, 'too far behind'])
  expect(watch.state.isCurrent).toBe(false)
  isCanceled = false
  await expect.poll(() => watch.state.isCurrent, { timeout: 5_000 }).toBe(true)
})

it('reads the catalogue from a replica that has every announced change, else from the primary', async () => {
  const shop = await openShop()
  await shop.untilInUse()
  await expect.poll(shop.priceOnPage).toBe('60')
  await getInTheWayOfReplay(shop)
  await tryToWrite(shop)
  await changePrices(shop)
  await killReplica(shop)
  expect(shop.said).toEqual([
    ...[onReplica, `${onPrimary} too far behind`],
    ...[onReplica, `${onPrimary} unreachable`, onReplica],
  ])
})
