import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../tests/builders.ts'
import { localServer } from '../../tests/local-server.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { diskFiles } from '../files/disk-files.ts'
import { pictureFetcher } from './fetch-picture.ts'
import { pictureImporter } from './pictures.ts'
import { problemText } from './problem.ts'
import { addressedPictures } from './products/addressed-pictures.ts'
import { noMapping } from './products/mapping.ts'
import { productImporter } from './products/products.ts'
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

const shown = async (sku: string) => {
  const { rows } = await shop.pool.query<{ images: { key: string; alt: string }[] }>(
    'select images from products where sku = $1',
    [sku],
  )
  return rows[0]?.images ?? []
}
describe('a folder of pictures', () => {
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
})

describe('the addresses of pictures in a file of products', () => {
  let server: Awaited<ReturnType<typeof localServer>>
  let origin = ''
  let requested: string[] = []
  let colors: Record<string, string> = {}
  /** Whether the server says by which a picture is known. */
  let isTagged = false

  beforeAll(async () => {
    server = await localServer(async (request, response) => {
      const name = request.url?.slice(1) ?? ''
      requested.push(name)
      const color = colors[name]
      const isSame = request.headers['if-none-match'] === `"${color}"`
      if (color === 'page') response.end('<html></html>')
      else if (color && isSame) response.writeHead(304).end()
      else if (color) response.writeHead(200, isTagged ? { etag: `"${color}"` } : {}).end(await image(color))
      else response.writeHead(404).end()
    })
    origin = server.origin
  })
  afterAll(() => server.close())
  beforeEach(() => {
    requested = []
    isTagged = false
    colors = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' }
  })

  async function run(text: string, { isWriting = true, skipsBad = false, hosts = [new URL(origin).host] } = {}) {
    const file = join(folder, 'products.csv')
    writeFileSync(file, text)
    const fetcher = hosts.length > 0 ? pictureFetcher({ hosts }) : null
    const files = async () => diskFiles('.data/test/files')
    const { followUp, report: pictures } = addressedPictures({ fetcher, files, now })
    const importer = productImporter({
      ...{ brands: ['wa'], today: '2026-11-24', now, mapping: noMapping, addsCategories: true },
      pictures: followUp,
    })
    const report = await runImport(importer, { db: shop.db, file, isWriting, skipsBad })
    fetcher?.close()
    const { listed, problems, ...counts } = pictures
    return { ...report, pictures: counts, listed: listed.map(problemText), failures: problems.map(problemText) }
  }

  const row = (sku: string, pictures: string) => `${sku},Lamp ${sku},Ravel,lights/lamps,99,"${pictures}"`
  const fileOf = (...rows: string[]) => ['sku,title,manufacturer,category,price,pictures', ...rows].join('\n')
  const at = (...names: string[]) => names.map((name) => `${origin}/${name}`).join(', ')

  /** The first letter of each picture's colour: which of the three is full. */
  async function namesShown(sku: string) {
    const of = (key: string) => ['red', 'green', 'blue'][[0, 2, 4].findIndex((place) => key.slice(-6)[place] === 'f')]
    return (await shown(sku)).map(({ key }) => of(key))
  }

  it('gives products the pictures that their rows name, in order, each fetched once', async () => {
    const file = fileOf(row('PIC-1', at('red', 'green')), row('PIC-2', at('green', 'blue')), row('PIC-3', ''))
    const { written, pictures, failures } = await run(file)
    expect(written).toEqual({ added: 3, changed: 0, same: 0 })
    expect(failures).toEqual([])
    expect(pictures).toMatchObject({ products: 2, addresses: 4, fetched: 3, stored: 3, changed: 2, failed: 0 })
    expect(requested.toSorted()).toEqual(['blue', 'green', 'red'])
    expect([await namesShown('PIC-1'), await namesShown('PIC-2'), await namesShown('PIC-3')]).toEqual([
      ['red', 'green'],
      ['green', 'blue'],
      [],
    ])
    const product = await shop.api.product.bySku({ params: { sku: 'PIC-1' } })
    const { statusCode, headers } = await shop.inject({ url: `${product.images[0]?.path}-320.webp` })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('stores nothing in a second run, and only what is another picture at the same address in a third', async () => {
    const file = fileOf(row('PIC-4', at('red', 'green')))
    await run(file)
    const stored = async () =>
      (await shop.pool.query(`select images from products where sku = 'PIC-4'`)).rows[0]?.images
    const before = await stored()
    const again = await run(file)
    expect(again.written).toEqual({ added: 0, changed: 0, same: 1 })
    expect(again.pictures).toMatchObject({ fetched: 2, stored: 0, changed: 0 })
    expect(await stored()).toEqual(before)
    colors.green = '#0000ff'
    expect((await run(file)).pictures).toMatchObject({ fetched: 2, stored: 1, changed: 1 })
    expect(await namesShown('PIC-4')).toEqual(['red', 'blue'])
    expect((await stored())[0]).toEqual(before[0])
  })

  it('does not fetch again what its host says is the same, unless a product lacks it', async () => {
    isTagged = true
    const file = fileOf(row('PIC-12', at('red', 'red#top', 'green')))
    expect((await run(file)).pictures).toMatchObject({ fetched: 3, unchanged: 0, changed: 1 })
    const before = await shown('PIC-12')
    expect((await run(file)).pictures).toMatchObject({ fetched: 0, stored: 0, unchanged: 3, changed: 0 })
    expect(await shown('PIC-12')).toEqual(before)

    // One more product has the red picture now, and the green address another picture.
    colors.green = '#0000ff'
    const more = fileOf(row('PIC-12', at('red', 'green')), row('PIC-13', at('red')))
    expect((await run(more)).pictures).toMatchObject({ fetched: 2, stored: 2, unchanged: 0, changed: 2 })
    expect([await namesShown('PIC-12'), await namesShown('PIC-13')]).toEqual([['red', 'blue'], ['red']])
    expect((await run(more)).pictures).toMatchObject({ fetched: 0, unchanged: 2, changed: 0 })

    await shop.pool.query(`update products set images = '[]' where sku = 'PIC-13'`)
    expect((await run(more)).pictures).toMatchObject({ fetched: 1, unchanged: 1, changed: 1 })
    expect(await namesShown('PIC-13')).toEqual(['red'])
    await shop.pool.query('delete from uploaded_pictures')
    expect((await shop.pool.query('select * from picture_addresses')).rows).toEqual([])
  })

  it('reports each picture that fails and takes the product in; what it shows stays until all of its pictures come', async () => {
    const elsewhere = 'https://elsewhere.example/a.jpg'
    colors.page = 'page'
    const { written, failures, pictures } = await run(
      fileOf(row('PIC-5', at('red', 'gone', 'page', 'green')), row('PIC-6', `${elsewhere} a.jpg`)),
    )
    expect(written).toEqual({ added: 2, changed: 0, same: 0 })
    expect(failures).toEqual([
      `line 3, pictures: ${elsewhere} is at elsewhere.example, which IMPORT_PICTURE_HOSTS does not list`,
      'line 3, pictures: a.jpg is no address such as https://cdn.example/front.jpg',
      `line 2, pictures: ${origin}/gone is not there: the server responds 404`,
      `line 2, pictures: ${origin}/page cannot be used: Choose a JPG, PNG or WebP picture`,
    ])
    expect(pictures).toMatchObject({ fetched: 2, failed: 4 })
    expect([await namesShown('PIC-5'), await namesShown('PIC-6')]).toEqual([['red', 'green'], []])
    delete colors.red
    await run(fileOf(row('PIC-5', at('blue', 'red'))))
    expect(await namesShown('PIC-5')).toEqual(['red', 'green'])
    colors.red = '#ff0000'
    await run(fileOf(row('PIC-5', at('blue', 'red'))))
    expect(await namesShown('PIC-5')).toEqual(['blue', 'red'])
  })

  it('fetches nothing while a file is checked, and names what it would fetch', async () => {
    const { listed, pictures, written } = await run(fileOf(row('PIC-7', at('red', 'green')), row('PIC-8', '')), {
      isWriting: false,
    })
    expect(written).toBeNull()
    expect(listed).toEqual([`line 2, pictures: ${origin}/red`, `line 2, pictures: ${origin}/green`])
    expect(pictures).toMatchObject({ products: 1, addresses: 2, fetched: 0 })
    expect(requested).toEqual([])
  })

  it('leaves pictures out where no host is listed, and names the hosts of the file', async () => {
    const { written, pictures } = await run(fileOf(row('PIC-9', `https://cdn.example/a.jpg ${at('red')}`)), {
      hosts: [],
    })
    expect(written).toEqual({ added: 1, changed: 0, same: 0 })
    expect([...pictures.leftOut]).toEqual(['cdn.example', new URL(origin).host])
    expect(pictures).toMatchObject({ products: 1, addresses: 0, failed: 0 })
    expect(requested).toEqual([])
  })

  it('fetches no pictures of rows with a problem', async () => {
    await run(fileOf(row('PIC-10', at('red'))))
    requested = []
    const bad = row('PIC-10', at('blue')).replace(',99,', ',free,')
    await run(fileOf(bad, row('PIC-10', at('green')), row('PIC-10', at('blue'))), { skipsBad: true })
    expect(requested).toEqual(['green'])
  })

  it('takes the first twelve pictures of a row', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `red${index}`)
    const { failures, listed } = await run(fileOf(row('PIC-11', at(...names))), { isWriting: false })
    expect(failures).toEqual(['line 2, pictures: names more than 12 pictures: the others are left out'])
    expect(listed).toHaveLength(12)
  })

  const namesOf = async (file: string) =>
    (await run(file, { isWriting: false })).listed.map((text) => text.replace(`${origin}/`, ''))

  it('reads the pictures of a Shopify export: that of the variant, then those of the product', async () => {
    const file = [
      'Handle,Title,Vendor,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Variant Image',
      `stool,Stool,Ravel,Furniture > Stools,Colour,Sand,PIC-S,199.00,${at('red')},2,${at('green')}`,
      `stool,,,,,Moss,PIC-M,189.00,${at('green')},3,`,
      `stool,,,,,,,,${at('blue')},1,`,
    ].join('\n')
    expect(await namesOf(file)).toEqual([
      ...['line 2, Image Src: green', 'line 2, Image Src: blue', 'line 2, Image Src: red'],
      ...['line 3, Image Src: blue', 'line 3, Image Src: red'],
    ])
  })

  it('reads the pictures of a feed for Google Merchant Center', async () => {
    const headings = 'id\ttitle\tbrand\tproduct type\tprice\tavailability\timage link\tadditional image link'
    const further = at('blue', 'green').replace(', ', ',')
    const file = `${headings}\nPIC-F\tLamp\tRavel\tLights > Lamps\t149.00 AUD\tin_stock\t${at('red')}\t${further}\n`
    expect(await namesOf(file)).toEqual(['red', 'blue', 'green'].map((name) => `line 2, image_link: ${name}`))
  })
})
