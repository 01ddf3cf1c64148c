import '../tests/worker-globals.ts'
import { expect, it } from 'vitest'
import { pageKey, storedPages } from './stored-pages.ts'

it('stores a page once, independent of the referrer', () => {
  expect(pageKey('https://shop.example/?source=pwa#top')).toBe('https://shop.example/')
  expect(pageKey('https://shop.example/c/ovens?page=2&utm_source=mail&gclid=1')).toBe(
    'https://shop.example/c/ovens?page=2',
  )
})

const { isKeepable } = storedPages('test')
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

it.each([
  [200, html, true],
  [404, html, false],
  [500, html, false],
  [503, html, false],
  [301, html, false],
  [200, { ...html, 'cache-control': 'no-store' }, false],
  [200, { ...html, 'cache-control': 'private, no-cache' }, false],
  [200, { ...html, 'content-type': 'application/json' }, false],
])('caches HTML of status %i with %o: %s', (status, headers, expected) => {
  expect(isKeepable(new Response('', { status, headers }))).toBe(expected)
})
