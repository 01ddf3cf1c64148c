import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
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

// Prices of delivery and stock hang on the place, so the cart and the estimates are asked for anew.
const afterMove = ({ queryClient }: App) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['cart'] }),
    queryClient.invalidateQueries({ queryKey: ['product', 'delivery'] }),
  ])

export const setLocation = (app: App) =>
  mutationOptions({
    mutationFn: (localityId: string) => app.api.geo.setLocation({ body: { localityId } }),
    onSuccess: (geo) => {
      app.queryClient.setQueryData(['geo'], geo)
      return afterMove(app)
    },
  })

export const chooseStore = (app: App) =>
  mutationOptions({
    mutationFn: (storeId: string) => app.api.store.choose({ body: { storeId } }),
    onSuccess: (geo) => {
      app.queryClient.setQueryData(['geo'], geo)
      return afterMove(app)
    },
  })
