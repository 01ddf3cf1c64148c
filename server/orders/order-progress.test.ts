import { millisecondsInDay } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { orderCharges } from '#domain/checkout/order-details.ts'
import { apiErrorOf, buyer } from '../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../tests/buying.ts'
import { backOffice } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { refunds } from '../database/schema/manage.ts'
import { mails } from '../database/schema/orders.ts'

let shop: Shop
let stock: TestCatalogue
let ada: Api
let lou: Api
let noor: Api
let desk: Awaited<ReturnType<typeof backOffice>>['api']

beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 1000 })
  await stock.addProduct({ sku: 'TOASTER', priceCents: 50_00, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(signIn)

/** Again after a while: a sign-in ends after ten minutes. */
async function signIn() {
  ada = await shop.signedIn('ada@hearth.example')
  lou = await shop.signedIn('lou@hearth.example')
  noor = await shop.signedIn('noor@hearth.example')
  desk = (await backOffice(shop, 'store')).api
}

const mailsOf = (event: string) => shop.db.select().from(mails).where(eq(mails.event, event))

/** An order of Ada with two kettles and a toaster. */
async function placed() {
  const shopper = buyer(shop, ada)
  await shopper.add('KETTLE', 2)
  const { cartId } = await shopper.add('TOASTER')
  await shopper.buy()
  const { accountOrderId: id = '' } = await ada.checkout.confirmation({ query: { id: cartId } })
  return { id, cartId }
}

const record = (id: string, state: 'packed' | 'shipped' | 'delivered' | 'cancelled', trackingUrl?: string) =>
  desk.manageOrders.setState({ params: { id }, body: { state, ...(trackingUrl ? { trackingUrl } : {}) } })

async function delivered() {
  const order = await placed()
  await record(order.id, 'shipped')
  await record(order.id, 'delivered')
  return order
}

it('says which products are still sold, and after the delivery which can be reviewed once', async () => {
  const gone = await stock.addProduct({ sku: 'GONE', priceCents: 20_00 })
  const shopper = buyer(shop, ada)
  await shopper.add('KETTLE')
  const { cartId } = await shopper.add('GONE')
  await shopper.buy()
  const { accountOrderId: id = '' } = await ada.checkout.confirmation({ query: { id: cartId } })
  await stock.delist(gone)
  const sold = async () => (await ada.account.invoice({ params: { id } })).sold
  expect(await sold()).toEqual([{ sku: 'KETTLE', uri: 'kettle', isReviewable: false }])
  await record(id, 'shipped')
  await record(id, 'delivered')
  expect(await sold()).toEqual([{ sku: 'KETTLE', uri: 'kettle', isReviewable: true }])
  const review = {
    stars: '4',
    title: 'Boils fast',
    text: 'A full pot boils in six minutes.',
    author: 'Ada',
    suburb: 'Newtown',
  }
  await ada.reviewing.write({ params: { sku: 'KETTLE' }, body: review })
  expect(await sold()).toEqual([{ sku: 'KETTLE', uri: 'kettle', isReviewable: false }])
})

const kettle = { position: 0, quantity: 1, reason: 'damaged' as const }
const ask = (
  id: string,
  {
    api = ada,
    lines = [kettle],
    key = crypto.randomUUID() as string,
  }: { api?: Api; lines?: (typeof kettle)[]; key?: string } = {},
) =>
  api.account.requestReturn(
    { params: { id }, body: { lines, comment: 'The lid is dented' } },
    { headers: { 'idempotency-key': key } },
  )

describe('the progress of an order', () => {
  it('is what staff record, for the list, the order and the confirmation', async () => {
    const { id, cartId } = await placed()
    expect((await ada.account.invoice({ params: { id } })).state).toBe('ordered')
    await record(id, 'packed')
    shop.clock.advance(60_000)
    await record(id, 'shipped', 'https://track.carrier.example/1')
    const order = await ada.account.invoice({ params: { id } })
    expect(order).toMatchObject({ state: 'shipped', trackingUrl: 'https://track.carrier.example/1' })
    expect(order.steps?.map(({ state }) => state)).toEqual(['packed', 'shipped'])
    const { invoices } = await ada.account.invoices({ query: {} })
    expect(invoices.find((row) => row.id === id)).toMatchObject({
      state: 'shipped',
      trackingUrl: 'https://track.carrier.example/1',
      products: [
        { title: 'Testa KETTLE', quantity: 2 },
        { title: 'Testa TOASTER', quantity: 1 },
      ],
      invoiceUrl: expect.stringContaining('/invoice.pdf?'),
    })
    expect(await ada.checkout.confirmation({ query: { id: cartId } })).toMatchObject({ state: 'shipped' })
  })

  it('goes by mail to the customer once when the order is shipped', async () => {
    const { id } = await placed()
    await record(id, 'shipped', 'https://track.carrier.example/2')
    await expect(record(id, 'shipped')).rejects.toMatchObject({ status: 409 })
    const [mail, ...more] = await mailsOf(`order-shipped:${id}`)
    expect(more).toEqual([])
    expect(mail?.body).toContain('https://track.carrier.example/2')
  })

  it('never goes back, and ends with a delivery or a cancellation', async () => {
    const { id } = await placed()
    await record(id, 'shipped')
    expect(await apiErrorOf(record(id, 'packed'))).toMatchObject({ status: 409 })
    await record(id, 'delivered')
    expect(await apiErrorOf(record(id, 'cancelled'))).toMatchObject({ status: 409 })
    const other = await placed()
    await record(other.id, 'cancelled')
    expect(await apiErrorOf(record(other.id, 'shipped'))).toMatchObject({ status: 409 })
  })
})

it('shows the customer what was sent back and what is left of the payment, on the order and its confirmation', async () => {
  const { id, cartId } = await placed()
  expect(await ada.account.invoice({ params: { id } })).not.toHaveProperty('refunds')
  const owner = (await backOffice(shop, 'owner')).api
  for (const amount of [20, 30.5]) {
    const body = { id: crypto.randomUUID(), amount, reason: 'Dented' }
    await owner.manageOrders.refund({ params: { id }, body })
  }
  // The provider has not confirmed it.
  const unconfirmed = { id: crypto.randomUUID(), orderId: id, amountCents: 7_00, reason: '', requestedBy: '' }
  await shop.db.insert(refunds).values({ ...unconfirmed, state: 'requested', requestedAt: new Date() })
  const order = await ada.account.invoice({ params: { id } })
  expect(order.refunds?.map(({ amount }) => amount).toSorted()).toEqual([20, 30.5])
  const { refunds: confirmed } = await ada.checkout.confirmation({ query: { id: cartId } })
  expect(confirmed).toEqual(order.refunds)
  const rows = orderCharges(order, { country: 'AU' }).payments
  expect(rows.map(({ value }) => value).toSorted()).toEqual(['$199.50', '− $20', '− $30.50'])
  expect(rows.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Refunded Fri 20 Nov/),
    expect.stringMatching(/^Refunded Fri 20 Nov/),
    'Paid after refunds',
  ])
  // One of them did not arrive.
  await shop.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.amountCents, 20_00))
  const told = orderCharges(await ada.account.invoice({ params: { id } }), { country: 'AU' }).payments
  expect(told.map(({ name, value }) => `${name} ${value}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Refund of Fri 20 Nov, did not arrive \$20$/),
      'Paid after refunds $219.50',
    ]),
  )
})

describe('a return', () => {
  it('is not taken once the whole payment was sent back', async () => {
    const { id } = await delivered()
    const owner = (await backOffice(shop, 'owner')).api
    const refund = (amount: number) =>
      owner.manageOrders.refund({ params: { id }, body: { id: crypto.randomUUID(), amount, reason: 'Dented' } })
    const { refundable } = await refund(100)
    expect((await ada.account.invoice({ params: { id } })).returnable).toHaveLength(2)
    await refund(refundable)
    expect(await ada.account.invoice({ params: { id } })).toMatchObject({ returnable: [], returnBy: null })
    expect(await apiErrorOf(ask(id))).toMatchObject({
      fields: { lines: ['We have refunded this order in full. To return a product from it, call us.'] },
    })
    // The money did not arrive.
    await shop.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.orderId, id))
    expect((await ask(id)).returns).toHaveLength(1)
  })

  it('is stored once per key, shown to its customer and to staff, and confirmed by mail', async () => {
    const { id } = await delivered()
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([ask(id, { key }), ask(id, { key })])
    expect(first.returns).toEqual(second.returns)
    expect(first.returns).toEqual([
      {
        id: expect.any(String),
        state: 'requested',
        requestedAt: expect.any(String),
        comment: 'The lid is dented',
        note: null,
        lines: [{ position: 0, title: 'Testa KETTLE', quantity: 1, reason: 'damaged' }],
      },
    ])
    expect(first.returnable?.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Testa KETTLE', 1],
      ['Testa TOASTER', 1],
    ])
    const returnId = first.returns?.[0]?.id ?? ''
    const [mail] = await mailsOf(`return-requested:${returnId}`)
    expect(mail).toMatchObject({ recipient: 'ada@example.com' })
    expect(mail?.body).toContain('1 x Testa KETTLE: It arrived damaged')
    expect(mail?.body).toContain('You wrote: The lid is dented')
    const { rows } = await desk.manageReturns.list({ query: { limit: 100 } })
    expect(rows.find((row) => row.id === returnId)).toMatchObject({
      orderId: id,
      lines: [{ position: kettle.position, title: 'Testa KETTLE' }],
      comment: 'The lid is dented',
    })
    const { invoices } = await ada.account.invoices({ query: {} })
    expect(invoices.find((row) => row.id === id)?.returnState).toBe('requested')
  })

  it('takes no more than was bought, each line once', async () => {
    const { id } = await delivered()
    await ask(id, { lines: [{ ...kettle, quantity: 2 }] })
    for (const lines of [
      [kettle],
      [{ ...kettle, position: 7 }],
      [
        { ...kettle, position: 1 },
        { ...kettle, position: 1 },
      ],
      [],
    ])
      expect(await apiErrorOf(ask(id, { lines }))).toMatchObject({
        status: 400,
        fields: { lines: [expect.any(String)] },
      })
    expect(await apiErrorOf(ask(id, { lines: [kettle] }))).toMatchObject({
      fields: { lines: [expect.stringContaining('already asked')] },
    })
    expect(await apiErrorOf(ask(id, { lines: [{ ...kettle, quantity: 9 }] }))).toMatchObject({
      fields: { lines: [expect.stringContaining('more than you bought')] },
    })
    for (const quantity of [0, -1, 1.5])
      expect(await apiErrorOf(ask(id, { lines: [{ ...kettle, quantity }] }))).toMatchObject({ status: 400 })
  })

  it('begins with the delivery and ends thirty days after it', async () => {
    const order = await placed()
    expect(await apiErrorOf(ask(order.id))).toMatchObject({
      message: expect.stringContaining('once they are delivered'),
    })
    await record(order.id, 'shipped')
    await record(order.id, 'delivered')
    const before = shop.clock().getTime()
    shop.clock.advance(30 * millisecondsInDay)
    await signIn()
    expect((await ask(order.id)).returns).toHaveLength(1)
    shop.clock.advance(millisecondsInDay)
    await signIn()
    expect(await apiErrorOf(ask(order.id))).toMatchObject({ message: expect.stringContaining('Returns close 30 days') })
    expect((await ada.account.invoice({ params: { id: order.id } })).returnable).toEqual([])
    shop.clock.advance(before - shop.clock().getTime())
  })

  it('is for the owner of the order only', async () => {
    const { id } = await delivered()
    expect(await apiErrorOf(ask(id, { api: lou }))).toMatchObject({ status: 404 })
    expect(await apiErrorOf(ask(id, { api: noor }))).toMatchObject({ status: 404 })
    expect(await apiErrorOf(ask(id, { api: shop.visitor() }))).toMatchObject({ status: 401 })
  })

  it('is decided once, with a mail; a rejected one can be requested again', async () => {
    const { id } = await delivered()
    const { returns = [] } = await ask(id, { lines: [{ ...kettle, quantity: 2 }] })
    const returnId = returns[0]?.id ?? ''
    const decide = (decision: 'accept' | 'reject', note = 'We need a photo first') =>
      desk.manageReturns.decide({ params: { id: returnId }, body: { decision, note } })
    expect(await apiErrorOf(decide('reject', ' '))).toMatchObject({
      status: 400,
      fields: { note: [expect.any(String)] },
    })
    await decide('reject')
    expect(await apiErrorOf(decide('accept'))).toMatchObject({ status: 409 })
    const { rows } = await desk.manageReturns.list({ query: { limit: 100 } })
    expect(rows.map((row) => row.id)).not.toContain(returnId)
    const elsewhere = (await backOffice(shop, 'owner', 'hc')).api.manageReturns
    expect(
      await apiErrorOf(elsewhere.decide({ params: { id: returnId }, body: { decision: 'accept', note: 'Yes' } })),
    ).toMatchObject({ status: 404 })
    const [mail] = await mailsOf(`return-decided:${returnId}`)
    expect(mail?.body).toContain('We need a photo first')
    const order = await ada.account.invoice({ params: { id } })
    expect(order.returns?.[0]).toMatchObject({ state: 'rejected', note: 'We need a photo first' })
    expect((await ask(id)).returns).toHaveLength(2)
  })

  it('is listed page by page, the oldest first, until it is decided', async () => {
    const asked: string[] = []
    for (let made = 0; made < 3; made++) {
      const { id } = await delivered()
      shop.clock.advance(1000)
      asked.push((await ask(id)).returns?.[0]?.id ?? '')
    }
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await desk.manageReturns.list({ query: { limit: 2, ...(after ? { after } : {}) } })
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(seen.filter((id) => asked.includes(id))).toEqual(asked)
    expect(new Set(seen).size).toBe(seen.length)
  })
})
