import type { Provider } from './checkout.ts'

/**
 * The page about each payment provider, to which it also sends shoppers back; null: they return to the confirmation. Plain
 * data, because the routes and the service worker import this.
 */
export const paymentPages = {
  zip: { path: '/zipmoney', pageType: 'zipPay' },
  paypal: null,
  afterpay: { path: '/afterpay', pageType: 'afterpay' },
} as const satisfies Record<Provider, { path: `/${string}`; pageType: string } | null>

/** Providers with a page of their own. */
export type PagedProvider = {
  [Name in Provider]: (typeof paymentPages)[Name] extends null ? never : Name
}[Provider]

type PaymentPage = NonNullable<(typeof paymentPages)[Provider]> & { provider: PagedProvider }

export const allPaymentPages: readonly PaymentPage[] = Object.entries(paymentPages).flatMap(
  ([provider, page]) => (page ? [{ ...page, provider: provider as PagedProvider }] : []), // a key with a page
)

/** The page at a path, in any case and with or without a trailing slash. */
export const paymentPageAt = (pathname: string): PaymentPage | undefined =>
  allPaymentPages.find(({ path }) => path === pathname.toLowerCase().replace(/\/$/, ''))
