import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryResultRow } from 'pg'
import type { Random } from './random.ts'
import { insist, type Outcome, type Press, prepare, press, type Suburb, type WaresForSale } from './shopper.ts'

type Ask = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>

type Options = {
  url: string
  random: Random
  /** Queries the database of the shop. */
  ask: Ask
  /** How many buy at the same time. */
  clients: number
  /** A pause after each purchase. */
  pauseMs?: number
  cards?: WaresForSale['cards']
}

/** Adds stock of a few products, and an address they can be delivered to. */
async function openShop(ask: Ask) {
  const products = await ask<{ sku: string; id: string }>(
    `select p.sku, p.id from products p join listings l on l.product_id = p.id and l.brand = 'wa'
     where l.price_cents is not null and not l.price_upon_request and p.sku <> 'SOLD-OUT' and l.promotion_id is null
       and lower(p.manufacturer_name) <> 'miele' order by l.rank desc limit 5`,
  )
  await ask('update stock set quantity = 1000000 where product_id = any($1)', [products.rows.map(({ id }) => id)])
  const suburbs = await ask<Suburb>(
    `select suburb, postcode, state from localities where postcode = '2000' order by rank desc limit 1`,
  )
  const [sku, ...more] = products.rows.map((row) => row.sku)
  const [place] = suburbs.rows
  if (!sku || !place) throw new Error('The demo shop has nothing to buy')
  return { skus: [sku, ...more] as const, place }
}

/** Shoppers who buy without a pause, and repeat each submission whose outcome is unknown. */
export async function startBuyers({ url, random, ask, clients, pauseMs = 0, cards }: Options) {
  const shop = { ...(await openShop(ask)), cards }
  /** When each cart was confirmed. */
  const ordered = new Map<string, number>()
  const rejected = new Set<string>()
  const open: Press[] = []
  let isOver = false
  let isSettling = false
  let until = Number.POSITIVE_INFINITY
  let sent = 0

  async function note(pressed: Press, outcome: Outcome) {
    if (outcome === 'unknown') open.push(pressed)
    if (outcome === 'refused') rejected.add(pressed.cartId)
    if (outcome === 'ordered') ordered.set(pressed.cartId, Date.now())
  }

  async function buy() {
    while (!isOver)
      try {
        const next = await prepare(url, random, shop)
        sent++
        await note(next, await press(url, next).catch(() => 'unknown' as const))
        await sleep(pauseMs)
      } catch {
        await sleep(100) // the server is down
      }
  }

  /** Repeats submissions with an unknown outcome until everything has had time to settle. */
  async function askAgain() {
    while (!isSettling || (open.length > 0 && Date.now() < until)) {
      const next = open.shift()
      if (!next) await sleep(100)
      else await note(next, await insist(url, next, () => Date.now() > until))
    }
  }

  const buying = Array.from({ length: clients }, () => buy())
  const asking = Array.from({ length: clients }, () => askAgain())

  return {
    ordered,
    rejected,
    open,
    sent: () => sent,

    /** Confirmed orders that are not in the database. */
    lost: async (): Promise<string[]> => {
      const { rows } = await ask<{ id: string }>(
        `select confirmed.id from unnest($1::text[]) as confirmed(id)
         where not exists (select 1 from orders where cart_id::text = confirmed.id)`,
        [[...ordered.keys()]],
      )
      return rows.map(({ id }) => id)
    },

    /** Orders of shoppers whose submission was rejected. */
    unwanted: async (): Promise<string[]> => {
      const { rows } = await ask<{ number: string }>('select number from orders where cart_id::text = any($1)', [
        [...rejected],
      ])
      return rows.map(({ number }) => number)
    },

    /** Ends the buying, and waits until the outcomes are known or `settleMs` are over. */
    stop: async (settleMs: number) => {
      isOver = true
      await Promise.all(buying)
      // Not earlier: the outcome of the last submissions may be unknown.
      until = Date.now() + settleMs
      isSettling = true
      await Promise.all(asking)
    },

    /** Ends everything at once. */
    abandon: () => {
      isOver = true
      isSettling = true
      until = 0
    },
  }
}

export type Buyers = Awaited<ReturnType<typeof startBuyers>>
