import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { brands } from '#themes/brands.ts'
import { createFonts } from './fonts.ts'

function aShop() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const fonts = createFonts()
  fonts.register(app)
  return { fonts, ask: (url: string, headers = {}) => app.inject({ url, headers }) }
}

it('serves a stylesheet for every brand, which links existing files', async () => {
  const { fonts, ask } = aShop()
  for (const brand of Object.values(brands)) {
    const { statusCode, headers, body } = await ask(`/fonts/${brand.key}.css`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' })
    expect(body).toBe(fonts.css(brand))
  }
  const [, file = ''] = /url\(([^)]+)\)/.exec(fonts.css(brands.hc)) ?? []
  const { statusCode, headers } = await ask(file)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': expect.stringContaining('immutable') })
})

it('responds 304 to a stylesheet that has not changed', async () => {
  const { ask } = aShop()
  const { headers } = await ask('/fonts/hc.css')
  const again = await ask('/fonts/hc.css', { 'if-none-match': headers.etag })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect((await ask('/fonts/hc.css', { 'if-none-match': '"older"' })).statusCode).toBe(200)
})

it('responds 404 for an unknown shop', async () => {
  const { ask } = aShop()
  for (const name of ['nobody.css', 'constructor.css', 'hc', 'hc.css.map'])
    expect((await ask(`/fonts/${name}`)).statusCode, name).not.toBe(200)
})
