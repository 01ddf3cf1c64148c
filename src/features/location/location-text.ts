import type { Geo } from '#contract/location/geo.ts'
import type { Country } from '#domain/location/country.ts'

const isShouted = (name: string) => name === name.toUpperCase()
const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** Registers write suburbs in capitals; on the page they read as names. */
const cityName = (name: string) => (isShouted(name) ? name.replace(/[^\s-]+/g, capitalised) : name)

/** City, state and postcode in one line; New Zealand writes no state. */
export function placeText({ city, state, postcode }: Pick<Geo, 'city' | 'state' | 'postcode'>, country: Country) {
  return [cityName(city), country === 'NZ' ? '' : state, postcode].filter((part) => part !== '').join(' ')
}

export const locationTexts = {
  title: 'Your delivery location',
  editTitle: 'Set Your Delivery Location',
  none: 'Please select your location.',
  change: 'Change delivery location',
  offline: 'You are offline. Change it when you are back online.',
  field: 'Delivery Postcode',
  placeholder: 'Enter delivery Postcode',
  noResults: 'No Results Found',
  cannotShip: "*We can't ship to your location",
} as const
