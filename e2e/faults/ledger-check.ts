import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from '../fixtures.ts'

/** The connection of the shop's own database: postmaster.pid contains port and socket folder from its third line. */
function address(dataDir: string): pg.ClientConfig {
  const url = process.env.DATABASE_URL
  if (url) return { connectionString: url }
  const file = join(dataDir, 'pg18', 'postmaster.pid')
  const [, , , port, host = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return { host, port: Number(port), user: 'hearth', database: 'hearth' }
}

const everything = `
  select
    (select count(*)::int from orders where cart_id = $1) as orders,
    (select count(*)::int from sandbox.ledger where merchant_order = $1::text and kind = 'charge') as charges,
    ((select coalesce(sum(case kind when 'charge' then amount_cents else -amount_cents end), 0)
      from sandbox.ledger where merchant_order = $1::text)
      - (select coalesce(sum(paid_cents), 0) from orders where cart_id = $1))::int as difference,
    (select count(*)::int from payment_attempts where cart_id = $1
      and (state in ('created', 'approved', 'refunding') or (state = 'pending' and challenge is null))) as unsettled,
    (select count(*)::int from mails m join orders o on m.event = 'order-confirmation:' || o.id
      where o.cart_id = $1) as mails
`

/** The records of shop and provider about one cart. */
export async function booksOf(cartId: string, dataDir = '.data/e2e') {
  const client = new pg.Client(address(dataDir))
  await client.connect()
  try {
    return (await client.query<Record<string, number>>(everything, [cartId])).rows[0]
  } finally {
    await client.end()
  }
}

const nothing = { orders: 0, charges: 0, difference: 0, unsettled: 0, mails: 0 }
export const books = { unsold: nothing, sold: { ...nothing, orders: 1, charges: 1, mails: 1 } } as const

/** I1, I2, I3, I7 and I8: the records are right at most a minute after the fault. */
export const expectBooks = (cartId: string, state: keyof typeof books, dataDir?: string) =>
  expect.poll(() => booksOf(cartId, dataDir).catch(String), { timeout: 60_000 }).toEqual(books[state])
