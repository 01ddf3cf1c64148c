import { invariant } from '#lib/invariant.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { Closing } from '#themes/closing.ts'

/** One chunk for each brand, apart from the brand itself: no first load needs it. */
const closings = import.meta.glob<{ closing: Closing }>('/themes/*/closing.ts')

export async function loadClosing(key: BrandKey): Promise<Closing> {
  const load = closings[`/themes/${key}/closing.ts`]
  invariant(load, `themes/${key}/closing.ts exists`)
  return (await load()).closing
}
