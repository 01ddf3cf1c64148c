import type { BrandKey } from '#themes/brand.ts'

/** {shop}, {phone}, {domain}, {sells}, {law}, {privacyAct} and {currency} are filled for each shop. */
export type StaticText = {
  name: string
  title: string
  description: string
  html: string
  /** Shops that say it in their own way. */
  instead?: Partial<Record<BrandKey, string>>
}
