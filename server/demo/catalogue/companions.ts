import type { BuiltProduct } from './product-rows.ts'
import { randomOf } from './random.ts'
import { lastSegment } from './shelf.ts'

/** SKUs offered with a product: one of each related category, by the same manufacturer if possible. */
export function companionsOf(product: BuiltProduct, byShelf: ReadonlyMap<string, BuiltProduct[]>): string[] {
  const random = randomOf('companions', product.row.sku)
  return product.shelf.goesWith.flatMap((slug) => {
    const candidates = byShelf.get(slug) ?? []
    const sameMaker = candidates.filter(({ maker }) => maker === product.maker)
    const from = sameMaker.length > 0 ? sameMaker : candidates
    return from.length > 0 ? [random.pick(from).row.sku] : []
  })
}

export function addCompanions(products: readonly BuiltProduct[]) {
  const leads = products.filter(({ isLead }) => isLead)
  const byShelf = Map.groupBy(leads, ({ shelf }) => lastSegment(shelf.uri))
  for (const product of products) product.row.goesWith = companionsOf(product, byShelf)
}
