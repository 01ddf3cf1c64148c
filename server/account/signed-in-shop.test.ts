import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiErrorOf, buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { demoPassword, lastMail, plainBrowser } from '../../tests/identity.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
let trade: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  for (const sku of ['A', 'B', 'C']) await stock.addProduct({ sku, priceCents: 10_00 })
  trade = await testShop({ brand: 'wac' })
})
afterAll(async () => {
  await shop.close()
  await trade.close()
})

let callers = 0
const aBrowser = () => plainBrowser(shop, { ip: `10.8.0.${callers++}` })
type Browser = ReturnType<typeof aBrowser>

const add = (browser: Browser, sku: string, quantity: number) => browser.post('/api/cart/product/', { sku, quantity })

async function cartOf(browser: Browser) {
  const { products } = (await browser.send({ url: '/api/cart/' })).json<{
    products: { sku: string; quantity: number }[]
  }>()
  return products
    .map(({ sku, quantity }) => `${sku}x${quantity}`)
    .sort()
    .join(' ')
}

it('merges the cart of the browser at a sign-in with that of another browser', async () => {
  const first = aBrowser()
  await add(first, 'A', 1)
  await add(first, 'B', 5)
  await first.signIn('ada@hearth.example', demoPassword)
  expect(await cartOf(first)).toBe('Ax1 Bx5')
  const second = aBrowser()
  await add(second, 'A', 3)
  await add(second, 'C', 1)
  await second.signIn('ada@hearth.example', demoPassword)
  expect(await cartOf(second)).toBe('Ax3 Bx5 Cx1')
  // The browsers share one cart: a change in one appears in the other.
  await add(first, 'C', 1)
  expect(await cartOf(second)).toBe('Ax3 Bx5 Cx2')
  await second.signIn('ada@hearth.example', demoPassword)
  expect(await cartOf(second)).toBe('Ax3 Bx5 Cx2')
})

it('reports what joined the cart of the browser, and only then', async () => {
  const joined = async (browser: Browser) => {
    const { headers } = await browser.postForm({ email: 'lou@hearth.example' })
    return browser.fragmentOf(headers.location).get('joined')
  }
  const first = aBrowser()
  await add(first, 'A', 2)
  await add(first, 'B', 1)
  expect(await joined(first)).toBeNull()
  // The same cart again: nothing is new to it.
  expect(await joined(first)).toBeNull()
  expect(await joined(aBrowser())).toBeNull()
  const second = aBrowser()
  await add(second, 'B', 1)
  expect(await joined(second)).toBe('2')
  await first.send({ method: 'DELETE', url: '/api/cart/' })
})

it('reports what had no room in a cart of two full ones', async () => {
  const first = aBrowser()
  await add(first, 'A', 1)
  await first.signIn('lou@hearth.example', demoPassword)
  // Other choices of one product are other lines.
  await shop.pool.query(
    `insert into cart_lines (cart_id, product_code, product_id, quantity, warranty_id, seen_cents, position)
    select cart_id, 'A-' || number, product_id, 1, 'w' || number, seen_cents, number
    from cart_lines, generate_series(2, 200) number where cart_id = $1`,
    [(await first.send({ url: '/api/cart/' })).json<{ cartId: string }>().cartId],
  )
  const second = aBrowser()
  await add(second, 'B', 2)
  await add(second, 'C', 1)
  const { headers } = await second.postForm({ email: 'lou@hearth.example' })
  const fragment = second.fragmentOf(headers.location)
  expect([fragment.get('joined'), fragment.get('left')]).toEqual(['200', '2'])
  await first.send({ method: 'DELETE', url: '/api/cart/' })
})

it('keeps the coupon that the person has just applied, else the one of the account', async () => {
  const couponOf = async (browser: Browser) =>
    (await browser.send({ url: '/api/cart/' })).json<{ couponCode: string | null }>().couponCode
  const use = (browser: Browser, code: string) => browser.post('/api/cart/coupon/', { code })
  const first = aBrowser()
  await add(first, 'A', 1)
  await use(first, 'HEARTH10')
  await first.signIn('lou@hearth.example')
  const second = aBrowser()
  await add(second, 'B', 1)
  await second.signIn('lou@hearth.example')
  expect(await couponOf(second)).toBe('HEARTH10')
  const third = aBrowser()
  await add(third, 'B', 1)
  await use(third, 'FREEHEARTH')
  await third.signIn('lou@hearth.example')
  expect(await couponOf(third)).toBe('FREEHEARTH')
  await third.send({ method: 'DELETE', url: '/api/cart/' })
})

it('merges what was added after the session ended, at the next sign-in: nothing is lost, nothing doubled', async () => {
  const browser = aBrowser()
  await browser.signIn('jo@hearth.example', demoPassword)
  await add(browser, 'A', 4)
  await add(browser, 'B', 2)
  browser.loseCookie('session')
  expect(await cartOf(browser)).toBe('')
  await add(browser, 'A', 1)
  await add(browser, 'C', 1)
  expect(await cartOf(browser)).toBe('Ax1 Cx1')
  await browser.signIn('jo@hearth.example', demoPassword)
  expect(await cartOf(browser)).toBe('Ax4 Bx2 Cx1')
  await browser.signIn('jo@hearth.example', demoPassword)
  expect(await cartOf(browser)).toBe('Ax4 Bx2 Cx1')
  await browser.send({ method: 'DELETE', url: '/api/cart/' })
})

it('shows an order placed before the sign-in to its account only', async () => {
  const browser = aBrowser()
  const shopper = buyer(shop, browser.api())
  await shopper.add('A')
  const { cartId } = await shopper.form()
  await shopper.buy()
  const thief = browser.copy()
  const confirmation = (from: Browser) => from.api().checkout.confirmation({ query: { id: cartId } })
  expect(await confirmation(thief)).toMatchObject({ cartId })
  await browser.signIn('bridge@hearth.example', demoPassword)
  expect(await confirmation(browser)).toMatchObject({ cartId })
  expect(await apiErrorOf(confirmation(thief))).toMatchObject({ status: 404 })
})

/** The account data that a browser can read. */
async function seenBy(browser: Browser, cartId: string) {
  const api = browser.api()
  const [cart, view, order] = await Promise.all([
    cartOf(browser),
    api.checkout.view(),
    api.checkout.confirmation({ query: { id: cartId } }).catch(() => null),
  ])
  return { cart, email: view.guestEmail, order: order?.cartId ?? null }
}

it('shows nothing of an account to the visitor cookie from before its sign-in', async () => {
  const browser = aBrowser()
  await add(browser, 'A', 1)
  const thief = browser.copy()
  const { accessToken } = await browser.signIn('jo@hearth.example', demoPassword)
  const shopper = buyer(shop, browser.api(accessToken))
  await shopper.add('B', 2)
  const { cartId } = await shopper.form()
  expect(await cartOf(browser)).toBe('Ax1 Bx2')
  expect(await cartOf(thief)).toBe('')
  await shopper.buy({ email: 'jo@hearth.example' })
  await add(browser, 'C', 1)
  expect(await seenBy(browser, cartId)).toMatchObject({ cart: 'Cx1', order: cartId })
  expect(await seenBy(thief, cartId)).toMatchObject({ cart: '', email: null, order: null })
})

it('shows nothing of an account to the cookies from before its sign-out', async () => {
  const browser = aBrowser()
  const { accessToken } = await browser.signIn('jo@hearth.example', demoPassword)
  const shopper = buyer(shop, browser.api(accessToken))
  await shopper.add('B')
  const { cartId } = await shopper.form()
  await shopper.buy()
  await add(browser, 'C', 1)
  const thief = browser.copy()
  await browser.post('/api/account/logout', { userId: '', clientId: 'wa' })
  for (const client of [thief, browser]) expect(await seenBy(client, cartId)).toMatchObject({ cart: '', order: null })
})

it('shows nothing of an account to the cookies from before its new password', async () => {
  const [owner, browser] = [aBrowser(), aBrowser()]
  await browser.signIn('jo@hearth.example', demoPassword)
  await add(browser, 'C', 1)
  expect(await cartOf(browser)).not.toBe('')
  await owner.post('/api/account/forgotpassword', { clientId: 'wa', email: 'jo@hearth.example' })
  const token = (await lastMail(shop, 'jo@hearth.example'))?.token
  const password = 'an entirely new password'
  expect((await owner.post('/api/account/resetpassword', { token, password })).statusCode).toBe(200)
  expect(await cartOf(browser)).toBe('')
})

it('returns the cart of an account to its session only', async () => {
  const browser = aBrowser()
  await browser.signIn('jo@hearth.example', 'an entirely new password')
  await add(browser, 'A', 1)
  const withoutSession = browser.copy()
  withoutSession.jar.delete('session')
  expect(await cartOf(withoutSession)).toBe('')
})

it('keeps the cart with its account after a sign-out or another sign-in', async () => {
  const browser = aBrowser()
  await add(browser, 'B', 2)
  await browser.signIn('lou@hearth.example', demoPassword)
  await browser.signIn('noor@hearth.example', demoPassword)
  expect(await cartOf(browser)).toBe('')
  await browser.signIn('lou@hearth.example', demoPassword)
  expect(await cartOf(browser)).toBe('Bx2')
  await browser.post('/api/account/logout', { userId: '', clientId: 'wa' })
  expect(await cartOf(browser)).toBe('')
})

it('applies a change once when it is sent before the sign-in and again after it', async () => {
  const browser = aBrowser()
  const headers = { 'idempotency-key': 'one-and-the-same-change-1' }
  const change = () => browser.post('/api/cart/product/', { sku: 'A', quantity: 1 }, headers)
  const second = aBrowser()
  await second.signIn('wiremu@hearth.example', demoPassword)
  await add(second, 'C', 1)
  await change()
  await browser.signIn('wiremu@hearth.example', demoPassword)
  await change()
  expect(await cartOf(browser)).toBe('Ax1 Cx1')
})

it('shows hidden prices to signed-in customers, in responses that no shared cache may store', async () => {
  const listing = (headers: Record<string, string> = {}) =>
    trade.inject({ url: '/api/catalogue/listing?category=kitchen', headers })
  const closed = await listing()
  const pricesIn = (response: typeof closed) =>
    (response.json() as { products: { price: number | null }[] }).products.filter(({ price }) => price !== null).length
  expect(pricesIn(closed)).toBe(0)
  expect(closed.headers['cache-control']).toContain('public')
  expect(closed.headers.vary).toContain('authorization')
  const signed = await trade.signedIn('bridge@hearth.example')
  const { products } = await signed.catalogue.listing({ query: { category: 'kitchen' } })
  expect(products.filter(({ price }) => price !== null).length).toBeGreaterThan(5)
  expect(products[0]?.loginForPrice).toBe(false)
  const browser = plainBrowser(trade, { brand: 'wac', ip: '10.8.1.1' })
  const { accessToken } = await browser.signIn('bridge@hearth.example', demoPassword)
  const open = await listing({ authorization: `Bearer ${accessToken}` })
  expect(pricesIn(open)).toBeGreaterThan(5)
  expect(open.headers['cache-control']).toBe('no-store')
  expect(open.headers.etag).toBeUndefined()
  // An unknown bearer token gives no access.
  expect(pricesIn(await listing({ authorization: `Bearer ${'x'.repeat(32)}` }))).toBe(0)
})
