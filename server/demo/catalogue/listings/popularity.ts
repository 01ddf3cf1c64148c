import type { BuiltProduct } from '../products/product-rows.ts'
import { lastSegment } from '../products/product-type.ts'
import type { Random } from '../random.ts'
import type { Shop } from '../shops.ts'

/** Extra popularity of the main categories, above accessories. */
const sought: Readonly<Record<string, number>> = {
  'french-door-fridges': 420,
  'side-by-side-fridges': 330,
  'front-loader-washers': 360,
  'freestanding-dishwashers': 360,
  'wall-ovens': 340,
  'induction-cooktops': 300,
  televisions: 340,
  'stick-vacuums': 300,
  sofas: 460,
  'dining-tables': 380,
  armchairs: 340,
  beds: 320,
  'air-fryers': 220,
  'stand-mixers': 240,
  'top-loader-washers': 260,
  dryers: 220,
  'split-air-conditioners': 240,
  'robot-vacuums': 240,
  soundbars: 180,
  barbecues: 200,
}

/** Miele exists only for the checkout, so its products rank low. */
const manufacturerWeight = ({ isPremium }: Shop, { manufacturer }: BuiltProduct) => {
  if (manufacturer.uri === 'miele') return -700
  return Math.round(isPremium ? manufacturer.tier * 260 : 260 - Math.abs(manufacturer.tier - 0.95) * 500)
}

/** Popularity from category, manufacturer, reception and a random share; larger is more popular. */
export function popularity(shop: Shop, product: BuiltProduct, random: Random): number {
  const { reception, productType, isLead, isPinned } = product
  const rating = (reception.quality - 3.5) * 130 + Math.min(reception.interest, 200) * 0.7
  const chance = random.next() * 420
  const known = (sought[lastSegment(productType.uri)] ?? 0) + manufacturerWeight(shop, product) + (isPinned ? 320 : 0)
  return Math.round(1000 + rating + chance + known - (isLead ? 0 : 300))
}
