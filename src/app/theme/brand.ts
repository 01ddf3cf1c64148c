import type { Theme } from '@mui/material/styles'
import { invariant } from '#lib/invariant.ts'
import type { Brand, BrandKey, ShopBrand } from '#themes/brand.ts'
import { themeOf } from '#themes/theme.ts'

type Shop = { brand: ShopBrand; theme: Theme }
/** One chunk for each brand; a page loads that of its own. */
const shops = import.meta.glob<{ brand: Brand }>('/themes/*/brand.ts')

export async function loadBrand(key: BrandKey): Promise<Shop> {
  const load = shops[`/themes/${key}/brand.ts`]
  invariant(load, `themes/${key}/brand.ts exists`)
  const { brand } = await load()
  return { brand, theme: themeOf(brand) }
}
