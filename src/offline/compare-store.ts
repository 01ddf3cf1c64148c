import { liveQuery } from 'dexie'
import * as z from 'zod/mini'
import { addToCompare, type CompareProduct, compareStorage, removeFromCompare } from '#domain/catalogue/compare-list.ts'
import type { Outcome } from '#domain/errors/outcome.ts'
import { type Database, type KeyValueRow, ownDatabase } from './database.ts'
import { withConnection } from './database-faults.ts'

const Product = z.object({
  productId: z.number(),
  productName: z.string(),
  productSKU: z.string(),
  productImage: z.string(),
  brandName: z.string(),
  brandImage: z.string(),
  price: z.nullable(z.number()),
})
const Stored = z.object({ [compareStorage.list]: z.array(Product) })

function readList(row: KeyValueRow | undefined): readonly CompareProduct[] {
  const read = Stored.safeParse(row?.value)
  return read.success ? read.data[compareStorage.list] : []
}

/** The products to compare in one shop, shared by all its tabs [S1-9-02]. */
export function createCompareStore(brand: string, database: Database = ownDatabase()) {
  const { kept } = database
  const { key, list } = compareStorage
  const load = async () => readList(await kept.get([brand, key]))
  const write = (products: readonly CompareProduct[]) => kept.put({ brand, key, value: { [list]: products } })
  const inOne = <T>(work: () => Promise<T>) => withConnection(database, () => database.transaction('rw', kept, work))

  return {
    list: () => withConnection(database, load),
    add: (product: CompareProduct): Promise<Outcome<readonly CompareProduct[], 'limit'>> =>
      inOne(async () => {
        const outcome = addToCompare(await load(), product)
        if (outcome.ok) await write(outcome.value)
        return outcome
      }),
    remove: (sku: string) =>
      inOne(async () => {
        const rest = removeFromCompare(await load(), sku)
        await write(rest)
        return rest
      }),
    clear: () => inOne(() => write([])),
    watch: (take: (products: readonly CompareProduct[]) => void) => {
      const subscription = liveQuery(load).subscribe({ next: take, error: () => {} })
      return () => subscription.unsubscribe()
    },
  }
}
