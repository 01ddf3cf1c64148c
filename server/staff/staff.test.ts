import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type StaffShop, staffShop } from '../../tests/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

describe('the stock lookup', () => {
  const stock = (sku: string, includeOtherStock = true) => shop.api.staff.stock({ query: { sku, includeOtherStock } })

  it('returns the stock of the nearest warehouse, or of all in the country', async () => {
    const { rows } = await shop.pool.query<{ code: string; longitude: number }>(
      `select code, longitude from warehouses where country = 'AU' order by code`,
    )
    const west = rows.reduce((far, row) => (row.longitude < far.longitude ? row : far))
    await shop.pool.query(
      `insert into stock (product_id, warehouse, quantity) select id, $1, 7 from products where sku = 'OVEN'
       on conflict (product_id, warehouse) do update set quantity = 7`,
      [west.code],
    )
    const [near, all] = [await stock('OVEN', false), await stock('OVEN')]
    expect([near.locations.length, all.locations.length]).toEqual([1, 2])
    expect(all.quantity).toBe(near.quantity + 7)
    expect(all).toMatchObject({ sku: 'OVEN', availability: 'inStock', nextDate: null })
    expect(all.locations[0]).toEqual(near.locations[0])
  })
  it('reports goods on order, discontinued ones, and those without a stock count', async () => {
    expect(await stock('COMING')).toMatchObject({ availability: 'backOrder', nextDate: '2026-12-24', quantity: 0 })
    expect(await stock('EMPTY')).toMatchObject({ availability: 'noStock', nextDate: null })
    await shop.pool.query(
      `update listings set condition = 'runout' where product_id = (select id from products where sku = 'EMPTY')`,
    )
    expect((await stock('EMPTY')).availability).toBe('supersededAndNoStock')
    await shop.pool.query(`delete from stock where product_id = (select id from products where sku = 'EMPTY')`)
    expect((await stock('EMPTY')).availability).toBe('indeterminate')
    expect((await apiErrorOf(stock('NOTHING'))).status).toBe(404)
  })
})

describe('competitor prices', () => {
  it('lists the lowest price first, with its page', async () => {
    const { rows } = await shop.pool.query<{ sku: string }>(
      `select p.sku from competitor_prices c join products p on p.id = c.product_id where c.brand = 'wa' group by p.sku having count(*) > 1 limit 1`,
    )
    const prices = await shop.api.staff.competitorPrices({ query: { sku: rows[0]?.sku ?? '' } })
    expect(prices.length).toBeGreaterThan(1)
    expect(prices.map(({ price }) => price)).toEqual(prices.map(({ price }) => price).toSorted((a, b) => a - b))
    for (const { url, checkedAt } of prices)
      expect([url.slice(0, 8), checkedAt < shop.clock().toISOString()]).toEqual(['https://', true])
    expect(await shop.api.staff.competitorPrices({ query: { sku: 'OVEN' } })).toEqual([])
  })
  it('links to web pages only', async () => {
    await shop.pool.query(
      `insert into competitor_prices (brand, product_id, competitor, price_cents, url, checked_at)
       select 'wa', id, 'Bad', 100, 'javascript:alert(1)', $1 from products where sku = 'KETTLE'`,
      [shop.clock()],
    )
    expect(await shop.api.staff.competitorPrices({ query: { sku: 'KETTLE' } })).toEqual([])
  })
})

describe('the choices of store and salesperson', () => {
  it('lists those of the shop, each with its subdivision', async () => {
    const { availableStores, availableSalesPersons } = await shop.api.staff.storeView()
    const stores = await shop.api.store.list({ query: {} })
    expect(availableStores).toEqual(
      stores.map(({ storeId, storeUri, name, subdivision }) => ({ storeId, storeUri, name, subdivision })),
    )
    expect(availableSalesPersons).toContainEqual({ code: 'NH01', name: 'Noor Haddad', subdivision: 'SYD' })
    expect(availableSalesPersons.map(({ code }) => code)).not.toContain('WT02')
    const known = new Set(availableStores.map(({ subdivision }) => subdivision))
    expect(availableSalesPersons.every(({ subdivision }) => known.has(subdivision))).toBe(true)
    expect(new Set(availableSalesPersons.map(({ code }) => code)).size).toBe(availableSalesPersons.length)
  })
})
