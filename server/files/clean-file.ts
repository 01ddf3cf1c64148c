import sharp from 'sharp'
import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import { type FileEnding, fileEnding, fileProblem, fileTexts } from '#domain/project/attachment.ts'
import { fitsEnding } from './sniff.ts'

const mostPixels = 25_000_000

type Cleaned = { bytes: Buffer; kind: FileEnding }
type Code = 'ending' | 'size' | 'empty' | 'content'

const formats: Partial<Record<FileEnding, 'jpeg' | 'png' | 'webp'>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
}

/** Re-encodes an image, which removes hidden content and metadata such as its location. */
async function redrawn(bytes: Buffer, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer | null> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
  return picture
    .autoOrient()
    .toFormat(format, format === 'png' ? {} : { quality: 90 })
    .toBuffer()
    .catch(() => null)
}

/** Validates a file by name, size and content and removes metadata; returns what to store, or the error code. */
export async function cleanFile(name: string, bytes: Buffer): Promise<Outcome<Cleaned, Code>> {
  const kind = fileEnding(name)
  if (!kind) return reject('ending')
  const problem = fileProblem({ name, size: bytes.length })
  if (problem) return reject(problem === fileTexts.empty ? 'empty' : 'size')
  if (!fitsEnding(bytes, kind)) return reject('content')
  const format = formats[kind]
  if (!format) return accept({ bytes, kind })
  const encoded = await redrawn(bytes, format)
  return encoded ? accept({ bytes: encoded, kind }) : reject('content')
}
