import type { BuiltProduct } from '../products/product-rows.ts'
import { randomOf } from '../random.ts'
import type { Shop } from '../shops.ts'

export const soldOutSku = 'SOLD-OUT-1'

/** The products that a shop chooses from, and the share that it lists. */
export type Range = { holds: (product: BuiltProduct) => boolean; share: number }

export const within =
  (...starts: string[]) =>
  ({ productType }: BuiltProduct) =>
    starts.some((start) => productType.uri.startsWith(start))
export const all =
  (...tests: ((product: BuiltProduct) => boolean)[]) =>
  (product: BuiltProduct) =>
    tests.every((test) => test(product))
export const any =
  (...tests: ((product: BuiltProduct) => boolean)[]) =>
  (product: BuiltProduct) =>
    tests.some((test) => test(product))
export const not = (test: (product: BuiltProduct) => boolean) => (product: BuiltProduct) => !test(product)

export const isPremium = ({ manufacturer }: BuiltProduct) => manufacturer.tier >= 1.04
export const isNzOnly = ({ manufacturer }: BuiltProduct) => manufacturer.uri === 'southerly'
export const isHomeware = within(
  'kitchen/cookware/',
  'kitchen/small-appliances/kettles',
  'kitchen/small-appliances/toasters',
)
export const isFurniture = within('furniture/')
export const isFitted = within('kitchen/fridges', 'kitchen/dishwashers', 'kitchen/cooking')

/** A shop sells a model in all finishes or not at all. */
export function isSoldBy({ key, range }: Shop, product: BuiltProduct): boolean {
  if (product.row.sku === soldOutSku) return true
  return range.holds(product) && (isNzOnly(product) || randomOf('range', key, product.row.model).chance(range.share))
}
