import type { App } from '#lib/app.tsx'

/** A place that became known changes what the cart costs to deliver: it is loaded anew [S3-4-08]. */
export function reloadAfterLocation({ queryClient }: App) {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (event.query.queryKey[0] === 'geo') void queryClient.invalidateQueries({ queryKey: ['cart', 'view'] })
  })
}
