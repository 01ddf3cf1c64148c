import { afterAll, beforeAll, expect, it } from 'vitest'
import { measuredPages } from '#contract/tracking/vitals.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'fk' })
})
afterAll(() => shop.close())

const report = (payload: object) => shop.inject({ method: 'POST', url: '/api/vitals', payload })
const figures = async () => (await shop.figures()).split('\n')
const lineOf = async (start: string) => (await figures()).find((line) => line.startsWith(start))

it('counts values by brand and page type, milliseconds as seconds', async () => {
  const vitals = [
    { name: 'LCP', value: 900 },
    { name: 'CLS', value: 0.02 },
  ]
  expect((await report({ page: 'product', vitals })).statusCode).toBe(204)
  expect(await lineOf('web_vitals_lcp_seconds_sum')).toBe('web_vitals_lcp_seconds_sum{brand="fk",page="product"} 0.9')
  expect(await lineOf('web_vitals_lcp_seconds_bucket{le="0.6"')).toMatch(/ 0$/)
  expect(await lineOf('web_vitals_lcp_seconds_bucket{le="1"')).toMatch(/ 1$/)
  expect(await lineOf('web_vitals_cls_score_sum')).toBe('web_vitals_cls_score_sum{brand="fk",page="product"} 0.02')
})
it('stores no name of a page it does not know', async () => {
  await report({ page: '/p/fridge?email=mia', vitals: [{ name: 'TTFB', value: 40 }] })
  expect(await lineOf('web_vitals_ttfb_seconds_count')).toBe('web_vitals_ttfb_seconds_count{brand="fk",page="other"} 1')
  expect((await figures()).join()).not.toContain('mia')
  expect(measuredPages).not.toContain('other')
})
it('rejects invalid values', async () => {
  const wrong = [
    {},
    { page: 'home', vitals: [] },
    { page: 'home', vitals: [{ name: 'FID', value: 1 }] },
    { page: 'home', vitals: [{ name: 'LCP', value: -1 }] },
    { page: 'home', vitals: [{ name: 'LCP', value: 1e9 }] },
    { page: 'home', vitals: [{ name: 'LCP', value: '1' }] },
    { page: 'x'.repeat(41), vitals: [{ name: 'LCP', value: 1 }] },
    { page: 'home', vitals: Array.from({ length: 6 }, () => ({ name: 'LCP', value: 1 })) },
  ]
  for (const payload of wrong) expect([payload, (await report(payload)).statusCode]).toEqual([payload, 400])
})
it('rejects requests from another site', async () => {
  const headers = { origin: 'http://elsewhere.example' }
  const payload = { page: 'home', vitals: [{ name: 'LCP', value: 1 }] }
  expect((await shop.inject({ method: 'POST', url: '/api/vitals', headers, payload })).statusCode).toBe(403)
})
