import type { FastifyRequest } from 'fastify'
import { type Brand, type BrandKey, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { HttpError } from '../request/errors.ts'
import { type HostName, parseHost } from './host-name.ts'

/** A host name of this deployment, with its shop and the origin of links to that shop. */
export type SiteHost = { name: string; brand: BrandKey; origin: string }

/** How host names map to shops. */
export type Site = {
  defaultBrand: BrandKey
  /** Links to a brand use its first host. */
  hosts: readonly SiteHost[]
  /** False rejects the names of this machine: `localhost`, its subdomains and the loopback addresses. */
  localNames?: boolean
}

export type ShopAddress = {
  brand: Brand
  /** Origin of links in emails and pages, without a trailing slash. */
  origin: string
  /** Origin from the Host header: for comparisons only, never for links. */
  requestOrigin: string
}

/** The brand that the first label of a host name names, else the fallback. */
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

/** Accepts only configured and local host names; an unknown Host header could poison links and caches. */
export function hostIsKnown(text: string | undefined, site: Site): boolean {
  const host = parseHost(text)
  return host !== null && keyOf(host, site) !== null
}

/** The shop of a host, and its origins. Null for an unknown host. */
export function addressAt(text: string | undefined, { protocol, site }: { protocol: string; site: Site }) {
  const host = parseHost(text)
  const key = host && keyOf(host, site)
  if (!host || !key) return null
  const requestOrigin = `${protocol}://${host.name}${host.port ? `:${host.port}` : ''}`
  const origin = site.hosts.find(({ brand }) => brand === key)?.origin ?? requestOrigin
  return { brand: brands[key], origin, requestOrigin } satisfies ShopAddress
}

/** Where shoppers reach a brand, from a request to another host of this server. */
export function originOf(key: BrandKey, { hosts }: Site, { protocol, headers: { host } }: FastifyRequest): string {
  const port = parseHost(host)?.port
  return hosts.find(({ brand }) => brand === key)?.origin ?? `${protocol}://${key}.localhost${port ? `:${port}` : ''}`
}

export const unknownHost = () => new HttpError('invalid_request', 'This host name is not served here')

/** The shop of a request. No other code reads the Host header. */
export function shopAddress({ headers, protocol }: FastifyRequest, site: Site): ShopAddress {
  const address = addressAt(headers.host, { protocol, site })
  if (!address) throw unknownHost()
  return address
}
