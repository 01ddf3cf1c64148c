import type { CompareItem } from '#contract/catalogue/compare.ts'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { type CompareProduct, compareLimits, toCompareProduct } from '#domain/catalogue/compare-list.ts'
import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import type { App } from '#lib/app.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'

export type CompareItems = readonly CompareItem[]

/** Where the list of compared products is stored. */
export type CompareSource = {
  list: () => Promise<CompareItems>
  add: (product: ProductCard) => Promise<Outcome<CompareItems, 'limit'>>
  remove: (sku: string) => Promise<CompareItems>
  /** Subscribes to changes made in other tabs. */
  watch: (take: (items: CompareItems) => void) => Promise<void>
}

/** A stored product as the overlay shows it [S1-3-02]. */
export const toItem = ({ productSKU, productName, price, productImage }: CompareProduct): CompareItem => ({
  sku: productSKU,
  title: productName,
  price,
  image: productImage,
  images: [],
})

const toItems = (products: readonly CompareProduct[]) => products.map(toItem)

const stored = ({ image, ...product }: ProductCard) =>
  toCompareProduct({ ...product, images: [{ thumbUrl: pictureUrl(image.path, 160, 'webp') }] })

// The database is loaded when the list is, and never on the server.
const openStore = (brand: string) =>
  import('#offline/compare-store.ts').then((module) => module.createCompareStore(brand))

/** The list on this device, shared by all tabs of a shop. */
export function deviceSource(brand: string): CompareSource {
  let opened: ReturnType<typeof openStore> | undefined
  const store = () => {
    opened ??= openStore(brand)
    return opened
  }
  return {
    list: async () => toItems(await (await store()).list()),
    add: async (product) => {
      const outcome = await (await store()).add(stored(product))
      return outcome.ok ? accept(toItems(outcome.value)) : outcome
    },
    remove: async (sku) => toItems(await (await store()).remove(sku)),
    watch: async (take) => void (await store()).watch((products) => take(toItems(products))),
  }
}

/** The list the server keeps for the visitor. */
export function serverSource({ compare }: App['api']): CompareSource {
  return {
    list: async () => (await compare.view()).products,
    add: async ({ sku }) => {
      const { result, products } = await compare.add({ body: { sku } })
      return result === 'limit' ? reject('limit') : accept(products.slice(0, compareLimits.max))
    },
    remove: async (sku) => (await compare.remove({ params: { sku } })).products,
    watch: () => Promise.resolve(),
  }
}
