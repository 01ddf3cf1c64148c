/** The canonical link of an address: https, lower case, no query, and a trailing slash for home only. */
export function canonicalUrl(href: string): string {
  const { host, pathname } = new URL(href)
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return `https://${host}${path === '' ? '/' : path}`
}
