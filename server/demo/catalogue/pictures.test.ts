import { expect, it } from 'vitest'
import { picturesOf } from './pictures.ts'

const library = picturesOf(new Set(['kettle-steel-front', 'kettle-steel-side', 'kettle-white-front', 'room-kitchen']))

it('names only the views the library has', () => {
  expect(library.views('kettle', 'steel')).toEqual([
    { key: 'kettle-steel-front', type: 'front' },
    { key: 'kettle-steel-side', type: 'side' },
  ])
})

it('shows the first finish of a model for one the library lacks', () => {
  expect(library.front('kettle', 'sage')).toBe('kettle-steel-front')
})

it('leaves out a room nobody has drawn', () => {
  expect(library.room('kitchen', 'any')).toBe('room-kitchen')
  expect(library.room('cellar', 'any')).toBeNull()
})

it('takes one of several rooms of a name, always the same for a text', () => {
  const rooms = picturesOf(new Set(['room-living-linen', 'room-living-forest', 'room-livingstone']))
  const taken = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => rooms.room('living', text)))
  expect(taken).toEqual(new Set(['room-living-linen', 'room-living-forest']))
  expect(rooms.room('living', 'a')).toBe(rooms.room('living', 'a'))
})

it('keeps the key of a model that is not drawn yet', () => {
  expect(library.views('sofa', 'clay')).toEqual([{ key: 'sofa-clay-front', type: 'front' }])
})

it('takes every key for true while there is no library', () => {
  expect(
    picturesOf(null)
      .views('rug', 'sand')
      .map(({ key }) => key),
  ).toEqual(['rug-sand-front', 'rug-sand-side', 'rug-sand-detail'])
})
