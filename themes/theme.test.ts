import { describe, expect, it } from 'vitest'
import { breakpoints } from '#domain/web/breakpoints.ts'
import { brandKeys } from './brand.ts'
import { brands } from './brands.ts'
import { buttonHeights } from './components.ts'
import { globalStyles } from './global-styles.ts'
import { themeOf } from './theme.ts'
import { fluid, fontStack } from './typography.ts'

const wa = themeOf(brands.wa)
const aol = themeOf(brands.aol)

describe.each(brandKeys)('the theme of %s', (key) => {
  const theme = themeOf(brands[key])
  const { tokens } = brands[key]

  it('maps the tokens to the palette', () => {
    const { palette } = theme
    expect(palette.background).toMatchObject({ default: tokens.ground, paper: tokens.surfaceRaised })
    expect(palette.text).toMatchObject({ primary: tokens.ink, secondary: tokens.inkSoft })
    expect(palette.primary).toMatchObject({ main: tokens.primary, contrastText: tokens.primaryInk })
    expect(palette.divider).toBe(tokens.line)
    expect(palette.ribbon).toEqual(tokens.ribbon)
    expect(palette.sale.text).toBe(tokens.sale)
  })

  it('offers its colours as variables', () => {
    expect(theme.vars.palette.sale.text).toBe(`var(--palette-sale-text, ${tokens.sale})`)
    expect(theme.vars.palette.header.ground).toContain('var(--palette-header-ground')
    expect(theme.mixins.onHeader).toMatchObject({ backgroundColor: 'var(--palette-header-ground)' })
  })

  it('uses its own fonts, with a fallback of the same metrics for each', () => {
    const families = [theme.typography.h1.fontFamily, theme.typography.body1.fontFamily]
    for (const family of families) expect(family).toMatch(/^'(.+) Variable', '\1 Rest', '\1 Fallback', /)
  })

  it('shows no grey or blue of the library in its own components', () => {
    expect(theme.shadows[4]).toBe(tokens.shadow.lg)
    expect(theme.palette.info.main).toBe(tokens.link)
  })
})

describe('every theme', () => {
  it('chooses the width class by the stated breakpoints [S1-9-13]', () => {
    expect(wa.breakpoints.values).toEqual(breakpoints)
    const classAt = (width: number) => wa.breakpoints.keys.findLast((key) => wa.breakpoints.values[key] <= width)
    const widths = [0, 519, 520, 767, 768, 974, 975, 1199, 1200]
    expect(widths.map(classAt)).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl'])
  })

  it('has six button heights', () => {
    expect(buttonHeights).toEqual({ xs: 29, small: 34, medium: 48, large: 48, xl: 68, default: 46 })
  })

  it('has transitions of at most a fifth of a second, and none under reduced motion', () => {
    expect(Math.max(...Object.values(wa.transitions.duration))).toBe(200)
    expect(wa.motion.reducedMotion).toBe('system')
  })

  it('shows the focus ring in the colour of its surroundings', () => {
    expect(wa.focusVisible).toMatchObject({ outlineColor: 'var(--ring)' })
    expect(globalStyles(wa)[':root']).toMatchObject({ '--ring-width': '3px' })
    expect(wa.mixins.onFooter).toMatchObject({ '--ring': 'var(--palette-footer-ink)', '--ring-width': '2px' })
  })
})

describe('derived roles', () => {
  it('use the accent for selection where it is readable, else ink, and highlight with the other one', () => {
    expect([wa.palette.sel.ground, wa.palette.hi]).toEqual(['#26241F', '#E2B13C'])
    expect([aol.palette.sel.ground, aol.palette.hi]).toEqual(['#0A3191', '#FF8126'])
  })

  it('lighten dark buttons without a light colour and darken the others', () => {
    expect(wa.palette.act.hover).toBe('#403e3a')
    expect(themeOf(brands['aol-nz']).palette.act.hover).toBe('#126735')
  })
})

describe('sizes', () => {
  it('run from phone to wide screen in rem', () => {
    expect(fluid([28, 28])).toBe('1.75rem')
    // At 390 px: 1.508125 rem and 3.861 px, a little below 28 px.
    expect(fluid([28, 36])).toBe('clamp(1.75rem, calc(1.508125rem + 0.99vw), 2.25rem)')
  })

  it('put the rest of the web font and its fallback directly after it', () => {
    expect(fontStack("'Petrona Variable', Georgia, serif")).toBe(
      "'Petrona Variable', 'Petrona Rest', 'Petrona Fallback', Georgia, serif",
    )
  })
})
