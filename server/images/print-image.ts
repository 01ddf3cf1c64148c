import sharp from 'sharp'
import { masterOf } from './library.ts'

/** A JPEG on white, for documents; so many pixels wide and high. */
export async function printImage(key: string, pixels = 192): Promise<Buffer | null> {
  const master = masterOf(key)
  if (!master) return null
  const ground = { background: '#ffffff' }
  return sharp(master.source)
    .resize(pixels, pixels, { fit: 'contain', ...ground })
    .flatten(ground)
    .jpeg({ quality: 82 })
    .toBuffer()
}
