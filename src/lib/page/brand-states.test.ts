import { expect, it } from 'vitest'
import { brandKeys } from '#themes/brand.ts'
import { dresses, type States } from '#themes/states.ts'
import { loadStates } from './brand-states.ts'

const sentences = (states: States) => JSON.stringify(states).match(/"[^"]+ [^"]+[.?]"/g) ?? []

it('dresses missing pages, empty places and the newsletter of each brand differently, in words of its own', async () => {
  const all = await Promise.all(brandKeys.map(loadStates))
  expect(new Set(all.map(({ dress }) => dress)).size).toBe(dresses.length)
  for (const part of ['missing', 'compare', 'orders', 'newsletter'] as const)
    expect(new Set(all.map((states) => states[part].title)).size, part).toBe(brandKeys.length)
  const texts = all.flatMap(sentences)
  expect(texts.length).toBeGreaterThan(3 * brandKeys.length)
  expect(new Set(texts).size).toBe(texts.length)
})

it('names no figure twice in one place', async () => {
  for (const key of brandKeys) {
    const { missing, cart, compare, orders } = await loadStates(key)
    for (const { facts } of [missing, cart, compare, orders])
      expect(new Set(facts.map(([name]) => name)).size, key).toBe(facts.length)
  }
})
