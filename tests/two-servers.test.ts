import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import type { RenderRequest, RenderResult } from '#entry-server.tsx'
import { configOf } from '../server/config.ts'
import { type ShopChanges, watchChanges } from '../server/database/shop-changes.ts'
import { usualMemoryMs } from '../server/deps.ts'
import { createFileStore } from '../server/files/file-stores.ts'
import { testCatalogue } from './buying.ts'
import { backOffice } from './manage.ts'
import { s3Server } from './s3-server.ts'
import { type Shop, testShop } from './test-app.ts'

/** How long a change may take to be seen everywhere. */
const promiseMs = 5_000

const folder = mkdtempSync(join(tmpdir(), 'two-servers-'))
let bucket: Awaited<ReturnType<typeof s3Server>>
let changes: ReturnType<typeof watchChanges>
let first: Shop
let second: Shop
let office: Awaited<ReturnType<typeof backOffice>>

/** A page with everything that the back office can change on it: /<product>?filter=<name of a text>. */
async function render({ url, brand, api }: RenderRequest): Promise<RenderResult> {
  const [announcement, sale, text, product] = await Promise.all([
    api.content.alertBanner(),
    api.promotion.sale({ query: {} }),
    api.content.static({ params: { name: url.searchParams.get('filter') ?? 'none' } }).catch(() => null),
    api.product.bySlug({ params: { slug: url.pathname.slice(1) }, query: {} }),
  ])
  const shown = { announcement, images: sale.images, text: text?.title, price: product.price }
  const queries = { mutations: [], queries: [] }
  return {
    ...{ kind: 'page', status: 200, head: '', styles: [], routeIds: [], modules: [] },
    // Encoded, so that no sign in it ends what the test reads.
    body: encodeURIComponent(JSON.stringify(shown)),
    state: { brand, origin: url.origin, queries, errors: null, loaderData: {} },
  }
}

const assets = () => ({ template: '<!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] })

/** A server as in production: caches, and a disk of its own beside the common bucket. */
const openServer = async (name: string, shared: { db?: Shop['db']; changes?: ShopChanges } = {}) =>
  testShop({
    dataDir: join(folder, name),
    files: await createFileStore(configOf({ FILES_URL: `s3://shop/au?region=au&endpoint=${bucket.endpoint}` })),
    pageCache: { seconds: 600, bytes: 10_000_000 },
    rememberMs: usualMemoryMs,
    renderer: () => ({ render, assets, withPolicy: false }),
    ...shared,
  })

beforeAll(async () => {
  bucket = await s3Server('secret')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'hearth')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  first = await openServer('one')
  await testCatalogue(first)
  changes = watchChanges(first.db)
  second = await openServer('two', { db: first.db, changes })
  office = await backOffice(first, 'owner')
})
afterAll(async () => {
  changes.close()
  await second.close()
  await first.close()
  await bucket.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

async function upload(): Promise<ManagedPicture> {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b87333' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'sale.jpg')
  const written = new Response(form)
  const response = await office.inject({
    url: '/manage/api/pictures',
    method: 'POST',
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  })
  return response.json()
}

it('shows on one server what the back office of the other has changed, within five seconds', async () => {
  const product = await office.api.manageProducts.create({
    body: {
      ...{ sku: `TWO-${randomUUID().slice(0, 8)}`.toUpperCase(), title: 'Twin Kettle', manufacturer: 'Testa' },
      ...{ category: 'testing/machines/toasters', price: 60, rrp: null },
      stock: [{ warehouse: 'TEST_SYDNEY', quantity: 3, was: 0 }],
    },
  })
  const name = `gift-${randomUUID().slice(0, 8)}`
  const page = async () => {
    const { body } = await second.inject({ url: `/${product.slug}?filter=${name}` })
    return JSON.parse(decodeURIComponent(body.split('<')[0] ?? '')) // the template has the page first
  }
  const inTime = { timeout: promiseMs, interval: 100 }
  await expect.poll(page, inTime).toMatchObject({ price: 60 })
  const before = await page()
  expect(before).not.toHaveProperty('text')

  const open = { startsAt: null, endsAt: null }
  const saleTimes = {
    startsAt: new Date(first.clock().getTime() - millisecondsInHour).toISOString(),
    endsAt: new Date(first.clock().getTime() + millisecondsInHour).toISOString(),
  }
  const picture = await upload()
  await office.api.managePages.create({
    body: { name, title: 'Gift cards', description: '', html: 'Choose one.', banner: null, ...open },
  })
  await office.api.manageAnnouncement.save({
    body: { desktopHtml: 'Open on Sunday', mobileHtml: '', url: '/stores', colour: '#123456', ...open },
  })
  await office.api.manageSale.save({
    body: {
      ...{ name: 'Kettle week', url: '/sale', colour: '#123456', ...saleTimes },
      banners: [{ slot: 'homePageBanner', words: 'All kettles', sign: null, picture: picture.key }],
    },
  })
  const { title, manufacturer, category, rrp, version, attributes } = product
  await office.api.manageProducts.update({
    params: { id: product.id },
    body: { title, manufacturer, category, rrp, version, attributes, price: 45, stock: [] },
  })

  await expect.poll(page, inTime).toMatchObject({
    announcement: { desktopContent: '<p>Open on Sunday</p>' },
    images: { homePageBanner: { attributes: { 'data-words': 'All kettles' } } },
    text: 'Gift cards',
    price: 45,
  })
  const { images } = await page()
  const sent = await second.inject({ url: `/images/${images.homePageBanner.src}` })
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 })
})
