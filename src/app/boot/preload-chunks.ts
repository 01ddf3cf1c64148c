import { MissingPage } from '#app/errors/error-page.tsx'
import { CheckoutFrame } from '#app/layouts/checkout-frame.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { ShopLines } from '#pages/parts/product/shop-lines.ts'
import type { ShopBrand } from '#themes/brand.ts'

type Page = { brand: ShopBrand; isMissing: boolean; handles: readonly (Handle | undefined)[] }

/** Preloads the separate chunks that this page renders first, on the server and before hydration. */
export async function loadPartsAhead({ brand, isMissing, handles }: Page) {
  if (isMissing) await MissingPage.preload()
  if (brand.flags.listViewFirst) await ShopLines.preload()
  if (handles.some((handle) => handle?.chrome === 'checkout')) await CheckoutFrame.preload()
}
