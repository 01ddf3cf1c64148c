import type { Brand, BrandKey } from '#themes/brand.ts'

/** Names and sizes of the images of each brand, read by the manifest and by the scripts that render the images. */

export const folderOf = (key: BrandKey) => `/brands/${key}`

export const shortcutNames = ['search', 'cart', 'stores', 'products'] as const
export type ShortcutName = (typeof shortcutNames)[number]
export const shortcutSize = 96

export const screens = ['home', 'listing', 'product'] as const
export type Screen = (typeof screens)[number]
export type FormFactor = 'narrow' | 'wide'

/** In px. Browsers skip screenshots of a form factor that differ in aspect ratio. */
export const screenSizes = {
  narrow: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<FormFactor, { width: number; height: number }>

export const screensOf = {
  narrow: ['home', 'listing', 'product'],
  wide: ['home', 'product'],
} as const satisfies Record<FormFactor, readonly Screen[]>

/** The text alternative of a screenshot. */
export const screenLabel = ({ name, wording }: Brand, screen: Screen) =>
  ({
    home: `The front page of ${name}`,
    listing: `${wording.allProducts} by shelf, with filters, prices and stock`,
    product: 'A product with its pictures, price and delivery',
  })[screen]

// Install prompts accept PNG and JPEG only.
export const screenFile = (screen: Screen, formFactor: FormFactor) => `screenshots/${screen}-${formFactor}.jpg`
