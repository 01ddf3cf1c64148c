import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { isRetryable, retryDelayMs } from '#domain/errors/retry.ts'
import type { App } from '#lib/app.tsx'
import { addsOfOthers, dropAdd, isKept, type KeptAdd } from '#lib/boot/kept-adds.ts'
import { cartFailureText } from '#lib/network/cart-failure.ts'
import { isConnectionLost } from '#offline/database-faults.ts'
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

/** Says nothing about the product, which can be added later. */
const mayPass = (error: unknown) =>
  error instanceof ApiError ? isRetryable(error.status) : error instanceof OfflineError || isConnectionLost(error)

const mostAttempts = 5

/** Adds what was pressed on a page that was left before it was stored. What fails on this page too is left to the next one. */
export async function addLeftAdds(app: App, attempt = 1): Promise<void> {
  for (const kept of addsOfOthers()) {
    try {
      await addKept(app, kept)
      dropAdd(kept.id)
    } catch (error) {
      if (mayPass(error)) {
        const again = () => void addLeftAdds(app, attempt + 1)
        if (attempt < mostAttempts) setTimeout(again, retryDelayMs(attempt, Math.random()))
        return
      }
      dropAdd(kept.id)
      if (error instanceof Error) setCartError(app.queryClient, cartFailureText(error))
    }
  }
}
