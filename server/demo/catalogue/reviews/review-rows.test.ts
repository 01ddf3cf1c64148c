import { describe, expect, it } from 'vitest'
import { buildDataset } from '../dataset.ts'

const { reviews, questions, listings, products } = buildDataset({ today: '2026-11-20', pictureKeys: null })
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

/** The texts that rows of two shops share. */
function sharedBetweenShops(rows: readonly { brand: string; texts: readonly string[] }[]) {
  const shopOf = new Map<string, string>()
  return rows.flatMap(({ brand, texts }) =>
    texts.filter((text) => {
      const other = shopOf.get(text) ?? brand
      shopOf.set(text, other)
      return other !== brand
    }),
  )
}

describe('demo reviews', () => {
  it('share no sentence and no title between two shops', () => {
    const rows = reviews.map(({ brand, text, title }) => ({ brand, texts: [title, ...sentencesOf(text)] }))
    expect(rows.length).toBeGreaterThan(1000)
    expect(sharedBetweenShops(rows)).toEqual([])
  })

  it('say nothing twice', () => {
    const sentences = reviews.flatMap(({ text }) => sentencesOf(text))
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('cover a good share of the models of every shop, with praise and with criticism', () => {
    const leads = new Map(products.map(({ id, variantGroup, sku }) => [id, variantGroup ?? sku]))
    for (const brand of new Set(listings.map((listing) => listing.brand))) {
      const sold = new Set(listings.filter((row) => row.brand === brand).map(({ productId }) => leads.get(productId)))
      const own = reviews.filter((row) => row.brand === brand)
      expect(new Set(own.map(({ style }) => style)).size / sold.size, brand).toBeGreaterThan(0.35)
      expect(own.filter(({ stars }) => stars <= 3).length, brand).toBeGreaterThan(own.length * 0.05)
      expect(own.filter(({ stars }) => stars >= 4).length, brand).toBeGreaterThan(own.length * 0.6)
    }
  })

  it('were bought before they were written, and written before today', () => {
    for (const { boughtOn, createdAt, id } of reviews) {
      const written = createdAt.toISOString().slice(0, 10)
      expect(written < '2026-11-20', id).toBe(true)
      expect(!boughtOn || boughtOn < written, id).toBe(true)
    }
  })
})

it('asks and answers nothing in two shops', () => {
  const rows = questions.map(({ brand, text, answer }) => ({ brand, texts: [text, answer ?? ''] }))
  expect(rows.length).toBeGreaterThan(150)
  expect(sharedBetweenShops(rows)).toEqual([])
})
