import { OfflineError } from '#contract/protocol/api-error.ts'
import type { App } from '#lib/app.tsx'
import { addsOfOthers, dropAdd, isKept, type KeptAdd } from '#lib/boot/kept-adds.ts'
import { cartFailureText } from '#lib/network/cart-failure.ts'
import { addProducts } from './add-products.ts'
import { lineOf } from './cart-line.ts'
import { setCartError } from './pending/pending-changes.ts'

async function addKept(app: App, { id, path, choice }: KeptAdd) {
  const slug = path.split('/').at(-1) ?? ''
  const product = await app.api.product.bySlug({ params: { slug }, query: {} })
  // The page that keeps it may be open, and have added it meanwhile.
  if (!isKept(id)) return
  const { quantity, warrantyId = null, installId = null } = choice
  const line = lineOf(product, { quantity, warrantyId, installId })
  const [failure] = await addProducts(app, [{ id, line, body: { ...choice, sku: product.sku } }])
  if (failure) throw failure
}

/** Adds what was pressed on a page that was left before it was stored. */
export async function addLeftAdds(app: App) {
  for (const kept of addsOfOthers()) {
    try {
      await addKept(app, kept)
    } catch (error) {
      // They are added when the product can be read.
      if (error instanceof OfflineError) return
      dropAdd(kept.id)
      if (error instanceof Error) setCartError(app.queryClient, cartFailureText(error))
    }
  }
}
