import { isIP } from 'node:net'
import type { CallContext } from '../../http/request/call-context.ts'
import type { Site } from '../../http/site/site.ts'

/** The host that a passkey is made for, and the origin of its pages. */
export type PasskeySite = { rpId: string; origin: string }

/** Null for an address without a name, which no browser allows. */
export function siteAt(origin: string): PasskeySite | null {
  const { hostname } = new URL(origin)
  return isIP(hostname.replaceAll(/[[\]]/g, '')) > 0 ? null : { rpId: hostname, origin }
}

/** The host of a shop: the configured one of this name, else a local one, whose name the guards have checked. */
export function shopSite({ requestOrigin }: Pick<CallContext, 'requestOrigin'>, { hosts }: Site): PasskeySite | null {
  const { hostname } = new URL(requestOrigin)
  return siteAt(hosts.find(({ name }) => name === hostname)?.origin ?? requestOrigin)
}
