import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodingFor, madePage } from './rendered-page.ts'

const page = madePage({ html: '<p>Kettle</p>'.repeat(200), status: 200, isWhole: true, policy: null })

it('compresses a page once per encoding, at the first request', async () => {
  const [first, again] = await Promise.all([page.encoded('br'), page.encoded('br')])
  expect(again).toBe(first)
  expect(brotliDecompressSync(first).equals(page.html)).toBe(true)
  expect(gunzipSync(await page.encoded('gzip')).equals(page.html)).toBe(true)
})

it('derives the ETag from the content', () => {
  const same = madePage({ html: page.html.toString(), status: 200, isWhole: true, policy: null })
  const changed = madePage({ html: `${page.html} `, status: 200, isWhole: true, policy: null })
  expect(page.etag).toMatch(/^W\/"[\w-]{27}"$/)
  expect(same.etag).toBe(page.etag)
  expect(changed.etag).not.toBe(page.etag)
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.0', null],
  ['*', 'gzip'],
  ['identity', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('selects from %s the encoding %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
