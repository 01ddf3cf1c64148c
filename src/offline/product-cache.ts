import { ProductCard } from '#contract/catalogue/product.ts'
import { type Database, ownDatabase } from './database.ts'
import { withConnection } from './database-faults.ts'

/** Products are cached for minutes and written together [S1-9-03]. */
export const productCache = { key: 'CachedProductsList', ageMinutes: 30, batchMs: 500 } as const

type Entry = { card: ProductCard; cachedAt: number }
type Options = { brand: string; database?: Database; now?: () => number }

function readEntries(value: unknown): readonly Entry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: { card?: unknown; cachedAt?: unknown }) => {
    const card = ProductCard.safeParse(entry?.card)
    return card.success && typeof entry.cachedAt === 'number' ? [{ card: card.data, cachedAt: entry.cachedAt }] : []
  })
}

/** Caches product cards of one shop for half an hour: a page that needs only these sends no request. */
export function createProductCache({ brand, database = ownDatabase(), now = Date.now }: Options) {
  const { kept } = database
  const waiting = new Map<string, Entry>()
  let isPlanned = false

  const isFresh = ({ cachedAt }: Entry) => now() - cachedAt < productCache.ageMinutes * 60_000
  const load = async () => readEntries((await kept.get([brand, productCache.key]))?.value).filter(isFresh)

  async function write() {
    isPlanned = false
    const added = [...waiting.values()]
    waiting.clear()
    await withConnection(database, () =>
      database.transaction('rw', kept, async () => {
        const rest = (await load()).filter(({ card }) => !added.some((entry) => entry.card.sku === card.sku))
        await kept.put({ brand, key: productCache.key, value: [...rest, ...added] })
      }),
    )
  }

  return {
    put(cards: readonly ProductCard[]) {
      for (const card of cards) waiting.set(card.sku, { card, cachedAt: now() })
      if (waiting.size === 0 || isPlanned) return
      isPlanned = true
      setTimeout(() => void write().catch(() => undefined), productCache.batchMs)
    },
    /** The cards of these SKUs, or null unless all are there and recent. */
    get: async (skus: readonly string[]): Promise<readonly ProductCard[] | null> => {
      const entries = [...(await withConnection(database, load)), ...[...waiting.values()].filter(isFresh)]
      const cards = new Map(entries.map(({ card }) => [card.sku, card]))
      return skus.every((sku) => cards.has(sku)) ? skus.flatMap((sku) => cards.get(sku) ?? []) : null
    },
  }
}
