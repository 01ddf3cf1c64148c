import { expect, it } from 'vitest'
import { buildDataset } from '../dataset.ts'
import { lastSegment } from './product-type.ts'

const { products } = buildDataset({ today: '2026-11-20', pictureKeys: null })
const on = (...slugs: string[]) => products.filter(({ categoryUri }) => slugs.includes(lastSegment(categoryUri)))
const numberIn = (values: Record<string, string | number>, key: string) => {
  const value = values[key]
  if (typeof value !== 'number') throw new Error(`no number ${key}`)
  return value
}
const fridges = ['french-door-fridges', 'side-by-side-fridges', 'bottom-mount-fridges', 'top-mount-fridges']

it('has fridges whose capacity fits their outer size', () => {
  for (const { sku, attributes, width, height, depth } of on(...fridges, 'chest-freezers', 'bar-fridges')) {
    const outside = ((width ?? 0) * (height ?? 0) * (depth ?? 0)) / 1e6
    const share = numberIn(attributes, 'capacity') / outside
    expect(share, sku).toBeGreaterThan(0.3)
    expect(share, sku).toBeLessThan(0.68)
  }
})

it('splits a capacity exactly into fridge and freezer', () => {
  for (const { sku, attributes } of on(...fridges))
    expect(numberIn(attributes, 'fridge') + numberIn(attributes, 'freezer'), sku).toBe(numberIn(attributes, 'capacity'))
})

it('gives more stars to fridges with less energy use for their size', () => {
  for (const slug of fridges) {
    const use = (stars: number) =>
      on(slug)
        .filter(({ energyStars }) => energyStars === stars)
        .map(({ attributes }) => numberIn(attributes, 'energy') / numberIn(attributes, 'capacity'))
    const stars = [...new Set(on(slug).map(({ energyStars }) => energyStars ?? 0))].sort()
    const average = stars.map((count) => use(count).reduce((sum, value) => sum + value, 0) / use(count).length)
    expect(average, slug).toEqual(average.toSorted((a, b) => b - a))
  }
})

const ranges: Record<string, readonly [key: string, least: number, most: number][]> = {
  'freestanding-dishwashers': [
    ['noise', 40, 54],
    ['places', 9, 16],
    ['water', 9, 15],
    ['waterStars', 3, 6],
  ],
  'built-under-dishwashers': [
    ['noise', 38, 50],
    ['places', 8, 16],
    ['water', 9, 15],
  ],
  'front-loader-washers': [
    ['capacity', 5, 12],
    ['spin', 1000, 1600],
    ['water', 45, 100],
    ['width', 590, 610],
  ],
  'top-loader-washers': [
    ['capacity', 5, 14],
    ['spin', 600, 900],
    ['water', 60, 150],
  ],
  dryers: [
    ['capacity', 4, 10],
    ['stars', 1, 10],
    ['energy', 100, 400],
  ],
  'wall-ovens': [
    ['width', 590, 900],
    ['capacity', 60, 110],
    ['temperature', 230, 320],
  ],
  'induction-cooktops': [
    ['zones', 1, 6],
    ['power', 2, 12],
  ],
  televisions: [
    ['screen', 24, 100],
    ['energy', 80, 700],
    ['width', 500, 2200],
  ],
  'split-air-conditioners': [
    ['cooling', 2, 10],
    ['heating', 2, 12],
    ['noise', 17, 35],
  ],
  'stick-vacuums': [
    ['weight', 1.5, 3.5],
    ['minutes', 30, 90],
  ],
  sofas: [
    ['width', 1400, 3200],
    ['seats', 2, 5],
    ['seatHeight', 400, 480],
  ],
  'dining-tables': [
    ['seats', 4, 12],
    ['width', 1100, 2800],
  ],
  'dining-chairs': [['seatHeight', 430, 480]],
}

it.each(Object.entries(ranges))('has plausible values for %s', (slug, rules) => {
  expect(on(slug).length).toBeGreaterThan(0)
  for (const { attributes, sku } of on(slug))
    for (const [key, least, most] of rules) {
      expect(numberIn(attributes, key), `${sku} ${key}`).toBeGreaterThanOrEqual(least)
      expect(numberIn(attributes, key), `${sku} ${key}`).toBeLessThanOrEqual(most)
    }
})

it('includes one warranty and at most one installation in the price', () => {
  for (const { warranties, installs, sku } of products) {
    expect(warranties.filter(({ included }) => included).length, sku).toBe(1)
    expect(installs.filter(({ included }) => included).length, sku).toBe(installs.length > 0 ? 1 : 0)
    const prices = warranties.map(({ priceCents }) => priceCents)
    expect(prices, sku).toEqual(prices.toSorted((a, b) => a - b))
    expect(new Set(prices).size, sku).toBe(prices.length)
  }
})
