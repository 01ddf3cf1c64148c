import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storeRows } from '../../server/demo/catalogue/places/store-rows.ts'
import { shops } from '../../server/demo/catalogue/shops.ts'
import { mastersFolder, readIndex } from './masters.ts'

const masters = await readIndex()
const fileOf = (key: string): string => join(mastersFolder, `${key}.webp`)
const products = masters.filter(({ kind }) => kind === 'product')

describe('the image masters', () => {
  it('are WebP files of the size and version in the index', async () => {
    for (const { key, width, height, version } of masters) {
      const file = await readFile(fileOf(key))
      expect(await sharp(file).metadata(), key).toMatchObject({ format: 'webp', width, height })
      expect(createHash('sha256').update(file).digest('hex').slice(0, 10), key).toBe(version)
    }
  })

  it('show products on a transparent background, square and at least 800 pixels wide', async () => {
    for (const { key, width, height } of products) {
      expect([key, width >= 800, width === height]).toEqual([key, true, true])
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

  it('show products in rooms without transparency in 800 by 800 pixels', async () => {
    for (const { key, width, height } of masters.filter(({ kind }) => kind === 'setting')) {
      expect([width, height], key).toEqual([800, 800])
      expect((await sharp(fileOf(key)).metadata()).hasAlpha, key).toBe(false)
    }
  })

  it('show dishes and still lives without transparency in 1200 by 750 pixels', async () => {
    const dishes = masters.filter(({ kind }) => kind === 'dish' || kind === 'still')
    expect(dishes.length).toBeGreaterThanOrEqual(18)
    for (const { key, width, height } of dishes) {
      expect([width, height], key).toEqual([1200, 750])
      expect((await sharp(fileOf(key)).metadata()).hasAlpha, key).toBe(false)
    }
  })

  it('show every store in a separate image of 1200 by 800 pixels', () => {
    const stores = new Map(masters.filter(({ kind }) => kind === 'store').map((master) => [master.key, master]))
    expect(stores.size).toBe(storeRows.length)
    for (const { picture } of storeRows) expect(stores.get(picture ?? '')).toMatchObject({ width: 1200, height: 800 })
  })

  it('show each brand a shop from inside in 1200 by 750 pixels', () => {
    const insides = masters.filter(({ kind }) => kind === 'inside')
    expect(insides.map(({ key }) => key).toSorted()).toEqual(shops.map(({ key }) => `inside-${key}`).toSorted())
    for (const { key, width, height } of insides) expect([width, height], key).toEqual([1200, 750])
  })

  it('carry a placeholder colour', () => {
    for (const { color, key } of masters) expect(color, key).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('stay below 45 MB together', async () => {
    const sizes = await Promise.all(masters.map(async ({ key }) => (await stat(fileOf(key))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45 * 1024 * 1024)
  })
})
