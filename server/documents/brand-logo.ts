import sharp from 'sharp'
import type { Brand } from '#themes/brand.ts'

/** The colour of text on paper. */
export const ink = '#1f1f1f'

/** The wordmark as it stands on white paper; its colours that follow the page have their own ones here. */
const onPaper = (logo: string) => logo.replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1').replaceAll('currentColor', ink)

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
