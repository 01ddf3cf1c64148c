import type { BrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'

const shop = (key: BrandKey, domain: string) => {
  const { name, country, supportNumber } = brands[key]
  return {
    key,
    name,
    country,
    supportNumber,
    /** Domain of email addresses such as help@…; reserved, so that no mail is delivered. */
    domain,
  }
}

/** Demo data of a shop. */
export type Shop = ReturnType<typeof shop>

export const shops: readonly Shop[] = [
  shop('wa', 'wattle-and-ash.example'),
  shop('aol', 'always-on-living.example'),
  shop('andoo', 'andoo.example'),
  shop('aol-nz', 'always-on-living-nz.example'),
  shop('hc', 'hearth-clearance.example'),
  shop('aoc', 'always-on-commercial.example'),
  shop('wac', 'wattle-and-ash-commercial.example'),
  shop('fk', 'fern-kitchen.example'),
]
