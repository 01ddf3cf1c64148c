import * as z from 'zod/mini'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { Picture } from '#contract/fields/values.ts'
import type { Project, ProjectProduct } from '#contract/project/project-parts.ts'
import type { PickedProduct } from '#contract/project/project-search.ts'
import { readGtin } from '#domain/catalogue/gtin.ts'
import { searchSeen } from '#domain/search/device-search.ts'
import { paths } from '#lib/page/paths.ts'
import { type Database, ownDatabase } from '#offline/database.ts'
import { withConnection } from '#offline/database-faults.ts'
import { lookedUpKey } from '#offline/offline-staff.ts'
import { createProjectStore } from '#offline/project-store.ts'
import { createSeenProducts } from '#offline/seen-products.ts'

/** What this device knows of a product that it has shown: enough for a line of a project. */
export const KnownProduct = z.object({
  sku: z.string(),
  /** Barcode number, where the shown data had one. */
  gtin: z.optional(z.string()),
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Null when the price is on request. */
  price: z.nullable(z.number()),
  uri: z.optional(z.string()),
  image: z.optional(Picture),
  rrp: z.optional(z.nullable(z.number())),
})
export type KnownProduct = z.infer<typeof KnownProduct>

/** A product with the time at which it was shown. */
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

/** One record per product: the newest price, completed with details of older records. */
export function newestOfEach(records: readonly SeenAt[]): readonly KnownProduct[] {
  const products = new Map<string, KnownProduct>()
  for (const { product } of [...records].sort((a, b) => b.seenAt - a.seenAt)) {
    const newer = products.get(product.sku)
    products.set(product.sku, newer ? { ...product, ...newer, category: newer.category || product.category } : product)
  }
  return [...products.values()]
}

const limit = 200

const StoredPicked = z.array(z.object({ product: KnownProduct, seenAt: z.number() }))

type Options = { readonly brand: string; readonly database?: Database; readonly now?: () => number }

/** Every product this device has shown: on shop pages, in lookups of the project tool, in stored projects. */
export function createKnownProducts({ brand, database = ownDatabase(), now = Date.now }: Options) {
  const key: [string, string] = [brand, lookedUpKey]

  async function picked(): Promise<readonly SeenAt[]> {
    const read = StoredPicked.safeParse((await database.kept.get(key))?.value)
    return read.success ? read.data : []
  }

  return {
    /** Stores the results of a lookup. */
    remember: (products: readonly PickedProduct[]) =>
      withConnection(database, () =>
        database.transaction('rw', database.kept, async () => {
          const seen = products.map((product) => ({ product: ofPicked(product), seenAt: now() }))
          const older = (await picked()).filter(({ product }) => !products.some(({ sku }) => sku === product.sku))
          await database.kept.put({ brand, key: lookedUpKey, value: [...seen, ...older].slice(0, limit) })
        }),
      ),
    /** Last shown first. */
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

/** The product with this barcode number, else text matches, best first. */
export function searchKnown(products: readonly KnownProduct[], text: string): readonly KnownProduct[] {
  const scanned = byGtin(products, text)
  if (scanned) return [scanned]
  return searchSeen(products, text, ({ title, sku, brand, category }) => [`${title} ${sku}`, `${brand} ${category}`])
}

/** The product with this barcode number or SKU, ignoring case. */
export const knownByCode = (products: readonly KnownProduct[], code: string) =>
  byGtin(products, code) ?? products.find(({ sku }) => sku.toUpperCase() === code.trim().toUpperCase())
