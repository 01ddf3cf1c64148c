import { OfflineError } from '#contract/protocol/api-error.ts'
import type { App } from '#lib/app.tsx'
import { earlyAddsKey } from '#lib/boot/early-keys.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { cartFailureText } from '#lib/network/cart-failure.ts'
import { lineOf } from './cart-line.ts'
import { setCartError } from './pending/pending-changes.ts'
import { addProduct } from './queries.ts'

export const hasEarlyAdds = () => Boolean(browserStorage()?.getItem(earlyAddsKey))

async function addByPath(app: App, path: string) {
  const { queryClient } = app
  const slug = path.split('/').at(-1) ?? ''
  const product = await app.api.product.bySlug({ params: { slug }, query: {} })
  const choice = { quantity: 1, warrantyId: null, installId: null }
  const addition = { line: lineOf(product, choice), body: { sku: product.sku, ...choice } }
  const add = queryClient.getMutationCache().build(queryClient, addProduct(app))
  // A failure of the change itself is shown by the change.
  await add.execute(addition).catch(() => undefined)
}

/** Adds what was pressed on a page that was left before its app had started. */
export async function addEarlyAdds(app: App) {
  const storage = browserStorage()
  const stored = storage?.getItem(earlyAddsKey) ?? '[]'
  // First: another tab must not add them, too.
  storage?.removeItem(earlyAddsKey)
  const paths: readonly string[] = JSON.parse(stored) // written by app/early/adds.ts
  for (const [place, path] of paths.entries()) {
    try {
      await addByPath(app, path)
    } catch (error) {
      // They are added when the product can be read.
      if (error instanceof OfflineError) return storage?.setItem(earlyAddsKey, JSON.stringify(paths.slice(place)))
      if (error instanceof Error) setCartError(app.queryClient, cartFailureText(error))
    }
  }
}
