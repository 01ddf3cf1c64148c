import type { Db } from '../server/database/database.ts'
import { refreshListings } from '../server/database/derived/listed-stock.ts'
import { newId } from '../server/database/id.ts'
import {
  type AttributeDefinition,
  categories,
  listings,
  localities,
  manufacturers,
  products,
  stock,
  stores,
  warehouses,
} from '../server/database/schema/catalogue.ts'

type ProductRow = typeof products.$inferInsert
type ListingRow = typeof listings.$inferInsert

let count = 0
const next = () => ++count

export const facet = (key: string, kind: AttributeDefinition['kind'], unit = ''): AttributeDefinition => ({
  key,
  name: key,
  kind,
  unit,
  keyFact: true,
  group: 'Size',
  facet: true,
})

export async function aManufacturer(db: Db, name = `Maker ${next()}`) {
  const row = {
    id: newId(),
    uri: name.toLowerCase().replaceAll(/\W+/g, '-'),
    name,
    country: 'Norway',
    about: '',
    rank: 0,
  }
  await db.insert(manufacturers).values(row)
  return row
}

/** Adds a category; a uri with slashes needs its parents first. */
export async function aCategory(
  db: Db,
  uri: string,
  {
    name = uri.split('/').at(-1) ?? uri,
    attributes = [],
    parentId = null,
  }: Partial<typeof categories.$inferInsert> = {},
) {
  const row = {
    id: newId(),
    uri,
    name,
    attributes,
    parentId,
    group: 'kitchen',
    description: '',
    position: 1000 + next(),
  }
  await db.insert(categories).values(row)
  return row
}

type ProductOptions = {
  product?: Partial<ProductRow>
  /** The listing of the shop; null: the shop does not sell the product. */
  listing?: Partial<ListingRow> | null
  brand?: string
  /** Stock by warehouse. */
  stock?: Record<string, number>
  manufacturer?: Awaited<ReturnType<typeof aManufacturer>>
  category: Awaited<ReturnType<typeof aCategory>>
}

/** Adds a product that one shop sells, with defaults for all options. */
export async function aProduct(
  db: Db,
  { product = {}, listing = {}, brand = 'wa', category, ...options }: ProductOptions,
) {
  const manufacturer = options.manufacturer ?? (await aManufacturer(db))
  const number = next()
  const row = {
    id: newId(),
    productId: 900_000 + number,
    sku: `TEST-${number}`,
    slug: `test-${number}`,
    title: `Test product ${number}`,
    model: `TEST-${number}`,
    manufacturerId: manufacturer.id,
    manufacturerName: manufacturer.name,
    categoryId: category.id,
    categoryUri: category.uri,
    categoryName: category.name,
    description: '',
    features: [],
    attributes: {},
    specifications: [],
    images: [],
    warrantyYears: 2,
    warranties: [],
    installs: [],
    goesWith: [],
    releasedOn: '2025-01-01',
    keywords: '',
    ...product,
  } satisfies ProductRow
  await db.insert(products).values(row)
  if (listing) await db.insert(listings).values({ ...plainListing, ...listing, brand, productId: row.id })
  const stockRows = Object.entries(options.stock ?? {})
  if (stockRows.length)
    await db
      .insert(stock)
      .values(stockRows.map(([warehouse, quantity]) => ({ productId: row.id, warehouse, quantity })))
  await refreshListings(db, [row.id])
  return row
}

const plainListing = {
  priceCents: 1000_00,
  priceUponRequest: false,
  condition: 'new',
  valuePromise: false,
  priceMatch: false,
  onSale: false,
  rank: 0,
}

const closed = { isOpen: false, openTime: '', closeTime: '' }
const open = { isOpen: true, openTime: '9:00 am', closeTime: '5:30 pm' }

export async function aStore(db: Db, overrides: Partial<typeof stores.$inferInsert> = {}) {
  const number = next()
  const row = {
    id: `store-${number}`,
    brand: 'wa',
    uri: `test-store-${number}`,
    name: `Test store ${number}`,
    subdivision: 'TEST',
    address: '1 Test Street',
    suburb: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    country: 'AU',
    phone: '02 5550 0000',
    blurb: '',
    isAppointmentOnly: false,
    openTimes: [open, open, open, open, open, open, closed],
    latitude: -33.87,
    longitude: 151.21,
    ...overrides,
  } satisfies typeof stores.$inferInsert
  await db.insert(stores).values(row)
  return row
}

export async function aLocality(
  db: Db,
  values: Pick<typeof localities.$inferInsert, 'suburb' | 'postcode'> & Partial<typeof localities.$inferInsert>,
) {
  const [warehouse] = await db.select().from(warehouses).limit(1)
  const row = {
    id: `${values.postcode}_${values.suburb.toUpperCase().replaceAll(/\W+/g, '_')}`,
    suburbKey: values.suburb.toLowerCase(),
    state: 'NSW',
    country: 'AU',
    latitude: -33.87,
    longitude: 151.21,
    warehouse: warehouse?.code ?? '',
    rank: 1,
    ...values,
  }
  await db.insert(localities).values(row).onConflictDoNothing()
  return row
}
