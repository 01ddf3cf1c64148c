// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { signInKeys } from '#lib/account/signed-in.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { orders } from '../server/database/schema/orders.ts'
import { addressIn, buyer } from './buyer.ts'
import { testCatalogue } from './buying.ts'
import { pdfText } from './pdf-text.ts'
import { testPlaces } from './places.ts'
import { renderApp } from './render-app.tsx'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop

/** Every field of a body by its path: `deliveryAddress.suburb`, `cart.items.qty`. */
function leaves(schema: unknown, path = ''): string[] {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod // zod's internal representation
  if (def.type === 'nullable' || def.type === 'optional') return leaves(def.innerType, path)
  if (def.type === 'array') return leaves(def.element, path)
  if (def.type !== 'object') return [path]
  return Object.entries(def.shape as object).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name))
}

const delivery = {
  ...addressIn(testPlaces.sydney),
  firstName: 'Whetū',
  lastName: 'Delivera',
  companyName: 'Deliver Works',
  address: '7 Dropoff Lane',
  deliveryInstructions: 'Ring the brass bell',
}
const billing = {
  firstName: 'Billa',
  lastName: 'Payword',
  companyName: 'Invoices & Co',
  address: 'PO Box 98',
  suburb: testPlaces.dearAtFirst.suburb,
  state: 'VIC',
  postcode: testPlaces.dearAtFirst.postcode,
  country: 'AU',
}

/** The text of each checkout field after the order. A new field of the body needs a row here, and must be shown. */
const texts: Readonly<Record<string, string>> = {
  email: 'whetu@example.com',
  newsletter: 'Yes, by email',
  phoneNumber: '0412 345 678',
  partialPayment: '$2,000',
  'deliveryAddress.firstName': 'Whetū',
  'deliveryAddress.lastName': 'Delivera',
  'deliveryAddress.companyName': 'Deliver Works',
  'deliveryAddress.address': '7 Dropoff Lane',
  'deliveryAddress.suburb': testPlaces.sydney.suburb,
  'deliveryAddress.state': 'NSW',
  'deliveryAddress.postcode': testPlaces.sydney.postcode,
  'deliveryAddress.country': 'Australia',
  'deliveryAddress.deliveryInstructions': 'Ring the brass bell',
  'billingAddress.firstName': 'Billa',
  'billingAddress.lastName': 'Payword',
  'billingAddress.companyName': 'Invoices & Co',
  'billingAddress.address': 'PO Box 98',
  'billingAddress.suburb': testPlaces.dearAtFirst.suburb,
  'billingAddress.state': 'VIC',
  'billingAddress.postcode': testPlaces.dearAtFirst.postcode,
  'billingAddress.country': 'Australia',
  poNumber: 'PO-4711',
  EarlyNotification: 'We call you',
  requestedDeliveryContact: 'Dora at the door',
  requestedInstallationContact: 'Ivo in the kitchen',
  deliveryServices: 'Take the old appliance away',
  subdivision: 'Crows Nest',
  storeUri: 'Crows Nest',
  salespersonCode: 'Noor Haddad',
  selectedPaymentOption: 'Card',
  'cart.items.qty': '2',
  'cart.items.sku': 'Testa SUPPLIED',
  'cart.items.warrantyId': '5 years of care',
  'cart.items.installId': 'Level and connect',
  'cart.orderTotal': '$4,005.40', // two with extras, a tenth off the goods, and the service
  'cart.couponCode': 'Coupon HEARTH10',
  'brandsWarnings.mieleWarning': 'Read and agreed to',
  deliveryDate: 'Mon 23 Nov',
  'supplierDeliveryDates.supplier': 'Straight from Miele',
  'supplierDeliveryDates.deliveryDate': 'Estimated',
}

/** Fields that are not shown again, each with its reason. */
const notShown: Readonly<Record<string, string>> = {
  accountId: 'names the account to the server',
  cartId: 'names the cart to the server',
  'cart.items.unitId': 'always null',
  'cart.items.productCode': 'names the line to the server',
  'cart.items.category': 'for analytics',
  devicePaymentCode: 'a secret, used up by the payment',
  cardDetails: 'always null',
  encryptedValues: 'the card',
  cardHolderName: 'the card',
  fraudCheckToken: 'for the fraud check',
  'browserInfo.screenHeight': 'for the bank',
  'browserInfo.screenWidth': 'for the bank',
  paymentReference: 'names an earlier attempt to the server',
  'supplierDeliveryDates.price': 'part of the price of the delivery',
  cashAndCarry: 'in the test below: what is carried home has no delivery',
  winningDeliveryServiceOverride: 'in the test below: then no supplier delivers',
}

const choice = { note: '', included: false }

beforeAll(async () => {
  shop = await testShop()
  const catalogue = await testCatalogue(shop)
  await catalogue.addProduct({
    sku: 'SUPPLIED',
    priceCents: 2000_00,
    manufacturer: 'Miele',
    warranties: [{ ...choice, id: 'w5', name: '5 years of care', priceCents: 149_00 }],
    installs: [{ ...choice, id: 'in', name: 'Level and connect', priceCents: 49_00 }],
  })
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

async function staffMember() {
  const api = await shop.signedIn('noor@hearth.example')
  const extras = { warrantyId: 'w5', installId: 'in' }
  const { cartId } = await api.cart.addProduct({ body: { sku: 'SUPPLIED', quantity: 2, ...extras } })
  return { api, shopper: buyer(shop, api), cartId }
}

/** An order of an account in the four places where its owner reads it. */
async function readEverywhere(api: Awaited<ReturnType<typeof staffMember>>['api'], cartId: string) {
  // The owner of a staff order is not the subject here: the reader is signed in as its owner.
  const reader = await findAccountByEmail(shop.db, 'noor@hearth.example')
  const changed = await shop.db
    .update(orders)
    .set({ accountId: reader?.id ?? null })
    .where(eq(orders.cartId, cartId))
    .returning({ id: orders.id })
  const [order] = changed
  const mails = await shop.pool.query<{ body: string }>('select body from mails where event = $1', [
    `order-confirmation:${order?.id}`,
  ])
  const { invoiceUrl } = await api.checkout.confirmation({ query: { id: cartId } })
  const file = await shop.inject({ url: invoiceUrl })
  for (const key of signInKeys) localStorage.setItem(key, 'true')
  async function page(path: string, heading: RegExp) {
    const app = await renderApp(api, { path })
    await screen.findByRole('heading', { level: 1, name: heading })
    await screen.findByRole('link', { name: 'Download invoice (PDF)' })
    // Separate elements are separate words.
    const text = [...app.container.querySelectorAll('main *')].map((element) => element.innerHTML).join(' ')
    cleanup()
    return plain(text.replaceAll('&amp;', '&').replaceAll(/<[^>]*>/g, ' '))
  }
  return {
    confirmation: await page(`/customer/confirmation?id=${cartId}`, /^Thank you/),
    account: await page(`/account/orders/${order?.id}`, /^Order \d/),
    mail: plain(mails.rows[0]?.body ?? ''),
    invoice: pdfText(file.rawPayload),
  }
}

it('lists for every checkout field where it is shown, or why not', () => {
  expect([...Object.keys(texts), ...Object.keys(notShown)].toSorted()).toEqual(leaves(CheckoutRequest).toSorted())
})

it('shows all input on confirmation, mail, invoice and in the account', async () => {
  const { api, shopper, cartId } = await staffMember()
  await api.cart.addCoupon({ body: { code: 'HEARTH10' } })
  const { stores, salesPeople } = await api.checkout.view()
  const body = await shopper.form({
    email: 'whetu@example.com',
    newsletter: true,
    deliveryAddress: delivery,
    billingAddress: billing,
    poNumber: 'PO-4711',
    EarlyNotification: true,
    requestedDeliveryContact: 'Dora at the door',
    requestedInstallationContact: 'Ivo in the kitchen',
    deliveryServices: ['SVC-REMOVE'],
    subdivision: stores.find(({ selected }) => selected)?.subdivision ?? '',
    salespersonCode: salesPeople.find(({ selected }) => selected)?.code ?? '',
    brandsWarnings: { mieleWarning: true },
    partialPayment: 2000,
  })
  const orderTotal = Math.round((body.cart.orderTotal + 49) * 100) / 100
  const cart = { ...body.cart, orderTotal }
  expect(await shopper.press({ ...body, cart })).toMatchObject({ orderCompleted: true })
  const shown = await readEverywhere(api, cartId)
  for (const [where, text] of Object.entries(shown)) {
    const missing = Object.entries(texts).filter(([, expected]) => !text.includes(expected))
    expect([where, missing]).toEqual([where, []])
  }
})

it('shows who delivers instead of the suppliers, and from which store the goods were collected', async () => {
  const first = await staffMember()
  await first.shopper.buy({ brandsWarnings: { mieleWarning: true }, winningDeliveryServiceOverride: true })
  for (const text of Object.values(await readEverywhere(first.api, first.cartId))) {
    expect(text).toContain('Winning Services')
    expect(text).not.toContain('Straight from')
  }
  const second = await staffMember()
  await second.shopper.buy({ brandsWarnings: { mieleWarning: true }, cashAndCarry: true, deliveryDate: null })
  for (const text of Object.values(await readEverywhere(second.api, second.cartId))) {
    expect(text).toContain('Pick-up from')
    expect(text).toContain('88 Falconer Street')
    expect(text).not.toContain('delivery address')
  }
})

it('serves an invoice only to recipients of its address', async () => {
  const { api, shopper, cartId } = await staffMember()
  await shopper.buy({ brandsWarnings: { mieleWarning: true } })
  const { invoiceUrl } = await api.checkout.confirmation({ query: { id: cartId } })
  const response = await shop.inject({ url: invoiceUrl })
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="invoice-\d+\.pdf"$/),
  })
  const url = new URL(invoiceUrl, 'http://shop')
  const changed = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(url.searchParams)
    change(query)
    return shop.inject({ url: `${url.pathname}?${query}` })
  }
  const key = url.searchParams.get('key') ?? ''
  const rejected = [
    await changed((query) => query.delete('key')),
    await changed((query) => query.set('key', '')),
    await changed((query) => query.set('key', `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`)),
    await changed((query) => query.append('key', key)),
    await changed((query) => query.set('id', '11111111-1111-4111-8111-111111111111')),
    await changed((query) => query.set('id', "' or 1=1")),
    await shop.inject({ url: invoiceUrl, headers: { host: 'aol.localhost' } }),
  ]
  expect(rejected.map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 404))
})
