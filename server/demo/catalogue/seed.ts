import { getTableColumns, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { brands } from '#themes/brands.ts'
import type { Db } from '../../database/database.ts'
import { refreshListings } from '../../database/derived/listed-stock.ts'
import { updateRatings } from '../../database/derived/ratings.ts'
import * as schema from '../../database/schema/catalogue.ts'
import { forms } from '../../database/schema/contact.ts'
import { articles } from '../../database/schema/content.ts'
import { questions, reviews } from '../../database/schema/reviews.ts'
import { type Tx, tx } from '../../database/transaction.ts'
import { refreshProjectRows } from '../../project/store/project-rows.ts'
import { buildDataset, type Dataset } from './dataset.ts'
import { shiftDates } from './dates-shift.ts'
import { dayOf, daysBetween } from './days.ts'
import { type PictureKeys, readPictureKeys } from './pictures.ts'
import { uuidOf } from './random.ts'
import { shops } from './shops.ts'

/** Increase it when the rows change, so that the next start seeds again. */
const seedVersion = '20'

/** Rows contain image keys, so a new image library is a new version. */
export const catalogueVersion = (pictureKeys: PictureKeys = readPictureKeys()) =>
  `${seedVersion}.${uuidOf([...(pictureKeys ?? [])].sort().join()).slice(0, 8)}`

/** Age at which dates are shifted. */
const freshDays = 7

export type SeedOptions = { today: Date; log?: ((line: string) => void) | undefined; pictureKeys?: PictureKeys }

const tables = {
  manufacturers: schema.manufacturers,
  categories: schema.categories,
  products: schema.products,
  promotions: schema.promotions,
  listings: schema.listings,
  priceHistory: schema.priceHistory,
  warehouses: schema.warehouses,
  stock: schema.stock,
  localities: schema.localities,
  stores: schema.stores,
  storeStock: schema.storeStock,
  settings: schema.settings,
  staticContent: schema.staticContent,
  articles,
  forms,
  redirects: schema.redirects,
  alertBanners: schema.alertBanners,
  sales: schema.sales,
} satisfies Record<Exclude<keyof Dataset, 'reviews' | 'questions'>, PgTable>

const tableNames = (Object.keys(tables) as (keyof typeof tables)[]).toReversed()

/** PostgreSQL allows 65,535 parameters per statement; a row uses one for each column. */
async function insertAll(tx: Tx, table: PgTable, rows: readonly object[]) {
  const size = Math.min(1000, Math.floor(60_000 / Object.keys(getTableColumns(table)).length))
  for (let from = 0; from < rows.length; from += size) await tx.insert(table).values(rows.slice(from, from + size))
}

async function replaceAll(tx: Tx, dataset: Dataset) {
  for (const name of tableNames) await tx.delete(tables[name])
  for (const name of tableNames.toReversed()) await insertAll(tx, tables[name], dataset[name])
}

/** Visitors add to these tables: only the rows of the demo are replaced, which have no author's account or browser. */
async function replaceWritten(tx: Tx, dataset: Dataset) {
  await tx.delete(reviews).where(isNull(reviews.accountId))
  await tx.delete(questions).where(isNull(questions.visitorId))
  await insertAll(tx, reviews, dataset.reviews)
  await insertAll(tx, questions, dataset.questions)
}

async function remember(tx: Tx, version: string, day: string) {
  const state = { version, seededOn: day }
  await tx
    .insert(schema.seedState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: schema.seedState.id, set: state })
}

/** Deletes and inserts the demo tables in one transaction. Carts, orders and visitors are not demo tables. */
export async function seed(db: Db, { today, log = () => {}, pictureKeys = readPictureKeys() }: SeedOptions) {
  const started = performance.now()
  const day = dayOf(today)
  const dataset = buildDataset({ today: day, pictureKeys })
  await tx(db, async (tx) => {
    await replaceAll(tx, dataset)
    await replaceWritten(tx, dataset)
    await updateRatings(tx)
    await refreshListings(tx)
    await refreshProjectRows(tx)
    await remember(tx, catalogueVersion(pictureKeys), day)
  })
  await db.execute(sql`analyze`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log(
    `Demo data: ${dataset.products.length} products, ${dataset.listings.length} listings, ${dataset.localities.length} localities in ${seconds} s`,
  )
  const seeded = new Set(shops.map(({ key }) => key))
  for (const { key, name } of Object.values(brands))
    if (!seeded.has(key)) log(`Demo data: none for ${name}, so nothing is for sale there (docs/how-to/add-a-brand.md)`)
}

/** Seeds an empty or outdated database, or shifts old dates. */
export async function seedIfOutdated(
  db: Db,
  today: Date,
  log?: (line: string) => void,
): Promise<'seeded' | 'moved' | 'kept'> {
  const pictureKeys = readPictureKeys()
  const [state] = await db.select().from(schema.seedState)
  if (state?.version !== catalogueVersion(pictureKeys)) {
    await seed(db, { today, log, pictureKeys })
    return 'seeded'
  }
  const days = daysBetween(state.seededOn, dayOf(today))
  if (days <= freshDays) return 'kept'
  await tx(db, async (tx) => {
    await shiftDates(tx, days)
    await refreshListings(tx)
    await remember(tx, state.version, dayOf(today))
  })
  log?.(`Demo data: dates moved on by ${days} days`)
  return 'moved'
}
