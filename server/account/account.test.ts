import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { seedOrders } from '../demo/seed-orders.ts'

let shop: Shop
let ada: Api
let lou: Api
beforeAll(async () => {
  shop = await testShop()
  await seedOrders(shop.db, shop.clock())
  ada = await shop.signedIn('ada@hearth.example')
  lou = await shop.signedIn('lou@hearth.example')
})
afterAll(() => shop.close())

const home = {
  id: null,
  firstName: 'Ada',
  lastName: 'Fenwick',
  companyName: '',
  phone: '0412 345 678',
  address: '7 Test Street',
  suburb: 'SYDNEY',
  state: 'NSW',
  postcode: '2000',
  isDefault: false,
}

it('identifies staff by the staff data of their account, and shoppers by its absence', async () => {
  const noor = await shop.signedIn('noor@hearth.example')
  expect(await noor.account.info()).toMatchObject({
    firstName: 'Noor',
    winningUserId: 'w-1041',
    salespersonCode: 'NH01',
  })
  expect(Object.keys(await ada.account.info())).not.toContain('winningUserId')
  expect(Object.keys(await ada.account.info())).not.toContain('salespersonCode')
})

it('says which staff may open orders in the back office: those with a role for it in this shop', async () => {
  const opens = async (email: string) => (await (await shop.signedIn(email)).account.info()).opensOrders
  expect(await opens('noor@hearth.example')).toBe(true)
  expect(await opens('ines@hearth.example')).toBe(false)
  expect(await opens('ada@hearth.example')).toBeUndefined()
})

it('changes only the fields that a patch contains [S1-7-18]', async () => {
  const before = await ada.account.info()
  const after = await ada.account.change({ body: { phone: '02 5550 1234' } })
  expect(after).toEqual({ ...before, phone: '0255501234' })
  const chosen = await ada.account.change({ body: { preferences: { newsletter: true } } })
  expect(chosen).toMatchObject({ phone: '0255501234', preferences: { newsletter: true } })
  await expect(ada.account.change({ body: { phone: '12' } })).rejects.toMatchObject({ status: 400 })
})

it('changes no locked detail by any endpoint, and changes the others', async () => {
  const locked = 'Please call us to change your contact and billing details.'
  const before = { info: await lou.account.info(), addresses: await lou.account.addresses() }
  const [billing] = before.addresses
  if (!billing) throw new Error('Lou has no address')
  const profile = await lou.identity.profile()
  const update = {
    userId: profile.userId,
    clientId: 'wa',
    email: 'other@mail.example',
    emailChanged: true,
    firstName: 'Lou',
    firstNameChanged: false,
    lastName: 'Marchetti',
    lastNameChanged: false,
  }
  const tries: [string, () => Promise<unknown>][] = [
    ['phone', () => lou.account.change({ body: { phone: '0499 999 999' } })],
    ['no phone', () => lou.account.change({ body: { phone: '' } })],
    ['email', () => lou.identity.updateProfile({ body: update })],
    ['street', () => lou.account.saveAddress({ body: { ...billing, address: '1 Other Street' } })],
    ['company', () => lou.account.saveAddress({ body: { ...billing, companyName: 'Other' } })],
    ['another one in its place', () => lou.account.saveAddress({ body: { ...home, isDefault: true } })],
    ['none in its place', () => lou.account.saveAddress({ body: { ...billing, isDefault: false } })],
    ['gone', () => lou.account.deleteAddress({ params: { id: billing.id } })],
  ]
  for (const [what, change] of tries)
    expect([what, await apiErrorOf(change())]).toMatchObject([
      what,
      { status: 400, message: expect.stringContaining(locked) },
    ])
  expect({ info: await lou.account.info(), addresses: await lou.account.addresses() }).toEqual(before)
  expect(
    await lou.account.change({ body: { phone: before.info.phone, preferences: { newsletter: true } } }),
  ).toMatchObject({
    preferences: { newsletter: true },
  })
  const second = await lou.account.saveAddress({ body: home })
  expect(second).toMatchObject({ isDefault: false })
  await lou.account.deleteAddress({ params: { id: second.id } })
})

it('lists open reminders with the next one first and their count [S1-7-19]', async () => {
  const { totalCount, reminders } = await ada.account.reminders()
  expect(totalCount).toBe(3)
  expect(reminders.map(({ name }) => name)).toEqual([
    'Measure the alcove',
    'Descale the kettle',
    'Water filter of the fridge',
  ])
  expect(reminders[1]?.date).toEqual([2026, 11, 20])
})

it('pages the orders of an account, page 0 by default [S1-3-18] [S1-7-20]', async () => {
  const first = await ada.account.invoices({ query: {} })
  const second = await ada.account.invoices({ query: { page: 1 } })
  expect([first.page, first.pageCount, first.totalCount]).toEqual([0, 2, 13])
  expect([first.invoices.length, second.invoices.length]).toEqual([10, 3])
  const ids = [...first.invoices, ...second.invoices].map(({ id }) => id)
  expect(new Set(ids).size).toBe(13)
  const dates = [...first.invoices, ...second.invoices].map(({ placedAt }) => placedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  await expect(ada.account.invoices({ query: { page: -1 } })).rejects.toMatchObject({ status: 400 })
  await expect(ada.account.invoices({ query: { page: Number.NaN } })).rejects.toMatchObject({ status: 400 })
})

it('shows an order with its lines and totals that match [S1-7-21]', async () => {
  const { invoices } = await ada.account.invoices({ query: {} })
  const [summary] = invoices
  const invoice = await ada.account.invoice({ params: { id: summary?.id ?? '' } })
  expect(invoice.orderNumber).toBe(summary?.orderNumber)
  expect(invoice.cart.products.length).toBeGreaterThan(0)
  const sum = invoice.cart.products.reduce((all, { price, quantity }) => all + price * quantity, invoice.shipping)
  expect(sum).toBeCloseTo(invoice.orderTotal, 2)
})

it('hides orders of other shops and other customers [S1-7-25]', async () => {
  const { invoices } = await ada.account.invoices({ query: {} })
  const id = invoices[0]?.id ?? ''
  await expect(lou.account.invoice({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(lou.account.invoices({ query: {} })).resolves.toMatchObject({ totalCount: 0, invoices: [] })
  await expect(ada.account.invoice({ params: { id: 'no id' } })).rejects.toMatchObject({ status: 404 })
  await expect(shop.visitor().account.invoice({ params: { id } })).rejects.toMatchObject({ status: 401 })
})

it('saves, changes and deletes addresses of one account only [S1-7-22] [S1-7-23] [S1-7-24] [S1-7-25]', async () => {
  const before = await ada.account.addresses()
  expect(before.map(({ suburb }) => suburb)).toEqual(['SYDNEY', 'MELBOURNE'])
  const saved = await ada.account.saveAddress({ body: home })
  expect(saved).toMatchObject({ address: '7 Test Street', phone: '0412345678', country: 'AU', isDefault: false })
  const changed = { ...home, id: saved.id, address: '8 Test Street', isDefault: true }
  const foreign = lou.account.saveAddress({ body: changed })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
  await expect(lou.account.deleteAddress({ params: { id: saved.id } })).rejects.toMatchObject({ status: 404 })
  await ada.account.saveAddress({ body: changed })
  const after = await ada.account.addresses()
  expect(after.filter(({ isDefault }) => isDefault).map(({ address }) => address)).toEqual(['8 Test Street'])
  await ada.account.deleteAddress({ params: { id: saved.id } })
  expect(await ada.account.addresses()).toHaveLength(before.length)
  await expect(shop.visitor().account.addresses()).rejects.toMatchObject({ status: 401 })
})

it('rejects an undeliverable address and names each wrong field', async () => {
  const wrong = ada.account.saveAddress({ body: { ...home, address: 'PO Box 7', firstName: ' ', phone: '1' } })
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    problem: {
      fields: {
        address: ["We don't deliver to PO Boxes"],
        firstName: [expect.any(String)],
        phone: [expect.any(String)],
      },
    },
  })
})

it('saves at most twenty addresses', async () => {
  for (let index = 1; index < 20; index++)
    await lou.account.saveAddress({ body: { ...home, address: `${index} Test Street` } })
  await expect(lou.account.saveAddress({ body: home })).rejects.toMatchObject({ status: 400 })
})
