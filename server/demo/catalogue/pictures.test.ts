import { expect, it } from 'vitest'
import { picturesOf } from './pictures.ts'

const library = picturesOf(new Set(['kettle-steel-front', 'kettle-steel-side', 'kettle-white-front', 'room-kitchen']))

it('returns only the views in the library', () => {
  expect(library.views('kettle', 'steel')).toEqual([
    { key: 'kettle-steel-front', type: 'front' },
    { key: 'kettle-steel-side', type: 'side' },
  ])
})

it('falls back to the first finish of a model in the library', () => {
  expect(library.front('kettle', 'sage')).toBe('kettle-steel-front')
})

it('omits a room that is not in the library', () => {
  expect(library.room('kitchen', 'any')).toBe('room-kitchen')
  expect(library.room('cellar', 'any')).toBeNull()
})

it('selects one of several rooms, always the same for a text', () => {
  const rooms = picturesOf(new Set(['room-living-linen', 'room-living-forest', 'room-livingstone']))
  const taken = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => rooms.room('living', text)))
  expect(taken).toEqual(new Set(['room-living-linen', 'room-living-forest']))
  expect(rooms.room('living', 'a')).toBe(rooms.room('living', 'a'))
})

it('returns the key of a model that is not in the library', () => {
  expect(library.views('sofa', 'clay')).toEqual([{ key: 'sofa-clay-front', type: 'front' }])
})

it('accepts every key without a library', () => {
  expect(
    picturesOf(null)
      .views('rug', 'sand')
      .map(({ key }) => key),
  ).toEqual(['rug-sand-front', 'rug-sand-side', 'rug-sand-detail'])
})
