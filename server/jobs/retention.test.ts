import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressIn, buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { testPlaces } from '../../tests/places.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { configOf } from '../config.ts'
import { deliverMails } from '../mail/mail-delivery.ts'
import { endRetention } from './retention.ts'
import { usualRetention } from './retention-periods.ts'

let shop: Shop
let start: Date
beforeAll(async () => {
  shop = await testShop()
  start = shop.clock()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'HOB', priceCents: 100_00, stock: 10_000 })
})
beforeEach(() => shop.clock.set(start.toISOString()))
afterAll(() => shop.close())

const logged: object[] = []
const log = { info: (fields: object) => void logged.push(fields) }
const run = (periods = usualRetention) => endRetention(shop.db, { periods, now: shop.clock(), log })
const daysLater = (days: number) => shop.clock.set(new Date(start.getTime() + days * millisecondsInDay).toISOString())
const countOf = async (query: string, values: unknown[] = []) =>
  (await shop.pool.query<{ count: number }>(`select count(*)::int as count ${query}`, values)).rows[0]?.count

let made = 0
async function aBuyer() {
  const name = `Larkspur${++made}`
  const email = `${name.toLowerCase()}@mail.example`
  const shopper = buyer(shop)
  await shopper.add('HOB')
  const deliveryAddress = { ...addressIn(testPlaces.sydney), lastName: name }
  await shopper.buy({ email, deliveryAddress })
  return { name, email }
}

describe('carts', () => {
  it('deletes an open cart after 180 days without a change, and no younger one', async () => {
    const { cartId } = await buyer(shop).add('HOB')
    daysLater(100)
    const younger = await buyer(shop).add('HOB')
    const left = () => countOf('from carts where id = any($1)', [[cartId, younger.cartId]])
    daysLater(179)
    await run()
    expect(await left()).toBe(2)
    daysLater(181)
    expect(await run()).toMatchObject({ carts: expect.any(Number) })
    expect(await left()).toBe(1)
    expect(await countOf('from cart_lines where cart_id = $1', [cartId])).toBe(0)
  })

  it('leaves a cart whose payment still runs', async () => {
    const shopper = buyer(shop)
    const { cartId } = await shopper.add('HOB')
    await shopper.buy()
    await shop.pool.query(`update carts set state = 'open' where id = $1`, [cartId])
    await shop.pool.query(`update payment_attempts set state = 'pending' where cart_id = $1`, [cartId])
    daysLater(400)
    await run()
    expect(await countOf('from carts where id = $1', [cartId])).toBe(1)
    await shop.pool.query(`update payment_attempts set state = 'completed' where cart_id = $1`, [cartId])
    await shop.pool.query(`update carts set state = 'ordered' where id = $1`, [cartId])
  })
})

it('deletes a browser after its cookie has ended, and keeps that of an order', async () => {
  await aBuyer()
  const [idle] = (
    await shop.pool.query<{ id: string }>(
      `insert into visitors (id, token_hash, created_at) values (gen_random_uuid(), 'idle', $1) returning id`,
      [start],
    )
  ).rows
  await shop.pool.query(`insert into compared_products values ($1, 'wa', 'HOB', 1)`, [idle?.id])
  daysLater(399)
  await run()
  expect(await countOf('from visitors where id = $1', [idle?.id])).toBe(1)
  daysLater(401)
  await run()
  expect(await countOf('from visitors where id = $1', [idle?.id])).toBe(0)
  expect(await countOf('from orders left join visitors v on v.id = visitor_id where v.id is null')).toBe(0)
})

it('empties a sent mail after 90 days and sends it no second time; one that waits keeps its text', async () => {
  const { email } = await aBuyer()
  await deliverMails({ ...shop, mailer: { send: async () => {} } })
  const waiting = await aBuyer()
  daysLater(91)
  await run()
  expect(await countOf('from mails where recipient = $1', [email])).toBe(0)
  expect(await countOf(`from mails where recipient = '' and body = '' and sent_at is not null`)).toBeGreaterThan(0)
  expect(await countOf(`from mails where recipient = $1 and body <> ''`, [waiting.email])).toBe(1)
  let sent = 0
  await deliverMails({ ...shop, mailer: { send: async () => void sent++ } })
  expect(sent).toBeGreaterThan(0)
  expect(await deliverMails({ ...shop, mailer: { send: async () => {} } })).toBe(0)
})

describe('orders', () => {
  const personIn = (email: string, name: string) =>
    countOf(`from orders where email = $1 and plan::text like '%' || $2 || '%'`, [email, name])

  it('keeps name and address for seven years, then removes them and keeps the order', async () => {
    const { email, name } = await aBuyer()
    const [order] = (await shop.pool.query<{ id: string }>('select id from orders where email = $1', [email])).rows
    daysLater(7 * 365)
    await run()
    expect(await personIn(email, name)).toBe(1)
    daysLater(2558)
    expect(await run()).toMatchObject({ orders: expect.any(Number) })
    for (const table of ['orders', 'payment_attempts', 'carts'])
      expect([table, await countOf(`from ${table} as t where t::text ilike '%' || $1 || '%'`, [name])]).toEqual([
        table,
        0,
      ])
    const { rows } = await shop.pool.query(
      `select total_cents::int as cents, plan->'deliveryAddress'->>'suburb' as suburb from orders where id = $1`,
      [order?.id],
    )
    expect(rows).toEqual([{ cents: 100_00, suburb: testPlaces.sydney.suburb }])
  })

  it('leaves the orders of an account to its owner', async () => {
    const { email, name } = await aBuyer()
    await shop.pool.query(
      `update orders set account_id = (select id from accounts where email = 'ada@hearth.example') where email = $1`,
      [email],
    )
    daysLater(3000)
    await run()
    expect(await personIn(email, name)).toBe(1)
  })
})

it('deletes more rows than one batch, once, on two instances at the same time', async () => {
  await shop.pool.query(
    `insert into visitors (id, created_at) select gen_random_uuid(), $1 from generate_series(1, 1200)`,
    [new Date(start.getTime() - 500 * millisecondsInDay)],
  )
  const counts = await Promise.all([run(), run()])
  await run()
  expect(counts.reduce((sum, { visitors = 0 }) => sum + visitors, 0)).toBeLessThanOrEqual(1200)
  expect(
    await countOf('from visitors where created_at < $1', [new Date(start.getTime() - 400 * millisecondsInDay)]),
  ).toBe(0)
  expect(logged.at(-1)).toMatchObject({ counts: { visitors: expect.any(Number) } })
})

it('finds old visitors by their age, not by reading all of them', async () => {
  const client = await shop.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select id from visitors where created_at < $1 order by created_at, id limit 500',
      [start],
    )
    expect(rows.map((row) => row['QUERY PLAN']).join()).toMatch(/Index (?:Only )?Scan using visitors_age/)
    expect(rows.map((row) => row['QUERY PLAN']).join()).not.toContain('Sort')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

describe('KEEP_DAYS', () => {
  it('changes the periods that it names', () => {
    expect(configOf({ KEEP_DAYS: 'carts=60, enquiries=365' }).retention).toEqual({
      ...usualRetention,
      carts: 60,
      enquiries: 365,
    })
    expect(configOf({}).retention).toEqual(usualRetention)
  })

  it('lets data go earlier', async () => {
    const { cartId } = await buyer(shop).add('HOB')
    const began = shop.clock().getTime()
    const isThere = async (days: number) => {
      shop.clock.set(new Date(began + days * millisecondsInDay).toISOString())
      await run(configOf({ KEEP_DAYS: 'carts=60' }).retention)
      return (await countOf('from carts where id = $1', [cartId])) === 1
    }
    expect([await isThere(59), await isThere(61)]).toEqual([true, false])
  })

  it.each([
    ['orders=365', 'KEEP_DAYS must give orders a whole number of days from 2557, for example orders=2557'],
    ['visitors=30', 'KEEP_DAYS must give visitors a whole number of days from 366'],
    ['carts=soon', 'KEEP_DAYS must give carts a whole number of days from 30'],
    ['wishes=3', 'KEEP_DAYS must name carts, visitors'],
  ])('rejects %s', (text, message) => {
    expect(() => configOf({ KEEP_DAYS: text })).toThrow(message)
  })
})
