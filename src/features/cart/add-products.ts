import type { ProductCard } from '#contract/catalogue/product.ts'
import type { App } from '#lib/app.tsx'
import { lineOf } from './cart-line.ts'
import { type Addition, addProduct } from './queries.ts'

/** So many of a product, without warranty and installation. */
export function additionOf(product: ProductCard, quantity: number): Addition {
  const choice = { quantity, warrantyId: null, installId: null }
  return { line: lineOf(product, choice), body: { sku: product.sku, ...choice } }
}

/**
 * Adds products in their order, and keeps all of them from the press on: the page may close before the first is sent.
 * Resolves to the error of each, or null; the caller shows it.
 */
export function addProducts(app: App, additions: readonly Addition[]): Promise<(Error | null)[]> {
  const cache = app.queryClient.getMutationCache()
  const add = (addition: Addition) => cache.build(app.queryClient, addProduct(app, { inField: true })).execute(addition)
  return Promise.all(
    additions.map((addition) =>
      add(addition).then(
        () => null,
        (error: Error) => error,
      ),
    ),
  )
}
