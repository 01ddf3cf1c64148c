import { manifestOf } from '#manifest/manifest.ts'
import type { Brand } from '#themes/brand.ts'

/** The manifest as it goes over the wire. */
export const manifestText = (brand: Brand) => JSON.stringify(manifestOf(brand))
