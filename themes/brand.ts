/** All data of a shop: plain values, imported by server, manifest, scripts and app. */

import type { Home } from './home-blocks.ts'

/** In this order; each has a folder here, and demo data in `server/demo/catalogue/brands/` if the demo shows it. */
export const brandKeys = ['wa', 'aol', 'andoo', 'aol-nz', 'hc', 'aoc', 'wac', 'fk'] as const
export type BrandKey = (typeof brandKeys)[number]

export const ribbonTypes = [
  'save',
  'catalogue-item',
  'cashback',
  'win',
  'new',
  'bonus',
  'special-offer',
  'sale',
] as const
export type RibbonType = (typeof ribbonTypes)[number]

export type Pair = { ground: string; ink: string }

/** Sizes in px: on a 390 px phone and from 1200 px up; fluid between the two. */
export type Steps = readonly [phone: number, wide: number]
export type Face = 'body' | 'heading'
export type CardStyles = {
  ground: string
  border: string
  shadow: string
  radius: string
  padding: string
  /** CSS aspect-ratio of the picture. */
  pictureRatio: string
  /** Line between picture and text, `none` for most. */
  tear: string
  /** The price is the first line under the picture. */
  priceFirst: boolean
  /** Cards of a row share their borders: no gap, one hairline between them. */
  joined: boolean
}
/** Service points under a hero: a band across the page, or a box within its margins. */
export type BandStyles = {
  ground: string
  line: string
  /** The sides that have the line, as border widths. */
  edges: string
  /** Vertical padding in px, on wide screens. */
  padding: number
  boxed: boolean
  title: Face
}
/** Grades shown as paper tags on a string, each in its own colour. */
export type HangingTags = Record<'cosmetic' | 'new' | 'runout', Pair>
export type SearchStyles = Pair & { placeholder: string; border: string; button: Pair }
export type MenuButtonStyles = Pair & { border: string; radius: string }

/** Colours, radii, shadows and type of a brand, named by purpose, never by appearance. */
export type Tokens = {
  ground: string
  surface: string
  surfaceRaised: string
  ink: string
  inkSoft: string
  line: string
  primary: string
  primaryInk: string
  accent: string
  accentInk: string
  sale: string
  saleInk: string
  success: string
  warning: string
  danger: string
  focus: string
  link: string
  header: string
  headerInk: string
  /** Default: mixed from the header's background and ink. */
  headerLine?: string
  footer: string
  footerInk: string
  picture: string
  /** CSS background behind cut-outs: the image colour, flat or lit from above, or a wall and a floor. */
  pictureGround: string
  ribbon: Record<RibbonType, Pair>
  /** Announcement bar over the header. */
  alert: Pair
  /** Count on the cart and compare tools. */
  badge: Pair
  categoryBar: Pair
  /** Search field inside the header. */
  search: SearchStyles
  /** Opens the category menu in the header. */
  menuButton: MenuButtonStyles
  hero: Pair & { soft: string; eyebrow: string }
  /** Promotion tiles in the order they appear. */
  promo: { a: Pair; b: Pair; c: Pair; d: Pair }
  /** Energy stars, and the icons of service strips. */
  star: string
  strip: string
  band: BandStyles
  /** Null in shops that do not sell by grade: their tags are plain labels. */
  hangingTags: HangingTags | null
  card: CardStyles
  radius: { sm: string; md: string; lg: string; pill: string; button: string }
  shadow: { sm: string; md: string; lg: string }
  font: { body: string; heading: string }
  headingWeight: number
  headingCase: 'none' | 'uppercase'
  headingTracking: string
  buttonWeight: number
  display: { size: Steps; leading: number }
  /** Title of a page other than the home. */
  page: Steps
  /** Third and fourth level of headings. */
  minor: readonly [number, number]
  /** `head`: a line under the heading of a section; left out by most. */
  section: { size: Steps; leading: number; padding: Steps; head?: { borderBottom: string; paddingBottom: number } }
  cardTitle: { face: Face; weight: number; size: number }
  price: { face: Face; weight: number; size: Steps; leading: number; tracking: string }
  eyebrow: { size: number; weight: number; spaced: boolean; color: string }
}

/** Switches named for what they do. A component reads a flag, never a brand key. */
export type Flags = {
  loginForPrice: boolean
  showRibbons: boolean
  pageBuilderHome: boolean
  compareTray: 'main' | 'alternative'
  /** The larger number of search suggestions (furniture and NZ shops). */
  manySuggestions: boolean
  valuePromise: 'none' | 'appliance' | 'furniture'
  priceMatchModal: boolean
  remindersMenu: boolean
  poNumber: boolean
  /** Listing pages open as a list with specifications instead of a grid. */
  listViewFirst: boolean
  leaveCheckoutWarning: boolean
  longDeliveryUnavailableText: boolean
  /** Prices are shown and labelled without GST. */
  pricesExGst: boolean
  /** Cards show the saving in percent as a separate block. */
  showPercentOff: boolean
  /** Shows a category bar under the main header bar on wide screens. */
  categoryBar: boolean
  logoCentred: boolean
  headerSearch: 'field' | 'underline' | 'pill'
  /** A request that fails because the sign-in has expired signs out and redirects to the sign-in page. */
  signsOutWhenRejected: boolean
}

/** Texts that differ between shops. */
export type Wording = {
  tagline: string
  searchNav: string
  searchStandalone: string
  findStores: string
  cvvHeading: string
  supportLine: string
  allProducts: string
  addToCart: string
  footerAbout: string
  homeTitle: string
  homeDescription: string
  /** Shown in the drawer and the account menu in place of the first name when signed out. */
  greeting: string
  searchButton: string
  /** Offers help where a search found nothing, above the phone number. */
  searchHelp: string
  cartName: string
  /** What the prices of this shop include, for the footer. */
  priceNote: string
}

/** The parts of the footer above its last line. */
export type FooterPart = 'name' | 'call' | 'tools' | 'links'

export type ProductGroup = 'appliances' | 'kitchen' | 'electronics' | 'furniture'

/** A font of the device, with the size in per cent at which its lines are as long as those of the web font. */
export type Fallback = {
  local: string
  /** Default: every weight. */
  weight?: string
  sizeAdjust: number
}

export type FontFace = {
  family: string
  /** Package path of the latin woff2. */
  file: string
  weight: string
  /** Weights in the file of common characters; fewer weights make a smaller file. A single weight is used for all. */
  subsetWeights: string
  /** Metrics in per cent of the font size; no font has a line gap. */
  ascent: number
  descent: number
  /**
   * Fallbacks with the same metrics, so that nothing moves when the web font loads. Best first; others are for other
   * systems.
   */
  fallbacks: readonly Fallback[]
}

export type Brand = {
  key: BrandKey
  name: string
  shortName: string
  legalName: string
  description: string
  /** The app value of the environment settings; shops of one app share sign-in behaviour. */
  app: string
  country: 'AU' | 'NZ'
  locale: 'en-AU' | 'en-NZ'
  supportNumber: string
  /** Product groups that decide which categories the shop lists. */
  sells: readonly ProductGroup[]
  tokens: Tokens
  flags: Flags
  wording: Wording
  /** In the order in which they are seen, read and reached by Tab, at every width (`footer.css`). */
  footer: readonly FooterPart[]
  fonts: readonly FontFace[]
  /** The blocks of the home page; they change only with a build. */
  home: Home
  /**
   * Wordmark as SVG markup in currentColor; a bar may set `--bar` and `--bar-2` as colours of cut-outs, a page in
   * another shop's theme `--logo-accent` for an accent colour that is visible there.
   */
  logo: string
  /** Square mark used for icons and favicons, SVG markup. */
  mark: string
  manifest: { categories: readonly string[]; themeColor: string; backgroundColor: string }
}

/** The part of a brand that the app loads: styles are in the theme, and the server renders the head. */
export type ShopBrand = Omit<Brand, 'tokens' | 'fonts' | 'mark'>

export const defineBrand = (brand: Brand): Brand => brand
export const isBrandKey = (text: string): text is BrandKey => brandKeys.some((key) => key === text)
