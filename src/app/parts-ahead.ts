import { ShopLines } from '#pages/parts/shop-lines.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { MissingPage } from './error-page.tsx'

/** Parts with a file of their own that this page is drawn with at once, on the server and when it is taken over. */
export async function loadPartsAhead(brand: ShopBrand, isMissing: boolean) {
  if (isMissing) await MissingPage.preload()
  if (brand.flags.listViewFirst) await ShopLines.preload()
}
