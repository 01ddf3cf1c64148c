import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Picture } from '#contract/fields/values.ts'
import { drawingOf, drawingSvg } from './drawings/drawing.ts'
import { photoMaster } from './photo.ts'

/**
 * A source image in full size: a file, an SVG as bytes, or a file of the file store. Its version is a hash of it or part
 * of its id, so that a URL always shows the same image.
 */
export type Master = {
  key: string
  source: string | Buffer | { file: string }
  version: string
  width: number
  height: number
  color: string
}

const here = import.meta.dirname
export const fallbackKey = 'fallback'

const defaultColor = '#ecebe8'
const Index = z.array(
  z.object({ key: z.string(), version: z.string(), width: z.number(), height: z.number(), color: z.string() }),
)

const versionOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 10)

const fallback = (): Master => {
  const source = join(here, 'fallback.svg')
  return {
    key: fallbackKey,
    source,
    version: versionOf(readFileSync(source)),
    width: 1200,
    height: 1200,
    color: defaultColor,
  }
}

/** Everything about the masters is in their index: no image is opened before it is requested. */
function readMasters(): Map<string, Master> {
  const file = join(here, 'masters/index.json')
  const entries = existsSync(file) ? Index.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  const masters = entries.map((entry): Master => ({ ...entry, source: join(here, `masters/${entry.key}.webp`) }))
  return new Map([fallback(), ...masters].map((master) => [master.key, master]))
}

const Keys = z.array(z.string())

/** Drawings are made when they are first needed, but only those of the catalogue: a request must not invent sizes. */
function readDrawings(): ReadonlySet<string> {
  const file = join(here, 'drawings/keys.json')
  return new Set(existsSync(file) ? Keys.parse(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

let masters: Map<string, Master> | undefined
let drawings: ReadonlySet<string> | undefined

function drawingMaster(key: string): Master | undefined {
  drawings ??= readDrawings()
  const drawing = drawings.has(key) ? drawingOf(key) : undefined
  if (!drawing) return undefined
  const svg = drawingSvg(drawing)
  return { key, source: Buffer.from(svg), version: versionOf(svg), width: 1200, height: 1200, color: defaultColor }
}

/** The source image of a key; uploaded ones may be gone. The indexes are read once: they change only with the program. */
export function masterOf(key: string): Master | undefined {
  const photo = photoMaster(key)
  if (photo) return photo
  masters ??= readMasters()
  const known = masters.get(key) ?? drawingMaster(key)
  if (known) masters.set(key, known)
  return known
}

/** The image of a key for the contract; the fallback image if it is unknown. */
export function pictureOf(key: string | null | undefined, alt: string): Picture {
  const master = (key ? masterOf(key) : undefined) ?? masterOf(fallbackKey)
  if (!master) throw new Error('The fallback picture is missing')
  const { version, width, height, color } = master
  return { path: `/images/${version}/${master.key}`, alt, width, height, color }
}

/** The image of a key; null without a key. */
export const optionalPicture = (key: string | null | undefined, alt: string): Picture | null =>
  key ? pictureOf(key, alt) : null

/** The inside of a brand's shops, for one of its stores; null without one. */
export const insidePicture = (brand: string, store: string): Picture | null =>
  masterOf(`inside-${brand}`) ? pictureOf(`inside-${brand}`, `Inside ${store}`) : null

/** The URL of an image in one width, where srcset is not possible. */
export const pictureAddress = (picture: Picture, width: (typeof pictureWidths)[number]) =>
  `${picture.path}-${width}.webp`

export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
