import { ownPath } from '#domain/own-path.ts'
import { hostIsKnown, type Site } from '../api/brand-of.ts'

const read = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/** Whether an origin is this shop's: the one the request came to, a configured one, or another host of this server on the same port. */
export function isOwnOrigin(text: string, requestOrigin: string, site: Site): boolean {
  const [given, own] = [read(text), read(requestOrigin)]
  if (!given || !own || given.origin !== text || !/^https?:$/.test(given.protocol)) return false
  if (given.host === own.host || site.hosts.some((host) => host.origin === text)) return true
  return given.port === own.port && hostIsKnown(given.host, site)
}

/** Where a sign-in goes back to, when that is a page of an own origin; null otherwise. Without a fragment. */
export function ownReturn(
  returnUrl: string,
  { origin, requestOrigin, site }: { origin: string; requestOrigin: string; site: Site },
) {
  if (!isOwnOrigin(origin, requestOrigin, site)) return null
  const path = returnUrl.startsWith(`${origin}/`) ? returnUrl.slice(origin.length) : returnUrl
  const own = ownPath(path)
  return own === null ? null : origin + (own.split('#')[0] ?? '')
}
