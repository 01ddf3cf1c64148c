import type { FastifyRequest } from 'fastify'
import { type Brand, type BrandKey, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { CallRefusal } from './call-refusal.ts'
import { type HostName, parseHost } from './host-name.ts'

/** A name this deployment is reached by, with its shop and what links to that shop begin with. */
export type SiteHost = { name: string; brand: BrandKey; origin: string }

/** How host names map to shops. */
export type Site = {
  defaultBrand: BrandKey
  /** The first of a brand is the one that links name. */
  hosts: readonly SiteHost[]
  /** Off: `localhost` and what ends in it are refused, as they come from elsewhere. */
  localNames?: boolean
}

export type ShopAddress = {
  brand: Brand
  /** What links that leave the process begin with, without a slash at the end. */
  origin: string
  /** Where the request came to: to compare with, never to make links of. */
  requestOrigin: string
}

/** The brand of a name that is configured or local: its first label where that is one. */
export const brandNamed = (name: string, fallback: BrandKey): BrandKey => {
  const label = name.split('.')[0] ?? ''
  return isBrandKey(label) ? label : fallback
}

const isLocal = ({ name }: HostName) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'

function keyOf(host: HostName, { hosts, defaultBrand, localNames = true }: Site): BrandKey | null {
  const configured = hosts.find(({ name }) => name === host.name)
  if (configured) return configured.brand
  return localNames && isLocal(host) ? brandNamed(host.name, defaultBrand) : null
}

/** Only configured names and those of this machine are answered; anything else could poison links and caches. */
export function hostIsKnown(text: string | undefined, site: Site): boolean {
  const host = parseHost(text)
  return host !== null && keyOf(host, site) !== null
}

/** The shop behind a host, and its address. Null where the host is not served here. */
export function addressAt(text: string | undefined, { protocol, site }: { protocol: string; site: Site }) {
  const host = parseHost(text)
  const key = host && keyOf(host, site)
  if (!host || !key) return null
  const requestOrigin = `${protocol}://${host.name}${host.port ? `:${host.port}` : ''}`
  const origin = site.hosts.find(({ brand }) => brand === key)?.origin ?? requestOrigin
  return { brand: brands[key], origin, requestOrigin } satisfies ShopAddress
}

export const unknownHost = () => new CallRefusal('invalid_request', 'This host name is not served here')

/** The shop a request came to. The only place where a page or a call learns its host. */
export function shopAddress({ headers, protocol }: FastifyRequest, site: Site): ShopAddress {
  const address = addressAt(headers.host, { protocol, site })
  if (!address) throw unknownHost()
  return address
}
