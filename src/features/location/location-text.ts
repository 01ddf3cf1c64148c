import type { Geo } from '#contract/geo.ts'

/** City, state and postcode in one line; New Zealand writes no state. */
export function placeText({ city, state, postcode, country }: Geo): string {
  return [city, country === 'NZ' ? '' : state, postcode].filter((part) => part !== '').join(' ')
}

export const locationTexts = {
  title: 'Your delivery location',
  editTitle: 'Set Your Delivery Location',
  none: 'Please select your location.',
  change: 'Change delivery location',
  field: 'Delivery Postcode',
  placeholder: 'Enter delivery Postcode',
  noResults: 'No Results Found',
  cannotShip: "*We can't ship to your location",
} as const
