import { ownPath } from '#domain/web/safe-redirect.ts'
import { hostIsKnown, type Site } from '../http/site/site.ts'

const read = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/**
 * Whether an origin belongs to this server: that of the request, a configured one, or another host on the same port.
 */
export function isOwnOrigin(text: string, requestOrigin: string, site: Site): boolean {
  const [given, own] = [read(text), read(requestOrigin)]
  if (!given || !own || given.origin !== text || !/^https?:$/.test(given.protocol)) return false
  if (given.host === own.host || site.hosts.some((host) => host.origin === text)) return true
  return given.port === own.port && hostIsKnown(given.host, site)
}

/** The return URL of a sign-in without its fragment; null if it is not on an origin of this server. */
export function ownReturn(
  returnUrl: string,
  { origin, requestOrigin, site }: { origin: string; requestOrigin: string; site: Site },
) {
  if (!isOwnOrigin(origin, requestOrigin, site)) return null
  const path = returnUrl.startsWith(`${origin}/`) ? returnUrl.slice(origin.length) : returnUrl
  const own = ownPath(path)
  return own === null ? null : origin + (own.split('#')[0] ?? '')
}
