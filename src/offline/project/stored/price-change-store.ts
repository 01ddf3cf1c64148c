import * as z from 'zod/mini'
import { type Database, ownDatabase } from '#offline/database.ts'
import { withConnection } from '#offline/database-faults.ts'

const PriceChange = z.object({ projectId: z.string(), productCode: z.string(), title: z.string(), text: z.string() })
/** A product whose price changed since it was added, until that was shown. */
export type PriceChange = z.infer<typeof PriceChange>

const Stored = z.object({ account: z.string(), change: PriceChange })

const prefix = 'price-change:'
const keyOf = ({ projectId, productCode }: PriceChange) => `${prefix}${projectId}:${productCode}`

export type PriceChangeStore = {
  readonly list: () => Promise<readonly PriceChange[]>
  readonly put: (change: PriceChange) => Promise<unknown>
  readonly remove: (changes: readonly PriceChange[]) => Promise<unknown>
}

/** Price changes of one account on this device; they survive the page that sent the additions. */
export function createPriceChangeStore(
  { brand, account }: { brand: string; account: string },
  database: Database = ownDatabase(),
): PriceChangeStore {
  const { kept } = database
  return {
    list: () =>
      withConnection(database, async () => {
        const rows = await ofBrand(database, brand).toArray()
        const read = rows.map(({ value }) => Stored.safeParse(value))
        return read.flatMap(({ data }) => (data?.account === account ? [data.change] : []))
      }),
    put: (change) =>
      withConnection(database, () => kept.put({ brand, key: keyOf(change), value: { account, change } })),
    remove: (changes) =>
      withConnection(database, () =>
        kept.bulkDelete(changes.map((change): [string, string] => [brand, keyOf(change)])),
      ),
  }
}

const ofBrand = ({ kept }: Database, brand: string) =>
  kept.where('[brand+key]').between([brand, prefix], [brand, `${prefix}\uffff`])

/** At sign-out. */
export const forgetPriceChanges = (database: Database, brand: string) => ofBrand(database, brand).delete()
