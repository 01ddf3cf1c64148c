// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CheckoutRequest, Confirmation } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { buyer, cards } from '../../../../tests/buyer.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { expectConsole } from '../../../../tests/console-guard.ts'
import { stubFraudScript } from '../../../../tests/fraud-script.ts'
import { testPlaces } from '../../../../tests/places.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'

type Tracked = { event: string; items?: object[] } & Record<string, unknown>
const page = window as { dataLayer?: Tracked[] }
const tracked = (name: string) => (page.dataLayer ?? []).filter(({ event }) => event === name)

let shop: Shop
/** What becomes of the script of the fraud check. */
let fraudScript: 'load' | 'error' | 'silence' = 'load'

beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z'), shouldAdvanceTime: true })
  stubFraudScript(() => fraudScript)
  delete page.dataLayer
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

async function filledCheckout(card: string) {
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 2 } })
  const app = await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' })
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getAllByRole('textbox', { name })[0] as HTMLInputElement, { target: { value } })
  fill(/^Email/, 'ada@example.com')
  fill(/^Mobile phone/, '0412 345 678')
  fill(/^First name/, 'Ada')
  fill(/^Last name/, 'Ngata')
  fill(/^Street address/, '1 Boxhill Rd')
  await app.user.type(screen.getAllByRole('combobox', { name: /^Suburb/ })[0] as HTMLElement, testPlaces.sydney.suburb)
  await app.user.click(await screen.findByRole('option', { name: new RegExp(testPlaces.sydney.suburb, 'i') }))
  const monday = /^Monday 23 November/
  await app.user.click(
    await waitFor(
      () => screen.queryByRole('gridcell', { name: monday }) ?? screen.getByRole('button', { name: monday }),
    ),
  )
  const fillCard = (cardNo: string) => {
    fill(/^Name on card/, 'Ada Ngata')
    fill(/^Card number/, cardNo)
    fill(/^Expiry date/, '05/2030')
    fill(/^Security code/, '123')
  }
  fillCard(card)
  return {
    ...app,
    fillCard,
    press: () => app.user.click(screen.getByRole('button', { name: 'Place order' })),
    posts: () => (app.calls('checkout.submit') as { body: CheckoutRequest }[]).map(({ body }) => body),
  }
}
const thanked = () => screen.findByRole('heading', { name: 'Thank you, Ada' }, { timeout: 8000 })

// Runs first, because a script that has loaded is not requested again.
it.each([
  ['fails', 'error', 0],
  ['says nothing for three seconds', 'silence', 2_900],
] as const)('places the order without a token when the script %s [S2-7-16]', async (_what, way, leastMs) => {
  expectConsole(/^fraud check: /)
  fraudScript = way
  const opened = performance.now()
  const { press, posts } = await filledCheckout(cards.visa)
  const pressed = performance.now()
  await press()
  await waitFor(() => expect(posts()).toHaveLength(1))
  const sent = performance.now()
  expect(posts().map(({ fraudCheckToken }) => fraudCheckToken)).toEqual([null])
  expect(sent - opened).toBeGreaterThan(leastMs)
  expect(sent - pressed).toBeLessThan(3_000 + 4_000)
  await thanked()
})

it('tracks and reports a rejected order once, and the placed one with the device token [S2-8-24, S2-8-23, S2-3-15, S2-3-47]', async () => {
  expectConsole(/^checkout: refused with 401$/)
  fraudScript = 'load'
  const { calls, press, posts, fillCard } = await filledCheckout(cards.noFunds)
  await press()
  await waitFor(() => expect(tracked('checkoutFailed')).toHaveLength(1), { timeout: 8000 })
  const eight = {
    message: expect.stringContaining('Sorry there has been a problem with your payment.'),
    paymentMethod: 'CreditCard',
    reason: 'Insufficient funds',
    orderId: expect.stringMatching(/^\S{8,}$/),
    total: '200.00',
    discount: '0.00',
    coupon: '',
    products: [expect.objectContaining({ sku: 'KETTLE', quantity: 2, price: '100.00' })],
  }
  expect(tracked('checkoutFailed')).toEqual([{ event: 'checkoutFailed', ...eight }])
  // Other things may fail in this small browser too.
  const reports = () => calls('failure.report').filter((call) => JSON.stringify(call).includes('"area":"checkout"'))
  await waitFor(() => expect(reports()).toHaveLength(1))
  expect(reports()).toEqual([{ body: { area: 'checkout', text: 'refused with 401', page: 'checkout' } }])

  fillCard(cards.visa)
  await press()
  await thanked()
  expect(posts().map(({ fraudCheckToken }) => fraudCheckToken)).toEqual(['device-1', 'device-1'])
  const [order, ...more] = tracked('order')
  expect(more).toEqual([])
  expect(order).toMatchObject({ revenue: '200.00', tax: '20.00', shipping: '0.00', paymentType: 0, currency: 'AUD' })
  expect(order?.items).toEqual([
    {
      sku: 'KETTLE',
      productId: expect.stringMatching(/^\d+$/),
      price: '100.00',
      quantity: 2,
      name: expect.stringMatching(/\w/),
      brand: expect.stringMatching(/\w/),
      category: expect.stringMatching(/\w/),
      categoryLevels: ['Testing', 'Test Machines', 'Toasters'],
      variant: expect.stringMatching(/\w/),
    },
  ])
  await waitFor(() =>
    expect(calls('analytics.note')).toContainEqual({
      body: expect.objectContaining({ analyticsEventType: 'productOrder', productList: ['KETTLE'] }),
    }),
  )
  expect(JSON.stringify([calls('failure.report'), calls('analytics.note'), page.dataLayer])).not.toMatch(
    /4111|9995|ada@/i,
  )
})

/** The confirmation of an order that is placed beforehand, as the shop answers it but for what is changed. */
async function confirmation(changes: Partial<Confirmation>, brand: 'wa' | 'aol-nz' = 'wa') {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KETTLE')
  await shopper.buy()
  const response = { ...(await shopper.api.checkout.confirmation({ query: { id: cartId } })), ...changes }
  const country = { items: [{ name: 'countryCode', value: brand === 'aol-nz' ? 'NZ' : 'AU' }], totalCount: 1 }
  const visitor = { ...shop.visitor(), settings: { list: async () => country } }
  const api: Api = { ...visitor, checkout: { ...shopper.api.checkout, confirmation: async () => response } }
  const open = () => renderApp(api, { path: `/customer/confirmation?id=${cartId}`, brand })
  await open()
  await thanked()
  return { response, open }
}

it('tracks an order by each payment method with its code, and each order once [S2-A-04, S2-A-06]', async () => {
  const codes = { CreditCard: 0, PayPal: 2, Zip: 256, AfterPay: 2048 }
  for (const [paymentMethod, paymentType] of Object.entries(codes)) {
    const { open } = await confirmation({ paymentMethod })
    expect(tracked('order')).toMatchObject([{ paymentType, revenue: '100.00', tax: '10.00' }])
    cleanup()
    await open()
    await thanked()
    expect(tracked('order')).toHaveLength(1)
    cleanup()
    delete page.dataLayer
  }
})

it('tracks an order in the currency of its country [S2-A-07]', async () => {
  await confirmation({})
  expect(tracked('order')).toMatchObject([{ currency: 'AUD' }])
  cleanup()
  delete page.dataLayer
  await confirmation({}, 'aol-nz')
  expect(tracked('order')).toMatchObject([{ currency: 'NZD' }])
})

it('sends the partner one image request for an order that followed their link [S2-A-08, S2-A-09]', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="tracking" content='{"affiliate":"https://partners.example/c"}'>`,
  )
  const requests: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        requests.push(address)
      }
    },
  )
  try {
    await confirmation({})
    expect(requests).toEqual([])
    cleanup()
    const life = 30 * 86_400_000
    localStorage.setItem('clickref', JSON.stringify({ value: 'click-1', expiry: Date.now() + life, life }))
    const { response, open } = await confirmation({ customerType: 'existing' })
    cleanup()
    await open()
    await thanked()
    expect(requests).toHaveLength(1)
    expect(Object.fromEntries(new URL(requests[0] ?? '').searchParams)).toMatchObject({
      clickref: 'click-1',
      order: response.orderNumber,
      shipping: '0.00',
      tax: '10.00',
      paymentType: '0',
      currency: 'AUD',
      country: 'AU',
      customerType: 'existing',
      sku1: 'KETTLE',
      value1: '90.91',
    })
    expect(localStorage.getItem('clickref')).toBeNull()
  } finally {
    vi.unstubAllGlobals()
    document.head.querySelector('meta[name="tracking"]')?.remove()
  }
})
