import { eq } from 'drizzle-orm'
import { refreshListings } from '../server/database/derived/listed-stock.ts'
import { newId } from '../server/database/id.ts'
import {
  type ChoiceRow,
  categories,
  listings,
  localities,
  manufacturers,
  products,
  promotions,
  stock,
  warehouses,
} from '../server/database/schema/catalogue.ts'
import { seedCoupons } from '../server/demo/seed-coupons.ts'
import { testPlaces } from './places.ts'
import type { Shop } from './test-app.ts'

type TestProduct = {
  sku: string
  priceCents?: number | null
  rrpCents?: number | null
  manufacturer?: string
  stock?: number
  nextDate?: string | null
  brand?: string
  promotionId?: string
  priceUponRequest?: boolean
  warranties?: ChoiceRow[]
  installs?: ChoiceRow[]
  /** SKUs. */
  goesWith?: string[]
}

const sydney = { code: 'TEST_SYDNEY', state: 'NSW', country: 'AU', latitude: -33.87, longitude: 151.2 }
const auckland = { code: 'TEST_AUCKLAND', state: 'AUK', country: 'NZ', latitude: -36.85, longitude: 174.76 }
const homeOf = (place: string) => (place === 'auckland' ? auckland : sydney)

const firstNumber = 900_000
let made = 0

/** Adds test products to the shop of a suite, independent of the demo catalogue. */
export async function testCatalogue({ db, app }: Pick<Shop, 'db' | 'app'>, brand = 'wa') {
  await app.ready()
  await seedCoupons(db)
  const categoryId = newId()
  const names = ['Testing', 'Test Machines', 'Toasters']
  const uris = ['testing', 'testing/machines', 'testing/machines/toasters']
  await db
    .insert(categories)
    .values(
      uris.map((uri, index) => ({
        id: index === 2 ? categoryId : newId(),
        uri,
        name: names[index] ?? '',
        group: 'appliances',
        description: '',
        position: 99,
        attributes: [],
      })),
    )
    .onConflictDoNothing()
  const home = brand === 'aol-nz' ? auckland : sydney
  await db
    .insert(warehouses)
    .values([sydney, auckland].map((row) => ({ ...row, name: row.code })))
    .onConflictDoNothing()
  await db
    .insert(localities)
    .values(
      Object.entries(testPlaces).map(([name, { suburb, postcode }]) => {
        const { code: warehouse, ...where } = homeOf(name)
        const id = `${postcode}_${suburb.toUpperCase().replaceAll(' ', '_')}`
        return { ...where, warehouse, id, suburb, suburbKey: suburb.toLowerCase(), postcode, rank: 1 }
      }),
    )
    .onConflictDoNothing()

  async function addProduct(product: TestProduct) {
    const { sku, manufacturer = 'Testa', priceCents = 999_00 } = product
    const id = newId()
    const manufacturerId = newId()
    await db.insert(manufacturers).values({
      id: manufacturerId,
      uri: `maker-${manufacturerId}`,
      name: manufacturer,
      country: 'AU',
      about: '',
      rank: 1,
    })
    await db.insert(products).values({
      id,
      productId: firstNumber + made++,
      sku,
      slug: sku.toLowerCase(),
      title: `Testa ${sku}`,
      model: sku,
      manufacturerId,
      manufacturerName: manufacturer,
      categoryId,
      categoryUri: 'testing/machines/toasters',
      categoryName: 'Toasters',
      description: '',
      features: [],
      attributes: {},
      specifications: [],
      images: [],
      warrantyYears: 2,
      warranties: product.warranties ?? [],
      installs: product.installs ?? [],
      goesWith: product.goesWith ?? [],
      releasedOn: '2026-01-01',
      keywords: '',
    })
    await db.insert(listings).values({
      brand: product.brand ?? brand,
      productId: id,
      priceCents,
      rrpCents: product.rrpCents ?? null,
      priceUponRequest: product.priceUponRequest ?? false,
      condition: 'brand-new',
      valuePromise: false,
      priceMatch: false,
      onSale: false,
      promotionId: product.promotionId ?? null,
      rank: 0,
    })
    await db.insert(stock).values({
      productId: id,
      warehouse: home.code,
      quantity: product.stock ?? 50,
      nextDate: product.nextDate ?? null,
    })
    await refreshListings(db, [id])
    return id
  }

  return {
    addProduct,
    addPromotion: async (rewardSku: string, days: { startsOn: string; endsOn: string }) => {
      const id = newId()
      await db
        .insert(promotions)
        .values({ id, brand, uri: `promo-${id}`, title: 'Bonus', rewardLabel: 'Bonus', rewardSku, ...days })
      return id
    },
    setPrice: (productId: string, priceCents: number | null) =>
      db.update(listings).set({ priceCents }).where(eq(listings.productId, productId)),
    delist: (productId: string) => db.delete(listings).where(eq(listings.productId, productId)),
    stockOf: async (productId: string) => {
      const rows = await db.select().from(stock).where(eq(stock.productId, productId))
      return rows.reduce((sum, { quantity }) => sum + quantity, 0)
    },
    setStock: (productId: string, quantity: number) =>
      db.update(stock).set({ quantity }).where(eq(stock.productId, productId)),
  }
}

export type TestCatalogue = Awaited<ReturnType<typeof testCatalogue>>
