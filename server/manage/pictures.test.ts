import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { managePictures } from '#contract/manage/manage-pictures.ts'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type Desk, ownedShop } from '../../tests/manage.ts'
import type { Shop } from '../../tests/test-app.ts'
import { diskFiles } from '../files/disk-files.ts'
import { dropUnusedPictures } from '../jobs/unused-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-pictures-'))
const files = diskFiles(join(folder, 'files'))
let shop: Shop
let owner: Desk
beforeAll(async () => {
  ;({ shop, owner } = await ownedShop({ files, dataDir: folder }))
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
const photo = () =>
  red(1600, 800)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Someone at home' } })
    .toBuffer()

async function send(bytes: Buffer, name = 'kettle.jpg') {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  const written = new Response(form)
  return owner.inject({
    method: 'POST',
    url: managePictures.upload.path,
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  })
}
const upload = async (bytes?: Buffer) => (await send(bytes ?? (await photo()))).json<ManagedPicture>()
const problem = async (bytes: Buffer, name?: string) => (await send(bytes, name)).json().fields?.file?.[0]

const form = (pictures: { key: string; alt: string }[]) => ({
  sku: `PIC-${randomUUID().slice(0, 8)}`.toUpperCase(),
  title: 'Red Kettle',
  manufacturer: 'Testa',
  category: 'testing/machines/toasters',
  price: 80,
  rrp: null,
  stock: [],
  pictures,
})

describe('an uploaded picture', () => {
  it('is encoded again at most 1200 pixels wide, without the metadata of its file', async () => {
    const picture = await upload()
    expect(picture).toMatchObject({ width: 1200, height: 600 })
    const served = await shop.inject({ url: `${picture.path}-640.webp` })
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 640, 320, undefined])
    const atOffice = await owner.inject({ url: `${picture.path}-96.avif` })
    expect([atOffice.statusCode, atOffice.headers['content-type']]).toEqual([200, 'image/avif'])
  })

  it('is rejected by its content, its pixels and its damage, whatever its name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    expect(await problem(svg, 'drawing.png')).toBe('Choose a JPG, PNG or WebP picture')
    expect(await problem(Buffer.from('GIF89a'), 'moving.jpg')).toBe('Choose a JPG, PNG or WebP picture')
    expect(await problem(await red(200, 100).png().toBuffer())).toBe(
      'Choose a picture of at least 300 pixels on its longer side',
    )
    expect(await problem(await red(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer())).toBe(
      'Choose a picture of up to 50 megapixels',
    )
    const whole = await red(900, 900).png().toBuffer()
    expect(await problem(whole.subarray(0, whole.length / 2))).toBe(
      'This picture is damaged. Save it again, then try once more',
    )
  })

  it('stays unseen at addresses that its id does not have', async () => {
    const { path } = await upload()
    expect((await shop.inject({ url: `${path}-97.webp` })).statusCode).toBe(404)
    const unknown = `/images/0123456789/photo-${randomUUID()}-96.webp`
    expect((await shop.inject({ url: unknown })).statusCode).toBe(404)
  })
})

describe('the pictures of a product', () => {
  it('are shown on its page and in lists in the order of the form', async () => {
    const [first, second] = [await upload(), await upload()]
    const { id, sku, slug, version, ...product } = await owner.api.manageProducts.create({
      body: form([
        { key: second.key, alt: 'From the side' },
        { key: first.key, alt: '' },
      ]),
    })
    expect(product.pictures).toEqual([
      { ...second, alt: 'From the side' },
      { ...first, alt: 'Red Kettle' },
    ])
    const page = await shop.api.product.bySlug({ params: { slug }, query: {} })
    expect(page.images.map(({ path, alt }) => [path, alt])).toEqual([
      [second.path, 'From the side'],
      [first.path, 'Red Kettle'],
    ])
    expect(page.image).toMatchObject({ path: second.path, width: 1200, height: 600 })
    expect(page.image.color).toMatch(/^#c[0-9a-f]1[0-9a-f]{3}$/)
    const { title, manufacturer, category, price, rrp } = product
    const changed = await owner.api.manageProducts.update({
      params: { id },
      body: {
        title,
        manufacturer,
        category,
        price,
        rrp,
        stock: [],
        version,
        pictures: [{ key: first.key, alt: 'Red' }],
      },
    })
    expect(changed.pictures).toEqual([{ ...first, alt: 'Red' }])
    const [listed] = (await owner.api.manageProducts.list({ query: { q: sku } })).rows
    expect(listed?.picture).toBe(first.path)
    const { rows } = await owner.api.manageAudit.list({ query: { q: sku } })
    const entry = rows.find(({ action }) => action === 'changed a product')
    expect(entry?.changes.map(({ field }) => field)).toEqual(['pictures'])
  })

  it('are uploads of this shop only', async () => {
    const key = `photo-${randomUUID()}-900x900-ffffff`
    const error = await apiErrorOf(owner.api.manageProducts.create({ body: form([{ key, alt: '' }]) }))
    expect(error.fields).toEqual({ pictures: ['Picture 1 is gone: upload it again'] })
  })

  it('stay, while one that no form saved is deleted after a day', async () => {
    const [used, unused] = [await upload(), await upload()]
    await owner.api.manageProducts.create({ body: form([{ key: used.key, alt: '' }]) })
    const stored = () => readdirSync(join(folder, 'files'), { recursive: true }).map(String).join()
    const idOf = ({ path }: ManagedPicture) => path.slice(path.indexOf('photo-') + 'photo-'.length)
    await dropUnusedPictures({ db: shop.db, clock: shop.clock, files })
    expect(stored()).toContain(idOf(unused))
    shop.clock.advance(25 * millisecondsInHour)
    expect(await dropUnusedPictures({ db: shop.db, clock: shop.clock, files })).toBeGreaterThan(0)
    expect(stored()).not.toContain(idOf(unused))
    expect(stored()).toContain(idOf(used))
  })
})
