import * as z from 'zod/mini'
import { ProductCard } from '#contract/catalogue/product.ts'
import { type Database, ownDatabase } from './database.ts'
import { withConnection } from './database-faults.ts'

export const openedProductsKey = 'opened-products'
const limit = 12
const Stored = z.array(z.string())

/** The products of one shop whose pages were opened on this device; their cards are those of `seenProducts`. */
export function createOpenedProducts({ brand, database = ownDatabase() }: { brand: string; database?: Database }) {
  const { kept, seenProducts } = database

  async function skus(): Promise<readonly string[]> {
    const stored = Stored.safeParse((await kept.get([brand, openedProductsKey]))?.value)
    return stored.success ? stored.data : []
  }

  return {
    open: (sku: string) =>
      withConnection(database, () =>
        database.transaction('rw', kept, async () => {
          const value = [sku, ...(await skus()).filter((other) => other !== sku)].slice(0, limit)
          await kept.put({ brand, key: openedProductsKey, value })
        }),
      ),
    /** Last opened first. */
    list: (): Promise<readonly ProductCard[]> =>
      withConnection(database, async () => {
        const keys = (await skus()).map((sku): [string, string] => [brand, sku])
        const rows = await seenProducts.bulkGet(keys)
        return rows.flatMap((row) => {
          const read = ProductCard.safeParse(row?.card)
          return read.success ? [read.data] : []
        })
      }),
  }
}
