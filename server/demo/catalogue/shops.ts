import type { BrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'

const shop = (key: BrandKey, domain: string, sells: string) => {
  const { name, country, supportNumber } = brands[key]
  return {
    key,
    name,
    country,
    supportNumber,
    /** Domain of e-mail addresses such as help@…; reserved, so that no mail is delivered. */
    domain,
    sells,
  }
}

/** Demo data of a shop. */
export type Shop = ReturnType<typeof shop>

export const shops: readonly Shop[] = [
  shop('wa', 'wattle-and-ash.example', 'premium appliances'),
  shop('aol', 'always-on-living.example', 'appliances and electronics'),
  shop('andoo', 'andoo.example', 'furniture'),
  shop('aol-nz', 'always-on-living-nz.example', 'appliances and electronics'),
  shop('hc', 'hearth-clearance.example', 'seconds and runouts'),
  shop('aoc', 'always-on-commercial.example', 'appliances for the trade'),
  shop('wac', 'wattle-and-ash-commercial.example', 'appliances for projects'),
  shop('fk', 'fern-kitchen.example', 'kitchens, whole or piece by piece'),
]
