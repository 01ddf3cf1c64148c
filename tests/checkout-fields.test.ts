import { afterAll, beforeAll, expect, it } from 'vitest'
import { toCents } from '#domain/money/money.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { formProblems } from '#features/checkout/form/form-rules.ts'
import type { CheckoutValues } from '#features/checkout/form/form-values.ts'
import { addressIn, apiErrorOf, buyer } from './buyer.ts'
import { testCatalogue } from './buying.ts'
import { filled } from './orders.ts'
import { testPlaces } from './places.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const catalogue = await testCatalogue(shop)
  await catalogue.addProduct({ sku: 'KETTLE', priceCents: 1000_00, stock: 1000 })
  await catalogue.addProduct({ sku: 'MIELE-1', priceCents: 1000_00, manufacturer: 'Miele', stock: 1000 })
})
afterAll(() => shop.close())

type Group = 'deliveryAddress' | 'billingAddress'
type Case = readonly [field: string, value: unknown, text: string, sku?: string]

const street = 'Please enter a valid address (max 50 characters)'
const box = "We don't deliver to PO Boxes"

const ofBoth = (group: Group): readonly Case[] => [
  [`${group}.firstName`, ' ', 'Please enter a first name (max 20 characters)'],
  [`${group}.firstName`, 'x'.repeat(21), 'Please enter a first name (max 20 characters)'],
  [`${group}.lastName`, 'x'.repeat(30), 'Please enter a last name (max 20 characters)'],
  [`${group}.companyName`, '-', 'Please enter a company name (max 50 characters)'],
  [`${group}.companyName`, 'x'.repeat(51), 'Company Name cannot be more than 50 characters'],
  [`${group}.address`, '', street],
  [`${group}.address`, 'x'.repeat(51), 'Address cannot be more than 50 characters'],
  [`${group}.address`, 'x'.repeat(36), 'Address cannot be more than 35 characters', 'MIELE-1'],
  [`${group}.suburb`, '', 'Please enter a valid suburb'],
  [`${group}.state`, 'NSWX', 'Enter a state of 2 or 3 letters'],
  [`${group}.postcode`, '', 'Enter a postcode of 4 digits'],
]

const cases: readonly Case[] = [
  ['email', 'a@b', 'Please enter a valid Email'],
  ['phoneNumber', '', 'Enter a phone number'],
  ['phoneNumber', '12ab34cd', 'Enter a phone number we can call'],
  ['phoneNumber', '98765432', 'Please include the area code'],
  ['poNumber', 'PO#1', 'Enter a PO number of up to 40 letters and digits'],
  ['poNumber', '1'.repeat(41), 'Enter a PO number of up to 40 letters and digits'],
  ['partialPayment', 299.99, 'The minimum deposit is $300'],
  ['partialPayment', 1000, 'The deposit must be less than the order total'],
  ['devicePaymentCode', '12', 'Enter the 6 digits of the Zip code'],
  ['requestedDeliveryContact', 'x'.repeat(51), 'Only 50 characters fit in this field'],
  ['requestedInstallationContact', 'x'.repeat(51), 'Only 50 characters fit in this field'],
  ['brandsWarnings.mieleWarning', false, 'Tick that you have read the Miele notice', 'MIELE-1'],
  ...ofBoth('deliveryAddress'),
  ['deliveryAddress.address', 'PO Box 7', box],
  ['deliveryAddress.deliveryInstructions', 'x'.repeat(151), 'Only 150 characters are aloud in this field'],
  ...ofBoth('billingAddress'),
]

const { deliveryInstructions: _none, ...billingAddress } = addressIn(testPlaces.sydney)
const right = {
  email: 'ada@example.com',
  phoneNumber: '0412 345 678',
  brandsWarnings: { mieleWarning: true },
  deliveryAddress: addressIn(testPlaces.sydney),
  billingAddress,
}

/** The valid form with one invalid value. */
function wrongAt(field: string, value: unknown) {
  const [group = '', name] = field.split('.')
  const change = name
    ? { [group]: { ...right[group as keyof typeof right & Group], [name]: value } }
    : { [group]: value }
  const option = field === 'devicePaymentCode' ? { selectedPaymentOption: paymentOptions.ZipInStore } : {}
  return { ...right, ...option, ...change }
}

async function ready(sku: string) {
  const shopper = buyer(shop)
  await shopper.add(sku)
  return shopper
}

type Body = Awaited<ReturnType<ReturnType<typeof buyer>['form']>>

/** The values as the shopper would have typed them. */
const typed = ({ partialPayment = null, ...values }: Partial<Body>): CheckoutValues =>
  filled({
    ...(values as Partial<CheckoutValues>), // the fields of the table have the same types in both
    partialPayment: String(partialPayment ?? ''),
    isBillingSame: false,
  })

it.each(cases)('rejects %s %j on the form and at the server with one text: %s [S2-5-01]', async (...row) => {
  const [field, value, text, sku = 'KETTLE'] = row as unknown as Case // vitest has no types for rows of two lengths
  const shopper = await ready(sku)
  const change: Partial<Body> = wrongAt(field, value)
  const view = await shopper.api.checkout.view()
  const context = { view, country: 'AU', totalCents: toCents(view.cart.orderTotal), isSuburbChosen: true } as const
  const expected = { [field]: text }
  expect(formProblems(typed(change), context)).toEqual(expected)
  expect(await apiErrorOf(shopper.buy(change))).toMatchObject({
    status: 400,
    code: 'invalid_request',
    errors: [text],
    fields: { [field]: [text] },
  })
})

it('reports all invalid fields of an order together, by the keys of the form', async () => {
  const shopper = await ready('KETTLE')
  const change = { email: '', poNumber: '#', deliveryAddress: { ...right.deliveryAddress, lastName: '' } }
  const { fields } = await apiErrorOf(shopper.buy(change))
  expect(Object.keys(fields ?? {})).toEqual(['email', 'poNumber', 'deliveryAddress.lastName'])
})

it.each(['KETTLE', 'MIELE-1'])('accepts a valid order of %s', async (sku) => {
  const shopper = await ready(sku)
  expect(await shopper.buy(right)).toMatchObject({ orderCompleted: true })
})
