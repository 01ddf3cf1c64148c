import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { brands } from '../../../themes/brands.ts'
import { commonCharacters } from '../../../themes/fonts.ts'

/** OpenType features that the shops use, and kerning; ligatures are a tenth of a file and hardly visible. */
const features = ['kern', 'calt', 'ccmp', 'mark', 'tnum', 'lnum']

function weightsOf(weights: string) {
  const [min = 400, max] = weights.split(' ').map(Number)
  return max === undefined ? min : { min, max }
}

// Hints stay: without any, Linux hints by itself and rounds the width of each letter, so that words run into each other.
// The published types lack the last one.
export const cutOptions = (weights: string) => ({
  targetFormat: 'woff2' as const,
  variationAxes: { wght: weightsOf(weights) },
  keepFeatures: features,
})

const faces = () =>
  new Map(Object.values(brands).flatMap(({ fonts }) => fonts.map((face) => [face.file, face.subsetWeights] as const)))

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(file))

/** The font files of all brands. */
export const fontFiles = () => [...faces().keys()].map(pathOf)

/**
 * Cuts the common characters and the used weights out of every brand's fonts: less than half the bytes before the first
 * view.
 */
export async function cutFonts(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [file, weights] of faces()) {
    const whole = await readFile(pathOf(file))
    await writeFile(join(folder, basename(file)), await subsetFont(whole, commonCharacters, cutOptions(weights)))
  }
}
