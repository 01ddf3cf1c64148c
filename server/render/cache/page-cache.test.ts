import { expect, it } from 'vitest'
import { createPageCache, type PageCacheSettings, type PageResult } from './page-cache.ts'
import { madePage } from './rendered-page.ts'

const page = (html: string, rest: { status?: number; isWhole?: boolean } = {}) =>
  madePage({ html, status: 200, isWhole: true, policy: null, ...rest })

function cacheWith(settings: Partial<PageCacheSettings> = {}) {
  let now = 0
  const failures: unknown[] = []
  const clock = () => new Date(now)
  const onFailure = (error: unknown) => failures.push(error)
  const cache = createPageCache({ seconds: 30, bytes: 1_000_000, ...settings, clock, onFailure })
  return { cache, failures, after: (seconds: number) => (now += seconds * 1000) }
}

/** Counts renderings and labels each page with its rendering. */
function countingRenderer(
  responseOf: (count: number) => PageResult | Promise<PageResult> = (count) => page(`made ${count}`),
) {
  let count = 0
  const make = async () => responseOf(++count)
  return { make, count: () => count }
}

const text = (result: PageResult) => (result.kind === 'page' ? result.html.toString() : result.location)
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('renders a page once while it is fresh', async () => {
  const { cache, after } = cacheWith()
  const { make, count } = countingRenderer()
  expect(text(await cache.get('/a', make))).toBe('made 1')
  after(29.9)
  expect(text(await cache.get('/a', make))).toBe('made 1')
  expect(text(await cache.get('/b', make))).toBe('made 2')
  expect(count()).toBe(2)
})

it('renders an uncached page once for concurrent requests', async () => {
  const { cache } = cacheWith()
  const { make, count } = countingRenderer()
  const results = await Promise.all(Array.from({ length: 50 }, () => cache.get('/a', make)))
  expect(new Set(results.map(text))).toEqual(new Set(['made 1']))
  expect(count()).toBe(1)
})

it('serves a stale page while it is rendered again, for a limited time', async () => {
  const { cache, after } = cacheWith()
  const { make, count } = countingRenderer()
  await cache.get('/a', make)
  after(31)
  const both = await Promise.all([cache.get('/a', make), cache.get('/a', make)])
  expect(both.map(text)).toEqual(['made 1', 'made 1'])
  await settled()
  expect(text(await cache.get('/a', make))).toBe('made 2')
  expect(count()).toBe(2)
  after(301)
  expect(text(await cache.get('/a', make))).toBe('made 3')
})

it('serves the old page when rendering fails, and reports the error', async () => {
  const { cache, after, failures } = cacheWith()
  const { make } = countingRenderer((count) => {
    if (count === 2) throw new Error('database gone')
    return page(`made ${count}`, { status: count === 3 ? 500 : 200 })
  })
  await cache.get('/a', make)
  for (const _ of [2, 3]) {
    after(31)
    expect(text(await cache.get('/a', make))).toBe('made 1')
    await settled()
  }
  expect(failures).toEqual([new Error('database gone')])
  expect(text(await cache.get('/a', make))).toBe('made 1')
  await settled()
  expect(text(await cache.get('/a', make))).toBe('made 4')
})

it.each([
  ['a failed page', () => page('sorry', { status: 500 })],
  ['a page that lacks a part because a call broke', () => page('no menu', { isWhole: false })],
  ['a redirect', (): PageResult => ({ kind: 'redirect', status: 301, location: '/there' })],
])('never caches %s', async (_what, result) => {
  const { cache } = cacheWith()
  const { make, count } = countingRenderer(result)
  await cache.get('/a', make)
  await cache.get('/a', make)
  expect(count()).toBe(2)
  expect(cache.weight()).toBe(0)
})

it('never caches a failed rendering', async () => {
  const { cache } = cacheWith()
  const { make } = countingRenderer((count) => {
    if (count === 1) throw new Error('broken')
    return page('well')
  })
  await expect(cache.get('/a', make)).rejects.toThrow('broken')
  expect(text(await cache.get('/a', make))).toBe('well')
})

it('removes a page that redirects', async () => {
  const { cache, after } = cacheWith()
  const { make } = countingRenderer((count) =>
    count === 1 ? page('here') : { kind: 'redirect', status: 301, location: '/there' },
  )
  await cache.get('/a', make)
  after(31)
  await cache.get('/a', make)
  await settled()
  expect(text(await cache.get('/a', make))).toBe('/there')
})

it('caches a 404 page for a short time', async () => {
  const { cache, after } = cacheWith()
  const { make } = countingRenderer((count) => page(`made ${count}`, { status: count === 1 ? 404 : 200 }))
  await cache.get('/a', make)
  expect(text(await cache.get('/a', make))).toBe('made 1')
  after(5)
  expect(text(await cache.get('/a', make))).toBe('made 2')
})

it('evicts the least recently used page above its size limit', async () => {
  const { cache } = cacheWith({ bytes: 40_000 })
  const { make, count } = countingRenderer((made) => page(`${made}`.padEnd(10_000)))
  await cache.get('/a', make)
  await cache.get('/b', make)
  await cache.get('/a', make)
  await cache.get('/c', make)
  expect(cache.weight()).toBeLessThanOrEqual(40_000)
  expect(count()).toBe(3)
  await cache.get('/a', make)
  expect(count()).toBe(3)
  await cache.get('/b', make)
  expect(count()).toBe(4)
})

it('does not cache or evict for a page above the limit', async () => {
  const { cache } = cacheWith({ bytes: 40_000 })
  const small = countingRenderer()
  await cache.get('/small', small.make)
  await cache.get('/large', countingRenderer(() => page('x'.repeat(50_000))).make)
  await cache.get('/small', small.make)
  expect(small.count()).toBe(1)
})

it('is disabled with a lifetime of 0 seconds', async () => {
  const { cache } = cacheWith({ seconds: 0 })
  const { make, count } = countingRenderer()
  await Promise.all([cache.get('/a', make), cache.get('/a', make)])
  expect(count()).toBe(2)
})
