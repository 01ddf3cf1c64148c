import { comesBack, returnName } from '#domain/payment-return.ts'

/** What other apps send when they share something with this one. */
const shared = ['text', 'title', 'url']

/** All that pages read from the query of their address. Anything else would only make copies of one page. */
export const pageQueryNames: readonly string[] = ['filter', 'page', 'q', 'sku', 'sort', 'state', 'view', ...shared]

/**
 * The address as pages read it: known names in one order, each with its first value; empty ones say nothing. Of somebody who comes
 * back from a payment is kept that they do, and not which it is.
 */
export function pageAddress(origin: string, target: string): URL {
  // Not resolved against the origin: `//elsewhere` is a path here, and never another host.
  const url = new URL(origin + (target.startsWith('/') ? target : '/'))
  url.hash = ''
  const known = pageQueryNames.flatMap((name) => {
    const value = url.searchParams.get(name)
    return value ? [[name, value]] : []
  })
  const back = comesBack(url.searchParams) ? [[returnName, 'yes']] : []
  url.search = new URLSearchParams([...known, ...back]).toString()
  return url
}
