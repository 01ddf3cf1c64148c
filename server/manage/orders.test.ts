import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf, buyer } from '../../tests/buyer.ts'
import { backOffice, type Desk, ownedShop } from '../../tests/manage.ts'
import type { Shop } from '../../tests/test-app.ts'
import { tx } from '../database/transaction.ts'
import { recordFailedRefund } from '../orders/failed-refund.ts'

let shop: Shop
let owner: Desk
beforeAll(async () => {
  const owned = await ownedShop()
  ;({ shop, owner } = owned)
  await owned.catalogue.addProduct({ sku: 'TOASTER', priceCents: 120_00, stock: 1000 })
})
afterAll(() => shop.close())

/** Buys a toaster under a name that only this order has. */
async function anOrder(name = `Buyer${randomUUID().slice(0, 8)}`, firstName = 'Ada') {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('TOASTER')
  const form = await shopper.form()
  await shopper.press({ ...form, deliveryAddress: { ...form.deliveryAddress, firstName, lastName: name } })
  const { rows } = await owner.api.manageOrders.list({ query: { q: name } })
  const [order] = rows
  if (!order) throw new Error('The order is not in the list')
  return { ...order, cartId, name }
}

const ledgerOf = async (cartId: string) => {
  const { rows } = await shop.pool.query(
    'select kind, amount_cents::int as cents from sandbox.ledger where merchant_order = $1 order by at, kind',
    [cartId],
  )
  return rows
}

/** Bodies of the mails with a subject, in no order: all have the same time, since the clock of these tests is stopped. */
const mailsOf = async (subject: string): Promise<string[]> => {
  const { rows } = await shop.pool.query('select body from mails where subject = $1', [subject])
  return rows.map(({ body }) => body)
}

const audit = async (q: string) => (await owner.api.manageAudit.list({ query: { q } })).rows

describe('the list of orders', () => {
  it('finds an order by its number, name and email, in its shop only', async () => {
    const order = await anOrder()
    expect(order).toMatchObject({ state: 'ordered', email: 'ada@example.com', customer: `Ada ${order.name}` })
    const numbers = async (q: string) =>
      (await owner.api.manageOrders.list({ query: { q, limit: 100 } })).rows.map(({ number }) => number)
    expect(await numbers(order.number)).toEqual([order.number])
    expect(await numbers('ada@example.com')).toContain(order.number)
    const elsewhere = await backOffice(shop, 'owner', 'hc')
    expect((await elsewhere.api.manageOrders.list({ query: { q: order.number } })).rows).toEqual([])
    expect(await apiErrorOf(elsewhere.api.manageOrders.view({ params: { id: order.id } }))).toMatchObject({
      status: 404,
    })
  })

  it('shows staff what the shopper chose, and what it comes to', async () => {
    const shopper = buyer(shop)
    await shopper.add('TOASTER', 2)
    const { cart, ...form } = await shopper.form({
      deliveryServices: ['SVC-REMOVE'],
      poNumber: 'PO 77',
      requestedDeliveryContact: 'Kim at the gate',
    })
    const lastName = `Chooser${randomUUID().slice(0, 8)}`
    const deliveryAddress = { ...form.deliveryAddress, lastName, deliveryInstructions: 'Ring twice' }
    await shopper.press({ ...form, deliveryAddress, cart: { ...cart, orderTotal: cart.orderTotal + 49 } })
    const { rows } = await owner.api.manageOrders.list({ query: { q: lastName } })
    const order = await owner.api.manageOrders.view({ params: { id: rows[0]?.id ?? '' } })
    expect(order.lines).toMatchObject([{ sku: 'TOASTER', quantity: 2, amount: '$240', extras: [] }])
    expect(order.charges).toEqual(
      expect.arrayContaining([
        { name: 'Products and extras', value: '$240' },
        { name: 'Take the old appliance away', value: '$49' },
        { name: 'Total', value: '$289' },
      ]),
    )
    const details = order.details.flatMap((section) => section.rows)
    expect(details).toEqual(
      expect.arrayContaining([
        { name: 'Purchase order number', value: 'PO 77' },
        { name: 'Delivery instructions', value: 'Ring twice' },
        { name: 'Contact for delivery', value: 'Kim at the gate' },
      ]),
    )
  })

  it('reads every order once, page by page, while new ones arrive', async () => {
    const name = `Paged${randomUUID().slice(0, 8)}`
    const first = [await anOrder(name), await anOrder(name), await anOrder(name)]
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await owner.api.manageOrders.list({ query: { q: name, limit: 1, ...(after ? { after } : {}) } })
      seen.push(...page.rows.map(({ id }) => id))
      if (seen.length === 1) await anOrder(`${name}x`)
      after = page.next
    } while (after)
    expect(seen.toSorted()).toEqual(first.map(({ id }) => id).toSorted())
  })

  it('rejects a mark that it did not write', async () => {
    expect(await apiErrorOf(owner.api.manageOrders.list({ query: { after: 'x' } }))).toMatchObject({
      status: 400,
      fields: { after: ['This mark is not one of ours'] },
    })
  })
})

describe('the state of an order', () => {
  const record = (id: string, state: 'packed' | 'shipped' | 'delivered', trackingUrl?: string) =>
    owner.api.manageOrders.setState({ params: { id }, body: { state, ...(trackingUrl ? { trackingUrl } : {}) } })

  it('goes from ordered to delivered, with each step in the audit log and in a mail when it was shipped', async () => {
    const { id, number } = await anOrder()
    for (const state of ['packed', 'shipped'] as const) {
      shop.clock.advance(1000)
      await record(id, state, 'https://parcels.example/1')
    }
    shop.clock.advance(1000)
    expect(await record(id, 'delivered')).toMatchObject({ state: 'delivered', next: [] })
    const log = await audit(number)
    expect(log.map(({ who, changes }) => [who, changes.find(({ field }) => field === 'state')])).toEqual([
      ['Noor Haddad', { field: 'state', before: 'shipped', after: 'delivered' }],
      ['Noor Haddad', { field: 'state', before: 'packed', after: 'shipped' }],
      ['Noor Haddad', { field: 'state', before: 'ordered', after: 'packed' }],
    ])
    const { rows } = await shop.pool.query('select body from mails where body like $1', ['%https://parcels.example/1%'])
    expect(rows).toHaveLength(1)
    expect((await owner.api.manageOrders.list({ query: { q: number, state: 'ordered' } })).rows).toEqual([])
    expect((await owner.api.manageOrders.list({ query: { q: number, state: 'delivered' } })).rows).toHaveLength(1)
  })

  it('has the state of its last step, also when the clock of another instance is behind', async () => {
    const { id } = await anOrder()
    shop.clock.advance(10_000)
    await owner.api.manageOrders.setState({ params: { id }, body: { state: 'packed' } })
    shop.clock.advance(-5000)
    const shipped = await owner.api.manageOrders.setState({ params: { id }, body: { state: 'shipped' } })
    expect([shipped.state, shipped.steps.map(({ state }) => state)]).toEqual(['shipped', ['packed', 'shipped']])
  })

  it('mails the customer when it is cancelled', async () => {
    const { id, number } = await anOrder()
    await owner.api.manageOrders.setState({ params: { id }, body: { state: 'cancelled' } })
    expect(await mailsOf(`Your order ${number} is cancelled`)).toEqual([
      expect.stringMatching(new RegExp(`have cancelled your order ${number}.\\nWe email you again`)),
    ])
  })

  it('rejects a step that cannot follow, and writes nothing', async () => {
    const { id, number } = await anOrder()
    expect(await apiErrorOf(record(id, 'delivered'))).toMatchObject({ status: 409 })
    await record(id, 'packed')
    expect(await apiErrorOf(record(id, 'packed'))).toMatchObject({ status: 409 })
    expect(await apiErrorOf(record(id, 'shipped', 'javascript:alert(1)'))).toMatchObject({
      status: 400,
      fields: { trackingUrl: ['Give a link that begins with https://'] },
    })
    expect(await audit(number)).toHaveLength(1)
  })
})

describe('refunds', () => {
  const refundOf = (id: string) => (amount: number) =>
    owner.api.manageOrders.refund({ params: { id }, body: { id: randomUUID(), amount, reason: 'Dented' } })

  /** The provider reports that the money did not arrive. */
  async function fail(cartId: string, amount: number) {
    const { rows } = await shop.pool.query('select reference from payment_attempts where cart_id = $1', [cartId])
    const [{ reference }] = rows
    await tx(shop.db, (transaction) =>
      recordFailedRefund(transaction, { reference, amountCents: amount * 100, now: shop.clock() }),
    )
  }

  it('sends back a part, then the rest, and never more than was paid', async () => {
    const { id, cartId, number, total } = await anOrder()
    const refund = (amount: number, refundId: string = randomUUID()) =>
      owner.api.manageOrders.refund({ params: { id }, body: { id: refundId, amount, reason: 'Dented' } })
    expect(await refund(20)).toMatchObject({ refundable: total - 20, refunds: [{ amount: 20, state: 'done' }] })
    expect(await apiErrorOf(refund(total))).toMatchObject({ status: 400, fields: { amount: [expect.any(String)] } })
    expect(await refund(total - 20)).toMatchObject({ refundable: 0 })
    expect((await ledgerOf(cartId)).map(({ kind, cents }) => [kind, Math.abs(cents)])).toEqual([
      ['charge', total * 100],
      ['refund', 20_00],
      ['refund', (total - 20) * 100],
    ])
    expect((await audit(number)).filter(({ action }) => action === 'requested a refund')).toHaveLength(2)
    const mails = await mailsOf(`Your refund for order ${number}`)
    expect(mails).toHaveLength(2)
    for (const amount of [20, total - 20]) {
      expect(mails).toContainEqual(expect.stringContaining(`sent back $${amount} for your order ${number}`))
    }
  })

  it('makes refundable again what the provider could not pay out', async () => {
    const { id, cartId, number, total } = await anOrder()
    const refund = refundOf(id)
    await refund(20)
    await fail(cartId, 20)
    await fail(cartId, 20)
    const order = await owner.api.manageOrders.view({ params: { id } })
    expect(order).toMatchObject({ refundable: total, refunds: [{ amount: 20, state: 'failed' }] })
    expect(await apiErrorOf(refund(total + 1))).toMatchObject({ status: 400 })
    expect(await refund(total - 20)).toMatchObject({ refundable: 20 })
    expect(await mailsOf(`Your refund for order ${number}`)).toHaveLength(2)
    expect(await mailsOf(`Your refund for order ${number} did not arrive`)).toHaveLength(1)
  })

  it('has one entry in the audit log when it failed, by the provider', async () => {
    const { id, cartId, number } = await anOrder()
    await refundOf(id)(20)
    await fail(cartId, 20)
    await fail(cartId, 20)
    const reports = (await audit(number)).filter(({ action }) => action === 'reported a failed refund')
    expect(reports).toMatchObject([
      {
        who: 'Payment provider',
        changes: [
          { field: 'refund', before: 'done', after: 'failed' },
          { field: 'amount', before: '', after: '20.00 AUD' },
        ],
      },
    ])
  })

  it('asks staff to send again what did not arrive, until they did', async () => {
    const { id, cartId } = await anOrder()
    const refund = refundOf(id)
    await refund(20)
    expect(await refund(5)).toMatchObject({ notArrived: 0 })
    await fail(cartId, 20)
    expect(await owner.api.manageOrders.view({ params: { id } })).toMatchObject({ notArrived: 20 })
    shop.clock.advance(1000)
    expect(await refund(15)).toMatchObject({ notArrived: 5 })
    expect(await refund(5)).toMatchObject({ notArrived: 0 })
    await fail(cartId, 15)
    expect(await owner.api.manageOrders.view({ params: { id } })).toMatchObject({ notArrived: 15 })
  })

  it('sends the whole amount back once when the same request arrives twice', async () => {
    const { id, cartId, number, total } = await anOrder()
    const body = { id: randomUUID(), amount: total, reason: 'Changed mind' }
    const sent = await Promise.all([1, 2].map(() => owner.api.manageOrders.refund({ params: { id }, body })))
    expect(sent[1]).toMatchObject({ refundable: 0, refunds: [{ state: 'done' }] })
    expect(await ledgerOf(cartId)).toHaveLength(2)
    expect(await mailsOf(`Your refund for order ${number}`)).toHaveLength(1)
  })

  it('tells the second of two people what the first has sent back since the order was opened', async () => {
    const { id, cartId, total } = await anOrder()
    const refund = (refundable: number) => {
      const body = { id: randomUUID(), amount: 20, reason: 'Dented', refundable }
      return owner.api.manageOrders.refund({ params: { id }, body })
    }
    await refund(total)
    const error = await apiErrorOf(refund(total))
    expect(error.status).toBe(409)
    expect(JSON.stringify(error)).toContain('has sent back 20.00 since you opened this order')
    expect(await ledgerOf(cartId)).toHaveLength(2)
    expect(await refund(total - 20)).toMatchObject({ refundable: total - 40 })
  })

  it('names the field of a wrong request', async () => {
    const { id } = await anOrder()
    const body = { id: randomUUID(), amount: -1, reason: ' ' }
    expect(await apiErrorOf(owner.api.manageOrders.refund({ params: { id }, body }))).toMatchObject({
      status: 400,
      fields: { amount: ['Enter an amount above zero'], reason: ['Write the reason'] },
    })
  })
})

describe('downloads', () => {
  it('sends the invoice of an order, and to no one without the right', async () => {
    const { id, number } = await anOrder()
    const address = { url: `/manage/api/orders/${id}/invoice?shop=wa` }
    const response = await owner.inject(address)
    expect(response.headers['content-disposition']).toContain(`invoice-${number}.pdf`)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const merchandiser = await backOffice(shop, 'merchandiser')
    expect((await merchandiser.inject(address)).statusCode).toBe(403)
  })

  it('writes a table that no spreadsheet runs', async () => {
    const { number } = await anOrder('Formula', '=1+1')
    const { body, headers } = await owner.inject({ url: '/manage/api/orders.csv?shop=wa' })
    expect(headers['content-type']).toContain('text/csv')
    const rows: string[][] = parse(body, { bom: true })
    expect(rows[0]).toEqual(['Number', 'Placed', 'Customer', 'Email', 'Total', 'State'])
    expect(rows.find(([first]) => first === number)?.[2]).toBe("'=1+1 Formula")
    expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([])
    const store = await backOffice(shop, 'store')
    expect((await store.inject({ url: '/manage/api/orders.csv?shop=wa' })).statusCode).toBe(403)
  })
})
