import type { Brand, Fallback, FontFace } from './brand.ts'

/** Fonts of the same widths under other names, so that the metrics hold on Linux and Apple systems too. */
const twins: Record<string, readonly string[]> = {
  Arial: ['Arial', 'ArialMT', 'Helvetica Neue', 'Liberation Sans', 'Arimo'],
  'Arial Bold': ['Arial Bold', 'Arial-BoldMT', 'Helvetica Neue Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  Georgia: ['Georgia', 'Gelasio'],
  'Times New Roman': ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
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

function fallbackFace(family: string, fallback: Fallback) {
  const sources = (twins[fallback.local] ?? [fallback.local]).map((name) => `local('${name}')`).join(',')
  const weight = fallback.weight ? `font-weight:${fallback.weight};` : ''
  return `@font-face{font-family:'${family}';${weight}src:${sources};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride}}`
}

// Of faces with the same descriptors the browser tries the last first, so the preferred fallback comes last.
const fallbackFaces = (face: FontFace) =>
  [...(face.fallbackMore ?? []), face.fallback].map((fallback) =>
    fallbackFace(face.family.replace(/ Variable$/, ' Fallback'), fallback),
  )

/** The faces that are on the device already, with the measures of the brand's own. */
export const fallbackFaceCss = (brand: Brand) => brand.fonts.flatMap(fallbackFaces).join('\n')

/** The faces that are fetched; `addressOf` maps a font file's package path to where it is served. */
export const webFaceCss = (brand: Brand, addressOf: (file: string) => FontAddress) =>
  brand.fonts.flatMap((face) => webFaces(face, addressOf(face.file))).join('\n')

/** All @font-face rules of a brand. */
export const fontFaceCss = (brand: Brand, addressOf: (file: string) => FontAddress) =>
  `${webFaceCss(brand, addressOf)}\n${fallbackFaceCss(brand)}`
