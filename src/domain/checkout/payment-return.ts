/** Who a shopper comes back from. */
export type Provider = 'zip' | 'paypal' | 'afterpay'

const tokenNames: Record<Provider, string> = { zip: 'checkoutId', paypal: 'token', afterpay: 'orderToken' }

/** The payment token in a URL; null when the shopper does not return from a payment. */
export const tokenIn = (provider: Provider, search: URLSearchParams): string | null =>
  search.get(tokenNames[provider]) || null

/** The address says that the shopper gave up at the provider, with or without naming the payment [S2-2-53]. */
export const isCancelled = (search: URLSearchParams) => search.get('status')?.toUpperCase() === 'CANCELLED'

/** The query parameter that marks a return from a payment. */
export const returnName = tokenNames.zip

/** Whether the shopper returns from a payment to a public page, whose content is then private. */
export const comesBack = (search: URLSearchParams) =>
  isCancelled(search) || [tokenNames.zip, tokenNames.afterpay].some((name) => search.get(name))
