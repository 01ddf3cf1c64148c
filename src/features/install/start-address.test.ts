import { expect, it } from 'vitest'
import { readStart } from './start-address.ts'

it.each([
  ['?source=pwa', { isStart: true, opensSearch: false, rest: '' }],
  ['?source=pwa-search', { isStart: true, opensSearch: true, rest: '' }],
  ['?sort=price-asc&source=pwa&page=2', { isStart: true, opensSearch: false, rest: '?sort=price-asc&page=2' }],
  ['?source=letter', { isStart: false, opensSearch: false, rest: '?source=letter' }],
  ['', { isStart: false, opensSearch: false, rest: '' }],
])('reads %s', (search, start) => {
  expect(readStart(search)).toEqual(start)
})
