import { expect, it } from 'vitest'
import { fullAddress, localitySearch, lookupState, suburbLine, suburbName } from './locality.ts'
import { localityText } from './locality-text.ts'

it('writes postcode suburb, state in Australia and suburb postcode in New Zealand [S1-3-11, S2-9-17]', () => {
  expect(fullAddress({ suburb: 'SYDNEY', postcode: '2000', state: 'NSW' }, 'AU')).toBe('2000 SYDNEY, NSW')
  expect(fullAddress({ suburb: 'PONSONBY', postcode: '1011', state: 'AUK' }, 'NZ')).toBe('PONSONBY 1011')
})

it('sends NZ as the state of a New Zealand lookup', () => {
  expect(lookupState(null, 'NZ')).toBe('NZ')
  expect(lookupState('NSW', 'AU')).toBe('NSW')
})

it('starts typing calls at 2 letters in the widget and after 2 in the checkout [S1-5-06, S2-2-46, S2-2-47]', () => {
  expect(localitySearch).toEqual({ widgetMinLength: 2, checkoutMinLength: 3, waitMs: 400, maxOptions: 100 })
})

it('writes a suburb as a name, though registers use capitals', () => {
  expect(suburbLine({ suburb: 'NORTH SYDNEY', postcode: '2060', state: 'NSW' }, 'AU')).toBe('North Sydney NSW 2060')
  expect(suburbLine({ suburb: 'PONSONBY', postcode: '1011', state: 'AUK' }, 'NZ')).toBe('Ponsonby 1011')
  expect(suburbLine({ suburb: 'St Kilda', postcode: '3182', state: null }, 'AU')).toBe('St Kilda 3182')
})

it.each([
  'McMahons Point',
  "O'Connor",
  'St Kilda',
  'The Rocks',
  'Isle of Capri',
  "D'Aguilar",
  "King's Cross",
  'Mackay',
  'Ōtāhuhu',
])('writes %s out of capitals', (name) => {
  expect(suburbName(name.toUpperCase())).toBe(name)
})

it('leaves a name that a person wrote as it is', () => {
  expect(suburbName('Mcmahons point')).toBe('Mcmahons point')
})

it('shows a suggestion with its suburb as a name', () => {
  const shown = (suburb: string, country: 'AU' | 'NZ') =>
    localityText({ suburb, fullAddress: fullAddress({ suburb, postcode: '2060', state: 'NSW' }, country) })
  expect(shown('MCMAHONS POINT', 'AU')).toBe('2060 McMahons Point, NSW')
  expect(shown('PONSONBY', 'NZ')).toBe('Ponsonby 2060')
})
