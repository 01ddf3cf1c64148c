/** Who a shopper comes back from. */
export type Provider = 'zip' | 'paypal' | 'afterpay'

const tokenNames: Record<Provider, string> = { zip: 'checkoutId', paypal: 'token', afterpay: 'orderToken' }

/** The payment an address is about; null for whoever only came to read. */
export const tokenIn = (provider: Provider, search: URLSearchParams): string | null =>
  search.get(tokenNames[provider]) || null

/** Names in the address of a page for everybody by which one shopper comes back from a payment. */
export const returnNames: readonly string[] = [tokenNames.zip, tokenNames.afterpay]

/** Whether somebody comes back from a payment to a page that others come to read: what stands there then is theirs. */
export const comesBack = (search: URLSearchParams) => returnNames.some((name) => search.get(name))
