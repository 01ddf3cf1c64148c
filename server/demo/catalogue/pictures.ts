import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { randomOf } from './random.ts'

/** The keys of the image library, or null without one: then every key is assumed to exist. */
export type PictureKeys = ReadonlySet<string> | null

export type Pictures = {
  /** The images of a model in a finish, or in another finish of the library. */
  views: (model: string, finish: string) => { key: string; type: 'front' | 'side' | 'detail' }[]
  front: (model: string, finish: string) => string
  /** A room image by name; if there are several, the same text always selects the same one. */
  room: (name: string, forText: string) => string | null
}

const angles = ['front', 'side', 'detail'] as const
const entry = z.union([z.string(), z.object({ key: z.string() })])
const Index = z.union([z.array(entry), z.record(z.string(), z.unknown())])

const keysIn = (index: z.infer<typeof Index>) =>
  Array.isArray(index) ? index.map((item) => (typeof item === 'string' ? item : item.key)) : Object.keys(index)

export function readPictureKeys(file = new URL('../../images/masters/index.json', import.meta.url)): PictureKeys {
  if (!existsSync(file)) return null
  return new Set(keysIn(Index.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

function finishInLibrary(keys: ReadonlySet<string>, model: string, finish: string): string | null {
  if (keys.has(`${model}-${finish}-front`)) return finish
  const [first] = [...keys].filter((key) => key.startsWith(`${model}-`) && key.endsWith('-front')).sort()
  return first ? first.slice(model.length + 1, -'-front'.length) : null
}

const isRoom = (key: string, name: string) => key === `room-${name}` || key.startsWith(`room-${name}-`)

export function picturesOf(keys: PictureKeys): Pictures {
  const views: Pictures['views'] = (model, finish) => {
    const shown = keys ? finishInLibrary(keys, model, finish) : finish
    // A model that is not in the library keeps its key: the image server shows a neutral image.
    if (!shown) return [{ key: `${model}-${finish}-front`, type: 'front' }]
    return angles
      .map((type) => ({ key: `${model}-${shown}-${type}`, type }))
      .filter(({ key }) => !keys || keys.has(key))
  }
  return {
    views,
    front: (model, finish) => views(model, finish)[0]?.key ?? `${model}-${finish}-front`,
    room: (name, forText) => {
      const rooms = keys ? [...keys].filter((key) => isRoom(key, name)).sort() : [`room-${name}`]
      return rooms.length > 0 ? randomOf('room', forText).pick(rooms) : null
    },
  }
}
