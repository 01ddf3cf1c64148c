// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { wire } from '../../../tests/wire.ts'
import { bucketNow, bucketOf } from './variant-test.ts'

const user = 'a-number-of-some-length'
const page = window as { dataLayer?: object[] }
beforeEach(() => {
  localStorage.clear()
  delete page.dataLayer
})

const answering = (bucket: string, said: string | null = user) =>
  wire(() => Response.json({ bucket }, { headers: said ? { 'x-vu': said } : {} }))
const withCookie = { cookies: () => `a=1; wau=${user}; b=2`, wait: async () => {} }
const stored = () => JSON.parse(localStorage.getItem('currentTests') ?? 'null')

it('stores the buckets as a map from test to bucket, and requests each once [S1-3-05]', async () => {
  const { api, sent } = answering('cart-first')
  const both = await Promise.all([bucketOf(api, 'a', withCookie), bucketOf(api, 'a', withCookie)])
  expect(both).toEqual(['cart-first', 'cart-first'])
  expect(await bucketOf(api, 'a', withCookie)).toBe('cart-first')
  await bucketOf(api, 'b', withCookie)
  expect(stored()).toEqual({ a: 'cart-first', b: 'cart-first' })
  expect(sent.map(({ body }) => body)).toEqual(['a', 'b'])
  expect(localStorage.getItem('xvu')).toBe(user)
  expect([bucketNow('a'), bucketNow('c')]).toEqual(['cart-first', 'original'])
})

it('waits for the cookie with ten retries, 300 ms apart', async () => {
  const { api, sent } = answering('x')
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  expect(await bucketOf(api, 'never', { cookies: () => 'a=1', wait })).toBe('original')
  expect(waits).toEqual(Array.from({ length: 10 }, () => 300))
  expect(sent).toEqual([])
  waits.length = 0
  const cookies = () => (waits.length < 3 ? '' : `wau=${user}`)
  expect(await bucketOf(api, 'later', { cookies, wait })).toBe('x')
  expect(waits).toHaveLength(3)
})

it('rejects a response for another browser, and reports it once', async () => {
  for (const said of ['somebody-else-altogether', null]) {
    const id = `for ${said}`
    expect(await bucketOf(answering('x', said).api, id, withCookie)).toBe('original')
    expect(stored()[id]).toBe('original')
  }
  expect(page.dataLayer).toEqual([
    { event: 'variantTestFailed', testId: 'for somebody-else-altogether', reason: 'The answer is for another browser' },
    { event: 'variantTestFailed', testId: 'for null', reason: 'The answer is for another browser' },
  ])
  expect(localStorage.getItem('xvu')).toBeNull()
})

it('replaces invalid JSON under its key', async () => {
  localStorage.setItem('currentTests', '{"a":')
  expect(await bucketOf(answering('x').api, 'a', withCookie)).toBe('x')
  expect(stored()).toEqual({ a: 'x' })
})
