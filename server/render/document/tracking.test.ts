import { describe, expect, it } from 'vitest'
import { emptyPages } from '../../../tests/empty-pages.ts'
import { testShop } from '../../../tests/test-app.ts'
import { configOf } from '../../config.ts'
import { contentPolicy } from './policy.ts'
import { trackingOn } from './tracking.ts'

const settings = {
  TAG_MANAGER_SCRIPT_URL: 'https://tags.example/c.js?id=1&x="2"',
  EVENT_TRACKER_SCRIPT_URL: 'https://events.example/t.js',
  SOCIAL_PIXEL_SCRIPT_URL: 'https://social.example/p.js',
  SOCIAL_PIXEL_ID: 'P-1',
  PUSH_SCRIPT_URL: 'https://push.example/s.js',
  AFFILIATE_PIXEL_URL: 'https://partners.example/conversion',
  TRACKING_ORIGINS: 'https://cdn.example, https://tags.example',
}
const on = (path: string, env: NodeJS.ProcessEnv = settings) =>
  trackingOn(new URL(path, 'https://shop.example'), configOf(env).tracking)
const configOn = (path: string, env?: NodeJS.ProcessEnv) => {
  const content = /content="([^"]*)"/.exec(on(path, env).tag)?.[1]
  return content && JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}
const outside = [
  'https://tags.example',
  'https://events.example',
  'https://social.example',
  'https://push.example',
  'https://cdn.example',
]

describe('trackingOn', () => {
  it('is empty without settings', () => {
    expect(configOf({}).tracking).toBeNull()
    expect(configOf({ TRACKING_ORIGINS: 'https://cdn.example', SOCIAL_PIXEL_ID: 'P-1' }).tracking).toBeNull()
    expect(on('/', {})).toEqual({ tag: '', trackers: [], images: [] })
  })
  it('adds the script URL to the page and its origin to the policy', () => {
    expect(configOn('/p/kettle?a=1')).toEqual({
      tagManager: settings.TAG_MANAGER_SCRIPT_URL,
      eventTracker: settings.EVENT_TRACKER_SCRIPT_URL,
      socialPixel: { script: settings.SOCIAL_PIXEL_SCRIPT_URL, id: 'P-1' },
      push: settings.PUSH_SCRIPT_URL,
    })
    const { trackers, images } = on('/')
    expect([trackers, images]).toEqual([outside, []])
    const rules = contentPolicy({}, { trackers, images }).split('; ')
    expect(rules).toContain(`script-src 'self' ${outside.join(' ')}`)
    expect(rules).toContain(`connect-src 'self' ${outside.join(' ')}`)
    expect(rules).toContain(`img-src 'self' data: ${outside.join(' ')}`)
    // Third-party scripts create markup without trusted types.
    for (const kind of ['guests', 'features', 'trackers', 'helpers'])
      expect(contentPolicy({}, { [kind]: ['https://one.example'] }), kind).not.toContain('trusted-types')
    expect(contentPolicy({}, { images })).toContain(
      "require-trusted-types-for 'script'; trusted-types hearth dompurify default",
    )
  })
  it.each([
    '/customer/checkout',
    '/customer/checkout/',
    '/CUSTOMER/checkout',
    '/customer',
    '/account/profile',
    '/blank/account/x',
  ])('is empty on %s, for payments and accounts', (path) => {
    expect(on(path)).toMatchObject({ trackers: [], images: [] })
    expect(configOn(path)).toEqual({})
  })
  it('includes the affiliate partner on the confirmation only', () => {
    expect(configOn('/customer/confirmation?id=7')).toMatchObject({ affiliate: settings.AFFILIATE_PIXEL_URL })
    expect(on('/customer/confirmation').images).toEqual(['https://partners.example'])
    expect(configOn('/customer/confirmation', { AFFILIATE_PIXEL_URL: 'https://partners.example/c' })).toEqual({
      affiliate: 'https://partners.example/c',
    })
  })
  it('rejects invalid URLs', () => {
    const wrong = {
      TAG_MANAGER_SCRIPT_URL: 'tags.example',
      TRACKING_ORIGINS: 'https://a.example/path',
      SOCIAL_PIXEL_ID: 'a b',
    }
    for (const [name, value] of Object.entries(wrong)) expect(() => configOf({ [name]: value })).toThrow(name)
  })
})

it('is part of server-rendered pages', async () => {
  const shop = await testShop({ renderer: emptyPages, tracking: configOf(settings).tracking })
  const open = (url: string) => shop.inject({ url })
  const home = await open('/')
  expect(home.body).toContain(on('/').tag)
  expect(home.headers['content-security-policy']).toContain(`script-src 'self' ${outside.join(' ')}`)
  const checkout = await open('/customer/checkout')
  expect(checkout.headers['content-security-policy']).not.toContain('.example')
  expect(checkout.body).toContain('<meta name="tracking" content="{}">')
  const confirmation = await open('/customer/confirmation')
  expect(confirmation.headers['content-security-policy']).toMatch(
    /img-src 'self' data: [^;]*https:\/\/partners\.example/,
  )
  await shop.close()
})
