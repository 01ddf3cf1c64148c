import { randomUUID } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiErrorOf, buyer, cards } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { breaker } from '../../tests/crash/breaker.ts'
import { backOffice } from '../../tests/manage.ts'
import { sweeper } from '../../tests/payments.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { tx } from '../database/transaction.ts'
import { recordFailedRefund } from '../orders/failed-refund.ts'
import { requestReturn } from '../orders/return-request.ts'
import { findShopOrder } from '../orders/store/orders.ts'
import { type EventName, eventCatalogue, offeredEvents } from './event-catalogue.ts'

let shop: Shop
const crash = breaker()
const address = 'http://127.0.0.1:9/'

beforeAll(async () => {
  shop = await testShop({ webhookNetworks: ['127.0.0.1'], fault: crash.fault })
  const catalogue = await testCatalogue(shop)
  await catalogue.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
  const events = offeredEvents.map(({ id }) => id)
  await (await owner()).manageWebhooks.create({ body: { address, shops: ['wa'], events } })
})
beforeEach(() => shop.pool.query('delete from webhook_events'))
afterAll(() => shop.close())

const owner = async () => (await backOffice(shop, 'owner')).api

/** The stored events in their order, each as the catalogue says, with nothing more. */
async function events() {
  const { rows } = await shop.pool.query<{ name: EventName; brand: string; data: object }>(
    'select name, brand, data from webhook_events join webhook_deliveries on event_id = webhook_events.id order by position',
  )
  for (const { name, data } of rows) expect(() => eventCatalogue[name].data.parse(data), name).not.toThrow()
  return rows
}
const named = async (name: EventName) => (await events()).filter((event) => event.name === name)

async function buy(changes: Parameters<ReturnType<typeof buyer>['buy']>[0] = {}) {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KNOB', 2)
  await shopper.buy(changes)
  const { rows } = await shop.pool.query<{ id: string; number: string }>(
    'select id, number from orders where cart_id = $1',
    [cartId],
  )
  const [order] = rows
  if (!order) throw new Error('The order was not placed')
  return { ...order, cartId }
}

describe('a placed order', () => {
  it('is reported with its lines, amounts and addresses, then as paid', async () => {
    const { number, id, cartId } = await buy()
    const [placed, paid, ...others] = await events()
    expect(placed).toMatchObject({
      name: 'order.placed',
      brand: 'wa',
      data: {
        number,
        totalCents: 20_00,
        paidCents: 20_00,
        currency: 'AUD',
        customer: { email: 'ada@example.com', phoneNumber: '0412345678' },
        deliveryAddress: { firstName: 'Ada', lastName: 'Ngata', address: '1 Boxhill Rd', country: 'AU' },
        deliveryDate: '2026-11-23',
        billingAddress: null,
        isPickup: false,
        lines: [{ sku: 'KNOB', title: 'Testa KNOB', quantity: 2, unitCents: 10_00, extrasCents: 0 }],
      },
    })
    expect(paid).toMatchObject({ name: 'order.paid', data: { number, paidCents: 20_00, totalCents: 20_00 } })
    expect(others.map(({ name }) => name)).toEqual(['newsletter.subscribed'])
    const text = JSON.stringify([placed, paid])
    for (const secret of [id, cartId, 'paymentHash', '4111', 'origin']) expect(text).not.toContain(secret)
  })

  it('is reported once by the next process when the first one was killed before the commit', async () => {
    const shopper = buyer(shop)
    await shopper.add('KNOB')
    const form = await shopper.form({ newsletter: false })
    crash.arm('order-written')
    expect((await apiErrorOf(shopper.press(form, 'press'))).status).toBe(500)
    expect(await events()).toEqual([])
    for (let round = 0; round < 3; round++) {
      shop.clock.advance(21_000)
      await sweeper(shop).sweep()
    }
    expect((await events()).map(({ name }) => name)).toEqual(['order.placed', 'order.paid'])
  })

  it('is reported once when it is submitted twice', async () => {
    const shopper = buyer(shop)
    await shopper.add('KNOB')
    const form = await shopper.form({ newsletter: false })
    await Promise.all([shopper.press(form, 'press'), shopper.press(form, 'press')])
    expect((await events()).map(({ name }) => name)).toEqual(['order.placed', 'order.paid'])
  })
})

describe('a payment', () => {
  it('that the bank declines is reported with its reference and the reason', async () => {
    const shopper = buyer(shop)
    await shopper.add('KNOB')
    const { paymentReference = '' } = await apiErrorOf(shopper.buy({ card: cards.noFunds }))
    expect(await events()).toMatchObject([
      {
        name: 'payment.failed',
        data: {
          reference: paymentReference,
          outcome: 'declined',
          reason: expect.any(String),
          amountCents: 10_00,
          currency: 'AUD',
          email: 'ada@example.com',
        },
      },
    ])
  })

  it('that the shopper never finishes is reported as expired', async () => {
    const shopper = buyer(shop)
    await shopper.add('KNOB')
    await shopper.buy({ card: cards.challenge })
    expect(await events()).toEqual([])
    shop.clock.advance(millisecondsInHour)
    await sweeper(shop).sweep()
    expect(await events()).toMatchObject([{ name: 'payment.failed', data: { outcome: 'expired', reason: null } }])
  })
})

describe('an order that goes on', () => {
  it('is reported at each step and refund, and no step that is rejected', async () => {
    const { id, number } = await buy({ newsletter: false })
    const { manageOrders } = await owner()
    const record = (state: 'packed' | 'shipped') =>
      manageOrders.setState({ params: { id }, body: { state, trackingUrl: 'https://parcels.example/1' } })
    await record('packed')
    await apiErrorOf(record('packed'))
    shop.clock.advance(1_000)
    await record('shipped')
    expect(await named('order.step_recorded')).toMatchObject([
      { data: { number, state: 'packed', formerState: 'ordered', trackingUrl: null } },
      { data: { number, state: 'shipped', formerState: 'packed', trackingUrl: 'https://parcels.example/1' } },
    ])
    const body = { id: randomUUID(), amount: 5, reason: 'Dented' }
    await manageOrders.refund({ params: { id }, body })
    await manageOrders.refund({ params: { id }, body })
    expect(await named('order.refunded')).toMatchObject([
      { data: { number, amountCents: 5_00, currency: 'AUD', reason: 'Dented' } },
    ])
  })

  it('is reported once when the money of a refund did not arrive', async () => {
    const { id, cartId, number } = await buy({ newsletter: false })
    const { manageOrders } = await owner()
    await manageOrders.refund({ params: { id }, body: { id: randomUUID(), amount: 5, reason: 'Dented' } })
    const { rows } = await shop.pool.query('select reference from payment_attempts where cart_id = $1', [cartId])
    const failed = { reference: rows[0].reference, amountCents: 5_00, now: shop.clock() }
    for (const _ of [1, 2]) await tx(shop.db, (transaction) => recordFailedRefund(transaction, failed))
    expect(await named('order.refund_failed')).toMatchObject([
      { data: { number, amountCents: 5_00, currency: 'AUD', reason: 'Dented' } },
    ])
  })

  it('is reported when its customer wants to return it, and when staff decide', async () => {
    const { id, number } = await buy({ newsletter: false })
    const { manageOrders, manageReturns } = await owner()
    for (const state of ['packed', 'shipped', 'delivered'] as const) {
      shop.clock.advance(1_000)
      await manageOrders.setState({ params: { id }, body: { state } })
    }
    const order = await findShopOrder(shop.db, 'wa', id)
    if (!order) throw new Error('The order is gone')
    const lines = [{ position: 0, quantity: 1, reason: 'damaged' as const }]
    for (const _ of [1, 2])
      await requestReturn(shop.db, {
        order,
        body: { comment: 'A dent', lines },
        key: 'press',
        now: shop.clock(),
      })
    const requested = await named('return.requested')
    expect(requested).toMatchObject([
      {
        data: {
          orderNumber: number,
          email: 'ada@example.com',
          comment: 'A dent',
          lines: [{ sku: 'KNOB', title: 'Testa KNOB', quantity: 1, reason: 'damaged' }],
        },
      },
    ])
    const [{ data } = { data: {} }] = requested
    const { id: returnId = '' } = data as { id?: string }
    const body = { decision: 'accept' as const, note: 'We collect it' }
    await manageReturns.decide({ params: { id: returnId }, body })
    await apiErrorOf(manageReturns.decide({ params: { id: returnId }, body }))
    expect(await named('return.decided')).toMatchObject([
      { data: { id: returnId, orderNumber: number, decision: 'accepted', note: 'We collect it' } },
    ])
  })
})

describe('a customer who writes', () => {
  it('is reported with the answers of the form, once for each key', async () => {
    const api = shop.visitor()
    const answers = { name: 'Ada Ngata', email: 'ada@example.com', question: 'Does it fit?' }
    const send = () =>
      api.contact.sendForm(
        { params: { url: 'ask-an-expert' }, body: { answers } },
        { headers: { 'idempotency-key': 'press' } },
      )
    const { reference } = await send()
    await send()
    expect(await events()).toMatchObject([
      { name: 'enquiry.received', data: { reference, form: 'ask-an-expert', sku: null, answers } },
    ])
  })

  it('is reported once when the newsletter is subscribed to twice', async () => {
    const api = shop.visitor()
    const email = `${randomUUID()}@example.com`
    const body = { Name: 'Ada', Email: email, Postcode: '2000', source: 'Footer' as const }
    for (const _ of [1, 2]) await api.contact.kitchenClub({ body })
    expect(await events()).toMatchObject([
      { name: 'newsletter.subscribed', data: { email, name: 'Ada', postcode: '2000', source: 'Footer' } },
    ])
  })
})
