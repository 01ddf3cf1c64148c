import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '../files/file-store.ts'
import type { Master } from './library.ts'
import { masterSource } from './master-source.ts'

export type PictureFormat = 'avif' | 'webp'
export type Size = {
  master: Master
  width: number
  format: PictureFormat
  /** Lower quality at the same size, for Save-Data and slow connections. */
  light?: boolean
}

const memoryBytes = 48 * 1024 * 1024

/**
 * The first visitor of a picture waits for it: as many bytes as by quality 58 at effort 3, in half the processor time, for
 * 0.9 dB of 41.
 */
const avif = { quality: 57, effort: 2 }

const encoders: Record<PictureFormat, (image: Sharp, light: boolean) => Sharp> = {
  avif: (image, light) => image.avif(light ? { ...avif, quality: 38 } : avif),
  webp: (image, light) => image.webp({ quality: light ? 50 : 80, alphaQuality: light ? 60 : 85, effort: 4 }),
}

/** LRU cache, limited by bytes. */
function boundedMemory() {
  const cached = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(name: string) {
      const found = cached.get(name)
      if (found) {
        cached.delete(name)
        cached.set(name, found)
      }
      return found
    },
    put(name: string, data: Buffer) {
      bytes += data.length - (cached.get(name)?.length ?? 0)
      cached.set(name, data)
      for (const [oldest, old] of cached) {
        if (bytes <= memoryBytes) break
        cached.delete(oldest)
        bytes -= old.length
      }
    },
  }
}

/** Limits the number of concurrent tasks; the others wait in order. */
function queue(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resume) => waiting.push(resume))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Images by size and format: created once, then cached on disk and the most recent in memory. */
export function pictureSizes(cacheDir: string, files?: FileStore) {
  const memory = boundedMemory()
  const takeTurn = queue(availableParallelism())
  const underWay = new Map<string, Promise<Buffer>>()

  async function findOrMake(name: string, size: Size) {
    const file = join(cacheDir, name)
    const stored = await readFile(file).catch(() => undefined)
    const data = stored ?? (await takeTurn(() => make(size, files)))
    memory.put(name, data)
    // Without disk access the next request only takes longer.
    if (!stored) await store(file, data).catch(() => {})
    return data
  }

  return async (size: Size): Promise<Buffer> => {
    const name = `${size.master.version}/${size.master.key}-${size.width}${size.light ? '-light' : ''}.${size.format}`
    const known = memory.get(name)
    if (known) return known
    const task = underWay.get(name) ?? findOrMake(name, size).finally(() => underWay.delete(name))
    underWay.set(name, task)
    return task
  }
}

export type Pictures = ReturnType<typeof pictureSizes>

async function make({ master, width, format, light = false }: Size, files?: FileStore) {
  const image = sharp(await masterSource(master, files)).resize({ width, withoutEnlargement: true })
  return encoders[format](image, light).toBuffer()
}

async function store(file: string, data: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, data)
  await rename(unfinished, file)
}
