import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageAddress, pageQueryNames } from './page-address.ts'

const addressOf = (target: string) => pageAddress('http://wa.localhost:3000', target).href.slice(24)

it('preserves the parameters that pages read, in a fixed order', () => {
  expect(addressOf('/c/kitchen?sort=newest&page=2&filter=brand:Norrvik')).toBe(
    '/c/kitchen?filter=brand%3ANorrvik&page=2&sort=newest',
  )
  expect(addressOf('/c/kitchen?filter=brand%3ANorrvik&page=2&sort=newest')).toBe(
    addressOf('/c/kitchen?page=2&sort=newest&filter=brand:Norrvik'),
  )
})
it('ignores advertising parameters, repeated values and empty values', () => {
  for (const query of ['?utm_source=mail&gclid=x', '?page=', '?', '?PAGE=2', '#top', '?__proto__=1'])
    expect(addressOf(`/p/kettle${query}`)).toBe('/p/kettle')
  expect(addressOf('/c/kitchen?page=2&page=3')).toBe('/c/kitchen?page=2')
})
it('ignores the preview date of a sale [S3-7-22]', () => {
  expect(addressOf('/brands?dateOverride=2030-01-01')).toBe('/brands')
})
it('never leaves the requested host', () => {
  for (const target of ['//evil.example/x', 'http://evil.example/', '/\\evil.example', '*'])
    expect(pageAddress('http://wa.localhost:3000', target).origin).toBe('http://wa.localhost:3000')
})
it('reduces a return from a payment to a flag', () => {
  expect(addressOf('/zipmoney?result=approved&checkoutId=secret')).toBe('/zipmoney?checkoutId=yes')
  expect(addressOf('/afterpay?status=SUCCESS&orderToken=secret')).toBe('/afterpay?checkoutId=yes')
  expect(addressOf('/afterpay?orderToken=&status=CANCELLED')).toBe('/afterpay?checkoutId=yes')
  expect(addressOf('/afterpay?orderToken=&status=SUCCESS')).toBe('/afterpay')
})
it('includes every parameter that pages and their features read', () => {
  const sources = globSync('src/{app,pages,features,lib}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const read = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:searchParams|search)\.get\('(\w+)'\)/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  // Only in the browser: on confirmation, checkout, account and staff pages, which the server does not fill.
  const personal = new Set([
    'id',
    'status',
    'error',
    'expired',
    'left',
    'returnUrl',
    'token',
    'customer',
    // For staff: the browser requests the sale of another day, so that it is on no cached page.
    'dateOverride',
    'projectId',
    'shareId',
    'sortDirection',
    'sortProperty',
  ])
  const publicNames = [...new Set(read)].filter((name) => !personal.has(name)).sort()
  expect(publicNames.length).toBeGreaterThan(3)
  expect(publicNames.filter((name) => !pageQueryNames.includes(name))).toEqual([])
})
