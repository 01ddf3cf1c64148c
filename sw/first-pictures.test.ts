import { expect, it } from 'vitest'
import { dataUrlOf, picturesIn, withoutPictures, withPictures } from './first-pictures.ts'

const set = (key: string) => [480, 800].map((width) => `/images/1/${key}-${width}.avif ${width}w`).join(', ')
const picture = (sources: string, priority = 'high') =>
  `<picture><source type="image/avif" ${sources} sizes="46vw"/><source type="image/webp" srcSet="/w.webp" sizes="46vw"/>` +
  `<img alt="" fetchPriority="${priority}"/></picture>`
const linked = (key: string, priority?: string) => picture(`srcSet="${set(key)}"`, priority)
const within = (key: string, data: string) => picture(`data-address="/images/1/${key}-480.avif" srcSet="${data}"`)
const preload = (key: string) =>
  `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${set(key)}" imageSizes="46vw"/>`

const oven = 'data:image/avif;base64,b3Zlbg=='

it('puts a picture into the sources that the first view waits for, and does not preload it', () => {
  const page = `<head>${preload('oven')}${preload('fan')}</head>${linked('oven')}${linked('fan')}${linked('oven', 'low')}`
  const pictures = new Map([['/images/1/oven-480.avif', oven]])
  expect(withPictures(page, pictures)).toBe(
    `<head>${preload('fan')}</head>${within('oven', oven)}${linked('fan')}${linked('oven', 'low')}`,
  )
  expect(withPictures(page, new Map())).toBe(page)
})

it('finds the pictures in a page, and leaves them as they are', () => {
  const page = within('oven', oven) + linked('fan')
  expect([...picturesIn(page)]).toEqual([['/images/1/oven-480.avif', oven]])
  expect(withPictures(page, new Map([['/images/1/oven-480.avif', 'data:image/avif;base64,bmV3']]))).toBe(page)
})

it('compares pages without the pictures, which depend on the device', () => {
  const fromServer = `<head>${preload('oven')}</head>${linked('oven')}<p>$79</p>`
  const stored = `<head></head>${within('oven', oven)}<p>$79</p>`
  expect(withoutPictures(stored)).toBe(withoutPictures(fromServer))
  expect(withoutPictures(stored)).not.toBe(withoutPictures(fromServer.replace('$79', '$69')))
})

it('writes a response as a data URL, unless it is large', async () => {
  const headers = { 'content-type': 'image/avif' }
  expect(await dataUrlOf(new Response('oven', { headers }))).toBe(oven)
  expect(await dataUrlOf(new Response(new Uint8Array(30_001), { headers }))).toBeNull()
})
