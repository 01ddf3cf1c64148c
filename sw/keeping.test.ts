import '../tests/worker-globals.ts'
import { expect, it } from 'vitest'
import { cacheFiles, cachePublic } from './keeping.ts'

const responseWith = (cacheControl: string, status = 200) =>
  new Response(status === 204 ? null : 'x', { status, headers: { 'cache-control': cacheControl } })

async function isCached(by: typeof cachePublic, response: Response) {
  const request = new Request('https://shop.example/')
  return (await by.cacheWillUpdate?.({ request, response, event: new Event('fetch') as ExtendableEvent })) !== null
}

it.each([
  ['public, max-age=0, must-revalidate', 200, true],
  ['public, max-age=31536000, immutable', 200, true],
  ['no-store', 200, false],
  ['private, max-age=60', 200, false],
  ['no-cache', 200, false],
  ['', 200, false],
  ['public, max-age=0', 204, false],
  ['public, max-age=0', 404, false],
  ['public, max-age=0', 503, false],
])('caches an API response with "%s" and status %i: %s', async (cacheControl, status, expected) => {
  expect(await isCached(cachePublic, responseWith(cacheControl, status))).toBe(expected)
})

it.each([
  ['no-cache', 200, true],
  ['public, max-age=31536000, immutable', 200, true],
  ['private', 200, false],
  ['no-store', 200, false],
  ['no-cache', 404, false],
])('caches a file with "%s" and status %i: %s', async (cacheControl, status, expected) => {
  expect(await isCached(cacheFiles, responseWith(cacheControl, status))).toBe(expected)
})
