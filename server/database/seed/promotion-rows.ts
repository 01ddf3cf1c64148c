import type { BrandKey } from '#themes/brand.ts'
import type { promotions } from '../schema/catalogue.ts'
import { dayFrom } from './days.ts'
import type { Pictures } from './pictures.ts'
import type { BuiltProduct } from './product-rows.ts'
import { uuidOf } from './random.ts'
import { soldOutSku } from './ranges.ts'
import { lastSegment } from './shelf.ts'
import { shops } from './shops.ts'

export type PromotionRow = typeof promotions.$inferInsert

/** Buying one of what it is for puts its reward into the cart. */
type Promotion = {
  uri: string
  title: string
  rewardLabel: string
  startsIn: number
  endsIn: number
  /** Shelf and maker of the reward: its first product there. */
  reward: readonly [shelf: string, maker: string]
  isFor: (product: BuiltProduct) => boolean
}

const isOf =
  (shelves: readonly string[], makers?: readonly string[]) =>
  ({ shelf, maker }: BuiltProduct) =>
    shelves.includes(lastSegment(shelf.uri)) && (!makers || makers.includes(maker.uri))

const fridges = ['french-door-fridges', 'side-by-side-fridges', 'bottom-mount-fridges', 'top-mount-fridges']

const appliancePromotions: readonly Promotion[] = [
  {
    uri: 'kettle-with-a-norrvik-fridge',
    title: 'Ferrow kettle with any Norrvik fridge',
    rewardLabel: 'Bonus',
    startsIn: -20,
    endsIn: 38,
    reward: ['kettles', 'ferrow'],
    isFor: isOf(fridges, ['norrvik']),
  },
  {
    uri: 'cookware-with-induction',
    title: 'Skarne pan set with an Arbourne induction cooktop',
    rewardLabel: 'Bonus cookware',
    startsIn: -30,
    endsIn: 420,
    reward: ['cookware-sets', 'skarne'],
    isFor: isOf(['induction-cooktops'], ['arbourne']),
  },
]

const furniturePromotions: readonly Promotion[] = [
  {
    uri: 'lamp-with-a-maren-sofa',
    title: 'Ember floor lamp with any Maren sofa',
    rewardLabel: 'Bonus',
    startsIn: -12,
    endsIn: 45,
    reward: ['floor-lamps', 'ember'],
    isFor: isOf(['sofas'], ['maren']),
  },
  {
    uri: 'rug-with-a-long-table',
    title: 'Rookby runner with a Tove & Oak table',
    rewardLabel: 'Bonus rug',
    startsIn: -40,
    endsIn: 400,
    reward: ['rugs', 'rookby'],
    isFor: isOf(['dining-tables'], ['tove-and-oak']),
  },
]

export const promotionsOf = (brand: BrandKey) => (brand === 'andoo' ? furniturePromotions : appliancePromotions)

const idOf = (brand: BrandKey, { uri }: Promotion) => uuidOf(`promotion/${brand}/${uri}`)

export function promotionFor(brand: BrandKey, product: BuiltProduct): string | null {
  const found = promotionsOf(brand).find(({ isFor }) => isFor(product))
  return found && product.row.sku !== soldOutSku ? idOf(brand, found) : null
}

type Surroundings = { today: string; pictures: Pictures; products: readonly BuiltProduct[] }

function rewardOf({ reward: [slug, maker] }: Promotion, products: readonly BuiltProduct[]): BuiltProduct {
  const found = products.filter(
    (one) => lastSegment(one.shelf.uri) === slug && one.maker.uri === maker && one.row.sku !== soldOutSku,
  )
  const [cheapest] = found.sort((a, b) => a.baseCents - b.baseCents)
  if (!cheapest) throw new Error(`no reward in ${slug} of ${maker}`)
  return cheapest
}

function rowOf(brand: BrandKey, promotion: Promotion, { today, products }: Surroundings): PromotionRow {
  const reward = rewardOf(promotion, products)
  return {
    id: idOf(brand, promotion),
    brand,
    uri: promotion.uri,
    title: promotion.title,
    rewardLabel: promotion.rewardLabel,
    startsOn: dayFrom(today, promotion.startsIn),
    endsOn: dayFrom(today, promotion.endsIn),
    picture: reward.row.images[0]?.key ?? null,
    rewardSku: reward.row.sku,
  }
}

export const buildPromotions = (surroundings: Surroundings): PromotionRow[] =>
  shops.flatMap(({ key }) => promotionsOf(key).map((promotion) => rowOf(key, promotion, surroundings)))
