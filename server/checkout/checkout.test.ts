import { X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { compactDecrypt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import { toCents } from '#domain/money/money.ts'
import { addressIn, apiErrorOf, buyer, cards, monday, saturday, sealed } from '../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../tests/buying.ts'
import { testPlaces } from '../../tests/places.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { addKey } from '../payments/provider/keyring.ts'

let shop: Shop
let stock: TestCatalogue
let toasterId: string
const waits: number[] = []

beforeAll(async () => {
  shop = await testShop({ wait: async (ms) => void waits.push(ms) })
  stock = await testCatalogue(shop)
  toasterId = await stock.addProduct({ sku: 'TOASTER', priceCents: 1234_57, stock: 1000 })
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
  await stock.addProduct({ sku: 'MIELE-1', priceCents: 2000_00, manufacturer: 'Miele', stock: 100 })
  await stock.addProduct({ sku: 'RARE', priceCents: 50_00, stock: 2 })
})
afterAll(() => shop.close())

const ledgerOf = async (cartId: string) => {
  const { rows } = await shop.pool.query(
    'select kind, amount_cents::int as cents from sandbox.ledger where merchant_order = $1 order by at, kind',
    [cartId],
  )
  return rows
}

async function ready(sku = 'TOASTER', quantity = 1) {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add(sku, quantity)
  return { ...shopper, cartId }
}

describe('the checkout view', () => {
  it('returns every section of the page, also for an empty cart [S2-7-01]', async () => {
    const view = await shop.visitor().checkout.view()
    expect(view).toMatchObject({
      customer: null,
      store: null,
      stores: [],
      salesPeople: [],
      partialPaymentPercentage: null,
      paymentMethod: 0,
      isOptingIntoNewsletter: false,
      isBillingAddressSameAsShipping: true,
      guestEmail: null,
    })
    expect(view.cart.cartId).toBe('00000000-0000-0000-0000-000000000000')
    expect(view.opts).toBe(2 + 16 + 256 + 1024 + 2048 + 16384)
    expect(Object.keys(view.x509EncryptionKeys)).toEqual(['default'])
  })

  it('prefills the email of the cart and returns a separate key for a supplier in the cart [S2-3-30]', async () => {
    const { api } = await ready('MIELE-1')
    await api.cart.setEmail({ body: { email: 'ada@example.com' } })
    const { guestEmail, x509EncryptionKeys } = await api.checkout.view()
    expect(guestEmail).toBe('ada@example.com')
    expect(Object.keys(x509EncryptionKeys)).toEqual(['default', 'miele'])
    expect(new X509Certificate(x509EncryptionKeys.default ?? '').publicKey.asymmetricKeyType).toBe('rsa')
    expect(x509EncryptionKeys.miele).not.toBe(x509EncryptionKeys.default)
  })

  it('returns the same key each time, and the newest after a rotation', async () => {
    const first = (await shop.visitor().checkout.view()).x509EncryptionKeys.default
    expect((await shop.visitor().checkout.view()).x509EncryptionKeys.default).toBe(first)
    const shopper = await ready()
    const old = await shopper.form()
    shop.clock.advance(1000)
    await addKey(shop.db, 'default', shop.clock())
    expect((await shop.visitor().checkout.view()).x509EncryptionKeys.default).not.toBe(first)
    expect(await shopper.press(old)).toMatchObject({ orderCompleted: true })
  })
})

describe('availability', () => {
  const ask = async (sku: string, place: { suburb: string; postcode: string }) => {
    const shopper = await ready(sku)
    const { encryptedValues: _card, ...body } = await shopper.form({ deliveryAddress: addressIn(place) })
    return shopper.api.checkout.availability({ body: { ...body, deliveryDate: null, cardDetails: null } })
  }

  it('lists 28 days from tomorrow, without Sundays, Saturdays at $49, with two services [S2-7-05]', async () => {
    const response = await ask('TOASTER', testPlaces.sydney)
    const { dates } = response.availability
    expect(dates).toHaveLength(28)
    expect(dates[0]).toEqual({ date: [2026, 11, 21], price: 49, available: true })
    expect(dates[1]).toEqual({ date: [2026, 11, 22], price: 0, available: false })
    expect(dates[2]).toEqual({ date: [2026, 11, 23], price: 0, available: true })
    expect(response.deliveryServices).toEqual([
      { sku: 'SVC-UNPACK', title: 'Unpack and take the packaging away', price: 29, selected: false, hidden: false },
      { sku: 'SVC-REMOVE', title: 'Take the old appliance away', price: 49, selected: false, hidden: false },
    ])
    expect(response).toMatchObject({
      supplierAvailability: {},
      supplierErrors: [],
      winningDeliveryServiceOverride: false,
      showNotifyIfAvailableSooner: false,
      showInstallationContact: false,
      deliveryUnavailable: false,
    })
  })

  it('adds the days of a supplier, or reports that they are not available', async () => {
    expect((await ask('MIELE-1', testPlaces.sydney)).supplierAvailability).toEqual({
      miele: { dates: [{ date: [2026, 11, 30], price: 0 }] },
    })
    const troubled = await ask('MIELE-1', testPlaces.supplierTrouble)
    expect(troubled.supplierAvailability).toEqual({})
    expect(troubled.supplierErrors).toEqual(['We could not get the delivery dates of miele. They will call you.'])
  })

  it('returns the special cases of the test suburbs', async () => {
    const dear = (await ask('TOASTER', testPlaces.dearAtFirst)).availability.dates.filter(({ available }) => available)
    expect(dear.slice(0, 3).map(({ price }) => price)).toEqual([99, 49, 0])
    expect(await ask('TOASTER', testPlaces.onCall)).toMatchObject({
      availability: { dates: [] },
      deliveryUnavailable: false,
    })
    const full = await ask('TOASTER', testPlaces.fullyBooked)
    expect(full.availability.dates.some(({ available }) => available)).toBe(false)
    expect(await ask('TOASTER', testPlaces.unavailable)).toMatchObject({
      deliveryUnavailable: true,
      deliveryServices: [],
    })
    expect((await apiErrorOf(ask('TOASTER', testPlaces.failing))).status).toBe(500)
    expect(waits).toEqual([])
    await ask('TOASTER', testPlaces.slow)
    expect(waits).toEqual([5000])
    expect(await apiErrorOf(ask('TOASTER', { suburb: 'Nowhere', postcode: '2000' }))).toMatchObject({
      status: 400,
      errors: ['Please enter a valid suburb'],
    })
  })
})

describe('a card order', () => {
  it('completes and can be read by its shopper [S2-1-01, S2-1-05]', async () => {
    const shopper = await ready('TOASTER', 2)
    const before = await stock.stockOf(toasterId)
    const response = await shopper.buy({ deliveryDate: monday })
    expect(response).toEqual({
      orderCompleted: true,
      success: true,
      cartId: shopper.cartId,
      paymentReference: expect.stringMatching(/^[2-9A-Z]{16}$/),
    })
    const order = await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })
    expect(order).toMatchObject({
      cartId: shopper.cartId,
      email: 'ada@example.com',
      phoneNumber: '0412345678',
      firstName: 'Ada',
      deliveryDate: [2026, 11, 23],
      shipping: 0,
      orderTotal: 2469.14,
      paid: 2469.14,
      remaining: 0,
      paymentMethod: 'CreditCard',
    })
    expect(order.orderNumber).toMatch(/^100000\d\d$/)
    expect(await stock.stockOf(toasterId)).toBe(before - 2)
    expect(await ledgerOf(shopper.cartId)).toEqual([{ kind: 'charge', cents: 2469_14 }])
    expect((await shopper.api.cart.view({ query: {} })).cartId).toBe('00000000-0000-0000-0000-000000000000')
  })

  it('charges the promised day and services', async () => {
    const shopper = await ready('KNOB')
    const body = await shopper.form({ deliveryDate: saturday, deliveryServices: ['SVC-UNPACK'] })
    expect((await apiErrorOf(shopper.press(body))).errors).toEqual([
      'Your order total has changed. Please review your order and try again.',
    ])
    await shopper.press({ ...body, cart: { ...body.cart, orderTotal: 10 + 49 + 29 } })
    const order = await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })
    expect(order).toMatchObject({
      shipping: 49,
      orderTotal: 88,
      deliveryServices: [{ title: 'Unpack and take the packaging away', price: 29 }],
    })
  })

  it('accepts a deposit [S2-1-09]', async () => {
    const shopper = await ready()
    expect((await apiErrorOf(shopper.buy({ partialPayment: 370.36 }))).errors).toEqual([
      'The minimum deposit is $370.37',
    ])
    expect((await apiErrorOf(shopper.buy({ partialPayment: 1234.57 }))).errors).toEqual([
      'The deposit must be less than the order total',
    ])
    await shopper.buy({ partialPayment: 370.37 })
    const { paid, remaining } = await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })
    expect([paid, remaining]).toEqual([370.37, 864.2])
    expect(await ledgerOf(shopper.cartId)).toEqual([{ kind: 'charge', cents: 370_37 }])
  })

  it('needs no card if there is nothing to pay', async () => {
    const shopper = await ready()
    await shopper.api.cart.addCoupon({ body: { code: 'FREEHEARTH' } })
    const body = await shopper.form({ encryptedValues: {}, cardHolderName: null })
    expect(body.cart.orderTotal).toBe(0)
    expect(await shopper.press(body)).toMatchObject({ orderCompleted: true })
    expect(await ledgerOf(shopper.cartId)).toEqual([])
    expect(await shopper.api.checkout.confirmation({ query: { id: shopper.cartId } })).toMatchObject({
      paymentMethod: 'None',
      orderTotal: 0,
      paid: 0,
    })
  })

  it('subscribes the shopper to the newsletter after the order if it is ticked, and no one else', async () => {
    const subscribers = async (email: string) =>
      (await shop.pool.query('select * from newsletter_subscribers where email = $1', [email])).rows
    const without = await ready('KNOB')
    await without.buy({ email: 'quiet@example.com', newsletter: false })
    expect(await subscribers('quiet@example.com')).toEqual([])
    const declined = await ready('KNOB')
    await apiErrorOf(declined.buy({ email: 'poor@example.com', newsletter: true, card: cards.noFunds }))
    expect(await subscribers('poor@example.com')).toEqual([])
    for (const email of ['News@Example.com', 'news@example.com'])
      await (await ready('KNOB')).buy({ email, newsletter: true })
    expect(await subscribers('news@example.com')).toMatchObject([
      { brand: 'wa', name: 'Ada Ngata', postcode: testPlaces.sydney.postcode, source: 'Checkout' },
    ])
  })

  it('stores a separate billing address, without characters that turn the text [S2-1-03]', async () => {
    const shopper = await ready('KNOB')
    const { deliveryInstructions: _text, ...billing } = addressIn(testPlaces.dearAtFirst)
    await shopper.buy({ billingAddress: { ...billing, address: 'PO Box \u202E12\u202C' } })
    const { rows } = await shop.pool.query('select plan from orders where cart_id = $1', [shopper.cartId])
    expect(rows[0].plan.billingAddress).toEqual({ ...billing, address: 'PO Box 12' })
  })

  it('is accepted without days if staff call the shopper first, and for a supplier without days', async () => {
    const far = await ready('KNOB')
    expect(
      await far.buy({ deliveryAddress: addressIn(testPlaces.onCall), deliveryDate: [2026, 12, 11] }),
    ).toMatchObject({ orderCompleted: true })
    const supplied = await ready('MIELE-1')
    expect(await supplied.buy({ deliveryDate: null, brandsWarnings: { mieleWarning: true } })).toMatchObject({
      orderCompleted: true,
    })
  })

  it("accepts a day from yesterday's calendar", async () => {
    const shopper = await ready('KNOB')
    expect(await shopper.buy({ deliveryDate: [2026, 11, 20] })).toMatchObject({ orderCompleted: true })
  })
})

describe('checkout validation', () => {
  const errorsOf = async (changes: object, sku = 'TOASTER') => {
    const shopper = await ready(sku)
    const body = { ...(await shopper.form()), ...changes }
    const thrown = await shopper.press(body).catch((error: unknown) => error)
    if (!(thrown instanceof ApiError)) throw new Error('The order was not refused')
    expect(thrown.status).toBe(400)
    const { rows } = await shop.pool.query('select count(*)::int n from payment_attempts where cart_id = $1', [
      shopper.cartId,
    ])
    expect(rows[0].n).toBe(0)
    expect(await ledgerOf(shopper.cartId)).toEqual([])
    return thrown.problem.errors
  }
  const address = addressIn(testPlaces.sydney)

  it('returns errors as a plain list of texts', async () => {
    const shopper = await ready()
    const body = { ...(await shopper.form()), email: 'a@b' }
    const view = await shop.inject({ method: 'POST', url: '/api/checkout', payload: body })
    expect(view.statusCode).toBe(400)
    expect(view.json()).toEqual(['Your cart is empty'])
  })

  it('rejects every field over its limit, all at once', async () => {
    const errors = await errorsOf({
      email: 'a@b',
      phoneNumber: '12ab34cd',
      deliveryAddress: {
        ...address,
        firstName: 'x'.repeat(21),
        lastName: 'x'.repeat(30),
        address: '',
        deliveryInstructions: 'x'.repeat(151),
      },
    })
    expect(errors).toEqual([
      'Please enter a valid Email',
      'Enter a phone number we can call',
      'Please enter a first name (max 20 characters)',
      'Please enter a last name (max 20 characters)',
      'Please enter a valid address (max 50 characters)',
      'Only 150 characters are aloud in this field',
    ])
  })

  it('rejects a PO Box and an unknown suburb', async () => {
    expect(await errorsOf({ deliveryAddress: { ...address, address: 'G.P.O. Box 1' } })).toEqual([
      "We don't deliver to PO Boxes",
    ])
    expect(await errorsOf({ deliveryAddress: { ...address, suburb: 'Nowhere' } })).toEqual([
      'Please enter a valid suburb',
    ])
    expect(await errorsOf({ deliveryAddress: { ...address, postcode: '3000' } })).toEqual([
      'Please enter a valid suburb',
    ])
  })

  it('rejects a long address and an unticked notice with a supplier in the cart', async () => {
    const long = { ...address, address: 'x'.repeat(36) }
    expect(await errorsOf({ deliveryAddress: long }, 'MIELE-1')).toEqual([
      'Tick that you have read the Miele notice',
      'Address cannot be more than 35 characters',
    ])
  })

  it('rejects any other total', async () => {
    const changed = ['Your order total has changed. Please review your order and try again.']
    const shopper = await ready()
    const { cart } = await shopper.form()
    for (const orderTotal of [1234.56, 0, -1234.57, 0.01, 1234.574e3])
      expect(await errorsOf({ cart: { ...cart, orderTotal } })).toEqual(changed)
    expect(await errorsOf({ cart: { ...cart, orderTotal: 1e308 } })).toEqual(['Give a number up to 2147483647'])
    const [item] = cart.items
    expect(await errorsOf({ cart: { ...cart, items: [{ ...item, qty: 2 }] } })).toEqual(changed)
    expect(await errorsOf({ cart: { ...cart, items: [{ ...item, sku: 'KNOB' }] } })).toEqual(changed)
    expect(await errorsOf({ cart: { ...cart, items: [] } })).toEqual(changed)
  })

  it('rejects a wrong day: none, a Sunday, a past one, one outside the calendar', async () => {
    const text = ['There is an error with the delivery date. Please try again or contact support.']
    for (const deliveryDate of [null, [2026, 11, 22], [2026, 11, 1], [2027, 3, 1]])
      expect(await errorsOf({ deliveryDate })).toEqual(text)
  })

  it('rejects a suburb without delivery, and a service that is not offered', async () => {
    const text = ['Delivery is not available for this address. Please choose another one or call us.']
    for (const place of [testPlaces.unavailable, testPlaces.fullyBooked, testPlaces.failing])
      expect(await errorsOf({ deliveryAddress: addressIn(place) })).toEqual(text)
    expect(await errorsOf({ deliveryServices: ['SVC-FREE'] })).toEqual([
      'A delivery service you chose is no longer available. Please choose again.',
    ])
  })

  it('rejects options for staff only [S2-6-05]', async () => {
    const text = ['Please sign in as staff to use these options']
    for (const changes of [
      { salespersonCode: 'S1' },
      { subdivision: 'NSW' },
      { cashAndCarry: true },
      { winningDeliveryServiceOverride: true },
    ])
      expect(await errorsOf(changes)).toEqual(text)
  })

  it('rejects every payment option that guests do not have', async () => {
    for (const selectedPaymentOption of [4, 512, 7])
      expect(await errorsOf({ selectedPaymentOption, devicePaymentCode: '111111' })).toEqual([
        'This way of paying is not offered here. Please pay by card.',
      ])
  })

  it('rejects a cart with an unavailable product or more than the stock', async () => {
    const shopper = await ready('RARE', 3)
    expect((await apiErrorOf(shopper.buy())).errors).toEqual(['Only 2 of Testa RARE are left.'])
    const id = await stock.addProduct({ sku: 'LEAVING', priceCents: 5_00 })
    const second = await ready('LEAVING')
    const body = await second.form()
    await stock.delist(id)
    expect((await apiErrorOf(second.press(body))).errors).toEqual([
      'Testa LEAVING cannot be bought at the moment. Please remove it to continue.',
    ])
  })

  it('rejects a missing, unreadable or invalid card', async () => {
    const shopper = await ready()
    const keys = (await shopper.api.checkout.view()).x509EncryptionKeys
    const seal = (card: object) => sealed(keys.default ?? '', card)
    expect(await errorsOf({ encryptedValues: {} })).toEqual(['Please enter your card details.'])
    const unreadable = ['Your card details could not be read. Please enter them again.']
    expect(await errorsOf({ encryptedValues: { default: 'a.b.c.d.e' } })).toEqual(unreadable)
    expect(await errorsOf({ encryptedValues: { default: await seal({ cardNo: 1 }) } })).toEqual(unreadable)
    const card = { cardNo: '4111111111111112', expiryDate: '10/26', cvv: '12' }
    expect(await errorsOf({ encryptedValues: { default: await seal(card) }, cardHolderName: ' ' })).toEqual([
      'Please check the name on your card entered.',
      'Please check your CVC number.',
      'Please check your card number.',
      'Please check the card expiry date entered.',
    ])
  })

  it('returns a list for a foreign origin and too many requests too', async () => {
    const order = (headers: object) =>
      shop.inject({ method: 'POST', url: '/api/checkout', payload: {}, headers: { ...headers } })
    const foreign = await order({ origin: 'https://evil.example' })
    expect([foreign.statusCode, foreign.json()]).toEqual([400, ['permission denied for the resource']])
    const responses = await Promise.all(Array.from({ length: 80 }, () => order({})))
    expect(responses.at(-1)?.statusCode).toBe(400)
    expect(responses.at(-1)?.json()).toEqual(['Too many requests. Wait a moment, then try again'])
  })

  it('rejects all orders while the disk is nearly full', async () => {
    const full = await testShop({ space: { allowsOrders: () => false } })
    const itsStock = await testCatalogue(full)
    await itsStock.addProduct({ sku: 'TOASTER' })
    const shopper = buyer(full)
    await shopper.add('TOASTER')
    expect(await apiErrorOf(shopper.buy())).toMatchObject({
      status: 400,
      errors: ['We cannot take orders at the moment. Please try again later.'],
    })
    await full.close()
  })
})

describe('the sandbox cards', () => {
  const errorBy = async (card: string) => {
    const shopper = await ready('KNOB')
    const error = await apiErrorOf(shopper.buy({ card }))
    return { ...error, ledger: await ledgerOf(shopper.cartId) }
  }

  it('approves Visa, Mastercard, Amex and a frictionless challenge', async () => {
    for (const card of [cards.visa, cards.mastercard, cards.amex, cards.frictionless])
      expect(await (await ready('KNOB')).buy({ card })).toMatchObject({ orderCompleted: true })
  })

  it('approves the slow card after eight seconds', async () => {
    waits.length = 0
    expect(await (await ready('KNOB')).buy({ card: cards.slow })).toMatchObject({ orderCompleted: true })
    expect(waits).toEqual([8000])
  })

  it('declines with 401, the reason, and a flag whether to show it', async () => {
    const reasons: [string, string | null, boolean][] = [
      [cards.declined, null, false],
      [cards.noFunds, 'Insufficient funds', true],
      [cards.doNotHonour, 'Do not honour', false],
      [cards.expired, 'Expired card', true],
      [cards.wrongCvc, 'CVC declined', true],
      [cards.fraud, null, false],
      ['4242424242424242', null, false],
    ]
    for (const [card, refusalReason, showRefusalReason] of reasons)
      expect(await errorBy(card)).toMatchObject({
        status: 401,
        code: 'payment_refused',
        refusalReason,
        showRefusalReason,
        ledger: [],
      })
  })

  it('responds 400 with two texts if the bank cannot read the card', async () => {
    expect(await errorBy(cards.invalid)).toMatchObject({
      status: 400,
      errors: ['The bank could not read this card', 'Please check the card and try again'],
      ledger: [],
    })
  })

  it('responds 500 if the outcome is unknown, and the next attempt buys', async () => {
    const shopper = await ready('KNOB')
    expect((await apiErrorOf(shopper.buy({ card: cards.errorBefore }, 'one'))).status).toBe(500)
    expect(await shopper.buy({ card: cards.visa }, 'two')).toMatchObject({ orderCompleted: true })
    expect(await ledgerOf(shopper.cartId)).toEqual([{ kind: 'charge', cents: 10_00 }])
  })

  it('charges once when the response is lost: the next attempt finds the order', async () => {
    for (const key of ['one', 'two']) {
      const shopper = await ready('KNOB')
      const body = await shopper.form({ card: cards.answerLost })
      expect((await apiErrorOf(shopper.press(body, 'one'))).status).toBe(500)
      expect(await shopper.press(body, key)).toMatchObject({ orderCompleted: true, cartId: shopper.cartId })
      expect(await ledgerOf(shopper.cartId)).toEqual([{ kind: 'charge', cents: 10_00 }])
    }
  })

  it('accepts another card after a decline', async () => {
    const shopper = await ready('KNOB')
    await apiErrorOf(shopper.buy({ card: cards.declined }, 'one'))
    expect(await shopper.buy({ card: cards.visa }, 'two')).toMatchObject({ orderCompleted: true })
  })

  it('rejects payments of a cart for an hour after five declines', async () => {
    const shopper = await ready('KNOB')
    for (let press = 0; press < 5; press++)
      expect((await apiErrorOf(shopper.buy({ card: cards.declined }))).status).toBe(401)
    expect(await apiErrorOf(shopper.buy())).toMatchObject({
      status: 400,
      errors: ['Too many payments were declined for this cart. Please try again in an hour or call us.'],
    })
    shop.clock.advance(3_600_001)
    expect(await shopper.buy({ deliveryDate: monday })).toMatchObject({ orderCompleted: true })
  })
})

describe('prices forged by the caller', () => {
  it('accepts none of 400 tampered orders below the real total', async () => {
    const loose = { perSecond: 1e6, burst: 1e6 }
    const wide = await testShop({ limits: { reads: loose, writes: loose } })
    const itsStock = await testCatalogue(wide)
    const choice = { note: '', included: false }
    await itsStock.addProduct({
      sku: 'TOASTER',
      priceCents: 1234_57,
      installs: [{ ...choice, id: 'in', name: 'In', priceCents: 49_00 }],
    })
    await itsStock.addProduct({ sku: 'CRUMB', priceCents: 1 })
    const shopper = buyer(wide)
    await shopper.add('TOASTER', 2)
    const honest = await shopper.form()
    const right = honest.cart.orderTotal
    const wrongTotal = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
      fc.constantFrom(0, -0, 0.01, right - 0.01, right / 2, -right, 1e308),
    )
    const wrongItem = fc.record({
      qty: fc.oneof(fc.constantFrom(2, 1, 0, -1, 1e9, 0.5), fc.integer()),
      sku: fc.constantFrom('TOASTER', 'CRUMB', ''),
      productCode: fc.constantFrom('TOASTER', 'CRUMB'),
      installId: fc.constantFrom(null, 'in'),
    })
    await fc.assert(
      fc.asyncProperty(
        wrongTotal.filter((total) => toCents(total) !== toCents(right)),
        fc.option(fc.array(wrongItem, { maxLength: 3 })),
        fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
        async (orderTotal, items, partialPayment) => {
          const [item] = honest.cart.items
          if (!item) throw new Error('The cart is empty')
          const lines =
            items?.map((wrong) => ({ ...item, ...wrong, price: 0.01, lineDiscount: 1234 })) ?? honest.cart.items
          const body = { ...honest, partialPayment, cart: { ...honest.cart, items: lines, orderTotal } }
          expect((await apiErrorOf(shopper.press(body))).status).toBe(400)
        },
      ),
      { numRuns: 400 },
    )
    expect(await shopper.press(honest)).toMatchObject({ orderCompleted: true })
    const { rows } = await wide.pool.query('select total_cents::int as cents from orders')
    expect(rows).toEqual([{ cents: 2 * 1234_57 }])
    await wide.close()
  }, 60_000)
})

describe('a shop in New Zealand', () => {
  it('sells without a state, in New Zealand dollars, from its own warehouses', async () => {
    const nz = await testShop({ brand: 'aol-nz' })
    const itsStock = await testCatalogue(nz, 'aol-nz')
    await itsStock.addProduct({ sku: 'TOASTER', priceCents: 500_00 })
    const shopper = buyer(nz)
    const { cartId } = await shopper.add('TOASTER')
    const deliveryAddress = { ...addressIn(testPlaces.auckland), state: '', country: 'NZ' }
    const response = await shopper.buy({ deliveryAddress, phoneNumber: '021 234 567', deliveryDate: monday })
    expect(response).toMatchObject({ orderCompleted: true })
    const { rows } = await nz.pool.query('select currency, brand from orders where cart_id = $1', [cartId])
    expect(rows).toEqual([{ currency: 'NZD', brand: 'aol-nz' }])
    await nz.close()
  })
})

describe('card data', () => {
  it('does not appear in the database, in the clear or encrypted', async () => {
    const shopper = await ready('KNOB')
    const body = await shopper.form()
    await shopper.press(body, 'canary')
    const envelope = body.encryptedValues.default ?? ''
    // Bits of listings have no text, and take seconds to write as such.
    const { rows } = await shop.pool.query<{ schema: string; name: string; columns: string }>(
      `select table_schema as schema, table_name as name, string_agg(quote_ident(column_name), ', ') as columns
       from information_schema.columns where table_schema in ('public', 'sandbox') and data_type <> 'bit' group by 1, 2`,
    )
    for (const { schema, name, columns } of rows) {
      const found = await shop.pool.query(
        `select count(*)::int as n from (select row(${columns})::text as text from "${schema}"."${name}") rows
         where strpos(text, $1) > 0 or strpos(text, $2) > 0`,
        [cards.visa, envelope.slice(-40)],
      )
      expect([name, found.rows[0].n]).toEqual([name, 0])
    }
  })

  it('decrypts with the private key only, by the agreed algorithms', async () => {
    const shopper = await ready('KNOB')
    const envelope = (await shopper.form()).encryptedValues.default ?? ''
    expect(decodeProtectedHeader(envelope)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'default' })
    const foreign = crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['decrypt', 'encrypt'],
    )
    await expect(compactDecrypt(envelope, (await foreign).privateKey)).rejects.toThrow()
  })
})

describe('other sessions', () => {
  it('get 404 for the confirmation, status and cancellation of another visitor', async () => {
    const owner = await ready('KNOB')
    const { paymentReference = '' } = await owner.buy()
    const stranger = await ready('KNOB')
    const query = { cartId: owner.cartId, paymentReference, selectedPaymentOption: 0 }
    const { api } = stranger
    for (const call of [
      () => api.checkout.confirmation({ query: { id: owner.cartId } }),
      () => api.payment.status({ query }),
      () => api.checkout.cancel({ body: { cartId: owner.cartId, selectedPaymentOption: 0 } }),
      () => api.checkout.confirmation({ query: { id: 'no-uuid' } }),
      () => owner.api.payment.status({ query: { ...query, selectedPaymentOption: 512 } }),
      () => owner.api.payment.status({ query: { ...query, cartId: stranger.cartId } }),
      () => owner.api.payment.status({ query: { ...query, paymentReference: 'NOPE' } }),
    ])
      expect((await apiErrorOf(call())).status).toBe(404)
    expect(await owner.api.payment.status({ query })).toEqual({
      paymentStatus: 'Approved',
      message: '',
      orderCompleted: true,
    })
  })

  it('cannot order the cart of another visitor', async () => {
    const owner = await ready('KNOB')
    const body = await owner.form()
    const stranger = await ready('KNOB')
    expect(await apiErrorOf(stranger.press(body))).toMatchObject({ status: 400, errors: ['Your cart is empty'] })
  })
})
