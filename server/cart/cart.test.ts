import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyCartId } from '#contract/fields/limits.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type TestCatalogue, testCatalogue } from '../../tests/buying.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { coupons } from '../database/schema/carts.ts'

let shop: Shop
let stock: TestCatalogue
const ids: Record<string, string> = {}

beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  const bonus = await stock.addPromotion('KETTLE', { startsOn: '2026-11-01', endsOn: '2026-11-30' })
  const over = await stock.addPromotion('KETTLE', { startsOn: '2026-10-01', endsOn: '2026-11-19' })
  const choice = { note: '', included: false }
  ids.fridge = await stock.addProduct({
    sku: 'FRIDGE',
    priceCents: 1299_50,
    rrpCents: 1599_00,
    warranties: [{ ...choice, id: 'w5', name: '5 years', priceCents: 149_00 }],
    installs: [{ ...choice, id: 'in', name: 'Unpack', priceCents: 49_00 }],
  })
  ids.kettle = await stock.addProduct({ sku: 'KETTLE', priceCents: 89_95 })
  ids.oven = await stock.addProduct({ sku: 'OVEN', priceCents: 2000_00, promotionId: bonus })
  await stock.addProduct({ sku: 'HOOD', priceCents: 700_00, promotionId: over })
  ids.gone = await stock.addProduct({ sku: 'GONE', priceCents: 100_00 })
  ids.empty = await stock.addProduct({ sku: 'EMPTY', priceCents: 100_00, stock: 0 })
  await stock.addProduct({ sku: 'COMING', priceCents: 100_00, stock: 0, nextDate: '2026-12-24' })
  await stock.addProduct({ sku: 'ASK', priceCents: null })
  await stock.addProduct({ sku: 'REQUEST', priceUponRequest: true })
  await stock.addProduct({ sku: 'TRADE', brand: 'wac' })
  await stock.addProduct({ sku: 'A/B 1', priceCents: 10_00 })
})
afterAll(() => shop.close())

const errorOf = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('The call was not refused')
  return { status: error.status, errors: error.problem.errors }
}

const shopper = () => {
  const api = shop.visitor()
  const add = (sku: string, quantity = 1, more: object = {}) =>
    api.cart.addProduct({ body: { sku, quantity, ...more } })
  return { api, add, cart: () => api.cart.view({ query: {} }) }
}

describe('a visitor without a cart', () => {
  it('gets the all-zero id, empty lists and zero totals, and creates nothing [S3-3-02]', async () => {
    const before = await shop.pool.query('select (select count(*) from carts) c, (select count(*) from visitors) v')
    const response = await shop.inject({ url: '/api/cart/' })
    expect(response.json()).toEqual({
      cartId: '00000000-0000-0000-0000-000000000000',
      products: [],
      rewards: [],
      productCount: 0,
      orderTotal: 0,
      messages: [],
      errors: [],
      subTotal: 0,
      tax: 0,
      discount: 0,
      couponCode: null,
      email: null,
    })
    expect(response.headers['set-cookie']).toBeUndefined()
    const after = await shop.pool.query('select (select count(*) from carts) c, (select count(*) from visitors) v')
    expect(after.rows).toEqual(before.rows)
  })
})

describe('adding a product', () => {
  it('returns the cart with the line at the price of the shop', async () => {
    const { add, cart } = shopper()
    const added = await add('FRIDGE', 2)
    expect(added.cartId).not.toBe(emptyCartId)
    expect(added.products).toEqual([
      {
        productCode: 'FRIDGE',
        sku: 'FRIDGE',
        productId: expect.any(Number),
        title: 'Testa FRIDGE',
        price: 1299.5,
        quantity: 2,
        brand: 'Testa',
        category: 'Toasters',
        categorization: 'Testing/Test Machines/Toasters',
        available: true,
        lineDiscount: 0,
        showVariation: false,
        sortOrder: 1,
        uri: '/p/fridge',
        image: {
          path: expect.stringMatching(/^\/images\/[0-9a-f]{10}\/fallback$/),
          alt: 'Testa FRIDGE',
          width: 1200,
          height: 1200,
          color: '#ecebe8',
        },
        rrp: 1599,
        conditionType: 'brand-new',
        missingParts: null,
        ribbonType: null,
        selectedWarranty: null,
        selectedInstall: null,
        unavailableReason: null,
        editFlags: 29,
      },
    ])
    expect(added.productCount).toBe(2)
    expect(added.orderTotal).toBe(2599)
    expect(await cart()).toEqual(added)
  })

  it('increases the quantity of the existing line, limited to 1 to 99', async () => {
    const { add } = shopper()
    await add('KETTLE', 60)
    expect((await add('KETTLE', 60)).products[0]?.quantity).toBe(99)
    expect((await add('KETTLE', -98)).products[0]?.quantity).toBe(1)
    expect((await add('KETTLE', -5)).products[0]?.quantity).toBe(1)
  })

  it('separates lines with different warranties and installations, and charges the extras for each unit', async () => {
    const { add } = shopper()
    await add('FRIDGE')
    const both = await add('FRIDGE', 2, { warrantyId: 'w5', installId: 'in' })
    expect(both.products.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
      ['FRIDGE', 1],
      ['FRIDGE-2', 2],
    ])
    expect(both.products[1]?.selectedWarranty).toEqual({ id: 'w5', name: '5 years', price: 149 })
    expect(both.products[1]?.selectedInstall).toEqual({ id: 'in', name: 'Unpack', price: 49 })
    expect(both.orderTotal).toBe(1299.5 * 3 + 2 * (149 + 49))
    const changed = await add('FRIDGE', -1, { productCode: 'FRIDGE-2', installId: null })
    expect(changed.products[1]).toMatchObject({ quantity: 1, selectedInstall: null, selectedWarranty: { id: 'w5' } })
  })

  it('counts a repeated request with the same key once', async () => {
    const { api } = shopper()
    const headers = { 'idempotency-key': 'press-1' }
    const body = { sku: 'KETTLE', quantity: 2 }
    await api.cart.addProduct({ body }, { headers })
    const again = await api.cart.addProduct({ body }, { headers })
    expect(again.products[0]?.quantity).toBe(2)
  })

  it('responds to a repeated addition with the cart, even if the product is no longer sold', async () => {
    const { api } = shopper()
    const id = await stock.addProduct({ sku: 'LAST', priceCents: 10_00 })
    const [body, headers] = [{ sku: 'LAST', quantity: 1 }, { 'idempotency-key': 'press-last' }]
    await api.cart.addProduct({ body }, { headers })
    await stock.delist(id)
    expect((await api.cart.addProduct({ body }, { headers })).products.map(({ sku }) => sku)).toEqual(['LAST'])
  })

  it('creates one cart with both products when two tabs add at the same time', async () => {
    const { api, add, cart } = shopper()
    await add('KETTLE')
    await api.cart.clear()
    await Promise.all([add('KETTLE'), add('FRIDGE'), add('OVEN'), add('KETTLE')])
    const { products } = await cart()
    expect(products.map(({ sku, quantity }) => `${sku} ${quantity}`).sort()).toEqual(['FRIDGE 1', 'KETTLE 2', 'OVEN 1'])
  })

  it('rejects with a message what it cannot sell', async () => {
    const { add } = shopper()
    expect(await errorOf(add('NOPE'))).toEqual({ status: 400, errors: ['There is no product NOPE in this shop'] })
    expect(await errorOf(add('TRADE'))).toEqual({ status: 400, errors: ['There is no product TRADE in this shop'] })
    expect(await errorOf(add('x'.repeat(101)))).toEqual({ status: 400, errors: ['This product is not known'] })
    for (const sku of ['ASK', 'REQUEST'])
      expect((await errorOf(add(sku))).errors?.[0]).toMatch(/^Price available upon request: please call us on /)
    expect(await errorOf(add('KETTLE', 1, { warrantyId: 'w5' }))).toMatchObject({ status: 400 })
    expect(await errorOf(add('KETTLE', 100))).toEqual({ status: 400, errors: ['A line holds 1 to 99 pieces'] })
    expect(await errorOf(add('KETTLE', 1.5))).toMatchObject({ status: 400, errors: ['Give a whole number'] })
  })

  it('ignores a price in the request', async () => {
    const { add } = shopper()
    expect((await add('FRIDGE', 1, { price: 1, unitCents: 1, lineDiscount: 1298 })).orderTotal).toBe(1299.5)
  })

  it('asks signed-out visitors of a shop with login for price to sign in', async () => {
    const trade = shop.visitor('wac.localhost')
    expect(await errorOf(trade.cart.addProduct({ body: { sku: 'TRADE', quantity: 1 } }))).toEqual({
      status: 400,
      errors: ['Login for Price: sign in to add products to your cart'],
    })
  })

  it('separates the carts of the shops', async () => {
    const { add } = shopper()
    await add('KETTLE')
    expect((await shop.visitor('aol.localhost').cart.view({ query: {} })).cartId).toBe(emptyCartId)
  })
})

describe('cart lines', () => {
  it('returns and removes single lines by their code', async () => {
    const { api, add, cart } = shopper()
    await add('KETTLE')
    await add('A/B 1', 3)
    const params = { productCode: 'A/B 1' }
    expect(await api.cart.product({ params })).toMatchObject({ sku: 'A/B 1', quantity: 3, price: 10 })
    expect((await api.cart.removeProduct({ params })).orderTotal).toBe(89.95)
    expect((await cart()).products.map(({ sku }) => sku)).toEqual(['KETTLE'])
    expect((await errorOf(api.cart.removeProduct({ params }))).status).toBe(404)
    expect((await errorOf(api.cart.product({ params }))).status).toBe(404)
  })

  it('removes a line once per key: the repeated request does not fail', async () => {
    const { api, add } = shopper()
    await add('KETTLE')
    await add('A/B 1')
    const [params, headers] = [{ productCode: 'KETTLE' }, { 'idempotency-key': 'press-remove' }]
    await api.cart.removeProduct({ params }, { headers })
    await add('KETTLE')
    const again = await api.cart.removeProduct({ params }, { headers })
    expect(again.products.map(({ sku }) => sku)).toEqual(['A/B 1', 'KETTLE'])
  })

  it('clears once per key: the repeated request keeps lines added since', async () => {
    const { api, add } = shopper()
    await add('KETTLE')
    const headers = { 'idempotency-key': 'press-clear' }
    await api.cart.clear(undefined, { headers })
    await add('FRIDGE')
    expect((await api.cart.clear(undefined, { headers })).products.map(({ sku }) => sku)).toEqual(['FRIDGE'])
  })

  it('clears all lines and the coupon with one request', async () => {
    const { api, add, cart } = shopper()
    await add('KETTLE')
    await api.cart.addCoupon({ body: { code: 'HEARTH10' } })
    await api.cart.clear()
    expect(await cart()).toMatchObject({ products: [], rewards: [], productCount: 0, orderTotal: 0, couponCode: null })
  })

  it('keeps lines that cannot be bought, with the reason and at no cost', async () => {
    const { add, cart } = shopper()
    await add('GONE', 2)
    await add('EMPTY')
    await add('COMING')
    await add('KETTLE')
    await stock.delist(ids.gone ?? '')
    const { products, orderTotal, productCount } = await cart()
    expect(products.map(({ sku, available, unavailableReason }) => [sku, available, unavailableReason])).toEqual([
      ['GONE', false, 'No longer sold here. Remove it to continue'],
      ['EMPTY', false, 'Sold out. Remove it to continue'],
      ['COMING', true, null],
      ['KETTLE', true, null],
    ])
    expect(orderTotal).toBe(189.95)
    expect(productCount).toBe(5)
  })

  it('reports a changed price and charges the new one', async () => {
    const { add, cart } = shopper()
    const id = await stock.addProduct({ sku: 'DEARER', priceCents: 100_00 })
    await add('DEARER')
    await stock.setPrice(id, 120_50)
    const { messages, orderTotal } = await cart()
    expect(messages).toEqual(['The price of Testa DEARER has changed from $100 to $120.50.'])
    expect(orderTotal).toBe(120.5)
    expect((await add('DEARER')).messages).toEqual([])
  })
})

describe('rewards', () => {
  it('adds the free rewards of a running promotion, one per unit', async () => {
    const { add } = shopper()
    await add('HOOD')
    const cart = await add('OVEN', 2)
    expect(cart.products.map(({ sku, promoId }) => [sku, promoId])).toEqual([
      ['HOOD', undefined],
      ['OVEN', undefined],
    ])
    expect(cart.rewards).toHaveLength(1)
    expect(cart.rewards[0]).toMatchObject({
      sku: 'KETTLE',
      price: 0,
      quantity: 2,
      promoId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(cart.productCount).toBe(3)
    expect(cart.orderTotal).toBe(4700)
  })

  it('removes a reward with its product', async () => {
    const { api, add } = shopper()
    await add('OVEN')
    expect((await api.cart.removeProduct({ params: { productCode: 'OVEN' } })).rewards).toEqual([])
  })
})

describe('coupons', () => {
  it('lowers the total in upper and lower case, and restores it on removal', async () => {
    const { api, add } = shopper()
    await add('FRIDGE')
    expect(await api.cart.addCoupon({ body: { code: ' hearth10 ' } })).toMatchObject({
      subTotal: 1299.5,
      discount: 129.95,
      orderTotal: 1169.55,
      couponCode: 'HEARTH10',
    })
    const gone = await api.cart.removeCoupon({ params: { code: 'Hearth10' } })
    expect(gone).toMatchObject({ orderTotal: 1299.5, discount: 0, couponCode: null })
    expect(await api.cart.removeCoupon({ params: { code: 'A/B 1' } })).toMatchObject({ orderTotal: 1299.5 })
  })

  it('can reduce the total to zero', async () => {
    const { api, add } = shopper()
    await add('FRIDGE')
    expect(await api.cart.addCoupon({ body: { couponCode: 'FREEHEARTH' } })).toMatchObject({ orderTotal: 0 })
  })

  it('applies a fixed amount above its minimum only, with a message', async () => {
    const { api, add } = shopper()
    await add('KETTLE')
    const body = { code: 'FIFTY' }
    expect(await errorOf(api.cart.addCoupon({ body }))).toEqual({
      status: 400,
      errors: ['This coupon is for carts of more than $500'],
    })
    await add('FRIDGE')
    expect((await api.cart.addCoupon({ body })).orderTotal).toBe(1339.45)
    const small = await api.cart.removeProduct({ params: { productCode: 'FRIDGE' } })
    expect(small).toMatchObject({
      orderTotal: 89.95,
      messages: ['The coupon FIFTY works for carts over $500.'],
    })
  })

  it('responds the same to unknown, expired and used-up coupons', async () => {
    const { api, add } = shopper()
    const row = {
      kind: 'percent' as const,
      value: 50,
      minimumCents: 0,
      brand: null,
      endsAt: null,
      maxUses: null,
      uses: 0,
    }
    await shop.db.insert(coupons).values([
      { ...row, code: 'ENDED', endsAt: new Date('2026-11-19T00:00:00Z') },
      { ...row, code: 'USED', maxUses: 1, uses: 1 },
      { ...row, code: 'ELSEWHERE', brand: 'aol' },
    ])
    await add('KETTLE')
    for (const code of ['WRONG', 'ENDED', 'USED', 'ELSEWHERE', ' '])
      expect(await errorOf(api.cart.addCoupon({ body: { code } }))).toEqual({
        status: 400,
        errors: ['This coupon is not valid'],
      })
  })

  it('limits guesses to ten per hour and cart, for the right code too', async () => {
    const { api, add } = shopper()
    await add('KETTLE')
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await errorOf(api.cart.addCoupon({ body: { code: `GUESS${attempt}` } }))).status).toBe(400)
    expect(await errorOf(api.cart.addCoupon({ body: { code: 'HEARTH10' } }))).toMatchObject({ status: 429 })
    shop.clock.advance(3_600_001)
    expect(await api.cart.addCoupon({ body: { code: 'HEARTH10' } })).toMatchObject({ couponCode: 'HEARTH10' })
  })
})

describe('the email address of a cart', () => {
  it('is validated, lower-cased and stored', async () => {
    const { api, add, cart } = shopper()
    await add('KETTLE')
    expect((await api.cart.setEmail({ body: { email: 'Ada@Example.com' } })).email).toBe('ada@example.com')
    expect((await cart()).email).toBe('ada@example.com')
    expect((await errorOf(api.cart.setEmail({ body: { email: 'ada@' } }))).status).toBe(400)
  })

  it('is stored for the current cart only, and removed when that is cleared', async () => {
    const { api, add, cart } = shopper()
    expect((await api.cart.setEmail({ body: { email: 'ada@example.com' } })).email).toBeNull()
    await add('KETTLE')
    expect((await cart()).email).toBeNull()
    const elsewhere = '00000000-0000-4000-8000-000000000001'
    expect((await api.cart.setEmail({ body: { email: 'ada@example.com', cartId: elsewhere } })).email).toBeNull()
    const { cartId } = await cart()
    expect((await api.cart.setEmail({ body: { email: 'ada@example.com', cartId } })).email).toBe('ada@example.com')
    await api.cart.clear()
    await add('KETTLE')
    expect((await cart()).email).toBeNull()
  })
})

describe('the delivery suburb', () => {
  it('adds a message if there is no delivery, and none otherwise', async () => {
    const { api, add } = shopper()
    await add('KETTLE')
    const to = async (suburb: string, postcode: string) =>
      (await api.cart.view({ query: { suburb, postcode, state: 'NSW' } })).messages
    expect(await to('SYDNEY', '2000')).toEqual([])
    expect(await to('ALICE', '0872')).toEqual(['We cannot deliver to ALICE 0872 at the moment.'])
    expect(await to('ISLAND', '6798')).toEqual(['We cannot deliver to ISLAND 6798 at the moment.'])
  })
})

describe('cart endpoints', () => {
  const call = async (cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const remoteAddress = '10.9.9.9'
    const response = await shop.inject({
      method,
      url,
      remoteAddress,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    })
    return { status: response.statusCode, cart: response.json(), cookie: response.cookies[0]?.value }
  }
  const begin = async () => {
    const { cookie, cart } = await call('', 'POST', '/api/cart/product/', {
      sku: 'A/B 1',
      quantity: 2,
      title: 'ignored',
    })
    return { cookie: `visitor=${cookie}`, cart }
  }

  it('has the paths of the specification for the cart and its lines [S3-7-14, S3-7-15, S3-7-16, S3-7-17, S3-7-18]', async () => {
    const { cookie, cart } = await begin()
    expect(cart.products).toMatchObject([{ sku: 'A/B 1', quantity: 2, price: 10 }])
    const place = 'suburb=ALICE&postcode=0872&state=NT&winningDeliveryServiceOverride=true'
    const seen = await call(cookie, 'GET', `/api/cart/?${place}`)
    expect(seen.cart).toMatchObject({ orderTotal: 20, messages: ['We cannot deliver to ALICE 0872 at the moment.'] })
    expect((await call(cookie, 'GET', '/api/cart/product/A%2FB%201')).cart).toMatchObject({ sku: 'A/B 1', quantity: 2 })
    await call(cookie, 'POST', '/api/cart/product/', { sku: 'KETTLE', quantity: 1 })
    expect((await call(cookie, 'DELETE', '/api/cart/product/A%2FB%201')).status).toBe(200)
    expect((await call(cookie, 'GET', '/api/cart/')).cart.products).toMatchObject([{ sku: 'KETTLE' }])
    expect((await call(cookie, 'DELETE', '/api/cart/')).status).toBe(200)
    expect((await call(cookie, 'GET', '/api/cart/')).cart).toMatchObject({ products: [], productCount: 0 })
  })

  it('saves an email and a coupon once per key', async () => {
    const { api, add, cart } = shopper()
    await add('KETTLE')
    const headersOf = (key: string) => ({ headers: { 'idempotency-key': key } })
    await api.cart.setEmail({ body: { email: 'ada@example.com' } }, headersOf('mail-1'))
    await api.cart.setEmail({ body: { email: 'grace@example.com' } }, headersOf('mail-2'))
    await api.cart.setEmail({ body: { email: 'ada@example.com' } }, headersOf('mail-1'))
    await api.cart.addCoupon({ body: { code: 'HEARTH10' } }, headersOf('coupon-1'))
    await api.cart.removeCoupon({ params: { code: 'HEARTH10' } }, headersOf('coupon-2'))
    await api.cart.addCoupon({ body: { code: 'HEARTH10' } }, headersOf('coupon-1'))
    expect(await cart()).toMatchObject({ email: 'grace@example.com', couponCode: null })
  })

  it('has the paths of the specification for email and coupons [S3-7-19, S3-7-20, S3-7-21]', async () => {
    const { cookie } = await begin()
    await shop.db.insert(coupons).values({
      code: 'A/B 1',
      kind: 'percent',
      value: 50,
      minimumCents: 0,
      brand: null,
      endsAt: null,
      maxUses: null,
      uses: 0,
    })
    expect((await call(cookie, 'POST', '/api/cart/email', { email: 'ada@example.com' })).status).toBe(200)
    expect((await call(cookie, 'POST', '/api/cart/coupon/', { code: 'a/b 1' })).status).toBe(200)
    const used = (await call(cookie, 'GET', '/api/cart/')).cart
    expect(used).toMatchObject({ email: 'ada@example.com', couponCode: 'A/B 1', orderTotal: 10 })
    expect((await call(cookie, 'DELETE', '/api/cart/coupon/a%2Fb%201')).status).toBe(200)
    expect((await call(cookie, 'GET', '/api/cart/')).cart).toMatchObject({ couponCode: null, orderTotal: 20 })
  })
})
