import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { pictureSet } from '#ui/picture/picture-url.ts'
import { pictureOf } from '../../images/library.ts'
import { pictureSizes } from '../../images/sizes.ts'
import { isPlainPhone, withPicturesWithin } from './inline-images.ts'

const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(dir, { recursive: true }))
const pictures = pictureSizes(dir)

const narrow = '(min-width: 768px) 30vw, 46vw'
const sources = (key: string, sizes: string) =>
  `srcSet="${pictureSet(pictureOf(key, '').path, 'avif')}" sizes="${sizes}"`
const pictureIn = (sources: string, more: string) =>
  `<picture><source type="image/avif" ${sources}/><source type="image/webp" srcSet="/w.webp"/><img alt="" ${more}/></picture>`
/** Head and body as React renders them for images with priority. */
const page = (...images: [key: string, sizes: string][]) => ({
  head: images
    .map(
      ([key, sizes]) =>
        `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${pictureSet(pictureOf(key, '').path, 'avif')}" imageSizes="${sizes}"/>`,
    )
    .join(''),
  body: images.map(([key, sizes]) => pictureIn(sources(key, sizes), 'fetchPriority="high"')).join(''),
})
const within = /srcSet="data:image\/avif;base64,([^"]+)"/g
const dataIn = (body: string) => [...body.matchAll(within)].map(([, text = '']) => Buffer.from(text, 'base64'))

it('inlines the image of a phone at twice its layout width', async () => {
  const { head, body } = await withPicturesWithin(page(['toaster-steel-front', narrow]), pictures)
  const [data] = dataIn(body)
  expect((await sharp(data).metadata()).width).toBe(480)
  expect(body).toContain(`sizes="${narrow}"`)
  expect(head).toBe('')
  const wide = await withPicturesWithin(page(['room-kitchen-warm', '(min-width: 768px) 56vw, 100vw']), pictures)
  expect((await sharp(dataIn(wide.body)[0]).metadata()).width).toBe(800)
})

it('inlines as many images as fit the size limit, in order', async () => {
  const rooms: [string, string][] = ['room-kitchen-warm', 'room-benchtop', 'toaster-steel-front'].map((key) => [
    key,
    '100vw',
  ])
  const { head, body } = await withPicturesWithin(page(...rooms), pictures)
  expect(dataIn(body)).toHaveLength(1)
  expect(body.match(/srcSet="\/images\/[^/]+\/room-benchtop-/g)).toHaveLength(1)
  expect(head.match(/<link /g)).toHaveLength(rooms.length - 1)
})

it('names the last of them as the end of the first view', async () => {
  const first = page(['toaster-steel-front', narrow])
  const { body } = await withPicturesWithin(
    { ...first, body: `${first.body}<i></i>${first.body}<img alt="">` },
    pictures,
  )
  expect(body.match(/<i>|<img [^>]*>/g)).toEqual([
    '<img alt="" fetchPriority="high"/>',
    '<i>',
    '<img id="first-view" alt="" fetchPriority="high"/>',
    '<img alt="">',
  ])
})

it('inlines it into every card with priority and no other', async () => {
  const { head, body } = page(['toaster-steel-front', narrow])
  const later = pictureIn(sources('toaster-steel-front', narrow), 'loading="lazy"')
  const made = await withPicturesWithin({ head, body: `${body}${later}${body}${later}` }, pictures)
  expect(made.head).toBe('')
  expect(made.body.split('<picture>').map((markup) => markup.includes('data:image'))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

it('leaves a page unchanged if the image is unknown, is not in the body or fails', async () => {
  const known = page(['toaster-steel-front', narrow])
  const unknown = { head: known.head.replaceAll('toaster-steel', 'nothing-such'), body: known.body }
  const elsewhere = { head: known.head, body: '<p>none</p>' }
  for (const rendered of [unknown, elsewhere]) expect(await withPicturesWithin(rendered, pictures)).toEqual(rendered)
  expect(await withPicturesWithin(known, () => Promise.reject(new Error('no memory')))).toEqual(known)
})

it('applies to phones without Save-Data', () => {
  expect(isPlainPhone({ 'sec-ch-ua-mobile': '?1' })).toBe(true)
  expect(isPlainPhone({ 'sec-ch-ua-mobile': '?1', 'save-data': 'on' })).toBe(false)
  expect(isPlainPhone({ 'sec-ch-ua-mobile': '?0' })).toBe(false)
  expect(isPlainPhone({ 'x-phone': '?1' })).toBe(true)
  expect(isPlainPhone({ 'x-phone': '?1', 'save-data': 'on' })).toBe(false)
  expect(isPlainPhone({})).toBe(false)
})
