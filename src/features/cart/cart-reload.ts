import type { App } from '#lib/app.tsx'

/** Reloads the cart when the shopper's location is resolved, because it changes the delivery price [S3-4-08]. */
export function reloadAfterLocation({ queryClient }: App) {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (event.query.queryKey[0] === 'geo') void queryClient.invalidateQueries({ queryKey: ['cart', 'view'] })
  })
}
