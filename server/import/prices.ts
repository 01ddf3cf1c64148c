import * as z from 'zod'
import type { BrandKey } from '#themes/brand.ts'
import { refreshListings } from '../database/derived/listed-stock.ts'
import { type Importer, readTable, repeatedRows } from './importer.ts'
import { skuProblems, soldSkus } from './known-skus.ts'
import { lostPrices, priceJumps } from './price-jumps.ts'
import { sku } from './products/product-row.ts'
import { writeListings } from './products/write-listings.ts'
import { orNull, price } from './values.ts'

const Row = z
  .object({ sku, price: orNull(price), rrp: orNull(price).optional() })
  .refine(({ price: now, rrp }) => now === null || rrp == null || rrp >= now, {
    path: ['rrp'],
    message: 'must not be less than the price',
  })

type Options = { brands: readonly BrandKey[]; today: string; now: Date }

/** Prices of products that the shops sell: a withdrawn one stays away. One without a price is available on request. */
export function priceImporter({ brands, today, now }: Options): Importer<z.infer<typeof Row>> {
  return {
    read: (file) => readTable(file, Row, ['sku', 'price']),
    checker: () => {
      const repeated = repeatedRows<z.infer<typeof Row>>('sku', (row) => row.sku)
      return async (db, rows) => [...repeated(rows), ...(await skuProblems(db, rows, brands))]
    },
    unusual: priceJumps(brands),
    losses: () => lostPrices(brands),
    write: async (tx, rows) => {
      const sold = await soldSkus(tx, rows, brands)
      const changed = new Set<string>()
      for (const brand of brands) {
        const offers = rows.flatMap(({ sku, price: now, rrp }) => {
          const productId = sold.get(sku)?.get(brand)
          return productId ? [{ productId, priceCents: now, rrpCents: rrp }] : []
        })
        const written = await writeListings(tx, offers, { brands: [brand], today, now })
        for (const id of written) changed.add(id)
      }
      if (changed.size > 0) await refreshListings(tx, [...changed])
      return { added: 0, changed: changed.size }
    },
  }
}
