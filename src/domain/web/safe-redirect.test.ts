import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownPath } from './safe-redirect.ts'

it.each([
  ['/account', '/account'],
  ['/p/kettle?from=mail#reviews', '/p/kettle?from=mail#reviews'],
  ['/search/a%20b', '/search/a%20b'],
  ['/a/../account', '/account'],
  ['/.//elsewhere.example', null],
  ['/a/..//elsewhere.example', null],
  ['', null],
  ['account', null],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['/\\/elsewhere.example', null],
  ['\\\\elsewhere.example', null],
  ['/\telsewhere', null],
  ['/\n/elsewhere.example', null],
  ['/%2f%2felsewhere.example', null],
  ['/%252f%252felsewhere.example', null],
  ['/%5celsewhere.example', null],
  ['/%', null],
  ['https://elsewhere.example/', null],
  ['javascript:alert(1)', null],
  ['//user:pw@elsewhere.example', null],
  [`/${'a'.repeat(2000)}`, null],
  [null, null],
  [7, null],
])('reads %o as %o', (text, path) => {
  expect(ownPath(text)).toBe(path)
})

it('never redirects to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '//',
    '@',
    ':',
    '?',
    '#',
    '.',
    '..',
    'https:',
    'elsewhere.example',
    '\t',
    '%09',
    ' ',
  )
  const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 9 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (given) => {
      const path = ownPath(given)
      if (path === null) return
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
    }),
    { numRuns: 20_000 },
  )
})
