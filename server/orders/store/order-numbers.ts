import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { orderNumberBlocks } from '../../database/schema/orders.ts'

type Series = { series: string; first: number; blockSize: number }

/** Orders with smaller numbers are demo history. */
export const orders: Series = { series: 'order', first: 10_000_001, blockSize: 20 }
export const quotes: Series = { series: 'quote', first: 104_201, blockSize: 5 }

/** Returns numbers from a reserved block; after a crash the rest of the block is skipped, so that no number repeats. */
export function createOrderNumbers(db: Db, { series, first, blockSize } = orders): () => Promise<string> {
  let next = 0
  let end = 0
  let loading: Promise<void> | undefined
  async function load() {
    const [row] = await db
      .insert(orderNumberBlocks)
      .values({ series, next: first + blockSize })
      .onConflictDoUpdate({
        target: orderNumberBlocks.series,
        set: { next: sql`${orderNumberBlocks.next} + ${blockSize}` },
      })
      .returning()
    if (!row) throw new Error('No block of order numbers was given')
    end = row.next
    next = end - blockSize
  }
  return async () => {
    while (next >= end) {
      loading ??= load().finally(() => {
        loading = undefined
      })
      await loading
    }
    return String(next++)
  }
}
