import { sql } from 'drizzle-orm'
import { connect, type Db } from '../../server/database/database.ts'
import { refreshAllListedStock } from '../../server/database/derived/listed-stock.ts'
import { refreshSearchWords } from '../../server/database/derived/search-words.ts'
import type { Connection } from '../../server/database/launcher/process/connection.ts'
import { withClient } from '../../server/database/launcher/process/connection.ts'
import { applyMigrations } from '../../server/database/startup/migrate.ts'
import { tx } from '../../server/database/transaction.ts'
import { randomOf, uuidOf } from '../../server/demo/catalogue/random.ts'
import { seedIfOutdated } from '../../server/demo/catalogue/seed.ts'

/** The shop that lists every product of a benchmark catalogue. */
export const measuredBrand = 'wa'

const starts = 'Al Bel Cor Del El Fen Gar Hal Is Jun Kel Lor Mar Nor Or Pel Quin Ros Sel Tor Ul Ven Wil Yar Zen'.split(
  ' ',
)
const ends = 'ta va na ro mar lin dor wick sund vale by stad mont nia ris den fell gard via las'.split(' ')

type Base = { id: string; title: string; manufacturer: string; model: string }

/** A variant of a demo product: same manufacturer and kind, with a made-up series name. */
function variantOf({ id, title, manufacturer, model }: Base, number: number) {
  const random = randomOf('bench', number)
  const series = random.pick(starts) + random.pick(ends)
  const sku = `${model.slice(0, 12)}${number.toString(36).toUpperCase()}`
  const name = `${manufacturer} ${series}${title.slice(manufacturer.length)}`
  const slug = `${name} ${sku}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return { base: id, id: uuidOf(`bench/${number}`), number: 900_000 + number, sku, title: name, slug }
}

type Variant = ReturnType<typeof variantOf>

/** Inserts rows with the columns of their base product, except those that differ. */
async function insertVariants(db: Db, variants: readonly Variant[]) {
  const added = sql`jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as added(base uuid, id uuid, number integer, sku text, title text, slug text)`
  await db.execute(sql`
    insert into products (id, product_id, sku, slug, title, model, manufacturer_id, manufacturer_name, category_id,
      category_uri, category_name, description, features, attributes, specifications, images, finish, variant_group, width,
      height, depth, energy_stars, warranty_years, warranties, installs, goes_with, rating_average, rating_count,
      released_on, keywords)
    select added.id, added.number, added.sku, added.slug, added.title, added.sku, manufacturer_id, manufacturer_name,
      category_id, category_uri, category_name, description, features, attributes, specifications, images, finish, null,
      width, height, depth, energy_stars, warranty_years, warranties, installs, '[]', rating_average, rating_count,
      released_on, keywords
    from ${added} join products on products.id = added.base`)
  await db.execute(sql`
    insert into stock (product_id, warehouse, quantity, next_date)
    select added.id, warehouse, quantity, next_date from ${added} join stock on stock.product_id = added.base`)
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

const perStatement = 2000

async function grow(db: Db, size: number) {
  const { rows: bases } = await db.execute<Base>(
    sql`select id, title, manufacturer_name as manufacturer, model from products order by product_id`,
  )
  for (let from = bases.length; from < size; from += perStatement) {
    const numbers = Array.from({ length: Math.min(perStatement, size - from) }, (_, index) => from + index)
    await insertVariants(
      db,
      numbers.flatMap((number) => {
        const base = bases[number % bases.length]
        return base ? [variantOf(base, number)] : []
      }),
    )
  }
  await listEverything(db)
  await refreshAllListedStock(db)
  await tx(db, refreshSearchWords)
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
