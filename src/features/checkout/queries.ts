import { queryOptions } from '@tanstack/react-query'
import type { CheckoutAddress, CheckoutView } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type Country, countryOf } from '#domain/location/country.ts'
import { lookupState } from '#domain/location/locality.ts'
import { readInTime } from '#lib/network/read-in-time.ts'

const signedOut = { code: 'unauthorised', message: 'The account of the checkout is no longer signed in' } as const

const viewKey = ['checkout', 'view']

export const checkoutQueries = (api: Api) => ({
  /**
   * The initial data of the checkout; always reloaded, as prices and keys may have changed. Fails when its account is no
   * longer signed in: the cart of a guest, an empty one, would replace the order.
   */
  view: () =>
    queryOptions({
      queryKey: viewKey,
      queryFn: async ({ client, signal: given }) => {
        const view = await readInTime(given, (signal) => api.checkout.view(undefined, { signal }))
        const before = client.getQueryData<CheckoutView>(viewKey)?.accountId
        if (before && view.accountId !== before) throw new ApiError(401, signedOut)
        return view
      },
      staleTime: 0,
    }),
  confirmation: (id: string) =>
    queryOptions({
      queryKey: ['checkout', 'confirmation', id],
      queryFn: (query) =>
        readInTime(query.signal, (signal) => api.checkout.confirmation({ query: { id } }, { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Shares its query key with the account. */
  savedAddresses: () =>
    queryOptions({
      queryKey: ['account', 'addresses'],
      queryFn: ({ signal }) => api.account.addresses(undefined, { signal }),
    }),
  localities: (term: string) =>
    queryOptions({
      queryKey: ['locality', 'search', term],
      queryFn: ({ signal }) => api.locality.search({ params: { term } }, { signal }),
    }),
})

export type Suburb = Pick<CheckoutAddress, 'suburb' | 'state' | 'postcode'>

/** Validates a suburb; the response has the shop's spelling. */
export const lookUpPlace = (api: Api, { suburb, state, postcode }: Suburb, country: Country) =>
  api.locality.lookup({ params: { suburb, postcode, state: lookupState(state, countryOf(country)) } })
