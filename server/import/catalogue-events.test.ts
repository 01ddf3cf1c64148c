import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backOffice } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { tx } from '../database/transaction.ts'
import { eventCatalogue } from '../webhooks/event-catalogue.ts'
import type { Importer } from './importer.ts'
import { priceImporter } from './prices.ts'
import { noMapping } from './products/mapping.ts'
import { productImporter } from './products/products.ts'
import { stockImporter } from './stock.ts'

let shop: Shop
let warehouse: string
let abroad: string
const now = new Date('2026-11-24T01:00:00Z')
const priced = { brands: ['wa', 'aol'] as const, today: '2026-11-24', now }
const category = 'kitchen/cooking/gas-cooktops'
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `EVENT-${index}`)
const inputs = (skus: readonly string[], price: number) =>
  skus.map((sku) => ({ ...unsaid, sku, title: `Hob ${sku}`, manufacturer: 'Ravel', category, price, rrp: null }))
const unsaid = { attributes: undefined, specifications: undefined }

const write = <Row>(importer: Pick<Importer<Row>, 'write'>, rows: readonly Row[]) =>
  tx(shop.db, (transaction) => importer.write(transaction, rows))
const writeProducts = (skus: readonly string[], price: number) =>
  write(productImporter({ ...priced, mapping: noMapping, addsCategories: true }), inputs(skus, price))

beforeAll(async () => {
  shop = await testShop({ webhookNetworks: ['127.0.0.1'] })
  const places = await shop.pool.query<{ code: string; country: string }>(
    'select distinct on (country) code, country from warehouses order by country, code',
  )
  const codeOf = (country: string) => places.rows.find((place) => place.country === country)?.code ?? ''
  warehouse = codeOf('AU')
  abroad = codeOf('NZ')
  // Stored in another order than that of their SKUs, in which the events list them.
  for (const sku of numbered(3).toReversed()) await writeProducts([sku], 100_00)
  const { api } = await backOffice(shop, 'owner')
  const events = ['stock.changed', 'price.changed']
  await api.manageWebhooks.create({ body: { address: 'http://127.0.0.1:9/', shops: ['wa'], events } })
})
beforeEach(() => shop.pool.query('delete from webhook_events'))
afterAll(() => shop.close())

/** The stored events, each as the catalogue says, with nothing more. */
async function events() {
  const { rows } = await shop.pool.query<{
    name: keyof typeof eventCatalogue
    brand: string
    data: { changes: object[] }
  }>(
    'select name, brand, data from webhook_events join webhook_deliveries on event_id = webhook_events.id order by position',
  )
  for (const { name, data } of rows) expect(() => eventCatalogue[name].data.parse(data), name).not.toThrow()
  return rows
}

const pieces = (quantity: number, place = warehouse, sku = 'EVENT-0') => ({
  sku,
  warehouse: place,
  quantity,
  next_date: null,
})

it('reports stock with the former and the new quantity, and nothing when it is imported again', async () => {
  await write(stockImporter({ now }), [pieces(4), pieces(2, warehouse, 'EVENT-1')])
  await write(stockImporter({ now }), [pieces(7), pieces(2, warehouse, 'EVENT-1')])
  await write(stockImporter({ now }), [pieces(7)])
  const change = { warehouse, nextDate: null }
  expect(await events()).toEqual([
    {
      name: 'stock.changed',
      brand: 'wa',
      data: {
        changes: [
          { ...change, sku: 'EVENT-0', formerQuantity: 0, quantity: 4 },
          { ...change, sku: 'EVENT-1', formerQuantity: 0, quantity: 2 },
        ],
      },
    },
    {
      name: 'stock.changed',
      brand: 'wa',
      data: { changes: [{ ...change, sku: 'EVENT-0', formerQuantity: 4, quantity: 7 }] },
    },
  ])
})

it('reports no stock of a country where the shop is not', async () => {
  await write(stockImporter({ now }), [pieces(9, abroad)])
  expect(await events()).toEqual([])
})

it('reports prices of the shop that an endpoint listens to, with the former ones, and not what is new', async () => {
  await writeProducts(['EVENT-NEW'], 50_00)
  expect(await events()).toEqual([])
  await write(priceImporter(priced), [
    { sku: 'EVENT-0', price: 90_00, rrp: 120_00 },
    { sku: 'EVENT-1', price: null, rrp: null },
    { sku: 'EVENT-2', price: 100_00, rrp: null },
  ])
  expect(await events()).toEqual([
    {
      name: 'price.changed',
      brand: 'wa',
      data: {
        changes: [
          { sku: 'EVENT-0', formerPriceCents: 100_00, priceCents: 90_00, formerRrpCents: null, rrpCents: 120_00 },
          { sku: 'EVENT-1', formerPriceCents: 100_00, priceCents: null, formerRrpCents: null, rrpCents: null },
        ],
      },
    },
  ])
})

it('lists 500 changes in an event, and the rest in the next', async () => {
  const skus = Array.from({ length: 501 }, (_, index) => `MASS-${index}`)
  await writeProducts(skus, 10_00)
  await write(
    stockImporter({ now }),
    skus.map((sku) => pieces(1, warehouse, sku)),
  )
  expect((await events()).map(({ data }) => data.changes.length)).toEqual([500, 1])
})

it('reports what staff change in the back office, in the transaction of the change', async () => {
  const { api } = await backOffice(shop, 'merchandiser')
  const { rows } = await api.manageProducts.list({ query: { limit: 5, q: 'EVENT-2' } })
  const params = { id: rows[0]?.id ?? '' }
  const { stock, ...product } = await api.manageProducts.view({ params })
  const pieces = stock.map(({ warehouse: code, quantity }) => ({ warehouse: code, was: quantity, quantity }))
  const other = pieces.filter((row) => row.warehouse !== warehouse)
  const body = { ...product, description: 'A hob.', price: 77, stock: [...other, { warehouse, was: 0, quantity: 3 }] }
  await api.manageProducts.update({ params, body })
  expect((await events()).map(({ name, data }) => [name, data.changes])).toEqual([
    ['price.changed', [expect.objectContaining({ sku: 'EVENT-2', priceCents: 77_00 })]],
    ['stock.changed', [expect.objectContaining({ sku: 'EVENT-2', warehouse, quantity: 3 })]],
  ])
})
