import type { Brand, BrandKey } from '#themes/brand.ts'

/** Which pictures there are of each brand, by name and size: read by the manifest and by what draws them. */

export const folderOf = (key: BrandKey) => `/brands/${key}`

export const shortcutNames = ['search', 'cart', 'stores', 'products'] as const
export type ShortcutName = (typeof shortcutNames)[number]
export const shortcutSize = 96

export const screens = ['home', 'listing', 'product'] as const
export type Screen = (typeof screens)[number]
export type FormFactor = 'narrow' | 'wide'

/** In px. One form factor has one shape, else a browser leaves pictures out. */
export const screenSizes = {
  narrow: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<FormFactor, { width: number; height: number }>

export const screensOf = {
  narrow: ['home', 'listing', 'product'],
  wide: ['home', 'product'],
} as const satisfies Record<FormFactor, readonly Screen[]>

/** What a screen shows, for those who do not see the picture. */
export const screenLabel = ({ name, wording }: Brand, screen: Screen) =>
  ({
    home: `The front page of ${name}`,
    listing: `${wording.allProducts} by shelf, with filters, prices and stock`,
    product: 'A product with its pictures, price and delivery',
  })[screen]

// Install sheets take PNG and JPEG only.
export const screenFile = (screen: Screen, formFactor: FormFactor) => `screenshots/${screen}-${formFactor}.jpg`
