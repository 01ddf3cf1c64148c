import type { Brand, Fallback, FontFace } from './brand.ts'

/**
 * Fonts of equal metrics under their other names, for Linux and Apple systems. Android has only Roboto; since version
 * 12 bold is not a separate font, but a weight of its variable file.
 */
const twins: Record<string, readonly string[]> = {
  Arial: ['Arial', 'ArialMT', 'Helvetica Neue', 'Liberation Sans', 'Arimo'],
  'Arial Bold': ['Arial Bold', 'Arial-BoldMT', 'Helvetica Neue Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  Georgia: ['Georgia', 'Gelasio'],
  'Times New Roman': ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  Roboto: ['Roboto', 'Roboto-Regular'],
  'Roboto Medium': ['Roboto Medium', 'Roboto-Medium', 'Roboto', 'Roboto-Regular'],
  'Roboto Bold': ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'],
  'Noto Serif': ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
}

// The latin range of the font packages.
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The characters of nearly all texts: the build cuts them out of each font, so that the rest is rarely loaded. */
export const commonCharacters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©®°²³·½×é–—‘’“”•…→−`

/** What `unicode-range` says of code points: runs of neighbours, as `U+A1-A8,U+AA`. */
function rangeOf(codes: readonly number[]) {
  const runs: [first: number, last: number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const name = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${name(first)}${last > first ? `-${name(last)}` : ''}`).join()
}

const codesOf = (range: string) =>
  range.split(',').flatMap((run) => {
    const [first = 0, last = first] = run
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })

const commonCodes = [...commonCharacters].map((character) => character.codePointAt(0) ?? 0)
const commonRange = rangeOf(commonCodes)
const isControl = (code: number) => code < 32 || (code > 126 && code < 160)
// Not every font has all of the common characters; for one that is missing the whole file would load in vain.
const restRange = rangeOf(codesOf(latin).filter((code) => !commonCodes.includes(code) && !isControl(code)))

/** Where a font file is served: the whole file, and the file of common characters when the build has cut it. */
export type FontAddress = { whole: string; common?: string }

const webFace = ({ family, weight }: FontFace, url: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url(${url}) format('woff2');unicode-range:${range}}`

/**
 * The other characters are a family of their own: while a file of a family is not loaded, Chromium looks up a font of
 * the device for each size and weight of it, and waits for another process each time.
 */
const restOf = ({ family }: FontFace) => family.replace(/ Variable$/, ' Rest')

const webFaces = (face: FontFace, { whole, common }: FontAddress) =>
  common
    ? [webFace({ ...face, family: restOf(face) }, whole, restRange), webFace(face, common, commonRange)]
    : [webFace(face, whole, latin)]

const percent = (value: number) => `${Number(value.toFixed(2))}%`

function fallbackFace({ family, ascent, descent }: FontFace, { local, weight, sizeAdjust }: Fallback) {
  const sources = (twins[local] ?? [local]).map((name) => `local('${name}')`).join(',')
  const ofSize = (value: number) => percent((100 * value) / sizeAdjust)
  const metrics = `size-adjust:${percent(sizeAdjust)};ascent-override:${ofSize(ascent)};descent-override:${ofSize(descent)};line-gap-override:0%`
  return `@font-face{font-family:'${family.replace(/ Variable$/, ' Fallback')}';${weight ? `font-weight:${weight};` : ''}src:${sources};${metrics}}`
}

// Of faces with equal descriptors the browser tries the last first, so the preferred fallback is last.
const fallbackFaces = (face: FontFace) => face.fallbacks.map((fallback) => fallbackFace(face, fallback)).toReversed()

/** Faces of fonts on the device, adjusted to the metrics of the brand's fonts. */
export const fallbackFaceCss = (brand: Brand) => brand.fonts.flatMap(fallbackFaces).join('\n')

/** Faces that are downloaded; `addressOf` maps the package path of a font file to its address. */
export const webFaceCss = (brand: Brand, addressOf: (file: string) => FontAddress) =>
  brand.fonts.flatMap((face) => webFaces(face, addressOf(face.file))).join('\n')

/** All @font-face rules of a brand. */
export const fontFaceCss = (brand: Brand, addressOf: (file: string) => FontAddress) =>
  `${webFaceCss(brand, addressOf)}\n${fallbackFaceCss(brand)}`
