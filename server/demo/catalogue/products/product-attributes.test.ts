import { expect, it } from 'vitest'
import { energyScale, factText } from '#domain/catalogue/product-attributes.ts'
import { attributeText, keyFactsOf } from '../../../catalogue/product-card.ts'
import { buildDataset } from '../dataset.ts'

const { products, categories } = buildDataset({ today: '2026-11-20', pictureKeys: null })
const definitionsOf = new Map(categories.map(({ id, attributes }) => [id, attributes]))

const definitions = (categoryId: string) => definitionsOf.get(categoryId) ?? []

it('shows no number without a unit or label among the key facts', () => {
  const shown = products.flatMap(({ categoryId, attributes }) =>
    keyFactsOf({ definitions: definitions(categoryId), attributes }).map(factText),
  )
  expect(shown.length).toBeGreaterThan(products.length)
  expect(shown.filter((text) => /^[\d.,]+$/.test(text))).toEqual([])
  expect(shown).toContain('Zones 5')
})

it('uses no plural after 1 in any specification', () => {
  const written = products.flatMap(({ categoryId, attributes, specifications, warranties }) => [
    ...definitions(categoryId).flatMap((definition) => {
      const value = attributes[definition.key]
      return value === undefined ? [] : [attributeText(value, definition)]
    }),
    ...specifications.flatMap(({ rows }) => rows.map(({ value }) => value)),
    ...warranties.map(({ name }) => name),
  ])
  expect(written).toContain('1 year parts and labour')
  expect(written.filter((text) => /\b1 (years|months|stars|days)\b/.test(text))).toEqual([])
  expect(attributeText(1, { unit: 'years' })).toBe('1 year')
})

it('rates no product above its scale, and some dryers above six of ten stars', () => {
  const rated = products.flatMap(({ energyStars }) => energyStars ?? [])
  expect(rated.filter((stars) => stars > energyScale(stars))).toEqual([])
  expect(rated.some((stars) => stars > 6)).toBe(true)
  expect([1, 6, 6.5, 10].map(energyScale)).toEqual([6, 6, 10, 10])
})

it('offers no filter of an upper category with numbers in two units', () => {
  const leaves = categories.filter(({ uri }) => !categories.some((row) => row.uri.startsWith(`${uri}/`)))
  const mixed = categories.flatMap(({ uri, attributes }) =>
    attributes
      .filter(({ facet }) => facet)
      .map(({ key, unit }) => {
        const below = leaves.filter((leaf) => `${leaf.uri}/`.startsWith(`${uri}/`)).flatMap((leaf) => leaf.attributes)
        return { filter: `${uri} ${key}`, isMixed: below.some((row) => row.key === key && row.unit !== unit) }
      }),
  )
  expect(mixed.map(({ filter }) => filter)).toContain('kitchen/small-appliances power')
  expect(mixed.filter(({ isMixed }) => isMixed)).toEqual([])
})

it('names every category in sentence case', () => {
  const names = categories.map(({ name }) => name)
  expect(names).toContain('French door fridges')
  expect(names.filter((name) => /\s\p{Lu}\p{Ll}/u.test(name))).toEqual([])
})
