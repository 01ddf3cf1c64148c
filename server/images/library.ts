import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Picture } from '#contract/fields/values.ts'

/** A source image in full size. Its version is a hash of the file, so that a URL always shows the same image. */
export type Master = { key: string; file: string; version: string; width: number; height: number; color: string }

const here = import.meta.dirname
export const fallbackKey = 'fallback'

const defaultColor = '#ecebe8'
const Index = z.array(z.object({ key: z.string(), width: z.number(), height: z.number(), color: z.string() }))

/** Size and color of each image, known without opening it. */
function readIndex() {
  const file = join(here, 'masters/index.json')
  const entries = existsSync(file) ? Index.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  return new Map(entries.map((entry) => [entry.key, entry]))
}

function readMasters(): ReadonlyMap<string, Master> {
  const index = readIndex()
  const files = [join(here, 'fallback.svg'), ...globSync(join(here, 'masters/*.webp'))]
  return new Map(
    files.map((file) => {
      const key = basename(file).replace(/\.\w+$/, '')
      const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10)
      const { width = 1200, height = 1200, color = defaultColor } = index.get(key) ?? {}
      return [key, { key, file, version, width, height, color }]
    }),
  )
}

let masters: ReadonlyMap<string, Master> | undefined

/** The source image of a key. All are read once: they change only with the program. */
export function masterOf(key: string): Master | undefined {
  masters ??= readMasters()
  return masters.get(key)
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

/** The URL of an image in one width, where srcset is not possible. */
export const pictureAddress = (picture: Picture, width: (typeof pictureWidths)[number]) =>
  `${picture.path}-${width}.webp`

export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
