import { comesBack, returnName } from '#domain/payment/payment-return.ts'

/** Parameters of the web share target. */
const shared = ['text', 'title', 'url']

/** Query parameters that pages read. Any other would only create duplicate cache entries. */
export const pageQueryNames: readonly string[] = ['filter', 'page', 'q', 'sku', 'sort', 'state', 'view', ...shared]

/**
 * The normalised URL of a page: known parameters in a fixed order, first values only, without empty ones. A return from
 * a payment becomes a flag without its reference.
 */
export function pageAddress(origin: string, target: string): URL {
  // Not resolved against the origin: `//elsewhere` is a path here, never another host.
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
