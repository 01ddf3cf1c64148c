import type { Geo } from '#contract/location/geo.ts'
import type { Country } from '#domain/location/country.ts'
import { suburbLine } from '#domain/location/locality.ts'

/** City, state and postcode in one line; New Zealand writes no state. */
export const placeText = ({ city, state, postcode }: Pick<Geo, 'city' | 'state' | 'postcode'>, country: Country) =>
  suburbLine({ suburb: city, state, postcode }, country)

export const locationTexts = {
  title: 'Your delivery location',
  editTitle: 'Set Your Delivery Location',
  none: 'Please select your location.',
  change: 'Change delivery location',
  offline: 'You are offline. Change it when you are back online.',
} as const
