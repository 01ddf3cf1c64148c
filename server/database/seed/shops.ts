import type { BrandKey } from '#themes/brand.ts'

/** What the demo data says about each shop. */
export type Shop = {
  key: BrandKey
  name: string
  country: 'AU' | 'NZ'
  supportNumber: string
  /** Ends addresses such as help@…; a reserved name, so that no mail can leave. */
  domain: string
  sells: string
}

const shop = (
  key: BrandKey,
  name: string,
  supportNumber: string,
  domain: string,
  sells: string,
  country: 'AU' | 'NZ' = 'AU',
): Shop => ({
  key,
  name,
  supportNumber,
  domain,
  sells,
  country,
})

export const shops: readonly Shop[] = [
  shop('wa', 'Wattle & Ash', '1300 000 190', 'wattle-and-ash.example', 'premium appliances'),
  shop('aol', 'Always On Living', '1300 000 500', 'always-on-living.example', 'appliances and electronics'),
  shop('andoo', 'Andoo', '1300 000 620', 'andoo.example', 'furniture'),
  shop(
    'aol-nz',
    'Always On Living NZ',
    '0800 000 500',
    'always-on-living-nz.example',
    'appliances and electronics',
    'NZ',
  ),
  shop('hc', 'Hearth Clearance', '1300 000 770', 'hearth-clearance.example', 'seconds and runouts'),
  shop('aoc', 'Always On Commercial', '1300 000 560', 'always-on-commercial.example', 'appliances for the trade'),
  shop(
    'wac',
    'Wattle & Ash Commercial',
    '1300 000 195',
    'wattle-and-ash-commercial.example',
    'appliances for projects',
  ),
  shop('fk', 'Fern Kitchen', '1300 000 480', 'fern-kitchen.example', 'kitchens, whole or piece by piece'),
]
