import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressIn, apiErrorOf, type Buyer, buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { testPlaces } from '../../tests/places.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { accounts } from '../database/schema/accounts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00, stock: 100 })
})
afterAll(() => shop.close())

async function customer(email: string) {
  const shopper = buyer(shop, await shop.signedIn(email))
  await shopper.add('KNOB')
  return shopper
}

const fixed = 'Please call us to change your contact and billing details.'

it('starts with the data of a customer, and empty for a guest [S2-3-25] [S2-6-01]', async () => {
  const { customer: known } = await (await customer('ada@hearth.example')).api.checkout.view()
  const home = {
    firstName: 'Ada',
    lastName: 'Fenwick',
    companyName: '',
    address: '12 Wattle Street',
    suburb: 'SYDNEY',
    state: 'NSW',
    postcode: '2000',
    country: 'AU',
  }
  expect(known).toEqual({
    email: 'ada@hearth.example',
    phone: '0412345678',
    locked: false,
    shippingAddress: home,
    billingAddress: home,
  })
  // A guest only has an email address.
  const guest = buyer(shop)
  await guest.add('KNOB')
  expect((await guest.api.checkout.view()).customer).toBeNull()
  expect(await guest.buy({ email: 'guest@mail.example' })).toMatchObject({ orderCompleted: true })
})

it("adds a customer's order to the account", async () => {
  const shopper = await customer('ada@hearth.example')
  await shopper.buy({ email: 'other@mail.example' })
  const { invoices } = await shopper.api.account.invoices({ query: {} })
  expect(invoices.map(({ orderTotal, productCount }) => [orderTotal, productCount])).toEqual([[10, 1]])
})

it('takes what a customer filled in from that customer alone: not from a guest, not from another account', async () => {
  const shopper = await customer('ada@hearth.example')
  const { accountId = '' } = await shopper.api.checkout.view()
  const { cartId } = await shopper.form()
  for (const other of [buyer(shop), await customer('lou@hearth.example')]) {
    await other.add('KNOB')
    const body = { ...(await other.form({ accountId })), deliveryDate: null }
    for (const call of [
      () => other.api.checkout.availability({ body }),
      () => other.buy({ accountId }),
      () => other.buy({ accountId, cartId }),
    ])
      expect(await apiErrorOf(call())).toMatchObject({ status: 401, code: 'unauthorised' })
  }
  expect(await shopper.buy({ accountId })).toMatchObject({ orderCompleted: true })
  // Guests have no account to name.
  expect(await buyer(shop).api.checkout.view()).not.toHaveProperty('accountId')
})

async function locked(): Promise<{ shopper: Buyer; own: Parameters<Buyer['buy']>[0] }> {
  const shopper = await customer('lou@hearth.example')
  const { customer: known } = await shopper.api.checkout.view()
  return {
    shopper,
    own: { email: known?.email ?? '', phoneNumber: known?.phone ?? '', billingAddress: known?.billingAddress ?? null },
  }
}

it('rejects changed contact and billing details of a locked customer, and accepts the stored ones [S2-6-02]', async () => {
  const { shopper, own } = await locked()
  const view = await shopper.api.checkout.view()
  expect([view.customer?.locked, view.isBillingAddressSameAsShipping]).toEqual([true, false])
  const billingAddress = view.customer?.billingAddress ?? null
  const changes = [
    { email: 'other@mail.example' },
    { phoneNumber: '0400 000 000' },
    { billingAddress: billingAddress && { ...billingAddress, address: '1 Elsewhere Rd' } },
    { billingAddress: billingAddress && { ...billingAddress, companyName: 'Another Pty' } },
    { billingAddress: null },
  ]
  for (const change of changes)
    expect(await apiErrorOf(shopper.buy({ ...own, ...change }))).toMatchObject({ status: 400, errors: [fixed] })
  // A locked customer may choose the delivery address and the format of the phone number.
  const order = { ...own, phoneNumber: '0423 456 789', deliveryAddress: addressIn(testPlaces.sydney) }
  expect(await shopper.buy(order)).toMatchObject({ orderCompleted: true })
})

it('lets a locked customer correct an invalid phone number [S2-4-46]', async () => {
  await shop.db.update(accounts).set({ phone: '12' }).where(eq(accounts.email, 'lou@hearth.example'))
  const { shopper, own } = await locked()
  expect(await shopper.buy({ ...own, phoneNumber: '0400 000 000' })).toMatchObject({ orderCompleted: true })
})
