import { queryOptions } from '@tanstack/react-query'
import type { CheckoutAddress } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { type Country, countryOf } from '#domain/location/country.ts'
import { lookupState } from '#domain/location/locality.ts'
import { readInTime } from '#lib/network/read-in-time.ts'

export const checkoutQueries = (api: Api) => ({
  /** The initial data of the checkout; always reloaded, as prices and keys may have changed. */
  view: () =>
    queryOptions({
      queryKey: ['checkout', 'view'],
      queryFn: (query) => readInTime(query.signal, (signal) => api.checkout.view(undefined, { signal })),
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
