import type { Provider } from '#contract/checkout/checkout.ts'
import { allPaymentPages } from '#contract/checkout/payment-pages.ts'
import { hostedMethod } from './payment-methods.ts'

const tokenName = (provider: Provider) => hostedMethod(provider).returnQuery.token

/** The payment token in a URL; null when the shopper does not return from a payment. */
export const tokenIn = (provider: Provider, search: URLSearchParams): string | null =>
  search.get(tokenName(provider)) || null

/** The address says that the shopper gave up at the provider, with or without naming the payment [S2-2-53]. */
export const isCancelled = (search: URLSearchParams) => search.get('status')?.toUpperCase() === 'CANCELLED'

/** The same in the provider's own parameters. Not trusted: the server's status decides. */
export const saysCancelled = (provider: Provider, search: URLSearchParams) =>
  isCancelled(search) ||
  Object.entries(hostedMethod(provider).returnQuery.cancelled).some(
    ([name, value]) => search.get(name)?.toUpperCase() === value?.toUpperCase(),
  )

/** The query parameter that marks a return from a payment. */
export const returnName = tokenName('zip')

/** Whether the shopper returns from a payment to a public page, whose content is then private. */
export const comesBack = (search: URLSearchParams) =>
  isCancelled(search) || allPaymentPages.some(({ provider }) => search.get(tokenName(provider)))
