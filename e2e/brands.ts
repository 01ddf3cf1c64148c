/** The eight shops with their test data: a cheap product in stock, and a delivery location. */
export const brands = ['wa', 'aol', 'andoo', 'aol-nz', 'hc', 'aoc', 'wac', 'fk'] as const
export type BrandKey = (typeof brands)[number]

type Suburb = { postcode: string; option: string; suburb: string }
type Shop = {
  name: string
  /** The label of the button for all categories. */
  menu: string
  addToCart: string
  cart: string
  product: string
  sku: string
  category: string
  manufacturer: string
  store: string
  searchTerm: string
  suburb: Suburb
}

const sydney: Suburb = { postcode: '2000', option: '2000 SYDNEY, NSW', suburb: 'SYDNEY' }
const auckland: Suburb = { postcode: '1010', option: 'AUCKLAND CENTRAL 1010', suburb: 'AUCKLAND CENTRAL' }
const words = { addToCart: 'Add to cart', cart: 'Cart', searchTerm: 'fridge', suburb: sydney }
const toaster = { product: '/p/wexcombe-2-slice-everyday-toaster-with-bun-rack-wx-ts2ebs', sku: 'WX-TS2EBS' }
const kettle = { product: '/p/ondrell-1-l-compact-kettle-od-k10cs', sku: 'OD-K10CS' }
const fridges = '/c/kitchen/fridges-and-freezers'

export const shops: Readonly<Record<BrandKey, Shop>> = {
  wa: {
    ...words,
    ...toaster,
    name: 'Wattle & Ash',
    menu: 'All appliances',
    category: fridges,
    manufacturer: '/brands/norrvik',
    store: '/stores/crows-nest-showroom',
  },
  aol: {
    ...words,
    ...kettle,
    name: 'Always On Living',
    menu: 'Shop all',
    category: fridges,
    manufacturer: '/brands/brindle',
    store: '/stores/marrickville',
  },
  andoo: {
    ...words,
    name: 'Andoo',
    menu: 'Shop',
    product: '/p/tindervale-butler-dining-chair-in-moss-tv-dcbutf',
    sku: 'TV-DCBUTF',
    category: '/c/furniture/living-room/sofas',
    manufacturer: '/brands/maren',
    store: '/stores/the-tram-shed',
    searchTerm: 'sofa',
  },
  'aol-nz': {
    ...words,
    ...kettle,
    name: 'Always On Living NZ',
    menu: 'Shop all',
    category: fridges,
    manufacturer: '/brands/brindle',
    store: '/stores/addington',
    suburb: auckland,
  },
  hc: {
    ...words,
    name: 'Hearth Clearance',
    menu: 'All stock',
    product: '/p/tamarin-2-6-l-air-fryer-tm-af26k',
    sku: 'TM-AF26K',
    category: fridges,
    manufacturer: '/brands/tamarin',
    store: '/stores/shed-9',
  },
  aoc: {
    ...words,
    name: 'Always On Commercial',
    menu: 'Products',
    product: '/p/lumessa-20-l-solo-microwave-with-grill-lm-mw20sgs',
    sku: 'LM-MW20SGS',
    category: fridges,
    manufacturer: '/brands/lumessa',
    store: '/stores/trade-desk-marrickville',
  },
  wac: {
    ...words,
    addToCart: 'Add to project',
    cart: 'Project',
    name: 'Wattle & Ash Commercial',
    menu: 'Products',
    product: '/p/brenholm-90-cm-multifunction-wall-oven-bh-o90mfs',
    sku: 'BH-O90MFS',
    category: fridges,
    manufacturer: '/brands/brenholm',
    store: '/stores/project-studio-redfern',
  },
  fk: {
    ...words,
    ...toaster,
    name: 'Fern Kitchen',
    menu: 'Kitchens',
    category: fridges,
    manufacturer: '/brands/lumessa',
    store: '/stores/the-orangery',
  },
}

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
