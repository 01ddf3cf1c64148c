import { expect, it } from 'vitest'
import { linkTarget } from './link-target.ts'

it('splits an internal address into path, query and fragment [S1-2.10-37]', () => {
  expect(linkTarget('/a?b=1#c')).toEqual({ kind: 'internal', pathname: '/a', search: '?b=1', hash: '#c' })
  expect(linkTarget('/a#c?d')).toEqual({ kind: 'internal', pathname: '/a', search: '', hash: '#c?d' })
  expect(linkTarget('/a')).toEqual({ kind: 'internal', pathname: '/a', search: '', hash: '' })
  expect(linkTarget('?page=2')).toEqual({ kind: 'internal', pathname: '', search: '?page=2', hash: '' })
})

it('leaves http and https addresses to the browser [S1-2.10-38]', () => {
  expect(linkTarget('https://x')).toEqual({ kind: 'external', href: 'https://x' })
  expect(linkTarget('http://x/y?z#w')).toEqual({ kind: 'external', href: 'http://x/y?z#w' })
  expect(linkTarget('/x').kind).toBe('internal')
  expect(linkTarget('/https://x').kind).toBe('internal')
})

it('leaves phone numbers, mail addresses and places on this page to the browser', () => {
  for (const to of ['tel:1300000500', 'mailto:a@example.com', '#main']) expect(linkTarget(to).kind).toBe('external')
})
