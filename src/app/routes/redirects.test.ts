import { expect, it } from 'vitest'
import { redirectTarget } from './redirects.ts'

const targetOf = (destinationUri: string, doRedirect = true) =>
  redirectTarget({ doRedirect, destinationUri }, '/old?a=1')

it('follows addresses of the shop and of the web from the response [S1-4-34] [S1-4-35]', () => {
  expect(targetOf('/brands')).toBe('/brands')
  expect(targetOf('https://careers.hearth.example/')).toBe('https://careers.hearth.example/')
})

it('stays where doRedirect is false, with any target [S1-7-35] [S1-4-36]', () => {
  expect(targetOf('/brands', false)).toBeNull()
})

it('does not follow its own address or an address that hides another', () => {
  for (const target of ['/old?a=1', '', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'brands'])
    expect(targetOf(target)).toBeNull()
})
