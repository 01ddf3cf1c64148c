import { expect, it } from 'vitest'
import { isNewsletterDue, newsletter, showsNewsletter } from './newsletter.ts'

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

it('stays off the pages of buying', () => {
  const shown = (pathname: string, hasCompared = false) => showsNewsletter({ pathname, hasCompared })
  const buying = [
    '/cart',
    '/customer/checkout',
    '/customer/confirmation',
    '/account/internal/login',
    '/account/register',
  ]
  for (const path of [...buying, '/brands/x', '/c/x', '/C/x/y', '/p/x', '/ask-an-expert'])
    expect(shown(path), path).toBe(false)
  for (const path of ['/', '/promotions', '/brands', '/compare', '/products', '/catalogue'])
    expect(shown(path), path).toBe(true)
})

it('shows with compared products on home and compare pages only', () => {
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
