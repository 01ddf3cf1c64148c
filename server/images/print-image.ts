import sharp from 'sharp'
import { masterOf } from './library.ts'

/** A small JPEG on white, for documents. */
export async function printImage(key: string): Promise<Buffer | null> {
  const master = masterOf(key)
  if (!master) return null
  const ground = { background: '#ffffff' }
  return sharp(master.source)
    .resize(192, 192, { fit: 'contain', ...ground })
    .flatten(ground)
    .jpeg({ quality: 82 })
    .toBuffer()
}
