import sharp from 'sharp'
import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import { fitsEnding } from '../files/sniff.ts'
import type { Photo } from './photo.ts'

const mostPixels = 50_000_000
/** The widest image that a page requests. */
const widest = 1200
const shortest = 300

export const photoTexts = {
  kind: 'Choose a JPG, PNG or WebP picture',
  pixels: 'Choose a picture of up to 50 megapixels',
  small: `Choose a picture of at least ${shortest} pixels on its longer side`,
  broken: 'This picture is damaged. Save it again, then try once more',
} as const

type Encoded = Omit<Photo, 'id'> & { bytes: Buffer }

/** The average colour, which a page shows until the picture is there; white behind what is transparent. */
async function averageColor(bytes: Buffer) {
  const pixel = await sharp(bytes).flatten({ background: '#ffffff' }).resize(1, 1).removeAlpha().raw().toBuffer()
  return pixel.subarray(0, 3).toString('hex')
}

/**
 * Checks a picture by its content. Other formats, such as SVG, never reach a decoder; a damaged one is found when it is
 * decoded, here in a small size.
 */
export async function checkPhoto(bytes: Buffer): Promise<Outcome<null, keyof typeof photoTexts>> {
  const refused = await refusalOf(bytes)
  if (refused) return reject(refused)
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize(64)
    .toBuffer()
    .then(
      () => accept(null),
      () => reject('broken'),
    )
}

/** What is wrong with a picture as far as its kind and its head show it. */
async function refusalOf(bytes: Buffer): Promise<keyof typeof photoTexts | null> {
  if (!(['jpg', 'png', 'webp'] as const).some((ending) => fitsEnding(bytes, ending))) return 'kind'
  // The pixels that the head of the file claims: nothing is decoded.
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width === 0 || height === 0) return 'broken'
  if (width * height > mostPixels) return 'pixels'
  return Math.max(width, height) < shortest ? 'small' : null
}

/**
 * Checks a picture by its content and encodes it again, which removes hidden content and metadata such as its location.
 * Other formats, such as SVG, never reach a decoder.
 */
export async function readPhoto(bytes: Buffer): Promise<Outcome<Encoded, keyof typeof photoTexts>> {
  const refused = await refusalOf(bytes)
  if (refused) return reject(refused)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, alphaQuality: 95, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return accept({ bytes: data, width: info.width, height: info.height, color: await averageColor(data) })
  } catch {
    return reject('broken')
  }
}
