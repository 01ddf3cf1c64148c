import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../tests/builders.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { diskFiles } from '../files/disk-files.ts'
import { pictureImporter } from './pictures.ts'
import { problemText } from './problem.ts'
import { runImport } from './run-import.ts'

let shop: Shop
let folder = ''
const temporary = mkdtempSync(join(tmpdir(), 'hearth-pictures-'))
beforeAll(async () => {
  shop = await testShop()
  const category = await aCategory(shop.db, 'pictured')
  for (const sku of ['OVEN', 'KETTLE']) await aProduct(shop.db, { category, product: { sku, slug: sku.toLowerCase() } })
})
afterAll(async () => {
  await shop.close()
  rmSync(temporary, { recursive: true })
})
beforeEach(() => {
  folder = mkdtempSync(join(temporary, 'folder-'))
})

const now = new Date('2026-11-24T01:00:00Z')
const image = (color: string, width = 400) =>
  sharp({ create: { width, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

async function put(name: string, bytes: Buffer | string) {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, bytes)
}

async function run({ isWriting = true, skipsBad = false } = {}) {
  const files = async () => diskFiles('.data/test/files')
  const options = { db: shop.db, file: folder, isWriting, skipsBad }
  const { problems, written } = await runImport(pictureImporter({ now, files }), options)
  return { problems: problems.map(problemText), written }
}

const shown = async (sku: string) => {
  const { rows } = await shop.pool.query<{ images: { key: string; alt: string }[] }>(
    'select images from products where sku = $1',
    [sku],
  )
  return rows[0]?.images ?? []
}
/** The colours of a product's pictures, which their keys end with. */
const colors = async (sku: string) => (await shown(sku)).map(({ key }) => key.slice(-6))

it('gives products the pictures of a folder, by name or folder, in order, and changes nothing when run again', async () => {
  await put('KETTLE_10.jpg', await image('#0000ff'))
  await put('KETTLE_2.jpg', await image('#00ff00'))
  await put('kettle.jpg', await image('#ff0000'))
  await put('OVEN/b.jpg', await image('#ffff00'))
  await put('OVEN/a.jpg', await image('#000000'))
  await put('.DS_Store', '')
  expect((await run({ isWriting: false })).written).toBeNull()
  expect(await run()).toEqual({ problems: [], written: { added: 0, changed: 2, same: 0 } })
  const [red, green, blue] = await colors('KETTLE')
  expect([red?.slice(0, 1), green?.slice(2, 3), blue?.slice(4, 5)]).toEqual(['f', 'f', 'f'])
  expect((await colors('OVEN')).map((color) => color.slice(0, 1))).toEqual(['0', 'f'])
  expect((await shown('KETTLE')).every(({ alt }) => alt !== '')).toBe(true)
  expect(await run()).toEqual({ problems: [], written: { added: 0, changed: 0, same: 2 } })
})

it('shows an imported picture in the shop, stores only what is new, and takes away what the folder no longer has', async () => {
  await put('OVEN.jpg', await image('#123456'))
  await put('OVEN_2.jpg', await image('#654321'))
  await run()
  const before = await shown('OVEN')
  const [slug = ''] = (await shop.pool.query(`select slug from products where sku = 'OVEN'`)).rows.map(
    (row) => row.slug,
  )
  const product = await shop.api.product.bySlug({ params: { slug }, query: {} })
  const { statusCode, headers } = await shop.inject({ url: `${product.images[0]?.path}-320.webp` })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])

  rmSync(join(folder, 'OVEN_2.jpg'))
  await put('OVEN_3.jpg', await image('#abcdef'))
  expect((await run()).written).toEqual({ added: 0, changed: 1, same: 0 })
  const after = await shown('OVEN')
  expect(after).toHaveLength(2)
  expect(after[0]).toEqual(before[0])
  expect(after[1]?.key).not.toBe(before[1]?.key)
})

it('names each file that is no picture of a product, and writes the others when asked to', async () => {
  const good = await image('#00ffff')
  await put('NOTHING.jpg', good)
  await put('OVEN.txt', 'words')
  await put('KETTLE.png', 'no picture')
  await put('KETTLE_2.jpg', good)
  await put('KETTLE_3.jpg', good.subarray(0, 400))
  await put('FRIDGE%2F2.jpg', good)
  const problems = [
    'OVEN.txt: Choose a JPG, PNG or WebP picture',
    'FRIDGE%2F2.jpg: there is no product FRIDGE/2',
    'KETTLE.png: Choose a JPG, PNG or WebP picture',
    'KETTLE_3.jpg: This picture is damaged. Save it again, then try once more',
    'NOTHING.jpg: there is no product NOTHING',
  ]
  const found = await run()
  expect(found.written).toBeNull()
  expect(found.problems.toSorted()).toEqual(problems.toSorted())
  rmSync(join(folder, 'KETTLE.png'))
  rmSync(join(folder, 'KETTLE_3.jpg'))
  expect((await run({ skipsBad: true })).written).toEqual({ added: 0, changed: 1, same: 0 })
})

it('says so where there is no folder, or no picture in it', async () => {
  await put('list.csv', 'sku')
  await expect(run()).rejects.toThrow('has no JPG, PNG or WebP picture')
  folder = join(folder, 'none')
  await expect(run()).rejects.toThrow('is no folder that can be read')
})
