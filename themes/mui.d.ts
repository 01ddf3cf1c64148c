import type { CSSObject } from '@mui/material/styles'
import type {
  BandStyles,
  CardStyles,
  HangingTags,
  MenuButtonStyles,
  Pair,
  RibbonType,
  SearchStyles,
  Tokens,
} from './brand.ts'
import type { Roles } from './roles.ts'

type BrandPalette = Roles & {
  surface: string
  accent: Pair
  badge: Pair
  sale: Pair & { text: string }
  link: string
  focus: string
  picture: string
  star: string
  strip: string
  eyebrow: string
  alert: Pair
  hero: Tokens['hero']
  promo: Tokens['promo']
  categoryBar: Pair
  ribbon: Record<RibbonType, Pair>
}

type BrandStyles = {
  card: CardStyles
  search: SearchStyles
  menuButton: MenuButtonStyles
  band: BandStyles
  hangingTags: HangingTags | null
  /** The background behind cut-outs. */
  picture: string
  sectionHead: Tokens['section']['head']
  /** Vertical padding of a page section; fluid. */
  sectionPadding: string
}

type Corners = Record<'small' | 'large' | 'pill' | 'button', string>

type BrandVariants = Record<'display' | 'lead' | 'eyebrow' | 'cardTitle' | 'price' | 'priceLarge', CSSObject>

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends BrandPalette {}
  interface PaletteOptions extends Partial<BrandPalette> {}
  interface TypographyVariants extends BrandVariants {}
  interface TypographyVariantsOptions extends Partial<BrandVariants> {}
  interface Mixins {
    onHeader: CSSObject
    onFooter: CSSObject
    onInk: CSSObject
  }
  interface Theme {
    styles: BrandStyles
  }
  interface ThemeOptions {
    styles?: BrandStyles
  }
  interface Shape extends Corners {}
  interface ShapeOptions extends Partial<Corners> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
    lead: true
    eyebrow: true
    cardTitle: true
    price: true
    priceLarge: true
    subtitle1: false
    subtitle2: false
    overline: false
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsSizeOverrides {
    xs: true
    default: true
    xl: true
  }
}
