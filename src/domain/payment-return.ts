/** Who a shopper comes back from. */
export type Provider = 'zip' | 'paypal' | 'afterpay'

const tokenNames: Record<Provider, string> = { zip: 'checkoutId', paypal: 'token', afterpay: 'orderToken' }

/** The payment an address is about; null for whoever only came to read. */
export const tokenIn = (provider: Provider, search: URLSearchParams): string | null =>
  search.get(tokenNames[provider]) || null

/** The address says that the shopper gave up at the provider, with or without naming the payment [S2-2-53]. */
export const isCancelled = (search: URLSearchParams) => search.get('status')?.toUpperCase() === 'CANCELLED'

/** Stands in the address of a page for everybody once one shopper comes back to it from a payment. */
export const returnName = tokenNames.zip

/** Whether somebody comes back from a payment to a page that others come to read: what stands there then is theirs. */
export const comesBack = (search: URLSearchParams) =>
  isCancelled(search) || [tokenNames.zip, tokenNames.afterpay].some((name) => search.get(name))
