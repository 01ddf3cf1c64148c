import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { listingSorts } from '#contract/fields/limits.ts'
import { comparable, type ModelQuery, modelListing, readModel } from '../../../tests/listing-model.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { refreshListedStock, refreshListings } from '../../database/derived/listed-stock.ts'
import { randomOf } from '../../demo/catalogue/random.ts'

let shop: Shop
beforeAll(async () => {
  const fast = { perSecond: 1_000_000, burst: 1_000_000 }
  const { limits } = await import('../../config.ts').then(({ configOf }) => configOf({}))
  shop = await testShop({ brand: 'wa', limits: { ...limits, reads: fast, writes: fast } })
})
afterAll(() => shop.close())

/** 120 days before the time of the tests. */
const newSince = '2026-07-23'
const queries = 60

type Random = ReturnType<typeof randomOf>

function filterOf(facets: readonly Facet[], random: Random) {
  const parts = Array.from({ length: Math.floor(random.next() * 4) }, () => {
    const facet = random.pick(facets)
    if (facet.kind === 'choice' && !(facet.unit && random.chance(0.4)))
      return `${facet.key}:${Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(facet.values).value).join()}`
    const [min, max] = [facet.min ?? 0, facet.max ?? 9]
    const from = min + Math.floor(random.next() * (max - min))
    return `${facet.key}:${random.chance(0.6) ? from : ''}-${random.chance(0.6) ? from + (max - from) / 2 : ''}`
  })
  return [...parts, ...(random.chance(0.1) ? ['brand:gone'] : [])].join(';')
}

/** Compares generated queries of a shop with a model that looks at every product. */
async function expectModel(seed: string) {
  for (const brand of ['wa', 'hc'] as const) {
    const model = await readModel(shop.db, brand)
    const { catalogue } = shop.visitor(`${brand}.localhost`)
    const random = randomOf(seed, brand)
    for (let index = 0; index < queries; index++) {
      const scope = {
        category: random.chance(0.6) ? random.pick(model.tree).uri : undefined,
        manufacturer: random.chance(0.2) ? random.pick(model.sold).manufacturer : undefined,
        collection: random.chance(0.25) ? random.pick(['sale', 'new', 'clearance']) : undefined,
      }
      const plain = await catalogue.listing({ query: scope })
      const query: ModelQuery = {
        ...scope,
        filter: plain.facets.length > 0 ? filterOf(plain.facets, random) : '',
        sort: random.pick(listingSorts),
        page: random.chance(0.3) ? 2 : 1,
        size: random.pick([3, 24, 60]),
      }
      expect(comparable(await catalogue.listing({ query })), JSON.stringify(query)).toEqual(
        modelListing(model, query, newSince),
      )
    }
  }
}

const sql = async (statement: string) => (await shop.pool.query(statement)).rows.map(({ id }) => String(id))

it('counts and sorts generated lists as a model that looks at every product', { timeout: 120_000 }, async () => {
  await expectModel('seeded')
})

it('does so after changes of prices, stock, attributes, categories and listings', { timeout: 120_000 }, async () => {
  await sql(`update listings set price_cents = price_cents + 12345, rrp_cents = null where rank % 5 = 0`)
  await sql(`update listings set price_upon_request = not price_upon_request, on_sale = not on_sale where rank % 7 = 0`)
  await sql(`update products set attributes = attributes || '{"finish": "Moss & Clay", "stars": 6}'
    where product_id % 11 = 0`)
  await sql(`update listings set rating_average = 4.9, rating_count = 3 where rank % 11 = 0`)
  await sql(`update products set category_id = c.id, category_uri = c.uri, category_name = c.name, released_on = '2026-11-01'
    from (select id, uri, name from categories where uri like '%/%/%' order by position limit 1) c where product_id % 13 = 0`)
  await sql(`delete from listings where rank % 17 = 0`)
  await sql(`update stock set quantity = 0 where hashtext(product_id::text) % 3 = 0`)
  await refreshListings(shop.db)
  await expectModel('all refreshed')

  const changed = await sql(`update listings set price_cents = 99900, condition = 'runout' where rank % 19 = 0
    returning product_id as id`)
  const added =
    await sql(`insert into listings (brand, product_id, price_cents, price_upon_request, condition, value_promise,
      price_match, on_sale, rank)
    select 'hc', id, 12300, false, 'new', false, false, true, 77 from products where product_id % 10 = 3
    on conflict do nothing returning product_id as id`)
  await refreshListings(shop.db, [...changed, ...added])
  const sold = await sql(
    `update stock set quantity = 0 where hashtext(product_id::text) % 3 = 1 returning product_id as id`,
  )
  await refreshListedStock(shop.db, { country: 'AU', productIds: sold })
  await expectModel('some refreshed')
})

it('writes nothing when nothing changed', async () => {
  await refreshListings(shop.db)
  const versions = () =>
    shop.pool.query('select max(xmin::text::bigint), count(*) from listing_bits').then(({ rows }) => rows)
  const before = await versions()
  await refreshListings(shop.db)
  expect(await versions()).toEqual(before)
})

it('keeps the same rows as the migration derives', async () => {
  const { rows } = await shop.pool.query(`select count(*)::int as all from listing_rows`)
  const { rows: listed } = await shop.pool.query(`select count(*)::int as all from listings`)
  expect(rows).toEqual(listed)
})
