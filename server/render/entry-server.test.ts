import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageRoutes } from '#app/routes/routes.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { shops } from '../demo/catalogue/shops.ts'

let shop: Shop

beforeAll(async () => {
  const { render } = await import('#entry-server.tsx')
  shop = await testShop({
    renderer: () => ({
      render,
      assets: () => ({ template: '<!--head--><!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] }),
      withPolicy: true,
    }),
  })
})
afterAll(() => shop.close())

const patterns = pageRoutes.flatMap(({ path }) => (path && path !== '*' ? [path] : []))
/** An address for each route; what it names need not exist. */
const addresses = patterns.map((path) => path.replace(/\/:\w+\?/g, '').replace(/:\w+|\*/g, 'some'))

const ask = (url: string, brand = 'wa', more: Record<string, string> = {}) =>
  shop.inject({ url, headers: { host: `${brand}.localhost`, ...more } })

it.each(addresses)('renders %s on the server, with a title', async (address) => {
  const { statusCode, headers, body } = await ask(address)
  expect(statusCode, body.slice(0, 300)).toBeLessThan(500)
  if (!headers.location) expect(body).toMatch(/<title>[^<]+<\/title>/)
})

it.each(shops)('renders home, category and product of $key with their headings', async ({ key, sample }) => {
  for (const address of ['/', sample.category, sample.product]) {
    const { statusCode, body } = await ask(address, key)
    expect(statusCode, address).toBe(200)
    expect(body, address).toMatch(/<h1/)
  }
})

it.each([
  ['without the tables of its cards for a phone', { 'sec-ch-ua-mobile': '?1' }, 0],
  ['whole for a phone that saves data', { 'sec-ch-ua-mobile': '?1', 'save-data': 'on' }, 24],
  ['whole for all others', {}, 24],
])('renders a list %s', async (_for, headers, tables) => {
  const sample = shops.find(({ key }) => key === 'wa')?.sample
  const { body } = await ask(sample?.category ?? '', 'wa', headers)
  const count = (pattern: RegExp) => [...body.matchAll(pattern)].length
  expect(count(/<dl class="[^"]*wide-only/g)).toBe(tables)
  expect(count(/<p data-part="facts"/g)).toBe(24)
})
