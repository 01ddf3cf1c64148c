import { createHash } from 'node:crypto'
import type { Drawing } from '../../images/drawings/drawing.ts'
import type { Value } from './products/product-type.ts'

/** All that a main image shows of a product. Products with the same parameters have the same image. */
export type PictureParameters = {
  /** Model of the image library. */
  model: string
  finish: string
  /** URI and name of the manufacturer: its design language and its name plate. */
  manufacturer: string
  name: string
  /** Width, height and depth in millimetres; null where a product has none. */
  size: readonly [number, number, number] | null
  /** What differs between products of one size: zones, seats, slots. */
  facts: Readonly<Record<string, Value>>
}

type Source = {
  model: string
  finish: string
  manufacturer: { uri: string; name: string }
  values: Readonly<Record<string, Value>>
  /** Code of the special variant of the product. */
  special: string | null
}

/** Values that are visible from outside, by model. `type` is part of every image. */
const visible: Readonly<Record<string, string>> = {
  'french-door-fridge': 'water special:C',
  'side-by-side-fridge': 'water special:B',
  'bottom-mount-fridge': 'hinge special:Z',
  'top-mount-fridge': 'special:E',
  'bar-fridge': 'use',
  'wine-cooler': 'bottles zones placing',
  dishwasher: 'type',
  'wall-oven': 'cleaning',
  'steam-oven': 'watering',
  'freestanding-cooker': 'fuel burners ovens',
  'gas-cooktop': 'burners special:W',
  'induction-cooktop': 'zones control special:F',
  microwave: 'style',
  kettle: 'style litres',
  toaster: 'slots style special:B',
  'espresso-machine': 'style grinder',
  blender: 'style jug litres',
  'air-fryer': 'baskets special:W',
  'stand-mixer': 'lift litres',
  'cookware-pot': 'pieceWord material diameter',
  'front-loader-washer': 'capacity dosing',
  'top-loader-washer': 'drum',
  dryer: 'kind',
  'washer-dryer': 'capacity',
  'stick-vacuum': 'bin',
  'robot-vacuum': 'mapping special:D',
  'portable-heater': 'style',
  barbecue: 'style burners special:S',
  television: 'screen panel special:S',
  soundbar: 'channels sub special:R',
  speaker: 'style',
  headphones: 'fit hours',
  sofa: 'seats',
  armchair: 'turns',
  'coffee-table': 'shape storage',
  bookshelf: 'shelves back',
  'dining-table': 'shape seats',
  'dining-chair': 'arms stacks seat',
  bed: 'size storage',
  'floor-lamp': 'shade',
  rug: 'size material weave',
}

function factsOf({ model, values, special }: Source): Record<string, Value> {
  const keys = (visible[model] ?? '').split(' ').filter(Boolean)
  const facts = keys.flatMap((key): [string, Value][] => {
    const [name = '', code] = key.split(':')
    if (code) return special === code ? [[name, code]] : []
    return values[name] === undefined ? [] : [[name, values[name]]]
  })
  return Object.fromEntries(facts)
}

export function pictureParameters(source: Source): PictureParameters {
  const { width, height, depth } = source.values
  const isSized = typeof width === 'number' && typeof height === 'number' && typeof depth === 'number'
  return {
    model: source.model,
    finish: source.finish,
    manufacturer: source.manufacturer.uri,
    name: source.manufacturer.name,
    size: isSized ? [width, height, depth] : null,
    facts: factsOf(source),
  }
}

/** Key of the main image: model and finish for the reader, a hash of all parameters against equal names. */
export function mainPictureKey(parameters: PictureParameters): string {
  const { model, finish, ...rest } = parameters
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 8)
  return `${model}-${finish}-${hash}-front`
}

/** Key of the picture of a product in a room. */
export const settingKey = (parameters: PictureParameters): string =>
  `setting-${mainPictureKey(parameters).replace(/-front$/, '')}`

/** The room that each model is shown in; the studio builds one for every model here. */
const settingRooms = {
  'french-door-fridge': 'a kitchen',
  'side-by-side-fridge': 'a kitchen',
  'bottom-mount-fridge': 'a kitchen',
  'top-mount-fridge': 'a kitchen',
  dishwasher: 'a kitchen',
  'wall-oven': 'a kitchen',
  'freestanding-cooker': 'a kitchen',
  'front-loader-washer': 'a laundry',
  'top-loader-washer': 'a laundry',
  'washer-dryer': 'a laundry',
  dryer: 'a laundry',
  sofa: 'a living room',
  armchair: 'a living room',
  television: 'a living room',
  bookshelf: 'a living room',
  'dining-table': 'a dining room',
  bed: 'a bedroom',
} as const

export type SettingModel = keyof typeof settingRooms

export const hasSetting = (model: string): model is SettingModel => Object.hasOwn(settingRooms, model)

/** The room of a product for the description of its picture; null for a model without one. */
export const settingRoom = (model: string): string | null => (hasSetting(model) ? settingRooms[model] : null)

const counts = ['zones', 'burners', 'seats', 'shelves'] as const

/** The dimension drawing of a product; null without a size. */
export function drawingParameters({ model, size, facts }: PictureParameters): Drawing | null {
  if (!size) return null
  const [width, height, depth] = size
  const count = counts.map((key) => facts[key]).find((value) => typeof value === 'number') ?? 0
  return { model, width, height, depth, count }
}
