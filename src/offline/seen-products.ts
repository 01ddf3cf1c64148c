import { ProductCard } from '#contract/catalogue/product.ts'
import { type Database, ownDatabase, type SeenRow } from './database.ts'
import { withConnection } from './database-faults.ts'

export const seenLimit = 300
/** Cards are written together, this long after the first of them. */
const batchMs = 500

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every product card anywhere in a response. */
export function cardsIn(value: unknown): readonly ProductCard[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn)
  if (!isObject(value)) return []
  const card = 'sku' in value && 'uri' in value ? ProductCard.safeParse(value) : null
  return card?.success ? [card.data] : Object.values(value).flatMap(cardsIn)
}

type Options = { brand: string; database?: Database; now?: () => number }

/** The newest product cards of one shop that were shown on this device. */
export function createSeenProducts({ brand, database = ownDatabase(), now = Date.now }: Options) {
  const { seenProducts } = database
  const waiting = new Map<string, SeenRow>()
  let isPlanned = false

  const own = () => seenProducts.where('[brand+seenAt]').between([brand, 0], [brand, Number.POSITIVE_INFINITY])

  async function write() {
    isPlanned = false
    const rows = [...waiting.values()]
    waiting.clear()
    await withConnection(database, async () => {
      await seenProducts.bulkPut(rows)
      const tooMany = (await own().count()) - seenLimit
      if (tooMany > 0) await seenProducts.bulkDelete(await own().limit(tooMany).primaryKeys())
    })
  }

  /** Last seen first. */
  async function records(): Promise<readonly { card: ProductCard; seenAt: number }[]> {
    const rows = await withConnection(database, () => own().reverse().toArray())
    return rows.flatMap(({ card, seenAt }) => {
      const read = ProductCard.safeParse(card)
      return read.success ? [{ card: read.data, seenAt }] : []
    })
  }

  return {
    see(cards: readonly ProductCard[]) {
      for (const card of cards) waiting.set(card.sku, { brand, sku: card.sku, card, seenAt: now() })
      // A card whose write fails is only not found later.
      if (waiting.size === 0 || isPlanned) return
      isPlanned = true
      setTimeout(() => void write().catch(() => undefined), batchMs)
    },
    records,
    list: async (): Promise<readonly ProductCard[]> => (await records()).map(({ card }) => card),
    clear: () => own().delete(),
  }
}
