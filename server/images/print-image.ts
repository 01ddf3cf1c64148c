import sharp from 'sharp'
import type { FileStore } from '../files/file-store.ts'
import { masterOf } from './library.ts'
import { masterSource } from './master-source.ts'

type Options = { pixels: number; files: FileStore | undefined }

/** A JPEG on white, for documents; so many pixels wide and high. Null when it is missing. */
export async function printImage(key: string, { pixels, files }: Options): Promise<Buffer | null> {
  const master = masterOf(key)
  const source = master && (await masterSource(master, files).catch(() => null))
  if (!source) return null
  const ground = { background: '#ffffff' }
  return sharp(source)
    .resize(pixels, pixels, { fit: 'contain', ...ground })
    .flatten(ground)
    .jpeg({ quality: 82 })
    .toBuffer()
}
