import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { diskFiles } from '../../files/disk-files.ts'
import { pictureFetcher } from '../fetch-picture.ts'
import { problemText } from '../problem.ts'
import { runImport } from '../run-import.ts'
import { addressedPictures } from './addressed-pictures.ts'
import { noMapping } from './mapping.ts'
import { productImporter } from './products.ts'

let shop: Shop
let server: Server
let origin = ''
let requested: string[] = []
let colors: Record<string, string> = {}
const folder = mkdtempSync(join(tmpdir(), 'hearth-addressed-'))

const image = (background: string) =>
  sharp({ create: { width: 320, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  shop = await testShop()
  server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? ''
    requested.push(name)
    const color = colors[name]
    if (color) response.end(await image(color))
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  requested = []
  colors = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' }
})

const now = new Date('2026-11-24T01:00:00Z')

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
async function shown(sku: string) {
  const { rows } = await shop.pool.query<{ images: { key: string }[] }>('select images from products where sku = $1', [
    sku,
  ])
  const of = (key: string) => ['red', 'green', 'blue'][[0, 2, 4].findIndex((place) => key.slice(-6)[place] === 'f')]
  return rows[0]?.images.map(({ key }) => of(key)) ?? null
}

it('gives products the pictures that their rows name, in order, each fetched once', async () => {
  const file = fileOf(row('PIC-1', at('red', 'green')), row('PIC-2', at('green', 'blue')), row('PIC-3', ''))
  const { written, pictures, failures } = await run(file)
  expect(written).toEqual({ added: 3, changed: 0, same: 0 })
  expect(failures).toEqual([])
  expect(pictures).toMatchObject({ products: 2, addresses: 4, fetched: 3, stored: 3, changed: 2, failed: 0 })
  expect(requested.toSorted()).toEqual(['blue', 'green', 'red'])
  expect([await shown('PIC-1'), await shown('PIC-2'), await shown('PIC-3')]).toEqual([
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
  const stored = async () => (await shop.pool.query(`select images from products where sku = 'PIC-4'`)).rows[0]?.images
  const before = await stored()
  const again = await run(file)
  expect(again.written).toEqual({ added: 0, changed: 0, same: 1 })
  expect(again.pictures).toMatchObject({ fetched: 2, stored: 0, changed: 0 })
  expect(await stored()).toEqual(before)
  colors.green = '#0000ff'
  expect((await run(file)).pictures).toMatchObject({ fetched: 2, stored: 1, changed: 1 })
  expect(await shown('PIC-4')).toEqual(['red', 'blue'])
  expect((await stored())[0]).toEqual(before[0])
})

it('reports each picture that fails and takes the product in; what it shows stays until all of its pictures come', async () => {
  const elsewhere = 'https://elsewhere.example/a.jpg'
  const { written, failures, pictures } = await run(
    fileOf(row('PIC-5', at('red', 'gone', 'green')), row('PIC-6', `${elsewhere} a.jpg`)),
  )
  expect(written).toEqual({ added: 2, changed: 0, same: 0 })
  expect(failures).toEqual([
    `line 3, pictures: ${elsewhere} is at elsewhere.example, which IMPORT_PICTURE_HOSTS does not list`,
    'line 3, pictures: a.jpg is no address such as https://cdn.example/front.jpg',
    `line 2, pictures: ${origin}/gone is not there: the server responds 404`,
  ])
  expect(pictures.failed).toBe(3)
  expect([await shown('PIC-5'), await shown('PIC-6')]).toEqual([['red', 'green'], []])
  delete colors.red
  await run(fileOf(row('PIC-5', at('blue', 'red'))))
  expect(await shown('PIC-5')).toEqual(['red', 'green'])
  colors.red = '#ff0000'
  await run(fileOf(row('PIC-5', at('blue', 'red'))))
  expect(await shown('PIC-5')).toEqual(['blue', 'red'])
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
  const { written, pictures } = await run(fileOf(row('PIC-9', `https://cdn.example/a.jpg ${at('red')}`)), { hosts: [] })
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
