import type { Theme } from '@mui/material/styles'
import { invariant } from '#lib/invariant.ts'
import type { BrandKey, ShopBrand } from '#themes/brand.ts'
import type { Home } from '#themes/home-blocks.ts'

/** The files of a brand that the app loads: one chunk, only for the brand of this page. */
export type Shop = { brand: ShopBrand; theme: Theme; home: Home }
const shops = import.meta.glob<Shop>('/themes/*/shop.ts')

export async function loadBrand(key: BrandKey) {
  const load = shops[`/themes/${key}/shop.ts`]
  invariant(load, `themes/${key}/shop.ts exists`)
  return load()
}
