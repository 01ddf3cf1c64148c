import type { promotions } from '../../../database/schema/catalogue.ts'
import { dayFrom } from '../days.ts'
import type { Pictures } from '../pictures.ts'
import type { BuiltProduct } from '../products/product-rows.ts'
import { lastSegment } from '../products/product-type.ts'
import { uuidOf } from '../random.ts'
import { type Shop, shops } from '../shops.ts'
import { soldOutSku } from './ranges.ts'

export type PromotionRow = typeof promotions.$inferInsert

/** Buying one of its products adds the reward to the cart, or allows claiming it with a form. */
type Promotion = {
  uri: string
  title: string
  rewardLabel: string
  startsIn: number
  endsIn: number
  description: string
  /** The terms, as HTML. */
  html: string
  manufacturer: string
  isFeatured?: boolean
  /** Category and manufacturer of the reward, which is their first product. */
  reward: readonly [productType: string, manufacturer: string]
  /** Days from today until which the reward can be claimed. */
  claimEndsIn?: number
  isFor: (product: BuiltProduct) => boolean
}

const isOf =
  (slugs: readonly string[], manufacturers?: readonly string[]) =>
  ({ productType, manufacturer }: BuiltProduct) =>
    slugs.includes(lastSegment(productType.uri)) && (!manufacturers || manufacturers.includes(manufacturer.uri))

const fridges = ['french-door-fridges', 'side-by-side-fridges', 'bottom-mount-fridges', 'top-mount-fridges']

const appliancePromotions: readonly Promotion[] = [
  {
    uri: 'kettle-with-a-norrvik-fridge',
    title: 'Ferrow kettle with any Norrvik fridge',
    rewardLabel: 'Bonus',
    startsIn: -20,
    endsIn: 38,
    description: 'Buy any Norrvik fridge and we add a Ferrow kettle for free.',
    html: '<p>Put a Norrvik fridge into your cart and we add one Ferrow kettle for free. One kettle for each fridge, in the colour we have. If you return the fridge, the kettle comes back with it.</p>',
    manufacturer: 'norrvik',
    isFeatured: true,
    reward: ['kettles', 'ferrow'],
    isFor: isOf(fridges, ['norrvik']),
  },
  {
    uri: 'cookware-with-induction',
    title: 'Skarne pan set with an Arbourne induction cooktop',
    rewardLabel: 'Bonus cookware',
    startsIn: -30,
    endsIn: 420,
    description: 'Not every pan works on induction. This set does, and it comes free with the cooktop.',
    html: '<p>Every Arbourne induction cooktop comes with one Skarne pan set. It is in your cart as soon as the cooktop is. One set for each cooktop, while the sets last.</p>',
    manufacturer: 'arbourne',
    reward: ['cookware-sets', 'skarne'],
    isFor: isOf(['induction-cooktops'], ['arbourne']),
  },
  {
    uri: 'bread-kit-with-a-steam-oven',
    title: 'A bread kit by mail with a Brenholm steam oven',
    rewardLabel: 'Reward by claim',
    startsIn: -15,
    endsIn: 60,
    description: 'A stone, a scraper and a jar of starter, sent to you once the oven is in.',
    html: '<p>Buy a Brenholm steam oven while the promotion runs and claim the bread kit with your order number. One kit for each oven. It is sent within three weeks after the claim, in Australia and New Zealand only.</p>',
    manufacturer: 'brenholm',
    reward: ['cookware-sets', 'skarne'],
    claimEndsIn: 90,
    isFor: isOf(['steam-ovens'], ['brenholm']),
  },
]

const furniturePromotions: readonly Promotion[] = [
  {
    uri: 'lamp-with-a-maren-sofa',
    title: 'Ember floor lamp with any Maren sofa',
    rewardLabel: 'Bonus',
    startsIn: -12,
    endsIn: 45,
    description: 'Buy any Maren sofa and we deliver an Ember floor lamp with it, free.',
    html: '<p>Put a Maren sofa into your cart and we add one Ember floor lamp for free. One lamp for each sofa. If the sofa goes back, the lamp goes with it.</p>',
    manufacturer: 'maren',
    isFeatured: true,
    reward: ['floor-lamps', 'ember'],
    isFor: isOf(['sofas'], ['maren']),
  },
  {
    uri: 'rug-with-a-long-table',
    title: 'Rookby runner with a Tove & Oak table',
    rewardLabel: 'Bonus rug',
    startsIn: -40,
    endsIn: 400,
    description: 'A free Rookby runner comes with every Tove & Oak table.',
    html: '<p>Every Tove &amp; Oak dining table comes with one Rookby runner, which is in your cart as soon as the table is. One runner for each table, in the colour we have.</p>',
    manufacturer: 'tove-and-oak',
    reward: ['rugs', 'rookby'],
    isFor: isOf(['dining-tables'], ['tove-and-oak']),
  },
]

const promotionsOf = ({ readers }: Shop) => (readers === 'furniture' ? furniturePromotions : appliancePromotions)

const idOf = ({ key }: Shop, { uri }: Promotion) => uuidOf(`promotion/${key}/${uri}`)

export function promotionFor(shop: Shop, product: BuiltProduct): string | null {
  const found = promotionsOf(shop).find(({ isFor }) => isFor(product))
  return found && product.row.sku !== soldOutSku ? idOf(shop, found) : null
}

type Surroundings = { today: string; pictures: Pictures; products: readonly BuiltProduct[] }

function rewardOf({ reward: [slug, manufacturer] }: Promotion, products: readonly BuiltProduct[]): BuiltProduct {
  const found = products.filter(
    (candidate) =>
      lastSegment(candidate.productType.uri) === slug &&
      candidate.manufacturer.uri === manufacturer &&
      candidate.row.sku !== soldOutSku,
  )
  const [cheapest] = found.sort((a, b) => a.baseCents - b.baseCents)
  if (!cheapest) throw new Error(`no reward in ${slug} of ${manufacturer}`)
  return cheapest
}

function rowOf(shop: Shop, promotion: Promotion, { today, products }: Surroundings): PromotionRow {
  const reward = rewardOf(promotion, products)
  // What is sent later is no product here: the picture is of what it comes with.
  const pictured = promotion.claimEndsIn === undefined ? reward : (products.find(promotion.isFor) ?? reward)
  return {
    id: idOf(shop, promotion),
    brand: shop.key,
    uri: promotion.uri,
    title: promotion.title,
    rewardLabel: promotion.rewardLabel,
    startsOn: dayFrom(today, promotion.startsIn),
    endsOn: dayFrom(today, promotion.endsIn),
    picture: pictured.row.images[0]?.key ?? null,
    rewardSku: promotion.claimEndsIn === undefined ? reward.row.sku : null,
    description: promotion.description,
    html: promotion.html,
    maker: promotion.manufacturer,
    ribbonType: 'bonus',
    isFeatured: promotion.isFeatured ?? false,
    claimForm: promotion.claimEndsIn === undefined ? null : 'claim-a-reward',
    claimEndsOn: promotion.claimEndsIn === undefined ? null : dayFrom(today, promotion.claimEndsIn),
  }
}

export const buildPromotions = (surroundings: Surroundings): PromotionRow[] =>
  shops.flatMap((shop) => promotionsOf(shop).map((promotion) => rowOf(shop, promotion, surroundings)))
