import type { TypographyVariantsOptions } from '@mui/material/styles'
import type { Brand, Face, Steps } from './brand.ts'

const phone = 390
const wide = 1200

const rem = (px: number) => `${px / 16}rem`

/** A size for phones and one for wide screens, linear in between; in rem so that it follows the user's font size. */
export function fluid([small, large]: Steps) {
  if (small === large) return rem(small)
  const slope = Math.ceil(((large - small) / (wide - phone)) * 1e4) / 1e4
  // Rounded so that a phone gets exactly `small`: 28.003 px would be another font to lay out than 28.
  const start = rem(Math.floor((small - slope * phone) * 100) / 100)
  return `clamp(${rem(small)}, calc(${start} + ${Number((slope * 100).toFixed(2))}vw), ${rem(large)})`
}

/** Inserts the web font's other characters and the fallback with equal metrics after it (fonts.ts). */
export const fontStack = (stack: string) => stack.replace(/^'([^']+) Variable'/, "$&, '$1 Rest', '$1 Fallback'")

const numbers = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

export function typographyOf({ tokens }: Brand): TypographyVariantsOptions {
  const families: Record<Face, string> = { body: fontStack(tokens.font.body), heading: fontStack(tokens.font.heading) }
  const heading = {
    fontFamily: families.heading,
    fontWeight: tokens.headingWeight,
    textTransform: tokens.headingCase,
    letterSpacing: tokens.headingTracking,
    textWrap: 'balance',
  } as const
  const { display, section, cardTitle, price, eyebrow } = tokens
  // Capitals have no descenders.
  const leading = tokens.headingCase === 'uppercase' ? [1, 1.05] : [1.15, 1.2]
  return {
    fontFamily: families.body,
    fontSize: 16,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    display: { ...heading, fontSize: fluid(display.size), lineHeight: display.leading },
    h1: { ...heading, fontSize: fluid(tokens.page), lineHeight: leading[0] },
    h2: { ...heading, fontSize: fluid(section.size), lineHeight: section.leading },
    h3: { ...heading, fontSize: rem(tokens.minor[0]), lineHeight: leading[1] },
    h4: { ...heading, fontSize: rem(tokens.minor[1]), lineHeight: 1.25 },
    h5: { fontSize: rem(16), fontWeight: 600, lineHeight: 1.35, letterSpacing: 0 },
    h6: { fontSize: rem(14), fontWeight: 600, lineHeight: 1.35, letterSpacing: 0 },
    lead: { fontFamily: families.body, fontSize: rem(18), lineHeight: 1.5, maxWidth: '34em', textWrap: 'pretty' },
    body1: { fontSize: rem(16), lineHeight: 1.5, letterSpacing: 0 },
    body2: { fontSize: rem(14), lineHeight: 1.5, letterSpacing: 0 },
    caption: { fontSize: rem(12), lineHeight: 1.35, letterSpacing: 0 },
    button: {
      fontSize: rem(16),
      fontWeight: tokens.buttonWeight,
      lineHeight: 1.2,
      letterSpacing: 0,
      textTransform: 'none',
    },
    eyebrow: {
      fontFamily: families.body,
      fontSize: rem(eyebrow.size),
      fontWeight: eyebrow.weight,
      lineHeight: 1.4,
      ...(eyebrow.spaced ? { letterSpacing: '0.09em', textTransform: 'uppercase' } : {}),
    },
    cardTitle: {
      fontFamily: families[cardTitle.face],
      fontSize: rem(cardTitle.size),
      fontWeight: cardTitle.weight,
      lineHeight: 1.3,
    },
    price: {
      ...numbers,
      fontFamily: families[price.face],
      fontSize: fluid(price.size),
      fontWeight: price.weight,
      lineHeight: price.leading,
      letterSpacing: price.tracking,
    },
    priceLarge: {
      ...numbers,
      fontFamily: families[price.face],
      fontSize: fluid([Math.max(28, price.size[0]), Math.max(36, price.size[1])]),
      fontWeight: price.weight,
      lineHeight: price.leading,
      letterSpacing: price.tracking,
    },
  }
}
