// npm run drill: breaks each part of a shop on two servers while shoppers buy, and prints a ledger. --seed 1 --keep

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { shops } from '../e2e/brands.ts'
import { cards } from '../tests/buyer.ts'
import { type Buyers, startBuyers } from '../tests/crash/buyers.ts'
import { randomFrom } from '../tests/crash/random.ts'
import { watchRequests } from '../tests/crash/shopper.ts'
import { moneyProblems } from '../tests/money-problems.ts'
import { startBalancer } from './lib/drill/balancer.ts'
import { startBrowsing } from './lib/drill/browsing.ts'
import { query, startPair, urlOf } from './lib/drill/database-pair.ts'
import {
  type BoughtCart,
  ledgerProblems,
  ledgerRow,
  ledgerTable,
  lostRequests,
  type Phase,
  type SentRequest,
} from './lib/drill/ledger.ts'
import { startPooler } from './lib/drill/pooler.ts'
import { findPrograms, serviceUser } from './lib/drill/programs.ts'
import { freePort, type ShopServer, startShop } from './lib/shop-server.ts'

const { values } = parseArgs({ options: { seed: { type: 'string' }, keep: { type: 'boolean' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const clients = 4
const requestsPerSecond = 20
const settleMs = 60_000
const diskMegabytes = 64

const programs = findPrograms()
const user = serviceUser()
const folder = mkdtempSync(join(tmpdir(), 'hearth-drill-'))
chmodSync(folder, 0o755)
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
const closing: (() => unknown)[] = [() => !values.keep && rmSync(folder, { recursive: true, force: true })]
const sent: SentRequest[] = []
const phases: Phase[] = []
const failures: string[] = []
const report = (request: SentRequest) => void sent.push(request)
const say = (text: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`)

say(`Drill: ${clients} buyers, ${requestsPerSecond} further requests a second, seed ${seed}`)
try {
  await run()
} catch (error) {
  failures.push(`the drill broke: ${error instanceof Error ? error.stack : String(error)}`)
} finally {
  for (const close of closing.reverse()) await close()
}
for (const failure of failures) console.error(`  ${failure}`)
console.log(failures.length === 0 ? 'All goals are met' : `${failures.length} goals are missed`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Attachments, resized images and mails of both servers, on a disk of its own where that can be made. */
function fileStore() {
  const dataDir = join(folder, 'files')
  mkdirSync(dataDir)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', dataDir], { stdio: 'pipe' })
  } catch {
    return { dataDir, canFill: false }
  }
  closing.push(() => execFileSync('umount', ['-l', dataDir]))
  return { dataDir, canFill: true }
}

async function run() {
  const pair = await startPair({ folder, bin: programs.postgres, user })
  closing.push(pair.stop)
  const pooler = await startPooler({ folder, program: programs.pgbouncer, user, databasePort: pair.primaryPort })
  closing.push(pooler.stop)
  const { dataDir, canFill } = fileStore()
  const key = randomBytes(32).toString('base64')
  const ports = [await freePort(), await freePort()]
  const startServer = (port: number) =>
    startShop(dataDir, {
      PORT: String(port),
      DATABASE_URL: pooler.url,
      DATABASE_POOLER: 'on',
      DATABASE_REPLICA_URL: urlOf(pair.replicaPort),
      DEMO: 'on',
      BRAND: 'wa',
      KEY_ENCRYPTION_KEY: key,
      SHUTDOWN_NOTICE_MS: '1500',
      // Each shopper has an address, in the header of a proxy.
      TRUST_PROXY: '127.0.0.1',
      READS_PER_SECOND: '100000',
      READS_BURST: '100000',
      WRITES_PER_SECOND: '100000',
      WRITES_BURST: '100000',
    })
  const servers: ShopServer[] = []
  // One after the other: the first fills the database.
  for (const port of ports) servers.push(await startServer(port))
  const endServers = async () => {
    for (const server of servers) await server.stop()
  }
  closing.push(endServers)
  const balancer = await startBalancer({ folder, program: programs.haproxy, ports })
  closing.push(balancer.stop)
  if (!(await pair.isSynchronous())) throw new Error('The replica does not confirm commits')
  say(`two servers behind ${balancer.url}`)

  let databasePort = pair.primaryPort
  const ask: Parameters<typeof startBuyers>[0]['ask'] = (text, params) => query(databasePort, text, params)
  // An interrupted payment is settled after 20 seconds; the page waits for 65.
  watchRequests(report, 30_000)
  const buyers = await startBuyers({
    url: balancer.url,
    random: randomFrom(seed),
    ask,
    clients,
    pauseMs: 100,
    cards: [cards.visa, cards.visa, cards.mastercard, cards.frictionless, cards.challenge, cards.declined],
  })
  closing.push(buyers.abandon)
  const endBrowsing = startBrowsing({
    url: balancer.url,
    paths: await pathsOf(balancer.url),
    perSecond: requestsPerSecond,
    report,
  })
  closing.push(endBrowsing)

  // A new server compiles what it runs for the first time.
  await sleep(10_000)
  const statementsBefore = await pair.statementsOfReplica()
  await phase('no fault', () => sleep(10_000))
  const statements = (await pair.statementsOfReplica()) - statementsBefore
  say(`  ${statements} statements ran on the replica`)
  // Each server looks at it once a second.
  if (statements < 60) failures.push(`no fault: the replica ran ${statements} statements only`)
  await phase('rolling restart', async () => {
    for (const [index, port] of ports.entries()) {
      await servers[index]?.stop()
      servers[index] = await startServer(port)
      await sleep(2_000)
    }
  })
  await phase('PgBouncer killed, started again', async () => {
    await pooler.restart()
    await sleep(10_000)
  })
  await phase('one server killed, started again', async () => {
    await servers[0]?.kill()
    await sleep(5_000)
    servers[0] = await startServer(ports[0] ?? 0)
    await sleep(3_000)
  })
  if (canFill) {
    const isFull = join(dataDir, 'filler')
    await phase('disk of the file store full', async () => {
      fill(isFull)
      await sleep(10_000)
      rmSync(isFull)
    })
  } else say('the disk of the file store stays as it is: only root can mount a small one')
  await phase('primary killed, replica promoted', async () => {
    await pair.killPrimary()
    await pair.failOver()
    databasePort = pair.replicaPort
    pooler.pointTo(databasePort)
    await sleep(15_000)
  })

  await endBrowsing()
  await buyers.stop(settleMs)
  await settle(buyers, ask)
}

async function phase(name: string, work: () => Promise<unknown>) {
  say(name)
  const from = Date.now()
  await work()
  const done = { name, from, to: Date.now() }
  phases.push(done)
  for (const text of lostRequests(done, sent)) say(`  ${text}`)
}

/** Pages, calls and images that shoppers request. */
async function pathsOf(url: string): Promise<[string, ...string[]]> {
  const { category, product, searchTerm } = shops.wa
  const html = await (await fetch(url + category)).text()
  const listing = `/api/catalogue/listing?category=${category.replace('/c/', '')}`
  const images = [...new Set(html.match(/\/images\/[^"\s]+?-\d+\.webp/g) ?? [])].slice(0, 8)
  return ['/', category, product, `/search/${searchTerm}`, '/api/cart/', '/api/navbar/', listing, ...images]
}

function fill(file: string) {
  try {
    writeFileSync(file, Buffer.alloc(diskMegabytes * 1024 * 1024))
  } catch {
    // Full, as intended.
  }
}

type Ask = Parameters<typeof startBuyers>[0]['ask']

/** What the database says of each confirmed cart. */
async function boughtCarts({ ordered }: Buyers, ask: Ask): Promise<BoughtCart[]> {
  const { rows } = await ask<{ id: string; orders: number; charges: number }>(
    `select confirmed.id,
            (select count(*)::int from orders where cart_id::text = confirmed.id) as orders,
            (select (count(*) filter (where kind = 'charge') - count(*) filter (where kind = 'refund'))::int
             from sandbox.ledger where merchant_order = confirmed.id) as charges
     from unnest($1::text[]) as confirmed(id)`,
    [[...ordered.keys()]],
  )
  return rows.map(({ id, orders, charges }) => ({ confirmedAt: ordered.get(id) ?? 0, orders, charges }))
}

async function settle(buyers: Buyers, ask: Ask) {
  const since = Date.now()
  const pool = { query: (text: string) => ask<{ problem: string }>(text) }
  let problems = await moneyProblems(pool)
  for (; problems.length > 0 && Date.now() - since < settleMs; await sleep(1_000)) problems = await moneyProblems(pool)
  failures.push(...problems.slice(0, 20))
  for (const number of await buyers.unwanted()) failures.push(`order ${number} exists, but its shopper was rejected`)
  if (buyers.open.length > 0) failures.push(`${buyers.open.length} submissions never got a response`)
  const bought = await boughtCarts(buyers, ask)
  const [first] = phases
  const all = { name: 'in all', from: first?.from ?? 0, to: Number.POSITIVE_INFINITY }
  const rows = phases.map((each) => ledgerRow(each, sent, bought))
  console.log(`\n${ledgerTable(rows)}\n`)
  const total = ledgerRow({ ...all, to: Date.now() }, sent, bought)
  console.log(
    `${total.requests} requests, ${total.lost} lost; ${total.acknowledged} orders acknowledged, ${total.found} found, ${total.charged} charged, ${total.twice} twice; ${buyers.rejected.size} submissions rejected`,
  )
  const lossless = new Set(['no fault', 'rolling restart'])
  for (const row of [...rows, total])
    failures.push(
      ...ledgerProblems(row, {
        mayLose: !lossless.has(row.name),
        longestErrorSeconds: row === total ? Number.POSITIVE_INFINITY : 5,
      }),
    )
}
