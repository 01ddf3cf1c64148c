import { expect, it } from 'vitest'
import { directionsUrl } from './directions.ts'

it('asks the map for company, address, name, state and postcode [S1-2.10-04]', () => {
  const store = { address: '1 Botany Rd', name: 'Redfern & Co', state: 'NSW', postcode: '2016' }
  const url = directionsUrl(store, 'Hearth', 'https://maps.test/?q=')
  expect(new URL(url).searchParams.get('q')).toBe('Hearth 1 Botany Rd Redfern & Co NSW 2016')
})
