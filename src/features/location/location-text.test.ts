import { expect, it } from 'vitest'
import { placeText } from './location-text.ts'

it('writes the place as a name, with the state where there are states', () => {
  expect(placeText({ city: 'SYDNEY', state: 'NSW', postcode: '2000' }, 'AU')).toBe('Sydney NSW 2000')
  expect(placeText({ city: 'THE ROCKS', state: 'NSW', postcode: '2000' }, 'AU')).toBe('The Rocks NSW 2000')
  expect(placeText({ city: 'Ponsonby', state: 'NZ', postcode: '1011' }, 'NZ')).toBe('Ponsonby 1011')
})
