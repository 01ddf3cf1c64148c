import type { App } from '#lib/app.tsx'
import { type Addition, addProduct } from './queries.ts'

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
