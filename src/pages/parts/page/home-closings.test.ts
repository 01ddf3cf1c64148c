import { expect, it } from 'vitest'
import { brandKeys } from '#themes/brand.ts'
import { loadClosing } from './home-closings.ts'

it('ends every home page with the offers and the stores, once each', async () => {
  for (const key of brandKeys) {
    const kinds = (await loadClosing(key)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'offers' || kind === 'store').sort(), key).toEqual(['offers', 'store'])
    expect(new Set(kinds).size, key).toBe(kinds.length)
  }
})

it('composes the end of each home page differently, in words of its own', async () => {
  const closings = await Promise.all(brandKeys.map(loadClosing))
  const plans = closings.map((closing) =>
    closing.map((section) => (section.kind === 'store' ? section.layout : section.kind)).join(),
  )
  expect(new Set(plans).size).toBe(brandKeys.length)
  const offers = closings.flatMap((closing) =>
    closing.flatMap((section) => (section.kind === 'offers' ? section.layout : [])),
  )
  expect(new Set(offers).size).toBe(brandKeys.length)
  const sentences = closings.flatMap((closing) => JSON.stringify(closing).match(/"[^"]+ [^"]+[.?]"/g) ?? [])
  expect(sentences.length).toBeGreaterThan(brandKeys.length)
  expect(new Set(sentences).size).toBe(sentences.length)
})
