import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { apiErrorOf, buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { mails } from '../database/schema/orders.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 100 })
})
afterAll(() => shop.close())

const password = 'a row of quiet kettles'
let guests = 0
const newEmail = () => `guest-${++guests}@mail.example`

async function ordered(email = newEmail()) {
  const { api, add, buy } = buyer(shop)
  const { cartId } = await add('KETTLE')
  await buy({ email })
  return { api, cartId, email }
}
/** Opens the account, which happens after the response. */
async function open(api: Api, cartId: string, chosen = password) {
  const response = await api.account.openFromOrder({ body: { cartId, password: chosen } })
  await shop.idle()
  return response
}

/** The tokens of the confirmation mails to an address, oldest first. */
async function tokensOf(email: string) {
  const sent = await shop.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)
  return sent.flatMap(({ body }) => /confirmemail\/([\w-]+)/.exec(body)?.[1] ?? [])
}
const confirm = (token = '') => shop.visitor().identity.confirmEmail({ params: { token } })
const ordersOf = async (email: string) =>
  (await (await shop.signedIn(email)).account.invoices({ query: {} })).totalCount

it('opens an account that has the order in it once the address is confirmed', async () => {
  const { api, cartId, email } = await ordered()
  expect(await api.checkout.confirmation({ query: { id: cartId } })).toMatchObject({ isGuestOrder: true })
  expect(await open(api, cartId)).toEqual({ email })
  const [token] = await tokensOf(email)
  await confirm(token)
  const account = await shop.signedIn(email)
  expect(await account.account.info()).toMatchObject({ firstName: 'Ada', lastName: 'Ngata', phone: '0412345678' })
  expect((await account.account.invoices({ query: {} })).invoices).toHaveLength(1)
})

it('is for the browser that placed the order only, and once', async () => {
  const { api, cartId } = await ordered()
  expect(await apiErrorOf(open(shop.visitor(), cartId))).toMatchObject({ status: 404 })
  const { api: other } = await ordered()
  expect(await apiErrorOf(open(other, cartId))).toMatchObject({ status: 404 })
  await open(api, cartId)
  expect(await apiErrorOf(open(api, cartId))).toMatchObject({ status: 404 })
  expect(await api.checkout.confirmation({ query: { id: cartId } })).not.toHaveProperty('isGuestOrder')
})

it('rejects a weak password and leaves the order alone', async () => {
  const { api, cartId } = await ordered()
  expect(await apiErrorOf(open(api, cartId, 'short'))).toMatchObject({
    status: 400,
    fields: { password: ['Choose a password of at least 10 characters'] },
  })
  expect(await api.checkout.confirmation({ query: { id: cartId } })).toMatchObject({ isGuestOrder: true })
})

it('adds nothing to an account that exists, and answers the same', async () => {
  const before = await ordersOf('lou@hearth.example')
  const { api, cartId } = await ordered('lou@hearth.example')
  expect(await open(api, cartId)).toEqual({ email: 'lou@hearth.example' })
  expect(await ordersOf('lou@hearth.example')).toBe(before)
})

it('shows the order to no one who registers the address before it is confirmed', async () => {
  const { api, cartId, email } = await ordered()
  await open(api, cartId)
  // Ids of one millisecond have no order, and the later mail is wanted.
  shop.clock.advance(1000)
  const stranger = { firstName: 'Mallory', lastName: 'Reed', phone: '', ABN: '', clientId: 'wa', email }
  await shop.visitor().identity.register({ body: { ...stranger, password: 'another row of kettles' } })
  await shop.idle()
  await confirm((await tokensOf(email)).at(-1))
  expect(await ordersOf(email)).toBe(0)
  expect(await api.checkout.confirmation({ query: { id: cartId } })).toMatchObject({ isGuestOrder: true })
})
