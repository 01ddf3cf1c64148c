import sharp from 'sharp'
import type { Brand } from '#themes/brand.ts'

/** The colour of text on paper. */
export const ink = '#1f1f1f'

/** Colours with every channel above this are for dark headers: they hardly show on white paper. */
const lightest = 110
const isPale = (color: string) =>
  /^#[\da-f]{6}$/i.test(color) &&
  (color.match(/[\da-f]{2}/gi) ?? []).every((channel) => parseInt(channel, 16) > lightest)

/** The wordmark on white paper: colours that follow the page have their fallback, or ink where that is too light. */
const onPaper = (logo: string) =>
  logo
    .replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, (_, color: string) => (isPale(color) ? ink : color))
    .replaceAll('currentColor', ink)

const logos = new Map<string, Promise<Buffer>>()

/** The wordmark of a shop as PNG, sharp at a tenth of the width of a page and below. */
export function brandLogo({ logo }: Pick<Brand, 'logo'>): Promise<Buffer> {
  const known =
    logos.get(logo) ??
    sharp(Buffer.from(onPaper(logo)), { density: 288 })
      .png()
      .toBuffer()
  logos.set(logo, known)
  return known
}
