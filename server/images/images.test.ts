import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import drawingKeys from './drawings/keys.json' with { type: 'json' }
import { images } from './images.ts'
import { pictureAddress, pictureOf } from './library.ts'
import { pictureSizes } from './sizes.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await app.register(images, { pictures: pictureSizes(join(dataDir, 'images')) })
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const picture = pictureOf(null, 'Nothing')
const get = (url: string, headers = {}) => app.inject({ url, headers })

it('serves every image in the requested width and format, cached for a year', async () => {
  for (const [width, format] of [
    [96, 'webp'],
    [240, 'avif'],
  ] as const) {
    const response = await get(`${picture.path}-${width}.${format}`)
    expect(response.headers['content-type']).toBe(`image/${format}`)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { width: real, format: kind } = await sharp(response.rawPayload).metadata()
    expect([real, kind]).toEqual([width, format === 'avif' ? 'heif' : 'webp'])
  }
})
it('serves fewer bytes at the same width for Save-Data, and varies caches on it', async () => {
  const fridge = pictureOf('french-door-fridge-steel-front', 'Fridge')
  for (const format of ['avif', 'webp']) {
    const full = await get(`${fridge.path}-240.${format}`)
    const light = await get(`${fridge.path}-240.${format}`, { 'save-data': 'on' })
    expect(light.rawPayload.length).toBeLessThan(full.rawPayload.length * 0.8)
    expect((await sharp(light.rawPayload).metadata()).width).toBe(240)
    for (const response of [full, light])
      expect([response.headers.vary, response.headers['cache-control']]).toEqual([
        'save-data',
        'public, max-age=31536000, immutable',
      ])
    expect((await get(`${fridge.path}-240.${format}`)).rawPayload.equals(full.rawPayload)).toBe(true)
  }
})
it('serves fewer bytes to a slow connection, cached by that browser only', async () => {
  const address = pictureOf('french-door-fridge-steel-front', 'Fridge').path
  const light = await get(`${address}-240.avif`, { 'save-data': 'on' })
  for (const ect of ['slow-2g', '2g', '3g']) {
    const response = await get(`${address}-240.avif`, { ect })
    expect(response.rawPayload.equals(light.rawPayload)).toBe(true)
    expect(response.headers['cache-control']).toBe('private, max-age=86400')
  }
  const fast = await get(`${address}-240.avif`, { ect: '4g' })
  expect([fast.rawPayload.equals(light.rawPayload), fast.headers['cache-control']]).toEqual([
    false,
    'public, max-age=31536000, immutable',
  ])
})
it('creates each size once and stores it on disk', async () => {
  const [first, second] = await Promise.all([get(pictureAddress(picture, 160)), get(pictureAddress(picture, 160))])
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  const files = readdirSync(join(dataDir, 'images'), { recursive: true }).map(String)
  expect(files.filter((name) => name.includes('-160.'))).toHaveLength(1)
  const again = Fastify()
  await again.register(images, { pictures: pictureSizes(join(dataDir, 'images')) })
  expect((await again.inject({ url: pictureAddress(picture, 160) })).rawPayload.equals(first.rawPayload)).toBe(true)
  await again.close()
})
it('serves the current image to a page of an older version, cached briefly', async () => {
  const response = await get('/images/0000000000/fallback-96.webp')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
})
it('makes the dimension drawings of the catalogue, and none of other measures', async () => {
  const drawing = pictureOf(drawingKeys[0], 'Front and side view')
  const response = await get(`${drawing.path}-640.avif`)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const { width, height, hasAlpha } = await sharp(response.rawPayload).metadata()
  expect([width, height, hasAlpha]).toEqual([640, 640, true])
  for (const key of ['drawing-television-9999x9999x99-0', `${drawingKeys[0]}0`])
    expect([key, (await get(`/images/x/${key}-640.avif`)).statusCode]).toEqual([key, 404])
})
it('rejects other widths, formats and keys', async () => {
  const wrong = ['-97.webp', '-96.png', '-96', '-0096.webp', '-96.webp.avif', '-9600.webp'].map(
    (end) => picture.path + end,
  )
  for (const url of [...wrong, '/images/x/none-96.webp', '/images/x/..%2Ffallback-96.webp'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
})
it('serves a neutral image for products without one', async () => {
  expect((await get('/images/fallback.svg')).headers['content-type']).toBe('image/svg+xml')
  expect(pictureOf('no-such-key', 'Fridge')).toMatchObject({ path: picture.path, alt: 'Fridge' })
})
