import { expect, it } from 'vitest'
import { isPhone } from './phone.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148', true],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
  ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', false],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5', false],
])('knows phones by %s', (userAgent, expected) => {
  expect(isPhone({ userAgent })).toBe(expected)
})

it('believes the hint of the browser first', () => {
  expect(isPhone({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', userAgentData: { mobile: true } })).toBe(true)
  expect(isPhone({ userAgent: 'Android 10; K) Mobile', userAgentData: { mobile: false } })).toBe(false)
})
