import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { mainPictureKey, type PictureParameters, settingKey, settingRoom } from './picture-parameters.ts'
import { randomOf } from './random.ts'

/** The keys of the image library, or null without one: then every key is assumed to exist. */
export type PictureKeys = ReadonlySet<string> | null

export type Pictures = {
  /** The main image of a product. While it is missing, one of its model in its finish; never another finish. */
  main: (parameters: PictureParameters) => string
  /** The product in a room of its own, and which room; null while there is none. */
  setting: (parameters: PictureParameters) => { key: string; room: string } | null
  /** An image that stands for a model in a finish, or in another finish of the library. */
  front: (model: string, finish: string) => string
  /** A room image by name; if there are several, the same text always selects the same one. */
  room: (name: string, forText: string) => string | null
}

const entry = z.union([z.string(), z.object({ key: z.string() })])
const Index = z.union([z.array(entry), z.record(z.string(), z.unknown())])

const keysIn = (index: z.infer<typeof Index>) =>
  Array.isArray(index) ? index.map((item) => (typeof item === 'string' ? item : item.key)) : Object.keys(index)

export function readPictureKeys(file = new URL('../../images/masters/index.json', import.meta.url)): PictureKeys {
  if (!existsSync(file)) return null
  return new Set(keysIn(Index.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

const frontsOf = (keys: ReadonlySet<string>, start: string) =>
  [...keys].filter((key) => key.startsWith(`${start}-`) && key.endsWith('-front')).sort()

const isRoom = (key: string, name: string) => key === `room-${name}` || key.startsWith(`room-${name}-`)

export function picturesOf(keys: PictureKeys): Pictures {
  const generic = (model: string, finish: string) => `${model}-${finish}-front`
  return {
    main: (parameters) => {
      const { model, finish } = parameters
      const own = mainPictureKey(parameters)
      if (!keys || keys.has(own)) return own
      const known = generic(model, finish)
      return keys.has(known) ? known : (frontsOf(keys, `${model}-${finish}`)[0] ?? own)
    },
    setting: (parameters) => {
      const [key, room] = [settingKey(parameters), settingRoom(parameters.model)]
      return room && keys?.has(key) ? { key, room } : null
    },
    front: (model, finish) => {
      const known = generic(model, finish)
      return !keys || keys.has(known) ? known : (frontsOf(keys, model)[0] ?? known)
    },
    room: (name, forText) => {
      const rooms = keys ? [...keys].filter((key) => isRoom(key, name)).sort() : [`room-${name}`]
      return rooms.length > 0 ? randomOf('room', forText).pick(rooms) : null
    },
  }
}
