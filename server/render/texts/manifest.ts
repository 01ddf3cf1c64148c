import { manifestOf } from '#manifest/manifest.ts'
import type { Brand } from '#themes/brand.ts'

export const manifestText = (brand: Brand) => JSON.stringify(manifestOf(brand))
