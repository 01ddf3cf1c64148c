import { type Shop as DemoShop, shops as demoShops } from '../server/demo/catalogue/shops.ts'
import type { BrandKey } from '../themes/brand.ts'

export type { BrandKey }
/** The brands with demo data. */
export const brands = demoShops.map(({ key }) => key)

const sydney = { localityId: '2000_SYDNEY', postcode: '2000', option: '2000 Sydney, NSW', suburb: 'SYDNEY' }
const auckland = {
  localityId: '1010_AUCKLAND_CENTRAL',
  postcode: '1010',
  option: 'Auckland Central 1010',
  suburb: 'AUCKLAND CENTRAL',
}

const testDataOf = ({ name, wording, country, sample }: DemoShop) => ({
  ...sample,
  name,
  /** The label of the button for all categories. */
  menu: wording.allProducts,
  addToCart: wording.addToCart,
  cart: wording.cartName,
  /** A delivery location. */
  suburb: country === 'NZ' ? auckland : sydney,
})

/** The shops with their test data. */
export const shops = Object.fromEntries(demoShops.map((shop) => [shop.key, testDataOf(shop)])) as Readonly<
  Record<BrandKey, ReturnType<typeof testDataOf>>
> // asked only for brands with demo data

/** The data folder of the shop under test. A second server on it opens quickly, and has the same data. */
export const dataDir = '.data/e2e'
/** Set by playwright.config.ts: a free port, or the one of `E2E_PORT`. */
export const port = Number(process.env.E2E_PORT)
/** The chat script that the shop under test configures: another origin on this machine. */
export const chatScript = `http://chat.localhost:${port}/widget.js`
export const originOf = (brand: BrandKey) => `http://${brand}.localhost:${port}`

/** Demo products, each with a special property. */
export const samples = {
  waEverything: '/p/norrvik-610-l-french-door-fridge-with-water-dispenser-nv-fd610s',
  waPlain: '/p/arbourne-90-cm-induction-cooktop-ab-i905k',
  waNoPrice: '/p/norrvik-60-cm-pyrolytic-wall-oven-with-meat-probe-black-glass-nv-o60pyk',
  waOnRequest: '/p/ostra-560-l-french-door-fridge-in-white-os-fd560w',
  waMissingPart: '/p/brenholm-90-cm-multifunction-wall-oven-bh-o90mfs',
  aolEverything: '/p/brindle-640-l-french-door-fridge-with-convertible-drawer-matte-black-br-fd640k',
  aolPlain: '/p/lumessa-6-l-air-fryer-lm-af60k',
  andooEverything: '/p/stillwater-hush-queen-bed-in-oat-sw-bdhusqd',
  andooPromotion: '/p/maren-tarn-three-seat-sofa-in-moss-boucle-mr-sftar3wf',
  hcEverything: '/p/hallorin-9-kg-front-loader-washing-machine-with-steam-hl-f9ww',
  hcCosmetic: '/p/lumessa-6-l-air-fryer-lm-af60k',
  soldOut: '/p/ferrow-1-7-l-centenary-kettle-numbered-edition-sold-out-1',
} as const
