import type { Theme } from '@mui/material/styles'
import { invariant } from '#lib/invariant.ts'
import type { BrandKey, ShopBrand } from '#themes/brand.ts'
import type { Home } from '#themes/home-blocks.ts'

/** What the app loads of a brand: one chunk, of the brand on this page alone. */
export type Shop = { brand: ShopBrand; theme: Theme; home: Home }
const shops = import.meta.glob<Shop>('/themes/*/shop.ts')

export async function loadBrand(key: BrandKey) {
  const load = shops[`/themes/${key}/shop.ts`]
  invariant(load, `themes/${key}/shop.ts exists`)
  return load()
}
