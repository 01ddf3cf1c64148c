import type { BrandKey } from '#themes/brand.ts'
import type { BuiltProduct } from '../products/product-rows.ts'
import { randomOf } from '../random.ts'

export const soldOutSku = 'SOLD-OUT-1'

type Range = { holds: (product: BuiltProduct) => boolean; share: number }

const within =
  (...starts: string[]) =>
  ({ productType }: BuiltProduct) =>
    starts.some((start) => productType.uri.startsWith(start))
const all =
  (...tests: ((product: BuiltProduct) => boolean)[]) =>
  (product: BuiltProduct) =>
    tests.every((test) => test(product))
const any =
  (...tests: ((product: BuiltProduct) => boolean)[]) =>
  (product: BuiltProduct) =>
    tests.some((test) => test(product))
const not = (test: (product: BuiltProduct) => boolean) => (product: BuiltProduct) => !test(product)

const isPremium = ({ manufacturer }: BuiltProduct) => manufacturer.tier >= 1.04
const isNzOnly = ({ manufacturer }: BuiltProduct) => manufacturer.uri === 'southerly'
const isHomeware = within('kitchen/cookware/', 'kitchen/small-appliances/kettles', 'kitchen/small-appliances/toasters')
const isFurniture = within('furniture/')
const isFitted = within('kitchen/fridges', 'kitchen/dishwashers', 'kitchen/cooking')

/** The part of the catalogue that each shop sells, and its share. */
const ranges: Record<BrandKey, Range> = {
  wa: { holds: all(within('kitchen/', 'appliances/', 'electronics/'), isPremium, not(isNzOnly)), share: 0.95 },
  aol: { holds: all(not(isFurniture), not(isNzOnly)), share: 0.95 },
  'aol-nz': { holds: not(isFurniture), share: 0.62 },
  andoo: { holds: any(isFurniture, isHomeware), share: 0.9 },
  hc: { holds: all(not(isFurniture), not(isNzOnly)), share: 0.5 },
  aoc: {
    holds: all(any(isFitted, within('appliances/laundry', 'appliances/heating')), not(isNzOnly)),
    share: 0.7,
  },
  wac: {
    holds: all(any(isFitted, within('appliances/laundry', 'appliances/heating')), isPremium, not(isNzOnly)),
    share: 0.8,
  },
  fk: { holds: all(within('kitchen/'), not(isNzOnly)), share: 0.66 },
}

/** A shop sells a model in all finishes or not at all. */
export function isSoldBy(brand: BrandKey, product: BuiltProduct): boolean {
  if (product.row.sku === soldOutSku) return true
  const { holds, share } = ranges[brand]
  return holds(product) && (isNzOnly(product) || randomOf('range', brand, product.row.model).chance(share))
}
