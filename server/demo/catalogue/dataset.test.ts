import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isGlobalGtin } from '#domain/catalogue/global-gtin.ts'
import { readGtin } from '#domain/catalogue/gtin.ts'
import { finishColor } from '../../catalogue/finish-color.ts'
import { buildDataset } from './dataset.ts'
import { branches } from './products/categories.ts'
import { productTypes } from './products/product-types.ts'

const today = '2026-11-20'
const data = buildDataset({ today, pictureKeys: null })
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const distinct = (values: readonly unknown[]) => new Set(values).size

describe('demo data', () => {
  it('is deterministic for a day', () => {
    expect(hashOf(buildDataset({ today, pictureKeys: null }))).toBe(hashOf(data))
  })

  it('differs between days only in its dates', () => {
    const later = buildDataset({ today: '2027-02-01', pictureKeys: null })
    expect(later.products.map(({ sku, title }) => [sku, title])).toEqual(
      data.products.map(({ sku, title }) => [sku, title]),
    )
    expect(later.products[0]?.releasedOn).not.toBe(data.products[0]?.releasedOn)
  })

  it('has at least 700 products of 36 manufacturers in 28 leaf categories', () => {
    expect(data.products.length).toBeGreaterThanOrEqual(740)
    expect(data.manufacturers.length).toBeGreaterThanOrEqual(37)
    expect(productTypes.length).toBeGreaterThanOrEqual(28)
  })

  it('gives every product a unique number, SKU and slug', () => {
    for (const key of ['id', 'productId', 'sku', 'slug'] as const)
      expect(distinct(data.products.map((product) => product[key])), key).toBe(data.products.length)
    for (const { sku, slug } of data.products) {
      expect(sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('derives a barcode number outside the range of real products from every SKU', () => {
    for (const { gtin } of data.products) {
      expect(readGtin(gtin ?? '')).toBe(gtin)
      expect(isGlobalGtin(gtin ?? '')).toBe(false)
    }
    expect(distinct(data.products.map(({ gtin }) => gtin))).toBe(data.products.length)
    const { sku, gtin } = data.products.find((product) => product.sku === 'OS-O90PYS') ?? {}
    expect([sku, gtin]).toEqual(['OS-O90PYS', '2129191142943'])
  })

  it('covers the four groups with a tree of three levels', () => {
    expect(new Set(data.categories.map(({ group }) => group))).toEqual(
      new Set(['kitchen', 'appliances', 'electronics', 'furniture']),
    )
    expect(distinct(data.categories.map(({ uri }) => uri))).toBe(data.categories.length)
    const ids = new Set(data.categories.map(({ id }) => id))
    for (const { parentId, uri } of data.categories) {
      expect(parentId === null, uri).toBe(!uri.includes('/'))
      if (parentId) expect(ids).toContain(parentId)
    }
    expect(productTypes.every(({ uri }) => uri.split('/').length === 3)).toBe(true)
    for (const { uri } of branches)
      expect(
        productTypes.some((productType) => productType.uri.startsWith(`${uri}/`)),
        uri,
      ).toBe(true)
  })

  it('has products with three key facts in every leaf category', () => {
    for (const productType of productTypes) {
      expect(
        data.products.filter(({ categoryUri }) => categoryUri === productType.uri).length,
        productType.uri,
      ).toBeGreaterThanOrEqual(10)
      expect(productType.attributes.filter(({ keyFact }) => keyFact).length, productType.uri).toBe(3)
    }
  })

  it('uses only image keys made of model, finish and parameters, or of measures', () => {
    const keys = data.products.flatMap(({ images }) => images.map(({ key }) => key))
    const models = new Set(productTypes.map(({ picture }) => picture))
    for (const key of new Set(keys)) {
      const [, model = ''] = /^(?:drawing-)?([a-z-]+?)(?:-[a-z]+-[0-9a-f]{8}-front|-\d+x\d+x\d+-\d+)$/.exec(key) ?? []
      expect(models.has(model), key).toBe(true)
    }
    expect(data.products.every(({ images }) => images[0]?.type === 'front')).toBe(true)
  })

  it('links companions by existing SKUs', () => {
    const skus = new Set(data.products.map(({ sku }) => sku))
    for (const { goesWith, sku } of data.products)
      for (const companion of goesWith) {
        expect(skus).toContain(companion)
        expect(companion).not.toBe(sku)
      }
  })

  it('has a swatch of its own for each finish', () => {
    const unknown = finishColor('no such finish')
    const finishes = new Set(data.products.flatMap(({ finish }) => finish ?? []))
    expect([...finishes].filter((finish) => finishColor(finish) === unknown)).toEqual([])
    const groups = Map.groupBy(data.products, ({ variantGroup }) => variantGroup ?? '')
    groups.delete('')
    for (const members of groups.values())
      expect(distinct(members.map(({ finish }) => finishColor(finish ?? '')))).toBe(members.length)
  })

  it('groups the finishes of a model', () => {
    const groups = Map.groupBy(data.products, ({ variantGroup }) => variantGroup ?? '')
    groups.delete('')
    expect(groups.size).toBeGreaterThan(150)
    for (const [group, members] of groups) {
      expect(members.length, group).toBeGreaterThan(1)
      expect(distinct(members.map(({ finish }) => finish))).toBe(members.length)
    }
  })
})
