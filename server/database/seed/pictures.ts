import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** The keys of the picture library, or null while there is no library: then every key is taken to exist. */
export type PictureKeys = ReadonlySet<string> | null

export type Pictures = {
  /** The pictures of a model in a finish, or in one the library has. */
  views: (model: string, finish: string) => { key: string; type: 'front' | 'side' | 'detail' }[]
  front: (model: string, finish: string) => string | null
  room: (name: string) => string | null
}

const angles = ['front', 'side', 'detail'] as const
const entry = z.union([z.string(), z.object({ key: z.string() })])
const Index = z.union([z.array(entry), z.record(z.string(), z.unknown())])

const keysIn = (index: z.infer<typeof Index>) =>
  Array.isArray(index) ? index.map((one) => (typeof one === 'string' ? one : one.key)) : Object.keys(index)

export function readPictureKeys(file = new URL('../../images/masters/index.json', import.meta.url)): PictureKeys {
  if (!existsSync(file)) return null
  return new Set(keysIn(Index.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

function finishInLibrary(keys: ReadonlySet<string>, model: string, finish: string): string | null {
  if (keys.has(`${model}-${finish}-front`)) return finish
  const [first] = [...keys].filter((key) => key.startsWith(`${model}-`) && key.endsWith('-front')).sort()
  return first ? first.slice(model.length + 1, -'-front'.length) : null
}

export function picturesOf(keys: PictureKeys): Pictures {
  const views: Pictures['views'] = (model, finish) => {
    const shown = keys ? finishInLibrary(keys, model, finish) : finish
    if (!shown) return []
    return angles
      .map((type) => ({ key: `${model}-${shown}-${type}`, type }))
      .filter(({ key }) => !keys || keys.has(key))
  }
  return {
    views,
    front: (model, finish) => views(model, finish)[0]?.key ?? null,
    room: (name) => (!keys || keys.has(`room-${name}`) ? `room-${name}` : null),
  }
}
