import type { CardProduct } from '#ui/product/product-view.ts'

export const picture = (key: string) => ({
  path: `/images/gallery/${key}`,
  alt: '',
  width: 1200,
  height: 1200,
  color: '#ecebe8',
})

export const specifications = [
  { name: 'Width', value: '833 mm' },
  { name: 'Capacity', value: '610 L' },
  { name: 'Energy', value: '4 stars' },
]

const plain: CardProduct = {
  sku: 'A',
  title: 'Ostra 560 L French Door Fridge in White',
  image: picture('french-door-fridge-white-front'),
  manufacturer: { name: 'Ostra' },
  ribbon: null,
  conditionType: 'brand-new',
  missingParts: null,
  energyStars: 4.5,
  keyFacts: specifications,
  rating: { average: 4.8, count: 41 },
}

export type Sample = CardProduct & { price: number | null; rrp: number | null }

/** With all data, with little data, with a long name, and without an image. */
export const products: readonly Sample[] = [
  { ...plain, ribbon: { type: 'new', text: 'New' }, price: 1699, rrp: null },
  {
    ...plain,
    sku: 'B',
    title: 'Norrvik 610 L French Door Fridge with Water Dispenser, Ice Maker and Door Alarm in Fingerprint-free Steel',
    image: picture('french-door-fridge-steel-front'),
    manufacturer: { name: 'Norrvik' },
    ribbon: { type: 'save', text: 'Save $500' },
    conditionType: 'cosmetic',
    missingParts: 'inlet hose',
    price: 1999,
    rrp: 2499,
  },
  {
    ...plain,
    sku: 'C',
    title: 'Brindle 580 L',
    conditionType: 'runout',
    energyStars: null,
    rating: null,
    price: null,
    rrp: null,
  },
  {
    ...plain,
    sku: 'D',
    title: 'Calder 584 L Side by Side',
    image: picture('none'),
    conditionType: 'new',
    price: 1549,
    rrp: 1799,
  },
]
