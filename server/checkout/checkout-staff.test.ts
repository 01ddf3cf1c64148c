import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { hasOption, type OrderOption } from '#domain/checkout/order-options.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { apiErrorOf, buyer, monday } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { moneyProblems } from '../../tests/money-problems.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop

beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
  await stock.addProduct({ sku: 'OVEN', priceCents: 2000_00, manufacturer: 'Miele', stock: 1000 })
})
afterAll(async () => {
  expect(await moneyProblems(shop.pool)).toEqual([])
  await shop.close()
})

const people = { staff: 'noor', elsewhere: 'wiremu', credit: 'bridge', customer: 'ada' } as const
type Person = keyof typeof people

async function as(person: Person | 'guest', sku = 'KNOB') {
  const api = person === 'guest' ? shop.visitor() : await shop.signedIn(`${people[person]}@hearth.example`)
  const shopper = buyer(shop, api)
  const { cartId } = await shopper.add(sku)
  return { ...shopper, cartId }
}

async function optionsOf(person: Person | 'guest') {
  const { api } = await as(person)
  const { opts } = await api.checkout.view()
  const options: OrderOption[] = [
    'PayPal',
    'Zip',
    'AfterPay',
    'CRAccount',
    'SetSalesperson',
    'CashAndCarry',
    'ZipInStore',
    'WinningDeliveryServiceOverride',
  ]
  return options.filter((option) => hasOption(opts, option))
}

const planOf = async (cartId: string) => {
  const { rows } = await shop.pool.query(
    `select plan, account_id, paid_cents::int as paid from orders where cart_id = $1`,
    [cartId],
  )
  return rows[0]
}

const staffOnlyError = { status: 400, errors: ['Please sign in as staff to use these options'] }

describe('checkout options', () => {
  it('offers guests the hosted payments, accounts with credit the account, staff the in-store options [S2-6-04, S2-3-28]', async () => {
    const everybody = ['PayPal', 'Zip', 'AfterPay']
    expect(await optionsOf('guest')).toEqual(everybody)
    expect(await optionsOf('customer')).toEqual(everybody)
    expect(await optionsOf('credit')).toEqual([...everybody, 'CRAccount'])
    const sellers = ['SetSalesperson', 'ZipInStore', 'WinningDeliveryServiceOverride']
    // The customer, and so their account, is only known from the email.
    const inStore = [...everybody, ...sellers, 'CashAndCarry', 'CRAccount'].sort()
    expect((await optionsOf('staff')).sort()).toEqual(inStore)
    expect((await optionsOf('elsewhere')).sort()).toEqual(inStore)
  })

  it('returns to staff their store, all stores and their salespeople [S2-3-26, S2-3-27]', async () => {
    const { api } = await as('staff')
    const { store, stores, salesPeople } = await api.checkout.view()
    expect(store).toEqual({
      phone: '02 5550 0143',
      address: '88 Falconer Street',
      suburb: 'Crows Nest',
      postcode: '2065',
      state: 'NSW',
    })
    const own = { subdivision: 'SYD', name: 'Crows Nest showroom', selected: true, storeUri: 'crows-nest-showroom' }
    expect(stores.filter(({ selected }) => selected)).toEqual([{ ...own, ...store }])
    expect(stores.map(({ subdivision }) => subdivision)).toEqual(expect.arrayContaining(['SYD', 'MEL', 'ADL', 'BNE']))
    expect(salesPeople).toEqual(
      expect.arrayContaining([
        { code: 'NH01', name: 'Noor Haddad', subdivision: 'SYD', selected: true },
        { code: 'IK03', name: 'Ines Kovac', subdivision: 'SYD', selected: false },
        { code: 'JP04', name: 'Jo Park', subdivision: 'MEL', selected: false },
      ]),
    )
    expect(salesPeople.some(({ code }) => code === 'WT02')).toBe(false)
    const guest = await (await as('guest')).api.checkout.view()
    expect([guest.store, guest.stores, guest.salesPeople]).toEqual([null, [], []])
  })
})

describe('a guest', () => {
  it('is identified by the email alone [S2-6-01]', async () => {
    const guest = await as('guest')
    expect(await guest.buy({ email: 'someone@example.com' })).toMatchObject({ orderCompleted: true })
    const { rows } = await shop.pool.query('select email, account_id from orders where cart_id = $1', [guest.cartId])
    expect(rows).toEqual([{ email: 'someone@example.com', account_id: null }])
    const nameless = await as('guest')
    expect(await apiErrorOf(nameless.buy({ email: '' }))).toMatchObject({ errors: ['Please enter a valid Email'] })
  })
})

describe('store and salesperson', () => {
  it('appear in the order and the confirmation by name [S2-1-12]', async () => {
    const seller = await as('staff')
    await seller.buy({ subdivision: 'MEL', storeUri: 'church-street-richmond', salespersonCode: 'JP04' })
    const { plan } = await planOf(seller.cartId)
    expect(plan).toMatchObject({ subdivision: 'MEL', salespersonCode: 'JP04' })
    expect(await seller.api.checkout.confirmation({ query: { id: seller.cartId } })).toMatchObject({
      store: 'Church Street Richmond',
      salesperson: 'Jo Park',
    })
  })

  it('must exist and belong together', async () => {
    const seller = await as('staff')
    for (const wrong of [
      { subdivision: 'XYZ' },
      { salespersonCode: 'XX99' },
      { subdivision: 'SYD', salespersonCode: 'JP04' },
      { salespersonCode: 'WT02' },
      { subdivision: 'SYD', storeUri: 'church-street-richmond' },
    ])
      expect(await apiErrorOf(seller.buy(wrong))).toMatchObject({
        status: 400,
        errors: ['Please choose a store and one of its salespeople'],
      })
  })
})

describe('cash and carry', () => {
  const collected: Partial<CheckoutRequest> = { cashAndCarry: true, deliveryDate: null }

  it('needs no delivery day and no delivery charge, and uses the address of the store [S2-1-11]', async () => {
    const seller = await as('staff')
    expect(await seller.buy(collected)).toMatchObject({ orderCompleted: true })
    const { plan } = await planOf(seller.cartId)
    expect(plan).toMatchObject({
      cashAndCarry: true,
      deliveryDate: null,
      shippingCents: 0,
      phoneNumber: '0255500143',
      deliveryAddress: { firstName: 'Ada', address: '88 Falconer Street', suburb: 'Crows Nest', postcode: '2065' },
    })
  })

  it('returns the days of the store for any address, all free', async () => {
    const seller = await as('staff')
    const { encryptedValues: _card, ...body } = await seller.form(collected)
    const days = async (changes: Partial<CheckoutRequest>) => {
      const request = { ...body, ...changes, deliveryDate: null, cardDetails: null }
      return (await seller.api.checkout.availability({ body: request })).availability.dates
    }
    expect((await days({})).some(({ available }) => available)).toBe(true)
    expect((await days({})).every(({ price }) => price === 0)).toBe(true)
    expect((await days({ cashAndCarry: false })).some(({ price }) => price > 0)).toBe(true)
  })

  it('uses the chosen store, also for staff of another shop', async () => {
    const seller = await as('elsewhere')
    const chosen = { ...collected, subdivision: 'MEL', storeUri: 'church-street-richmond' }
    expect(await seller.buy(chosen)).toMatchObject({ orderCompleted: true })
    const { plan } = await planOf(seller.cartId)
    expect(plan).toMatchObject({ cashAndCarry: true, store: 'Church Street Richmond' })
    expect(plan.deliveryAddress).toMatchObject({ suburb: 'Richmond', state: 'VIC' })
  })

  it('is rejected for guests and without a store of this shop', async () => {
    expect(await apiErrorOf((await as('guest')).buy(collected))).toMatchObject(staffOnlyError)
    expect(await apiErrorOf((await as('guest')).buy({ storeUri: 'church-street-richmond' }))).toMatchObject(
      staffOnlyError,
    )
    for (const wrong of [collected, { ...collected, storeUri: 'addington' }])
      expect(await apiErrorOf((await as('elsewhere')).buy(wrong))).toMatchObject({
        status: 400,
        errors: ['Please choose the pick-up store'],
      })
  })
})

describe('delivery by our own truck', () => {
  it('includes supplier products: needs a day of ours and none of theirs [S2-3-17]', async () => {
    const seller = await as('staff', 'OVEN')
    const body = await seller.form({ brandsWarnings: { mieleWarning: true }, winningDeliveryServiceOverride: true })
    const { encryptedValues: _card, ...request } = { ...body, deliveryDate: null, cardDetails: null }
    const days = async (winningDeliveryServiceOverride: boolean) =>
      (await seller.api.checkout.availability({ body: { ...request, winningDeliveryServiceOverride } }))
        .supplierAvailability
    expect(Object.keys(await days(false))).toEqual(['miele'])
    expect(await days(true)).toEqual({})
    expect(await apiErrorOf(seller.press({ ...body, deliveryDate: null }))).toMatchObject({ status: 400 })
    expect(await seller.press({ ...body, deliveryDate: monday })).toMatchObject({ orderCompleted: true })
    expect((await planOf(seller.cartId)).plan).toMatchObject({ winningDelivery: true, supplierDates: [] })
  })
})

describe('an account with credit', () => {
  const onAccount = { selectedPaymentOption: paymentOptions.CRAccount, encryptedValues: {}, cardHolderName: null }

  it('orders without payment, with the whole amount remaining', async () => {
    const business = await as('credit')
    expect(await business.buy({ ...onAccount, poNumber: 'PO 77' })).toMatchObject({ orderCompleted: true })
    expect(await planOf(business.cartId)).toMatchObject({ paid: 0, plan: { poNumber: 'PO 77', paymentOption: 4 } })
    const order = await business.api.checkout.confirmation({ query: { id: business.cartId } })
    expect(order).toMatchObject({ paid: 0, remaining: 10, orderTotal: 10, paymentMethod: 'None' })
  })

  it('rejects payment on account by everyone else', async () => {
    for (const person of ['guest', 'customer'] as const)
      expect(await apiErrorOf((await as(person)).buy(onAccount))).toMatchObject({
        status: 400,
        errors: ['This way of paying is not offered here. Please pay by card.'],
      })
  })

  it('puts the deposit on the account today and the rest later, without a charge', async () => {
    const business = await as('credit')
    await business.add('OVEN')
    const warned = { ...onAccount, brandsWarnings: { mieleWarning: true }, deliveryDate: monday }
    expect(await apiErrorOf(business.buy({ ...warned, partialPayment: 100 }))).toMatchObject({
      status: 400,
      errors: ['The minimum deposit is $603'],
    })
    expect(await business.buy({ ...warned, partialPayment: 700 })).toMatchObject({ orderCompleted: true })
    const order = await business.api.checkout.confirmation({ query: { id: business.cartId } })
    expect(order).toMatchObject({ paid: 0, deposit: 700, remaining: 2010, orderTotal: 2010, paymentMethod: 'None' })
    const { rows } = await shop.pool.query(`select body from mails where body like '%on your account today%'`)
    expect(rows).toHaveLength(1)
    expect(rows[0].body).toContain('Deposit, on your account today: $700\nOn your account before delivery: $1,310')
  })
})

describe('an order by staff', () => {
  const bridge = 'bridge@hearth.example'
  const listOf = async (who: string) => {
    const api = await shop.signedIn(who)
    return (await api.account.invoices({ query: { page: 0 } })).invoices.map(({ orderNumber }) => orderNumber)
  }
  const numberOf = async ({ api, cartId }: Awaited<ReturnType<typeof as>>) =>
    (await api.checkout.confirmation({ query: { id: cartId } })).orderNumber

  it('has no prefilled data of the member of staff', async () => {
    const { api } = await as('staff')
    const { customer, guestEmail, isOptingIntoNewsletter } = await api.checkout.view()
    expect({ customer, guestEmail, isOptingIntoNewsletter }).toEqual({
      customer: null,
      guestEmail: null,
      isOptingIntoNewsletter: false,
    })
  })

  it('appears in the orders of the customer with its email, not in those of staff', async () => {
    const seller = await as('staff')
    await seller.buy({ email: ' Bridge@hearth.example ' })
    const number = await numberOf(seller)
    expect(await listOf(bridge)).toContain(number)
    expect(await listOf('noor@hearth.example')).not.toContain(number)
    const guest = await as('staff')
    await guest.buy({ email: 'nobody-yet@example.com' })
    expect((await planOf(guest.cartId)).account_id).toBeNull()
  })

  it('uses the credit account of that customer, if there is one', async () => {
    const onAccount = { selectedPaymentOption: paymentOptions.CRAccount, encryptedValues: {}, cardHolderName: null }
    const seller = await as('staff')
    for (const email of ['ada@hearth.example', 'nobody-yet@example.com', 'noor@hearth.example'])
      expect(await apiErrorOf(seller.buy({ ...onAccount, email }))).toMatchObject({
        status: 400,
        errors: ['This customer has no account to charge. Please choose another way to pay.'],
      })
    expect(await seller.buy({ ...onAccount, email: bridge, poNumber: 'PO-78' })).toMatchObject({ orderCompleted: true })
    expect(await listOf(bridge)).toContain(await numberOf(seller))
  })
})
