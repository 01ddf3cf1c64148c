import { createTheme, type Shadows, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import type { Brand, Tokens } from './brand.ts'
import { components } from './components.ts'
import { paletteOf } from './palette.ts'
import { withFunctions } from './theme-functions.ts'
import { fluid, typographyOf } from './typography.ts'

/** MUI has 25 steps, we have three: 1 small, 2 medium, from 3 large. The cast: TypeScript infers no tuple of 25. */
const shadowsOf = ({ sm, md, lg }: Tokens['shadow']) =>
  ['none', sm, md, ...Array.from({ length: 22 }, () => lg)] as unknown as Shadows

const color = (path: string) => `var(--palette-${path})`

const bar = (ground: string, ink: string) => ({
  backgroundColor: ground,
  color: ink,
  '--ring': ink,
  '--ring-width': '2px',
  '--bar': ground,
})

/** A coloured bar has its own focus ring, since that of the page would be invisible there. */
const mixins = {
  onHeader: bar(color('header-ground'), color('header-ink')),
  onFooter: { ...bar(color('footer-ground'), color('footer-ink')), '--bar-2': color('footer-ground') },
  onInk: bar(color('text-primary'), color('background-default')),
}

const durations = {
  shortest: 120,
  shorter: 150,
  short: 150,
  standard: 200,
  complex: 200,
  enteringScreen: 200,
  leavingScreen: 150,
}

const focusRing = {
  outlineColor: 'var(--ring)',
  outlineWidth: 'var(--ring-width)',
  outlineOffset: 2,
  boxShadow: 'none',
}

/**
 * Unused variables would be a third of a page's styles: those of unused MUI components (`palette.Alert`), colour
 * channels and the steps between our three shadows.
 */
function isUnused([group, name = '', part = '']: string[]) {
  if (group === 'styles' || group === 'overlays' || group === 'opacity') return true
  if (group === 'font') return name !== 'body1'
  if (group === 'shadows') return Number(name) > 3 && !overlayElevations.includes(Number(name))
  if (group !== 'palette') return false
  return (/^[A-Z]/.test(name) && name !== 'TableCell') || name.endsWith('Channel') || part.endsWith('Channel')
}
/** Elevations of MUI's drawer and dialog. */
const overlayElevations = [16, 24]

function createBrandTheme(brand: Brand): Theme {
  const { radius, shadow, card, search, menuButton, section, band, hangingTags } = brand.tokens
  const theme = createTheme({
    cssVariables: {
      cssVarPrefix: '',
      shouldSkipGeneratingVar: (keys) => isUnused(keys) || shouldSkipGeneratingVar(keys),
    },
    palette: paletteOf(brand.tokens),
    typography: typographyOf(brand),
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 520, md: 768, lg: 975, xl: 1200 } },
    shape: {
      borderRadius: Number.parseInt(radius.md, 10),
      small: radius.sm,
      large: radius.lg,
      pill: radius.pill,
      button: radius.button,
    },
    shadows: shadowsOf(shadow),
    transitions: { duration: durations },
    motion: { reducedMotion: 'system' },
    focusVisible: focusRing,
    mixins,
    components,
    styles: {
      card,
      search,
      menuButton,
      band,
      hangingTags,
      picture: brand.tokens.pictureGround,
      sectionHead: section.head,
      sectionPadding: fluid(section.padding),
    },
  })
  // MUI deletes keys of its object, which makes reading it slow in V8; every styled component reads it. A copy is fast.
  return withFunctions(theme) as Theme // spacing between texts is not used
}

const themes = new WeakMap<Brand, Theme>()

/** The theme of a brand, created from its tokens once. The build computes it: scripts/lib/build/strip-brands.ts. */
export function themeOf(brand: Brand): Theme {
  const theme = themes.get(brand) ?? createBrandTheme(brand)
  themes.set(brand, theme)
  return theme
}
