import { expect, it } from 'vitest'
import { buildDataset } from '../dataset.ts'
import { soldOutSku } from '../listings/ranges.ts'
import { productTypes } from './product-types.ts'

const { products } = buildDataset({ today: '2026-11-20', pictureKeys: null })
const writtenBy = ({ openings, bodies, closings, features, specials, description }: (typeof productTypes)[number]) => [
  description,
  ...openings,
  ...bodies,
  ...closings,
  ...features.flat(),
  ...specials.flatMap(({ sentence, feature }) => [sentence, ...feature]),
]

it('uses every sentence in one category only', () => {
  const owners = new Map<string, string>()
  for (const productType of productTypes)
    for (const text of writtenBy(productType)) {
      const owner = owners.get(text)
      // A heading of up to three words may fit two categories.
      if (text.split(' ').length > 3)
        expect(owner && owner !== productType.uri ? `${text} (${owner}, ${productType.uri})` : '').toBe('')
      owners.set(text, productType.uri)
    }
})

it('repeats no sentence on a page', () => {
  for (const { description, features, sku } of products) {
    const texts = [...description.split(/(?<=\.) /), ...features.flatMap(({ title, text }) => [title, text])]
    expect(new Set(texts).size, sku).toBe(texts.length)
  }
})

it('writes descriptions of several sentences and three to five features', () => {
  for (const { description, features, sku } of products) {
    expect(description.length, sku).toBeGreaterThan(140)
    expect(features.length, sku).toBeGreaterThanOrEqual(3)
    expect(features.length, sku).toBeLessThanOrEqual(5)
  }
})

it('has no placeholders and no exclamation marks in texts', () => {
  for (const { title, description, features, keywords } of products) {
    const all = [title, description, keywords, ...features.flatMap((feature) => [feature.title, feature.text])].join(
      ' ',
    )
    expect(all).not.toMatch(/[{}!]|undefined|NaN|null/)
  }
})

it('starts every title with its manufacturer and names other finishes', () => {
  for (const { title, manufacturerName, sku } of products) expect(title.startsWith(manufacturerName), sku).toBe(true)
  const titles = products.filter(({ sku }) => sku !== soldOutSku).map(({ title, sku }) => `${title} ${sku}`)
  expect(new Set(titles).size).toBe(titles.length)
})

it('includes the words that shoppers use', () => {
  const words = products.map(({ keywords }) => keywords).join(' ')
  for (const word of ['refrigerator', 'telly', 'hob', 'couch', 'washing machine', 'aircon', 'bbq'])
    expect(words).toContain(word)
})
