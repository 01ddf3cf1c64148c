import { listedCents } from '#domain/money/tax.ts'
import type { listings } from '../../../database/schema/catalogue.ts'
import { daysBetween } from '../days.ts'
import { ticketCents } from '../price.ts'
import type { BuiltProduct } from '../products/product-rows.ts'
import { type Random, randomOf } from '../random.ts'
import type { Shop } from '../shops.ts'
import { missingPartOf } from './missing-parts.ts'
import { popularity } from './popularity.ts'
import { isSoldBy, soldOutSku } from './ranges.ts'
import { ribbonFor, savingRibbon } from './ribbons.ts'

export type ListingRow = typeof listings.$inferInsert

/** A listing with its shop and its product. */
export type BuiltListing = { shop: Shop; listing: ListingRow; product: BuiltProduct }
type Context = { today: string; promotionFor: (shop: Shop, product: BuiltProduct) => string | null }

const roundedTicket = ({ country }: Shop, cents: number) => ticketCents(cents / 100, country)

/** Recommended prices of every kind: none, equal, slightly above, well above, and hundreds above but under 5 %. */
function recommended(shop: Shop, priceCents: number, random: Random): number | null {
  const share = random.next()
  if (shop.isClearance) return roundedTicket(shop, priceCents / (0.48 + random.next() * 0.27))
  if (share < 0.24) return null
  if (share < 0.3) return priceCents
  if (share < 0.4) return priceCents + Math.min(150_00, Math.round((priceCents * 0.03) / 1000) * 1000)
  if (share < 0.46 && priceCents > 4400_00) return priceCents + 210_00
  const rrp = roundedTicket(shop, priceCents * (1.07 + random.next() * 0.24))
  return rrp > priceCents ? rrp : null
}

const isDiscounted = (priceCents: number, rrpCents: number | null) => (rrpCents ?? 0) * 0.9 >= priceCents

function conditionOf({ isClearance }: Shop, random: Random) {
  const share = random.next()
  if (!isClearance) return share < 0.05 ? 'runout' : 'brand-new'
  if (share < 0.42) return 'runout'
  return share < 0.76 ? 'cosmetic' : 'new'
}

const lacksParts = (condition: string, random: Random) =>
  condition === 'cosmetic' ? random.chance(0.25) : condition === 'new' && random.chance(0.08)

function listingOf(shop: Shop, product: BuiltProduct, { today, promotionFor }: Context): BuiltListing {
  const { row, baseCents } = product
  const random = randomOf('listing', shop.key, row.sku)
  const priceCents = roundedTicket(shop, baseCents * shop.priceLevel * (0.97 + random.next() * 0.06))
  const rrpCents = recommended(shop, priceCents, random)
  const onSale = isDiscounted(priceCents, rrpCents) && random.chance(0.5)
  const condition = conditionOf(shop, random)
  const promotionId = promotionFor(shop, product)
  const isNew = daysBetween(row.releasedOn, today) < 150
  const hasRibbon = onSale || random.chance(shop.flags.showRibbons ? 0.5 : 0.25)
  const ribbon = hasRibbon
    ? ribbonFor({ priceCents, rrpCents, isNew, hasBonus: promotionId !== null, onSale }, random)
    : null
  const listing: ListingRow = {
    brand: shop.key,
    productId: row.id,
    priceCents,
    rrpCents,
    priceUponRequest: false,
    condition,
    missingParts: lacksParts(condition, random) ? missingPartOf(product.productType, random) : null,
    ribbonType: ribbon?.type ?? null,
    ribbonText: ribbon?.text ?? null,
    ...pricingWords(random),
    valuePromise: random.chance(0.3),
    priceMatch: random.chance(0.4),
    onSale,
    promotionId,
    rank: popularity(shop, product, random),
  }
  const listed = row.sku === soldOutSku ? soldOut(listing, shop) : withSomePricesHidden(listing, random)
  return { shop, listing: listed, product }
}

const soldOut = (listing: ListingRow, { isClearance }: Shop): ListingRow => ({
  ...listing,
  condition: isClearance ? 'unavailable' : 'brand-new',
  missingParts: null,
  rank: 40,
})

function withSomePricesHidden(listing: ListingRow, random: Random): ListingRow {
  const share = random.next()
  if (share > 0.025) return listing
  return { ...listing, ...(share < 0.015 ? withoutPrice : onRequest) }
}

const withoutPrice = {
  priceCents: null,
  rrpCents: null,
  ribbonType: null,
  ribbonText: null,
  onSale: false,
  pricingText: null,
  pricingValue: null,
  tooltip: null,
}
const onRequest = { ...withoutPrice, priceUponRequest: true }

const words = [
  [
    'Online price, the same in every store.',
    'Ask about a trade-in at delivery.',
    'We check this price against other shops every week.',
  ],
  [
    'Price includes delivery to most suburbs.',
    'Assembly and removal are extra.',
    'Remote addresses are quoted before you pay.',
  ],
  ['Member price, shown to everyone this week.', 'No card needed.', 'Normally for members only.'],
] as const

function pricingWords(random: Random) {
  if (!random.chance(0.14)) return { pricingText: null, pricingValue: null, tooltip: null }
  const [pricingText, pricingValue, tooltip] = random.pick(words)
  return { pricingText, pricingValue, tooltip }
}

function everything({ shop, listing }: BuiltListing): Partial<ListingRow> {
  const priceCents = listing.priceCents ?? 0
  const rrpCents = Math.max(listing.rrpCents ?? 0, roundedTicket(shop, priceCents * 1.18))
  const [pricingText, pricingValue, tooltip] = words[0]
  const ribbon = savingRibbon(rrpCents - priceCents)
  return {
    pricingText,
    pricingValue,
    tooltip,
    valuePromise: true,
    priceMatch: true,
    rrpCents,
    ribbonType: ribbon.type,
    ribbonText: ribbon.text,
  }
}
const onlyPrice = {
  rrpCents: null,
  ribbonType: null,
  ribbonText: null,
  pricingText: null,
  pricingValue: null,
  tooltip: null,
  valuePromise: false,
  priceMatch: false,
  onSale: false,
  promotionId: null,
}

/** Prices include GST; a commercial shop lists prices and savings without it. */
function asListed({ shop, listing, product }: BuiltListing): BuiltListing {
  const { priceCents, rrpCents, ribbonType } = listing
  if (!shop.flags.pricesExGst || !priceCents) return { shop, listing, product }
  const prices = { priceCents: listedCents(priceCents, shop), rrpCents: rrpCents ? listedCents(rrpCents, shop) : null }
  const ribbonText =
    ribbonType === 'save' && prices.rrpCents
      ? savingRibbon(prices.rrpCents - prices.priceCents).text
      : listing.ribbonText
  return { shop, listing: { ...listing, ...prices, ribbonText }, product }
}

/** Gives popular products of every shop each kind of price and condition. */
function withEveryState(built: BuiltListing[]): BuiltListing[] {
  const ranked = built
    .filter(({ product, listing }) => product.row.sku !== soldOutSku && listing.priceCents)
    .sort((a, b) => b.listing.rank - a.listing.rank)
  const change = (rank: number, make: (built: BuiltListing) => Partial<ListingRow>) => {
    const target = ranked[rank]
    if (target) Object.assign(target.listing, make(target))
  }
  change(0, everything)
  change(4, () => onlyPrice)
  change(9, ({ shop, product }) => ({
    condition: shop.isClearance ? 'cosmetic' : 'runout',
    missingParts: missingPartOf(product.productType, randomOf('part', product.row.sku)),
  }))
  change(14, () => withoutPrice)
  change(19, () => onRequest)
  return built
}

export const buildListings = (shop: Shop, products: readonly BuiltProduct[], context: Context): BuiltListing[] =>
  withEveryState(
    products.filter((product) => isSoldBy(shop, product)).map((product) => listingOf(shop, product, context)),
  ).map(asListed)
