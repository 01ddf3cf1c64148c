// Kills server and database repeatedly while eight clients buy, and counts lost orders. --rounds 4 --seed 1
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { orders } from '../server/orders/store/order-numbers.ts'
import { type Buyers, startBuyers } from '../tests/crash/buyers.ts'
import { randomFrom } from '../tests/crash/random.ts'
import { createVictim } from '../tests/crash/victim.ts'
import { moneyProblems } from '../tests/money-problems.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 4)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const clients = 8
const settleMs = 60_000

const random = randomFrom(seed)
// Always the same folder: watchdogs of killed servers leave lock files in it for a while after they end.
const dataDir = resolve('.data', 'crash')
const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
const failures: string[] = []
const recoveries: number[] = []
const starts: number[] = []
let buyers: Buyers | undefined

console.log(`Crash test: ${rounds} rounds, ${clients} clients, seed ${seed}`)
removeData()
mkdirSync(dataDir, { recursive: true })
const victim = await createVictim(dataDir)
try {
  await run()
} catch (error) {
  failures.push(`the run broke: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  buyers?.abandon()
  await victim.stop()
  removeData()
}
for (const failure of failures) console.error(`  ${failure}`)
const failed = Math.min(rounds, failures.length)
console.log(`${rounds - failed} passed, ${failed} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function run() {
  await victim.start()
  const buying = await startBuyers({ url: victim.url, random, ask: victim.ask, clients })
  buyers = buying
  for (let round = 1; round <= rounds; round++) {
    const before = buying.ordered.size
    await sleep(random.between(200, 5_000))
    await victim.kill(random.oneOf([true, false]))
    const killedAt = Date.now()
    await victim.start()
    starts.push(Date.now() - killedAt)
    const missing = await buying.lost()
    if (missing.length > 0) failures.push(`round ${round}: ${missing.length} confirmed orders are gone`)
    await firstOrderAfter(killedAt, buying)
    console.log(
      `  ${(performance.now() / 1000).toFixed(0).padStart(4)} s  round ${round}: ${buying.ordered.size - before} orders, ${buying.open.length} outcomes open`,
    )
  }
  const endedAt = Date.now()
  await buying.stop(settleMs)
  await settled(endedAt, buying)
  await report(buying)
}

async function firstOrderAfter(moment: number, { ordered }: Buyers) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(20)) {
    const first = [...ordered.values()].find((time) => time > moment)
    if (first === undefined) continue
    recoveries.push(first - moment)
    return
  }
  failures.push('no order came through within 30 s of a restart')
}

async function settled(since: number, buying: Buyers) {
  const ask = { query: (text: string) => victim.ask<{ problem: string }>(text) }
  let problems = await moneyProblems(ask)
  for (; problems.length > 0 && Date.now() - since < settleMs; await sleep(1_000)) problems = await moneyProblems(ask)
  failures.push(...problems.slice(0, 20))
  const missing = await buying.lost()
  if (missing.length > 0) failures.push(`${missing.length} confirmed orders are gone at the end`)
  for (const number of await buying.unwanted()) failures.push(`order ${number} exists, but its shopper was rejected`)
  if (buying.open.length > 0) failures.push(`${buying.open.length} submissions never got a response`)
}

async function report({ sent, ordered, rejected }: Buyers) {
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
    `  ${sent()} presses, ${ordered.size} confirmed, ${rejected.size} refused, ${totals?.orders} orders, ${totals?.charges} charges, ${totals?.refunds} refunds, ${totals?.mails} mails sent`,
  )
  console.log(`  after a kill: answers again p95 ${p95(starts)} s, first order p95 ${p95(recoveries)} s`)
}

function p95(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return ((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0) / 1000).toFixed(1)
}
