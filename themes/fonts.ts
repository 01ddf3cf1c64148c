import type { Brand, Fallback, FontFace } from './brand.ts'

/**
 * Fonts of the same widths under other names, so that the metrics hold on Linux and Apple systems too. Android has Roboto alone; since
 * version 12 its bold is no font of its own, but what the one file draws in a face of that weight.
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

// Latin as cut by the font packages.
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** What nearly every text is made of: the build cuts these out of each font, so that the rest need not be fetched. */
export const commonCharacters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©®°²³·½×é–—‘’“”•…→−`

const common = [...commonCharacters]
  .map((character) => character.codePointAt(0) ?? 0)
  .filter((code) => code > 126)
  .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
const commonRange = ['U+0020-007E', ...common].join(',')

/** Where a font file is served: whole, and the common characters alone where the build has cut them out. */
export type FontAddress = { whole: string; common?: string }

const webFace = ({ family, weight }: FontFace, url: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url(${url}) format('woff2');unicode-range:${range}}`

// Of two faces with one character in their ranges the browser takes the last.
const webFaces = (face: FontFace, { whole, common }: FontAddress) => [
  webFace(face, whole, latin),
  ...(common ? [webFace(face, common, commonRange)] : []),
]

const percent = (value: number) => `${Number(value.toFixed(2))}%`

function fallbackFace({ family, ascent, descent }: FontFace, { local, weight, sizeAdjust }: Fallback) {
  const sources = (twins[local] ?? [local]).map((name) => `local('${name}')`).join(',')
  const ofSize = (value: number) => percent((100 * value) / sizeAdjust)
  const metrics = `size-adjust:${percent(sizeAdjust)};ascent-override:${ofSize(ascent)};descent-override:${ofSize(descent)};line-gap-override:0%`
  return `@font-face{font-family:'${family.replace(/ Variable$/, ' Fallback')}';${weight ? `font-weight:${weight};` : ''}src:${sources};${metrics}}`
}

// Of faces with the same descriptors the browser tries the last first, so the preferred fallback comes last.
const fallbackFaces = (face: FontFace) => face.fallbacks.map((fallback) => fallbackFace(face, fallback)).toReversed()

/** The faces that are on the device already, with the measures of the brand's own. */
export const fallbackFaceCss = (brand: Brand) => brand.fonts.flatMap(fallbackFaces).join('\n')

/** The faces that are fetched; `addressOf` maps a font file's package path to where it is served. */
export const webFaceCss = (brand: Brand, addressOf: (file: string) => FontAddress) =>
  brand.fonts.flatMap((face) => webFaces(face, addressOf(face.file))).join('\n')

/** All @font-face rules of a brand. */
export const fontFaceCss = (brand: Brand, addressOf: (file: string) => FontAddress) =>
  `${webFaceCss(brand, addressOf)}\n${fallbackFaceCss(brand)}`
