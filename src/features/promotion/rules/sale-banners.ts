import type { SaleView } from './sale.ts'

// Apart from the rules of the sale, which every page loads: only banners further down need these.

export const defaultHomeBannerLink = '/article/legendary-service'
export const defaultOffersTile = { title: 'Hot Offers', subtext: 'Check out our daily hot deals' } as const

/** A dismissed footer banner stays hidden this long, for that sale only. */
export const footerDismissalMinutes = 1440

export function footerDismissalKey(sale: Pick<SaleView, 'name'>): string {
  return `saleFooterDismissed:${sale.name}`
}
