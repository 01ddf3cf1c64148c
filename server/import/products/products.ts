import type { BrandKey } from '#themes/brand.ts'
import { refreshListings } from '../../database/derived/listed-stock.ts'
import type { FollowUp, Importer } from '../importer.ts'
import { lostPrices, priceJumps } from '../price-jumps.ts'
import { ImportError } from '../problem.ts'
import { isFeed, type SourceRow, tableRows } from '../source.ts'
import { type Categories, openCategories } from './categories.ts'
import { productChecks } from './check-products.ts'
import type { Draft } from './draft.ts'
import type { Mapping } from './mapping.ts'
import { isMerchant, merchantDrafts } from './merchant.ts'
import { plainDrafts } from './plain.ts'
import { type ProductInput, readProduct } from './product-row.ts'
import { isShopify, shopifyDrafts } from './shopify.ts'
import { withdrawnProducts } from './withdrawn-products.ts'
import { writeListings } from './write-listings.ts'
import { writeProducts } from './write-products.ts'

type Options = {
  mapping: Mapping
  /** The shops that sell the products. */
  brands: readonly BrandKey[]
  addsCategories: boolean
  /** The day of new prices, as `2026-11-24`. */
  today: string
  now: Date
  /** Fetches pictures that the file names by their addresses. */
  pictures?: FollowUp<ProductInput>
}

async function firstRow(file: string): Promise<SourceRow['values']> {
  for await (const { values } of tableRows(file)) return values
  throw new ImportError(`${file} has no rows.`)
}

/** The reader for a file, by its kind and headings. */
async function draftsOf(file: string, mapping: Mapping): Promise<AsyncIterable<Draft>> {
  if (isFeed(file)) return merchantDrafts(file)
  const values = await firstRow(file)
  if (isShopify(values)) return shopifyDrafts(file)
  if (isMerchant(values)) return merchantDrafts(file)
  const needed = ['sku', 'title', 'manufacturer', 'category', 'price'].map((field) => mapping.columns[field] ?? field)
  const missing = needed.filter((column) => !Object.hasOwn(values, column))
  if (missing.length > 0)
    throw new ImportError(
      `${file} has no column ${missing.map((column) => `"${column}"`).join(', ')}: add it, or map it.`,
    )
  return plainDrafts(file, mapping)
}

/** Products with their prices: a plain table, Shopify's export, or a feed for Google Merchant Center. */
export function productImporter({
  mapping,
  brands,
  addsCategories,
  today,
  now,
  pictures,
}: Options): Importer<ProductInput> {
  return {
    ...(pictures && { followUp: pictures }),
    read: async function* (file) {
      for await (const draft of await draftsOf(file, mapping)) yield readProduct(draft, mapping)
    },
    checker: () => {
      const check = productChecks(addsCategories)
      let categories: Promise<Categories> | undefined
      return async (db, rows) => {
        categories ??= openCategories(db, { mapping, brands })
        return check(db, await categories, rows)
      }
    },
    unusual: priceJumps(brands),
    losses: () => lostPrices(brands),
    rest: () => withdrawnProducts(brands),
    write: async (tx, inputs) => {
      const categories = await openCategories(tx, { mapping, brands })
      const { written, ids } = await writeProducts(tx, inputs, { categories, today })
      const offers = inputs.flatMap(({ sku, price, rrp, condition }) => {
        const productId = ids.get(sku)
        return productId ? [{ productId, priceCents: price, rrpCents: rrp, condition }] : []
      })
      const listed = await writeListings(tx, offers, { brands, today, now })
      const changed = [...new Set([...written.map(({ id }) => id), ...listed])]
      if (changed.length > 0) await refreshListings(tx, changed)
      const added = written.filter(({ isNew }) => isNew).length
      return { added, changed: changed.length - added }
    },
  }
}
