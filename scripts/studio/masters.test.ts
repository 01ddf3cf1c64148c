import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storeRows } from '../../server/demo/catalogue/places/store-rows.ts'
import { mastersFolder, readIndex } from './masters.ts'
import { angles } from './model.ts'

const masters = await readIndex()
const fileOf = (key: string): string => join(mastersFolder, `${key}.webp`)
const products = masters.filter(({ kind }) => kind === 'product')

describe('the image masters', () => {
  it('are WebP files of the size in the index', async () => {
    for (const { key, width, height } of masters) {
      expect(await sharp(fileOf(key)).metadata(), key).toMatchObject({ format: 'webp', width, height })
    }
  })

  it('show products on a transparent background of 1200 by 1200 pixels', async () => {
    for (const { key, width, height } of products) {
      expect([width, height], key).toEqual([1200, 1200])
      expect((await sharp(fileOf(key)).metadata()).hasAlpha, key).toBe(true)
    }
  })

  it('show rooms without transparency in 1600 by 1000 pixels', async () => {
    const rooms = masters.filter(({ kind }) => kind === 'room')
    expect(rooms.length).toBeGreaterThanOrEqual(8)
    for (const { key, width, height } of rooms) {
      expect([width, height], key).toEqual([1600, 1000])
      expect((await sharp(fileOf(key)).metadata()).hasAlpha, key).toBe(false)
    }
  })

  it('show every store in a separate image of 1200 by 800 pixels', () => {
    const stores = new Map(masters.filter(({ kind }) => kind === 'store').map((master) => [master.key, master]))
    expect(stores.size).toBe(storeRows.length)
    for (const { picture } of storeRows) expect(stores.get(picture ?? '')).toMatchObject({ width: 1200, height: 800 })
  })

  it('show every model from all three sides, and every finish from the front', () => {
    const keys = new Set(products.map(({ key }) => key))
    const models = Map.groupBy(products, ({ model }) => model)
    expect(models.size).toBeGreaterThanOrEqual(36)
    for (const [model, own] of models) {
      const finishes = [...new Set(own.map(({ finish }) => finish))]
      const isComplete = (finish: string | null): boolean =>
        angles.every((angle) => keys.has(`${model}-${finish}-${angle}`))
      expect(finishes.some(isComplete), model).toBe(true)
      for (const finish of finishes) expect(keys).toContain(`${model}-${finish}-front`)
    }
  })

  it('carry a placeholder colour', () => {
    for (const { color, key } of masters) expect(color, key).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('stay below 40 MB together', async () => {
    const sizes = await Promise.all(masters.map(async ({ key }) => (await stat(fileOf(key))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024 * 1024)
  })
})
