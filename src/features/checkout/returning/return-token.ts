/** Who a shopper comes back from. */
export type Provider = 'zip' | 'paypal' | 'afterpay'

const tokenNames: Record<Provider, string> = { zip: 'checkoutId', paypal: 'token', afterpay: 'orderToken' }

/** The payment an address is about; null for whoever only came to read. */
export const tokenIn = (provider: Provider, search: URLSearchParams): string | null =>
  search.get(tokenNames[provider]) || null
