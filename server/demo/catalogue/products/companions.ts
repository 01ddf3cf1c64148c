import { randomOf } from '../random.ts'
import type { BuiltProduct } from './product-rows.ts'
import { lastSegment } from './product-type.ts'

/** SKUs offered with a product: one of each related category, by the same manufacturer if possible. */
export function companionsOf(product: BuiltProduct, byType: ReadonlyMap<string, BuiltProduct[]>): string[] {
  const random = randomOf('companions', product.row.sku)
  return product.productType.goesWith.flatMap((slug) => {
    const candidates = byType.get(slug) ?? []
    const sameManufacturer = candidates.filter(({ manufacturer }) => manufacturer === product.manufacturer)
    const from = sameManufacturer.length > 0 ? sameManufacturer : candidates
    return from.length > 0 ? [random.pick(from).row.sku] : []
  })
}

export function addCompanions(products: readonly BuiltProduct[]) {
  const leads = products.filter(({ isLead }) => isLead)
  const byType = Map.groupBy(leads, ({ productType }) => lastSegment(productType.uri))
  for (const product of products) product.row.goesWith = companionsOf(product, byType)
}
