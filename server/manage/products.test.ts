import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RenderRequest, RenderResult } from '#entry-server.tsx'
import { apiErrorOf, buyer } from '../../tests/buyer.ts'
import { backOffice, type Desk, ownedShop } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { watchChanges } from '../database/shop-changes.ts'

/** A page that shows the price of the product in its address. */
async function render({ url, brand, api }: RenderRequest): Promise<RenderResult> {
  const product = await api.product.bySlug({ params: { slug: url.pathname.slice(1) }, query: {} })
  const state = { brand, origin: url.origin, queries: { mutations: [], queries: [] }, errors: null, loaderData: {} }
  return {
    kind: 'page',
    head: '<title>t</title>',
    styles: [],
    routeIds: [],
    modules: [],
    state,
    status: 200,
    body: `price: ${JSON.stringify(product).match(/"price":([\d.]+)/)?.[1]}`,
  }
}
const renderer = () => ({
  render,
  assets: () => ({ template: '<!--head--><!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] }),
  withPolicy: true,
})
const cached = { seconds: 30, bytes: 10_000_000 }

let shop: Shop
let owner: Desk
beforeAll(async () => {
  ;({ shop, owner } = await ownedShop())
})
afterAll(() => shop.close())

const category = 'testing/machines/toasters'
const form = (changes: object = {}) => ({
  sku: `NEW-${randomUUID().slice(0, 8)}`.toUpperCase(),
  title: 'Two Slice Toaster',
  manufacturer: 'Testa',
  category,
  description: 'Two slots.',
  price: 120,
  rrp: 150,
  stock: [{ warehouse: 'TEST_SYDNEY', quantity: 5, was: 0 }],
  ...changes,
})
const create = (changes: object = {}) => owner.api.manageProducts.create({ body: form(changes) })
const toBody = ({ stock, ...product }: Awaited<ReturnType<typeof create>>, changes: object = {}) => {
  const { title, manufacturer, description, price, rrp, version } = product
  const rows = stock.map(({ warehouse, quantity }) => ({ warehouse, quantity, was: quantity }))
  return { title, manufacturer, category: product.category, description, price, rrp, version, stock: rows, ...changes }
}
const audit = async (q: string) => (await owner.api.manageAudit.list({ query: { q } })).rows

describe('a new product', () => {
  it('is found, put in the cart and bought as soon as it was added', async () => {
    const { sku, title } = await create({ title: `Toaster ${randomUUID().slice(0, 8)}` })
    const found = await shop.api.search.results({ params: { type: 'products', term: title }, query: {} })
    expect(JSON.stringify(found)).toContain(sku)
    const shopper = buyer(shop)
    const cart = await shopper.add(sku, 2)
    expect(cart.products).toMatchObject([{ sku, price: 120, quantity: 2 }])
    await shopper.buy()
    const { rows } = await owner.api.manageProducts.list({ query: { q: sku } })
    expect(rows).toMatchObject([{ sku, pieces: 3, isSold: true }])
    expect(await audit(sku)).toMatchObject([{ who: 'Noor Haddad', action: 'added a product' }])
  })

  it('names the fields of a wrong form', async () => {
    const { sku } = await create()
    const errors = async (changes: object) => (await apiErrorOf(create(changes))).fields
    expect(await errors({ sku })).toEqual({ sku: ['Another product has this SKU'] })
    expect(await errors({ title: ' ', price: -1 })).toEqual({
      title: ['Enter a name'],
      price: ['Enter more than 0, or leave it empty'],
    })
    expect(await errors({ price: 0 })).toEqual({ price: ['Enter more than 0, or leave it empty'] })
    for (const nowhere of ['nowhere', 'constructor'])
      expect(await errors({ category: nowhere })).toEqual({ category: ['Choose one of the categories'] })
    expect(await errors({ rrp: 100 })).toEqual({ rrp: ['Not less than the price'] })
    expect(await errors({ stock: [{ warehouse: 'NOWHERE', quantity: 1, was: 0 }] })).toEqual({
      'stock.0.warehouse': ['This shop has no such warehouse'],
    })
  })
})

describe('a changed product', () => {
  it('changes in the shop of the form only, with what was before in the audit log', async () => {
    const product = await create()
    const changed = await owner.api.manageProducts.update({
      params: { id: product.id },
      body: toBody(product, { price: 99.5, title: 'Toaster Two' }),
    })
    expect(changed).toMatchObject({ price: 99.5, title: 'Toaster Two', slug: product.slug })
    const elsewhere = await backOffice(shop, 'owner', 'andoo')
    expect(await elsewhere.api.manageProducts.view({ params: { id: product.id } })).toMatchObject({ isSold: false })
    const entry = (await audit(product.sku)).find(({ action }) => action === 'changed a product')
    expect(entry?.changes).toEqual([
      { field: 'price', before: '120', after: '99.5' },
      { field: 'title', before: 'Two Slice Toaster', after: 'Toaster Two' },
    ])
  })

  it('leaves one shop and comes back, with its texts, stock and what the audit log says', async () => {
    const product = await create({ title: `Toaster ${randomUUID().slice(0, 8)}` })
    const { id, sku, title, slug } = product
    const update = (from: typeof product, changes: object) =>
      owner.api.manageProducts.update({ params: { id }, body: toBody(from, changes) })
    const found = async () => {
      const { api } = shop
      return JSON.stringify(await api.search.results({ params: { type: 'products', term: title }, query: {} }))
    }
    const gone = await update(product, { isSold: false })
    expect(gone).toMatchObject({ isSold: false, price: null, description: 'Two slots.', pieces: 5 })
    // Caches hear of a change a moment later.
    await vi.waitFor(async () => expect(await found()).not.toContain(sku))
    await vi.waitFor(async () => {
      expect((await apiErrorOf(shop.api.product.bySlug({ params: { slug }, query: {} }))).status).toBe(404)
    })
    // Its texts can be corrected without selling it.
    expect(await update(gone, { isSold: false, title: `${title} B` })).toMatchObject({ isSold: false })
    const entries = (await audit(sku)).filter(({ action }) => action === 'changed a product')
    const changes = entries.flatMap((entry) => entry.changes)
    expect(changes).toContainEqual({ field: 'sold here', before: 'true', after: 'false' })

    const present = await owner.api.manageProducts.view({ params: { id } })
    expect(await update(present, { isSold: true, price: 110, rrp: null, title })).toMatchObject({
      isSold: true,
      price: 110,
    })
    await vi.waitFor(async () => expect(await found()).toContain(sku))
  })

  it('rejects a form that another person or an order has overtaken', async () => {
    const product = await create()
    const update = (changes: object) =>
      owner.api.manageProducts.update({ params: { id: product.id }, body: toBody(product, changes) })
    const shopper = buyer(shop)
    await shopper.add(product.sku)
    await shopper.buy()
    const stock = [{ warehouse: 'TEST_SYDNEY', quantity: 9, was: 5 }]
    expect(await apiErrorOf(update({ stock }))).toMatchObject({
      status: 409,
      message: 'An order has changed the pieces in stock since you opened this product',
    })
    await update({ price: 110, stock: [] })
    expect(await apiErrorOf(update({ price: 90, stock: [] }))).toMatchObject({ status: 409 })
    const { price, pieces } = await owner.api.manageProducts.view({ params: { id: product.id } })
    expect({ price, pieces }).toEqual({ price: 110, pieces: 4 })
  })
})

it('shows a changed price in the API, the cart and the cached page of another instance within five seconds', async () => {
  const changes = watchChanges(shop.db)
  const second = await testShop({ renderer, pageCache: cached, db: shop.db, changes, rememberMs: 10_000 })
  try {
    const product = await create()
    const page = async () => (await second.inject({ url: `/${product.slug}` })).body
    const shopper = second.visitor()
    await shopper.cart.addProduct({ body: { sku: product.sku, quantity: 1 } })
    expect(await page()).toContain('price: 120')
    await owner.api.manageProducts.update({ params: { id: product.id }, body: toBody(product, { price: 95 }) })
    // Before any page: the cart never has an older price than a page.
    expect((await shopper.cart.view({ query: {} })).products).toMatchObject([{ price: 95 }])
    const started = Date.now()
    while (!(await page()).includes('price: 95') && Date.now() - started < 5_000) await sleep(50)
    expect(await page()).toContain('price: 95')
  } finally {
    changes.close()
    await second.close()
  }
})
