import type { BrandKey } from '#themes/brand.ts'

/** {shop}, {phone}, {domain}, {sells}, {law}, {privacyAct} and {currency} are replaced for each shop. */
export type StaticText = {
  name: string
  title: string
  description: string
  html: string
  /** Different texts by shop. */
  instead?: Partial<Record<BrandKey, string>>
}
