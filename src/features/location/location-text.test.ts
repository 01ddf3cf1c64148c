import { expect, it } from 'vitest'
import { placeText } from './location-text.ts'

it('formats the suburb as a name, with the state in countries that have states', () => {
  expect(placeText({ city: 'SYDNEY', state: 'NSW', postcode: '2000' }, 'AU')).toBe('Sydney NSW 2000')
  expect(placeText({ city: 'THE ROCKS', state: 'NSW', postcode: '2000' }, 'AU')).toBe('The Rocks NSW 2000')
  expect(placeText({ city: 'Ponsonby', state: 'NZ', postcode: '1011' }, 'NZ')).toBe('Ponsonby 1011')
})
