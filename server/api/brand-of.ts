import { type Brand, type BrandKey, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'

/** How host names map to shops. */
export type Site = { defaultBrand: BrandKey; hosts: readonly string[] }

/** The shop a host name stands for: its first label when that is a brand, else the default of this server. */
export function brandOf(host: string | undefined, site: Site): Brand {
  const label = (host ?? '').split(':')[0]?.split('.')[0]?.toLowerCase() ?? ''
  return brands[isBrandKey(label) ? label : site.defaultBrand]
}

/** Only hosts on the list are answered; anything else could poison links and caches. */
export function hostIsKnown(host: string | undefined, site: Site) {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '127.0.0.1' ||
    name === '[::1]' ||
    site.hosts.includes(name)
  )
}
