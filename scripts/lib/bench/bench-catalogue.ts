import { sql } from 'drizzle-orm'
import { connect, type Db } from '../../../server/database/database.ts'
import { refreshListings } from '../../../server/database/derived/listed-stock.ts'
import type { Connection } from '../../../server/database/launcher/process/connection.ts'
import { withClient } from '../../../server/database/launcher/process/connection.ts'
import { applyMigrations } from '../../../server/database/startup/migrate.ts'
import { seedIfOutdated } from '../../../server/demo/catalogue/seed.ts'

/** The shop that lists every product of a benchmark catalogue. */
export const measuredBrand = 'wa'

/** Numbers of added products begin here. */
const firstNumber = 900_000

const starts = 'Al Bel Cor Del El Fen Gar Hal Is Jun Kel Lor Mar Nor Or Pel Quin Ros Sel Tor Ul Ven Wil Yar Zen'
const ends = 'ta va na ro mar lin dor wick sund vale by stad mont nia ris den fell gard via las'

/** Adds the numbered variants of the demo products: same manufacturer and kind, with a made-up series name. */
async function insertVariants(db: Db, { from, until }: { from: number; until: number }) {
  await db.execute(sql`
    with bases as (select *, row_number() over (order by product_id) - 1 as place from products where product_id < ${firstNumber}),
    numbered as (
      select bases.*, n, abs(hashtext('bench/' || n)::bigint) as mix,
        left(model, 12) || upper(to_hex(n)) as new_sku
      from generate_series(${from}::int, ${until - 1}::int) n
      join bases on bases.place = n % (select count(*) from bases)),
    named as (
      select numbered.*, manufacturer_name || ' ' || (string_to_array(${starts}, ' '))[1 + mix % 25]
        || (string_to_array(${ends}, ' '))[1 + mix / 25 % 20] || substr(title, length(manufacturer_name) + 1) as new_title
      from numbered)
    insert into products (id, product_id, sku, slug, title, model, manufacturer_id, manufacturer_name, category_id,
      category_uri, category_name, description, features, attributes, specifications, images, finish, variant_group, width,
      height, depth, energy_stars, warranty_years, warranties, installs, goes_with,
      released_on, keywords)
    select md5('bench/' || n)::uuid, ${firstNumber} + n, new_sku,
      regexp_replace(lower(unaccent(new_title || ' ' || new_sku)), '[^a-z0-9]+', '-', 'g'), new_title, new_sku,
      manufacturer_id, manufacturer_name, category_id, category_uri, category_name, description, features, attributes,
      specifications, images, finish, null, width, height, depth, energy_stars, warranty_years, warranties, installs, '[]',
      released_on, keywords
    from named`)
  // Two warehouses are enough: lists read whether any has stock.
  await db.execute(sql`
    insert into stock (product_id, warehouse, quantity, next_date)
    select md5('bench/' || n)::uuid, warehouse, quantity, next_date
    from generate_series(${from}::int, ${until - 1}::int) n
    join (select id, row_number() over (order by product_id) - 1 as place, count(*) over () as size
          from products where product_id < ${firstNumber}) bases on bases.place = n % bases.size
    cross join lateral (select * from stock where stock.product_id = bases.id order by warehouse limit 2) held`)
}

/** Lists all unlisted products in the benchmark shop, with a price and a rank derived from the SKU. */
const listEverything = (db: Db) =>
  db.execute(sql`
    insert into listings (brand, product_id, price_cents, rrp_cents, price_upon_request, condition, value_promise,
      price_match, on_sale, rank)
    select ${measuredBrand}, id, price, case when mix % 3 = 0 then price * 12 / 10 end, false, 'brand-new', mix % 3 = 1,
      mix % 4 = 1, mix % 6 = 0, mix % 90000
    from (select id, mix, 4900 + mix % 4000 * 100 as price
          from (select id, abs(hashtext(sku)::bigint) as mix from products) mixed) priced
    on conflict do nothing`)

async function countProducts(db: Db) {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from products`)
  return rows[0]?.count ?? 0
}

const perStatement = 20_000

async function grow(db: Db, size: number) {
  for (let from = await countProducts(db); from < size; from += perStatement)
    await insertVariants(db, { from, until: Math.min(from + perStatement, size) })
  await listEverything(db)
  await refreshListings(db)
  // Autovacuum does both at some time; done here so that runs are comparable.
  await db.execute(sql`vacuum (analyze)`)
}

// Not 0: pg would send nothing then, and the server's default of a few seconds would apply.
const hour = 3_600_000
const patience = { statement_timeout: hour, lock_timeout: hour, idle_in_transaction_session_timeout: hour }

/** Opens the catalogue of this size, and creates it from the demo shop if it is missing. */
export async function openCatalogue(server: Connection, size: number) {
  const name = `bench_${size}`
  await withClient(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${name}`)
  })
  const filling = connect({ ...server, database: name, ...patience }, 1)
  try {
    await applyMigrations(filling.db)
    await seedIfOutdated(filling.db, new Date())
    if ((await countProducts(filling.db)) < size) await grow(filling.db, size)
  } finally {
    await filling.close()
  }
  const pool = connect({ ...server, database: name })
  return { ...pool, products: await countProducts(pool.db) }
}
