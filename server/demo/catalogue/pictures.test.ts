import { expect, it } from 'vitest'
import drawingKeys from '../../images/drawings/keys.json' with { type: 'json' }
import {
  hasSetting,
  mainPictureKey,
  type PictureParameters,
  pictureParameters,
  settingKey,
} from './picture-parameters.ts'
import { picturesOf, readPictureKeys } from './pictures.ts'
import { buildProducts } from './products/product-rows.ts'
import { productTypes } from './products/product-types.ts'

const sized: PictureParameters = {
  model: 'kettle',
  finish: 'steel',
  manufacturer: 'ferrow',
  name: 'Ferrow',
  size: [225, 245, 160],
  facts: { style: 'Everyday' },
}
const own = mainPictureKey(sized)
const library = picturesOf(new Set(['kettle-steel-front', 'kettle-white-front', 'room-kitchen', own]))

it('names the main image of a product after its model, its finish and a hash of its parameters', () => {
  expect(own).toMatch(/^kettle-steel-[0-9a-f]{8}-front$/)
  expect(library.main(sized)).toBe(own)
})

it('names products of another size, manufacturer, finish or fact differently', () => {
  const others: PictureParameters[] = [
    { ...sized, size: [226, 245, 160] },
    { ...sized, manufacturer: 'lumessa', name: 'Lumessa' },
    { ...sized, finish: 'white' },
    { ...sized, facts: { style: 'Gooseneck' } },
  ]
  expect(new Set([own, ...others.map(mainPictureKey)]).size).toBe(5)
})

it('takes only facts that are visible, and a special variant if it changes the shape', () => {
  const source = {
    model: 'gas-cooktop',
    finish: 'steel',
    manufacturer: { uri: 'quillon', name: 'Quillon' },
    values: { width: 900, height: 95, depth: 510, burners: 5, output: 48 },
  }
  expect(pictureParameters({ ...source, special: null }).facts).toEqual({ burners: 5 })
  expect(pictureParameters({ ...source, special: 'W' }).facts).toEqual({ burners: 5, special: 'W' })
})

it('falls back to the model in the same finish, never to another finish', () => {
  expect(library.main({ ...sized, size: [300, 300, 200] })).toBe('kettle-steel-front')
  const sage = { ...sized, finish: 'sage' }
  expect(library.main(sage)).toBe(mainPictureKey(sage))
})

it('selects an image that stands for a model, in another finish if need be', () => {
  expect(library.front('kettle', 'white')).toBe('kettle-white-front')
  expect(library.front('kettle', 'sage')).toMatch(/^kettle-/)
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

it('names the room that a product is shown in, for models that the studio builds one for', () => {
  const bed = { ...sized, model: 'bed' }
  const rooms = picturesOf(new Set([settingKey(bed), settingKey(sized)]))
  expect(rooms.setting(bed)).toEqual({ key: settingKey(bed), room: 'a bedroom' })
  expect(rooms.setting(sized)).toBeNull()
  expect(library.setting(bed)).toBeNull()
})

it('accepts every key without a library', () => {
  expect(picturesOf(null).front('rug', 'sand')).toBe('rug-sand-front')
  expect(picturesOf(null).main(sized)).toBe(own)
})

const keys = readPictureKeys()
const products = buildProducts(productTypes, { today: '2026-01-01', pictures: picturesOf(keys) })
const imagesOf = (type: string) => products.flatMap(({ row }) => row.images.filter((image) => image.type === type))

it('shows no two products of different size, kind, manufacturer or finish with one main image', () => {
  const shared = [...Map.groupBy(products, ({ row }) => row.images[0]?.key)].filter(
    ([, group]) => new Set(group.map(({ picture }) => mainPictureKey(picture))).size > 1,
  )
  expect(shared.map(([key, group]) => [key, group.map(({ row }) => row.sku)])).toEqual([])
})

it('has a file for every main image', () => {
  expect(imagesOf('front').filter(({ key }) => !keys?.has(key))).toEqual([])
})

it('shows each product with a room, and no other product in its place, in its default finish', () => {
  const shown = products.filter(({ picture, isLead }) => isLead && hasSetting(picture.model))
  expect(new Set(shown.map(({ picture }) => picture.model)).size).toBe(17)
  for (const { row, picture } of shown)
    expect(row.images.at(-1)).toMatchObject({ key: settingKey(picture), type: 'room' })
  for (const { row, picture } of products.filter((product) =>
    ['sofa', 'bed', 'dishwasher', 'french-door-fridge'].includes(product.picture.model),
  ))
    expect(row.images.at(-1)).toMatchObject({ key: settingKey(picture), type: 'room' })
  expect(imagesOf('room').filter(({ key }) => !keys?.has(key))).toEqual([])
})

it('says in which room a product is shown', () => {
  for (const { alt } of imagesOf('room'))
    expect(alt).toMatch(/, in a (kitchen|laundry|living room|dining room|bedroom)$/)
})

it('has no picture of a room without its product', () => {
  const settings = [...(keys ?? [])].filter((key) => key.startsWith('setting-'))
  expect(new Set(settings)).toEqual(new Set(imagesOf('room').map(({ key }) => key)))
})

it('lists exactly the dimension drawings of the catalogue, each described by its measures', () => {
  expect(new Set(imagesOf('drawing').map(({ key }) => key))).toEqual(new Set(drawingKeys))
  for (const { alt } of imagesOf('drawing'))
    expect(alt).toMatch(/ view: [\d,]+ mm wide, [\d,]+ mm high, [\d,]+ mm deep$/)
})
