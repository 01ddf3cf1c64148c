import type { Sale } from '#contract/catalogue/promotion.ts'

export const defaultSaleColour = '#c4102b'
export const defaultSaleLink = '/sale'

export const saleSlots = [
  'andooCategoryBadge',
  'categoryBadge',
  'categoryTileBadge',
  'checkoutBalloon',
  'checkoutBanner',
  'footerBanner',
  'homePageBanner',
  'homePageTallBanner',
  'homePageOffersTile',
  'navIcon',
  'navIconMobile',
  'priceTag',
  'productUrgencyMessage',
  'siteWideHeaderBanner1',
  'siteWideHeaderBanner2',
] as const

export type SaleSlot = (typeof saleSlots)[number] | `checkoutUrgency${string}`

export type SaleImage = { readonly src: string; readonly attributes: Readonly<Record<string, string>> }

export type SaleView = {
  readonly name: string
  readonly url: string
  readonly colour: string
  /** Epoch ms at which the sale ends; null when it has no end. */
  readonly endsAt: number | null
  readonly images: { readonly [Slot in SaleSlot]?: SaleImage }
}

// Attributes are untrusted input for an element: none that could run or load anything is allowed.
const plainAttributes: readonly string[] = ['alt', 'width', 'height', 'title', 'class']

const isAllowed = (name: string) => plainAttributes.includes(name) || /^data-[a-z0-9-]+$/.test(name)

const isSlot = (key: string): key is SaleSlot =>
  key.startsWith('checkoutUrgency') || saleSlots.some((slot) => slot === key)

/** The attributes allowed on a sale image. */
export function allowedAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(named.filter(([name]) => isAllowed(name)))
}

/** Resolves an image against the base path of the sale; absolute URLs are unchanged. */
export function saleImageUrl(src: string, basePath: string): string {
  if (/^(?:https?:)?\/\//.test(src) || src.startsWith('/')) return src
  return basePath === '' ? src : `${basePath.replace(/\/+$/, '')}/${src}`
}

function endOf(time: string | null | undefined): number | null {
  const end = Date.parse(time ?? '')
  return Number.isNaN(end) ? null : end
}

function slotImages(sale: Sale): SaleView['images'] {
  const shown = Object.entries(sale.images ?? {}).filter(([slot, image]) => isSlot(slot) && image.src !== '')
  return Object.fromEntries(
    shown.map(([slot, image]) => [
      slot,
      { src: saleImageUrl(image.src, sale.baseImagePath ?? ''), attributes: allowedAttributes(image.attributes ?? {}) },
    ]),
  )
}

/** The running sale with defaults filled in; null when none runs or it has ended. */
export function readSale(sale: Sale | null | undefined, nowMs: number): SaleView | null {
  if (!sale?.isSaleOn) return null
  const endsAt = endOf(sale.time)
  if (endsAt !== null && endsAt <= nowMs) return null
  return {
    name: sale.name ?? '',
    url: sale.url || defaultSaleLink,
    colour: sale.colour || defaultSaleColour,
    endsAt,
    images: slotImages(sale),
  }
}

/** The urgency slots of the checkout that have an image, in the order of their keys. */
export function urgencySlots(sale: SaleView): readonly SaleSlot[] {
  const filled = Object.keys(sale.images).filter(isSlot)
  return filled.filter((slot) => slot.startsWith('checkoutUrgency')).sort()
}

const hourMs = 3_600_000

/** `Ends in 9 days`, by the hour on the last two days, by the minute in the last hour. */
export function timeLeftText(endsAt: number, nowMs: number): string {
  const hours = Math.floor((endsAt - nowMs) / hourMs)
  if (hours >= 48) return `Ends in ${Math.floor(hours / 24)} days`
  if (hours >= 1) return `Ends in ${hours} ${hours === 1 ? 'hour' : 'hours'}`
  const minutes = Math.max(1, Math.ceil((endsAt - nowMs) / 60_000))
  return `Ends in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
