import { expect, it } from 'vitest'
import { isNewsletterDue, newsletter, newsletterProblems, showsNewsletter } from './newsletter.ts'

it('checks every 24 hours, stays away for 7 days, expands past 250 px and thanks for 4 s', () => {
  expect(newsletter).toEqual({
    repeatCheckMs: 86_400_000,
    expiryMs: 604_800_000,
    scrollThreshold: 250,
    thanksMs: 4000,
    subscriptionKey: 'waNewsletterSubscription',
    expiryKey: 'waNewsletterSubscriptionExpiry',
  })
})

it('names each field that is wrong', () => {
  expect(newsletterProblems({ Name: ' ', Email: 'abc', Postcode: '12' })).toEqual({
    Name: 'Please enter your Name',
    Email: 'Please enter a valid Email',
    Postcode: 'Please enter a valid Postcode',
  })
  expect(newsletterProblems({ Name: 'a'.repeat(101), Email: 'ada@example.com', Postcode: '2000' })).toHaveProperty(
    'Name',
  )
  expect(newsletterProblems({ Name: 'Ada', Email: ' Ada@Example.com ', Postcode: '800' })).toEqual({})
})

it('stays off the pages of buying', () => {
  const shown = (pathname: string, hasCompared = false) => showsNewsletter({ pathname, hasCompared })
  for (const path of ['/customer/checkout', '/brands/x', '/c/x', '/C/x/y', '/p/x', '/ask-an-expert'])
    expect(shown(path), path).toBe(false)
  for (const path of ['/', '/promotions', '/brands', '/cart', '/compare', '/products', '/catalogue'])
    expect(shown(path), path).toBe(true)
})

it('stands beside compared products on home and compare pages only', () => {
  const shown = (pathname: string) => showsNewsletter({ pathname, hasCompared: true })
  for (const path of ['/', '/compare', '/comparison/A/B/']) expect(shown(path), path).toBe(true)
  for (const path of ['/promotions', '/brands', '/cart']) expect(shown(path), path).toBe(false)
})

it('comes back when its time is over, and never to a subscriber', () => {
  const now = 1_000
  expect(isNewsletterDue({ isSubscribed: false, expiry: null }, now)).toBe(true)
  expect(isNewsletterDue({ isSubscribed: false, expiry: now + 1 }, now)).toBe(false)
  expect(isNewsletterDue({ isSubscribed: false, expiry: now }, now)).toBe(true)
  expect(isNewsletterDue({ isSubscribed: true, expiry: now }, now)).toBe(false)
})
