import { expect, it } from 'vitest'
import { movedTo } from './moved.ts'

const answer = (destinationUri: string, doRedirect = true) => movedTo({ doRedirect, destinationUri }, '/old?a=1')

it('follows addresses of the shop and of the web from the response [S1-4-34] [S1-4-35]', () => {
  expect(answer('/brands')).toBe('/brands')
  expect(answer('https://careers.hearth.example/')).toBe('https://careers.hearth.example/')
})

it('stays where doRedirect is false, with any target [S1-7-35] [S1-4-36]', () => {
  expect(answer('/brands', false)).toBeNull()
})

it('does not follow its own address or an address that hides another', () => {
  for (const target of ['/old?a=1', '', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'brands'])
    expect(answer(target)).toBeNull()
})
