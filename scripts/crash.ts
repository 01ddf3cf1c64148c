// Kills server and database repeatedly while eight clients buy, and counts lost orders. --rounds 6 --seed 1
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { orders } from '../server/orders/store/order-numbers.ts'
import { randomFrom } from '../tests/crash/random.ts'
import { insist, type Outcome, type Press, prepare, press, type Suburb } from '../tests/crash/shopper.ts'
import { createVictim } from '../tests/crash/victim.ts'
import { moneyProblems } from '../tests/money-problems.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 6)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const clients = 8
const settleMs = 60_000

const random = randomFrom(seed)
// Always the same folder: watchdogs of killed servers leave lock files in it for a while after they end.
const dataDir = resolve('.data', 'crash')
const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
const ordered = new Set<string>()
const rejected = new Set<string>()
const orderTimes: number[] = []
const open: Press[] = []
const failures: string[] = []
const recoveries: number[] = []
const starts: number[] = []
let isOver = false
let isSettling = false
let sent = 0

console.log(`Crash test: ${rounds} rounds, ${clients} clients, seed ${seed}`)
removeData()
mkdirSync(dataDir, { recursive: true })
const victim = await createVictim(dataDir)
try {
  await run()
} catch (error) {
  failures.push(`the run broke: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  isOver = true
  isSettling = true
  await victim.stop()
  removeData()
}
for (const failure of failures) console.error(`  ${failure}`)
const failed = Math.min(rounds, failures.length)
console.log(`${rounds - failed} passed, ${failed} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function run() {
  await victim.start()
  const shop = await openShop()
  const buying = Array.from({ length: clients }, () => buy(shop))
  const asking = Array.from({ length: clients }, () => askAgain())
  for (let round = 1; round <= rounds; round++) {
    const before = orderTimes.length
    await sleep(random.between(200, 2_500))
    await victim.kill(random.oneOf([true, false]))
    const killedAt = Date.now()
    await victim.start()
    starts.push(Date.now() - killedAt)
    const missing = await lost()
    if (missing.length > 0) failures.push(`round ${round}: ${missing.length} confirmed orders are gone`)
    await firstOrderAfter(killedAt)
    console.log(
      `  ${(performance.now() / 1000).toFixed(0).padStart(4)} s  round ${round}: ${orderTimes.length - before} orders, ${open.length} outcomes open`,
    )
  }
  isOver = true
  const endedAt = Date.now()
  await Promise.all(buying)
  // Not earlier: the outcome of the last submissions may be unknown.
  isSettling = true
  await Promise.all(asking)
  await settled(endedAt)
  await report()
}

/** Adds stock of a few products, and an address they can be delivered to. */
async function openShop() {
  const products = await victim.ask<{ sku: string; id: string }>(
    `select p.sku, p.id from products p join listings l on l.product_id = p.id and l.brand = 'wa'
     where l.price_cents is not null and not l.price_upon_request and p.sku <> 'SOLD-OUT' and l.promotion_id is null
       and lower(p.manufacturer_name) <> 'miele' order by l.rank desc limit 5`,
  )
  await victim.ask('update stock set quantity = 1000000 where product_id = any($1)', [
    products.rows.map(({ id }) => id),
  ])
  const suburbs = await victim.ask<Suburb>(
    `select suburb, postcode, state from localities where postcode = '2000' order by rank desc limit 1`,
  )
  const [sku, ...more] = products.rows.map((row) => row.sku)
  const [place] = suburbs.rows
  if (!sku || !place) throw new Error('The demo shop has nothing to buy')
  return { skus: [sku, ...more] as const, place }
}

type Shop = Awaited<ReturnType<typeof openShop>>

async function buy(shop: Shop) {
  while (!isOver)
    try {
      const next = await prepare(victim.url, random, { skus: [...shop.skus], place: shop.place })
      sent++
      await note(next, await press(victim.url, next).catch(() => 'unknown' as const))
    } catch {
      await sleep(100) // the server is down
    }
}

async function note(pressed: Press, outcome: Outcome) {
  if (outcome === 'unknown') open.push(pressed)
  if (outcome === 'refused') rejected.add(pressed.cartId)
  if (outcome !== 'ordered') return
  ordered.add(pressed.cartId)
  orderTimes.push(Date.now())
}

/** Repeats submissions with an unknown outcome until everything has had time to settle. */
async function askAgain() {
  let until = Number.POSITIVE_INFINITY
  while (!isSettling || (open.length > 0 && Date.now() < until)) {
    if (isSettling && until === Number.POSITIVE_INFINITY) until = Date.now() + settleMs
    const next = open.shift()
    if (!next) await sleep(100)
    else await note(next, await insist(victim.url, next, () => Date.now() > until))
  }
}

async function firstOrderAfter(moment: number) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(20)) {
    const first = orderTimes.find((time) => time > moment)
    if (first === undefined) continue
    recoveries.push(first - moment)
    return
  }
  failures.push('no order came through within 30 s of a restart')
}

async function lost(): Promise<string[]> {
  const confirmed = [...ordered]
  const { rows } = await victim.ask<{ id: string }>(
    `select told.id from unnest($1::text[]) as told(id) where not exists (select 1 from orders where cart_id::text = told.id)`,
    [confirmed],
  )
  return rows.map(({ id }) => id)
}

/** Orders of shoppers whose submission was rejected. */
async function unwanted(): Promise<string[]> {
  const { rows } = await victim.ask<{ number: string }>('select number from orders where cart_id::text = any($1)', [
    [...rejected],
  ])
  return rows.map(({ number }) => number)
}

async function settled(since: number) {
  const ask = { query: (text: string) => victim.ask<{ problem: string }>(text) }
  let problems = await moneyProblems(ask)
  for (; problems.length > 0 && Date.now() - since < settleMs; await sleep(1_000)) problems = await moneyProblems(ask)
  failures.push(...problems.slice(0, 20))
  const missing = await lost()
  if (missing.length > 0) failures.push(`${missing.length} confirmed orders are gone at the end`)
  for (const number of await unwanted()) failures.push(`order ${number} stands, but its shopper was refused`)
  if (open.length > 0) failures.push(`${open.length} presses never got an answer`)
}

async function report() {
  const { rows } = await victim.ask<{
    orders: number
    attempts: number
    charges: number
    refunds: number
    mails: number
  }>(
    `select (select count(*)::int from orders where number::bigint >= ${orders.first}) as orders, (select count(*)::int from payment_attempts) as attempts,
            (select count(*)::int from sandbox.ledger where kind = 'charge') as charges,
            (select count(*)::int from sandbox.ledger where kind = 'refund') as refunds,
            (select count(*)::int from mails where sent_at is not null) as mails`,
  )
  const [totals] = rows
  console.log(
    `  ${sent} presses, ${ordered.size} confirmed, ${rejected.size} refused, ${totals?.orders} orders, ${totals?.charges} charges, ${totals?.refunds} refunds, ${totals?.mails} mails sent`,
  )
  console.log(`  after a kill: answers again p95 ${p95(starts)} s, first order p95 ${p95(recoveries)} s`)
}

function p95(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return ((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0) / 1000).toFixed(1)
}
