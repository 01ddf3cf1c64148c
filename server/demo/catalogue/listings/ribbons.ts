import { formatCents } from '#domain/money/price-format.ts'
import type { RibbonType } from '#themes/brand.ts'
import type { Random } from '../random.ts'

export type RibbonData = { type: RibbonType; text: string }
type PricedProduct = { priceCents: number; rrpCents: number | null; isNew: boolean; hasBonus: boolean; onSale: boolean }

const dollars = (cents: number) => formatCents(cents)

const saving = ({ priceCents, rrpCents }: PricedProduct) => (rrpCents ? rrpCents - priceCents : 0)
const giftCard = (priceCents: number) => (priceCents >= 2500_00 ? 200 : priceCents >= 1200_00 ? 100 : 50)
const cashback = (priceCents: number) => (priceCents >= 2000_00 ? 150 : priceCents >= 1000_00 ? 100 : 50)

/** The ribbon of a saving. */
export const savingRibbon = (cents: number): RibbonData => ({ type: 'save', text: `Save ${dollars(cents)}` })

type Offer = { type: RibbonType; fits: (product: PricedProduct) => boolean; text: (product: PricedProduct) => string }

const offers: readonly Offer[] = [
  { type: 'save', fits: (product) => saving(product) >= 20_00, text: (product) => `Save ${dollars(saving(product))}` },
  { type: 'sale', fits: ({ onSale }) => onSale, text: () => 'Sale' },
  { type: 'new', fits: ({ isNew }) => isNew, text: () => 'New' },
  {
    type: 'cashback',
    fits: ({ priceCents }) => priceCents >= 600_00,
    text: ({ priceCents }) => `$${cashback(priceCents)} cashback`,
  },
  {
    type: 'bonus',
    fits: ({ priceCents }) => priceCents >= 500_00,
    text: ({ priceCents, hasBonus }) => (hasBonus ? 'Bonus gift' : `Bonus $${giftCard(priceCents)} gift card`),
  },
  { type: 'catalogue-item', fits: () => true, text: () => 'In catalogue' },
  { type: 'special-offer', fits: () => true, text: () => 'Special offer' },
  { type: 'win', fits: ({ priceCents }) => priceCents >= 300_00, text: () => 'Win' },
]

/** Ribbons for savings are the most frequent, for competitions the least. */
const weights = [5, 3, 3, 2, 2, 1, 1, 1]

export function ribbonFor(product: PricedProduct, random: Random): RibbonData {
  const fitting = offers.flatMap((offer, index) =>
    offer.fits(product) ? Array.from({ length: weights[index] ?? 1 }, () => offer) : [],
  )
  const offer = random.pick(fitting)
  return { type: offer.type, text: offer.text(product) }
}
