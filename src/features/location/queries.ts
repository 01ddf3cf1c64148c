import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { Geo } from '#contract/location/geo.ts'
import type { App } from '#lib/app.tsx'

export const locationQueries = (api: Api) => ({
  geo: () =>
    queryOptions({
      queryKey: ['geo'],
      queryFn: ({ signal }) => api.geo.view(undefined, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  localities: (term: string) =>
    queryOptions({
      queryKey: ['locality', 'search', term],
      queryFn: ({ signal }) => api.locality.search({ params: { term } }, { signal }),
    }),
})

// Delivery prices and stock depend on the location, so cart and estimates are reloaded.
const afterMove = ({ queryClient }: App) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['cart'] }),
    queryClient.invalidateQueries({ queryKey: ['product', 'delivery'] }),
  ])

/** Sets the location; cancels a request in flight, whose response would be older. */
async function moveTo(app: App, geo: Geo) {
  await app.queryClient.cancelQueries({ queryKey: ['geo'] })
  app.queryClient.setQueryData(['geo'], geo)
  await afterMove(app)
}

export const setLocation = (app: App) =>
  mutationOptions({
    mutationFn: (localityId: string) => app.api.geo.setLocation({ body: { localityId } }),
    onSuccess: (geo) => moveTo(app, geo),
  })

export const chooseStore = (app: App) =>
  mutationOptions({
    mutationFn: (storeId: string) => app.api.store.choose({ body: { storeId } }),
    onSuccess: (geo) => moveTo(app, geo),
  })
