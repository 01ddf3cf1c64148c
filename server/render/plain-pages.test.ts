import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { createFonts } from './document/fonts.ts'
import type { Renderer } from './page-renderer.ts'
import { plainPages } from './plain-pages.ts'

const template =
  '<!doctype html><html lang="en-AU"><head><!--head--></head><body><div id="root"><!--app--></div><!--state--></body></html>'

function aShop() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const renderer: Renderer = {
    render: () => Promise.reject(new Error('These pages need no renderer')),
    assets: () => ({ template, pageFiles: () => [], scriptHashes: [] }),
    withPolicy: true,
  }
  plainPages(app, { renderer, fonts: createFonts(), site: { defaultBrand: 'wa', hosts: [] } })
  return (url: string, host: string) => app.inject({ url, headers: { host } })
}

it.each([
  ['localhost', 'wa', 'en-AU'],
  ['aol-nz.localhost', 'aol-nz', 'en-NZ'],
])('names the brand in the shell of %s (%s)', async (host, brand, locale) => {
  const { body, statusCode } = await aShop()('/shell.html', host)
  expect(statusCode).toBe(200)
  expect(body).toContain(`<html lang="${locale}" data-brand="${brand}">`)
  expect(body).toContain('<div id="root"></div>')
})

it.each(['/offline.html', '/reset', '/shell.html'])('allows %s only its own styles', async (path) => {
  const { body, headers } = await aShop()(path, 'fk.localhost')
  const css = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(css).digest('base64'))
  expect(headers['cache-control']).toBe('no-cache')
})

it('lists the stored data on the offline page, which starts no script', async () => {
  const { body } = await aShop()('/offline.html', 'fk.localhost')
  expect(body).toContain('What you have entered stays on this device for three hours. Card details are never stored.')
  expect(body).not.toContain('<script')
})
