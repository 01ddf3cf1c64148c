import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout.ts'
import { hasOption, type OrderOption } from '#domain/order-options.ts'
import { paymentOptions } from '#domain/payment-option.ts'
import { buyer, monday, refusalOf } from '../../tests/buyer.ts'
import { stockShelf } from '../../tests/buying.ts'
import { moneyProblems } from '../../tests/money-problems.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop

beforeAll(async () => {
  shop = await testShop()
  const shelf = await stockShelf(shop)
  await shelf.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 1000 })
  await shelf.addProduct({ sku: 'OVEN', priceCents: 2000_00, maker: 'Miele', stock: 1000 })
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
  const asked: OrderOption[] = [
    'PayPal',
    'Zip',
    'AfterPay',
    'CRAccount',
    'SetSalesperson',
    'CashAndCarry',
    'ZipInStore',
    'WinningDeliveryServiceOverride',
  ]
  return asked.filter((option) => hasOption(opts, option))
}

const planOf = async (cartId: string) => {
  const { rows } = await shop.pool.query(
    `select plan, account_id, paid_cents::int as paid from orders where cart_id = $1`,
    [cartId],
  )
  return rows[0]
}

const staffRefusal = { status: 400, errors: ['Please sign in as staff to use these options'] }

describe('what the checkout offers', () => {
  it('guests: the pages of others; accounts with credit: the account; staff: the desk [S2-6-04, S2-3-28]', async () => {
    const everybody = ['PayPal', 'Zip', 'AfterPay']
    expect(await optionsOf('guest')).toEqual(everybody)
    expect(await optionsOf('customer')).toEqual(everybody)
    expect(await optionsOf('credit')).toEqual([...everybody, 'CRAccount'])
    const sellers = ['SetSalesperson', 'ZipInStore', 'WinningDeliveryServiceOverride']
    expect((await optionsOf('staff')).sort()).toEqual([...everybody, ...sellers, 'CashAndCarry'].sort())
    // Whoever stands in a store of another shop has no store here to carry goods out of.
    expect((await optionsOf('elsewhere')).sort()).toEqual([...everybody, ...sellers].sort())
  })

  it('staff get their store, all stores and who sells in them [S2-3-26, S2-3-27]', async () => {
    const { api } = await as('staff')
    const { store, stores, salesPeople } = await api.checkout.view()
    expect(store).toEqual({
      phone: '02 5550 0143',
      address: '88 Falconer Street',
      suburb: 'Crows Nest',
      postcode: '2065',
      state: 'NSW',
    })
    expect(stores.filter(({ selected }) => selected)).toEqual([
      { subdivision: 'SYD', name: 'Crows Nest showroom', selected: true },
    ])
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
  it('is known by the e-mail alone [S2-6-01]', async () => {
    const guest = await as('guest')
    expect(await guest.buy({ email: 'someone@example.com' })).toMatchObject({ orderCompleted: true })
    const { rows } = await shop.pool.query('select email, account_id from orders where cart_id = $1', [guest.cartId])
    expect(rows).toEqual([{ email: 'someone@example.com', account_id: null }])
    const nameless = await as('guest')
    expect(await refusalOf(nameless.buy({ email: '' }))).toMatchObject({ errors: ['Please enter a valid Email'] })
  })
})

describe('store and salesperson', () => {
  it('reach the order, with who was signed in [S2-1-12]', async () => {
    const seller = await as('staff')
    await seller.buy({ subdivision: 'MEL', salespersonCode: 'JP04' })
    const order = await planOf(seller.cartId)
    expect(order.plan).toMatchObject({ subdivision: 'MEL', salespersonCode: 'JP04' })
    expect(order.account_id).toBe(order.plan.accountId)
  })

  it('have to be there and belong together', async () => {
    const seller = await as('staff')
    for (const wrong of [
      { subdivision: 'XYZ' },
      { salespersonCode: 'XX99' },
      { subdivision: 'SYD', salespersonCode: 'JP04' },
      { salespersonCode: 'WT02' },
    ])
      expect(await refusalOf(seller.buy(wrong))).toMatchObject({
        status: 400,
        errors: ['Please choose a store and a salesperson of it'],
      })
  })
})

describe('cash and carry', () => {
  const collected: Partial<CheckoutRequest> = { cashAndCarry: true, deliveryDate: null }

  it('is ordered without a day and without a charge for delivery, to the address of the store [S2-1-11]', async () => {
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

  it('asks for the days of the store, whatever address was sent, and every one is free', async () => {
    const seller = await as('staff')
    const { encryptedValues: _card, ...body } = await seller.form(collected)
    const days = async (changes: Partial<CheckoutRequest>) => {
      const asked = { ...body, ...changes, deliveryDate: null, cardDetails: null }
      return (await seller.api.checkout.availability({ body: asked })).availability.dates
    }
    expect((await days({})).some(({ available }) => available)).toBe(true)
    expect((await days({})).every(({ price }) => price === 0)).toBe(true)
    expect((await days({ cashAndCarry: false })).some(({ price }) => price > 0)).toBe(true)
  })

  it('is nothing for guests, nor for staff without a store here', async () => {
    expect(await refusalOf((await as('guest')).buy(collected))).toMatchObject(staffRefusal)
    expect(await refusalOf((await as('elsewhere')).buy(collected))).toMatchObject({ status: 400 })
  })
})

describe('our own truck', () => {
  it('takes the goods of suppliers along: no day of theirs, and a day of ours is needed [S2-3-17]', async () => {
    const seller = await as('staff', 'OVEN')
    const body = await seller.form({ brandsWarnings: { mieleWarning: true }, winningDeliveryServiceOverride: true })
    const { encryptedValues: _card, ...asked } = { ...body, deliveryDate: null, cardDetails: null }
    const days = async (winningDeliveryServiceOverride: boolean) =>
      (await seller.api.checkout.availability({ body: { ...asked, winningDeliveryServiceOverride } }))
        .supplierAvailability
    expect(Object.keys(await days(false))).toEqual(['miele'])
    expect(await days(true)).toEqual({})
    expect(await refusalOf(seller.press({ ...body, deliveryDate: null }))).toMatchObject({ status: 400 })
    expect(await seller.press({ ...body, deliveryDate: monday })).toMatchObject({ orderCompleted: true })
    expect((await planOf(seller.cartId)).plan).toMatchObject({ winningDelivery: true, supplierDates: [] })
  })
})

describe('an account with credit', () => {
  const onAccount = { selectedPaymentOption: paymentOptions.CRAccount, encryptedValues: {}, cardHolderName: null }

  it('orders without paying now; the whole sum is left', async () => {
    const business = await as('credit')
    expect(await business.buy({ ...onAccount, poNumber: 'PO 77' })).toMatchObject({ orderCompleted: true })
    expect(await planOf(business.cartId)).toMatchObject({ paid: 0, plan: { poNumber: 'PO 77', paymentOption: 4 } })
    const order = await business.api.checkout.confirmation({ query: { id: business.cartId } })
    expect(order).toMatchObject({ paid: 0, remaining: 10, orderTotal: 10, paymentMethod: 'None' })
  })

  it('is nobody else, whatever the page sends', async () => {
    for (const person of ['guest', 'customer', 'staff'] as const)
      expect(await refusalOf((await as(person)).buy(onAccount))).toMatchObject({
        status: 400,
        errors: ['This way of paying is not offered here. Please pay by card.'],
      })
  })
})
