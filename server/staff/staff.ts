import type { contract } from '#contract/contract.ts'
import { toDollars } from '#domain/money/money.ts'
import { stockAvailability } from '#domain/project/project-stock.ts'
import { competitorPricesOf, salespeopleOf } from '../accounts/trade.ts'
import { type WarehouseStock, warehouseStock } from '../catalogue/store/warehouse-stock.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { storeBy, storesOf } from '../locations/store/shop-stores.ts'
import { storeResponse } from '../project/project-response.ts'
import { soldProduct } from '../project/store/project-lines.ts'

type Coordinates = { latitude: number; longitude: number }

// Precise enough to sort warehouses by distance within one country.
const distance = (a: Coordinates, b: Coordinates) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

const nearestFirst = (rows: readonly WarehouseStock[], place: Coordinates | undefined) =>
  place ? rows.toSorted((a, b) => distance(a, place) - distance(b, place)) : [...rows]

const isPage = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Stock, competitor prices and stores for staff. */
export const staffHandlers = ({ db }: Deps): Handlers<typeof contract>['staff'] => ({
  stock: async ({ query }, { brand, caller }) => {
    const { staff } = await caller.requireStaff()
    const sku = query.sku.trim()
    const shop = shopOf({ brand })
    const product = await soldProduct(db, shop, sku)
    if (!product) throw notFound(`There is no product ${sku} in this shop`)
    const store = staff.storeUri ? await storeBy(db, brand.key, staff.storeUri) : undefined
    const all = nearestFirst(await warehouseStock(db, shop, [product.sku]), store)
    const rows = query.includeOtherStock ? all : all.slice(0, 1)
    const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
    const nextDate = rows.flatMap((row) => row.nextDate ?? []).sort()[0] ?? null
    const isRunout = product.condition === 'runout'
    return {
      sku: product.sku,
      availability: stockAvailability({ quantity: rows.length > 0 ? quantity : null, nextDate, isRunout }),
      quantity,
      locations: rows.map((row) => ({ name: row.name, quantity: row.quantity })),
      nextDate,
    }
  },

  competitorPrices: async ({ query }, { brand }) => {
    const rows = await competitorPricesOf(db, brand.key, query.sku)
    return rows
      .filter(({ url }) => isPage(url))
      .map(({ competitor, priceCents, url, checkedAt }) => ({
        competitor,
        price: toDollars(priceCents),
        url,
        checkedAt: checkedAt.toISOString(),
      }))
  },

  storeView: async (_input, { brand }) => {
    const [stores, people] = await Promise.all([storesOf(db, brand.key), salespeopleOf(db, brand.key)])
    return {
      availableStores: stores.map(storeResponse),
      availableSalesPersons: people.map(({ code, name, subdivision }) => ({ code, name, subdivision })),
    }
  },
})
