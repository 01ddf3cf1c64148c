import type { contract } from '#contract/contract.ts'
import type { Locality } from '#contract/location/geo.ts'
import { deliveryTexts } from '#domain/checkout/checkout-error.ts'
import type { Country } from '#domain/location/country.ts'
import { fullAddress } from '#domain/location/locality.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { type LocalityRow, localitiesLike, localityAt } from './store/localities.ts'

// The demonstration keeps one place that is found while typing and unknown afterwards.
const lostPostcode = '2899'

export const localityOf = ({ id, suburb, postcode, state, country }: LocalityRow): Locality => ({
  _id: id,
  suburb: suburb.toUpperCase(),
  postcode,
  state: country === 'NZ' ? '' : state,
  fullAddress: fullAddress({ suburb: suburb.toUpperCase(), postcode, state }, country as Country), // written by us only
})

/** `2000`, `syd`, `sydney 2000` and `2000 sydney` all find Sydney. */
export function readTerm(term: string) {
  const text = stripAccents(term).slice(0, 60)
  const postcode = /(?:^|\s)(\d{1,4})(?=\s|$)/.exec(text)?.[1] ?? ''
  const suburb = postcode
    ? text
        .replace(postcode, '')
        .replaceAll(/[\s,]+/g, ' ')
        .trim()
    : text
  return { postcode, suburb }
}

export const localityHandlers = ({ db }: Deps): Handlers<typeof contract>['locality'] => ({
  search: async ({ params }, { brand }) => {
    const begins = readTerm(params.term)
    if (!begins.postcode && !begins.suburb) return []
    return (await localitiesLike(db, brand.country, begins)).map(localityOf)
  },
  lookup: async ({ params }, { brand }) => {
    const { suburb, state, postcode } = params
    if (postcode === lostPostcode) throw notFound(deliveryTexts.lookupFailed)
    const found = await localityAt(db, brand.country, {
      suburbKey: stripAccents(suburb),
      postcode,
      state: brand.country === 'NZ' ? null : state.toUpperCase(),
    })
    if (!found) throw notFound(deliveryTexts.lookupFailed)
    return localityOf(found)
  },
})
