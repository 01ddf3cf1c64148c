import { describe, expect, it } from 'vitest'
import { emptyPages } from '../../../tests/empty-pages.ts'
import { testShop } from '../../../tests/test-app.ts'
import { configOf } from '../../config.ts'
import { optionalScriptsTag } from './optional-scripts.ts'

const settings = {
  CONSENT: 'ask',
  TAG_MANAGER_SCRIPT_URL: 'https://tags.example/c.js',
  AFFILIATE_PIXEL_URL: 'https://partners.example/c',
  TRACKING_ORIGINS: 'https://cdn.example,https://tags.example',
  FEATURE_SCRIPTS: 'reviews=https://reviews.example/w.js,scheduling=https://visits.example/w.js',
  MAPS_SCRIPT_URL: 'https://maps.example/p.js',
  CHAT_SCRIPT_URL: 'https://chat.example/w.js',
}
const read = (html: string) => {
  const content = /<meta name="optional-scripts" content="([^"]*)">/.exec(html)?.[1]
  return content === undefined ? null : JSON.parse(content.replaceAll('&quot;', '"'))
}
const scripts = {
  asks: true,
  trackers: ['tags.example', 'partners.example', 'cdn.example'],
  features: ['reviews.example', 'maps.example'],
  onPress: ['chat.example', 'visits.example'],
}

describe('optionalScriptsTag', () => {
  it('lists each host once, by what it does', () => {
    expect(read(optionalScriptsTag(configOf(settings)))).toEqual(scripts)
    expect(read(optionalScriptsTag(configOf({ ...settings, CONSENT: '' })))).toEqual({ ...scripts, asks: false })
  })
  it('is empty where no script is configured, whether the shop asks or not', () => {
    expect(optionalScriptsTag(configOf({ CONSENT: 'ask' }))).toBe('')
    expect(optionalScriptsTag(configOf({}))).toBe('')
  })
  it('rejects another value of the setting', () => {
    expect(() => configOf({ CONSENT: 'maybe' })).toThrow('CONSENT must be ask or notice')
  })
})

it('is part of every page, also where none of the scripts runs', async () => {
  const { consent, tracking, features, maps, chatScript } = configOf(settings)
  const shop = await testShop({ renderer: emptyPages, consent, tracking, features, maps, chatScript })
  for (const path of ['/', '/account/device', '/customer/checkout'])
    expect(read((await shop.inject({ url: path })).body), path).toEqual(scripts)
  await shop.close()
})
