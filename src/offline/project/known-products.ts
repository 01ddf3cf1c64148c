import * as z from 'zod/mini'
import type { ProductCard } from '#contract/product.ts'
import type { Project, ProjectProduct } from '#contract/project-parts.ts'
import type { PickedProduct } from '#contract/project-search.ts'
import { Picture } from '#contract/values.ts'
import { searchSeen } from '#domain/device-search.ts'
import { readGtin } from '#domain/gtin.ts'
import { paths } from '#lib/paths.ts'
import { type Database, ownDatabase } from '../database.ts'
import { withConnection } from '../database-faults.ts'
import { createProjectStore } from '../project-store.ts'
import { createSeenProducts } from '../seen-products.ts'
import { lookedUpKey } from '../staff-on-device.ts'

/** What this device knows of a product that it has shown: enough for a line of a project. */
export const KnownProduct = z.object({
  sku: z.string(),
  /** Its barcode number, where what was shown said it. */
  gtin: z.optional(z.string()),
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Null where it is on request. */
  price: z.nullable(z.number()),
  uri: z.optional(z.string()),
  image: z.optional(Picture),
  rrp: z.optional(z.nullable(z.number())),
})
export type KnownProduct = z.infer<typeof KnownProduct>

/** Newest first; an older record may have said more than its price. */
type SeenAt = { readonly product: KnownProduct; readonly seenAt: number }

const barcodeOf = ({ gtin }: { gtin?: string | null | undefined }) => (gtin ? { gtin } : {})

const ofCard = (card: ProductCard): KnownProduct => ({
  sku: card.sku,
  ...barcodeOf(card),
  title: card.title,
  brand: card.manufacturer.name,
  category: card.category,
  price: card.price,
  uri: paths.product({ slug: card.uri }),
  image: card.image,
  rrp: card.rrp,
})

export const ofLine = ({
  sku,
  gtin,
  title,
  brand,
  category,
  livePrice,
  uri,
  image,
  rrp,
}: ProjectProduct): KnownProduct => ({
  sku,
  ...barcodeOf({ gtin }),
  title,
  brand,
  category,
  price: livePrice,
  ...(uri === undefined ? {} : { uri }),
  ...(image === undefined ? {} : { image }),
  ...(rrp === undefined ? {} : { rrp }),
})

export const ofPicked = ({ sku, gtin, title, brand, price }: PickedProduct): KnownProduct => ({
  sku,
  ...barcodeOf({ gtin }),
  title,
  brand,
  category: '',
  price,
})

/** One record of each product: the price that was shown last, with what older records say beside it. */
export function newestOfEach(records: readonly SeenAt[]): readonly KnownProduct[] {
  const products = new Map<string, KnownProduct>()
  for (const { product } of [...records].sort((one, other) => other.seenAt - one.seenAt)) {
    const newer = products.get(product.sku)
    products.set(product.sku, newer ? { ...product, ...newer, category: newer.category || product.category } : product)
  }
  return [...products.values()]
}

const limit = 200

const StoredPicked = z.array(z.object({ product: KnownProduct, seenAt: z.number() }))

type Options = { readonly brand: string; readonly database?: Database; readonly now?: () => number }

/** Every product this device has shown: on pages of the shop, in look-ups of the project tool, and as lines of stored projects. */
export function createKnownProducts({ brand, database = ownDatabase(), now = Date.now }: Options) {
  const key: [string, string] = [brand, lookedUpKey]

  async function picked(): Promise<readonly SeenAt[]> {
    const read = StoredPicked.safeParse((await database.kept.get(key))?.value)
    return read.success ? read.data : []
  }

  return {
    /** Results of a look-up. */
    remember: (products: readonly PickedProduct[]) =>
      withConnection(database, () =>
        database.transaction('rw', database.kept, async () => {
          const seen = products.map((product) => ({ product: ofPicked(product), seenAt: now() }))
          const older = (await picked()).filter(({ product }) => !products.some(({ sku }) => sku === product.sku))
          await database.kept.put({ brand, key: lookedUpKey, value: [...seen, ...older].slice(0, limit) })
        }),
      ),
    /** Shown last first. */
    async list(): Promise<readonly KnownProduct[]> {
      const cards = await createSeenProducts({ brand, database }).records()
      const projects = await createProjectStore({ brand, database, now }).list()
      const ofProject = (project: Project, savedAt: number) =>
        project.cart.products.map((line) => ({ product: ofLine(line), seenAt: savedAt }))
      return newestOfEach([
        ...cards.map(({ card, seenAt }) => ({ product: ofCard(card), seenAt })),
        ...(await withConnection(database, picked)),
        ...projects.flatMap(({ project, savedAt }) => ofProject(project, savedAt)),
      ])
    },
  }
}

const byGtin = (products: readonly KnownProduct[], text: string) => {
  const gtin = readGtin(text)
  return gtin === null ? undefined : products.find((product) => product.gtin === gtin)
}

/** The one with this barcode number, else those that a text finds, best first. */
export function searchKnown(products: readonly KnownProduct[], text: string): readonly KnownProduct[] {
  const scanned = byGtin(products, text)
  if (scanned) return [scanned]
  return searchSeen(products, text, ({ title, sku, brand, category }) => [`${title} ${sku}`, `${brand} ${category}`])
}

/** The one with this barcode number or SKU, in any case of its letters. */
export const knownByCode = (products: readonly KnownProduct[], code: string) =>
  byGtin(products, code) ?? products.find(({ sku }) => sku.toUpperCase() === code.trim().toUpperCase())
