import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyPages } from '../../../tests/empty-pages.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { configOf } from '../../config.ts'
import { featuresOn } from './feature-scripts.ts'

const settings = {
  FEATURE_SCRIPTS: 'reviews=https://reviews.example/w.js?shop=1&to="all", survey=http://survey.localhost:8080/s.js,',
  FEATURE_ORIGINS: 'https://cdn.example, https://reviews.example',
}
const scripts = { reviews: 'https://reviews.example/w.js?shop=1&to="all"', survey: 'http://survey.localhost:8080/s.js' }
const origins = 'https://reviews.example http://survey.localhost:8080 https://cdn.example'

describe('FEATURE_SCRIPTS', () => {
  it('parses the script of each feature', () => {
    expect(configOf({}).features).toBeNull()
    expect(configOf({ FEATURE_ORIGINS: settings.FEATURE_ORIGINS }).features).toBeNull()
    expect(configOf(settings).features).toEqual({
      scripts,
      origins: ['https://cdn.example', 'https://reviews.example'],
    })
  })

  const known = 'content, referral, reviews, scheduling, survey, videos, zip'
  it.each([
    ['captcha=https://a.example/a.js', `must name features out of ${known} ("captcha" is not one)`],
    ['https://a.example/a.js', `must name features out of ${known} ("https://a.example/a.js" is not one)`],
    ['reviews', 'must give reviews the https address of its script'],
    ['reviews=http://a.example/a.js', 'must give reviews the https address of its script'],
    ['reviews=//a.example/a.js', 'must give reviews the https address of its script'],
    ["survey=https://a'b;c/a.js", 'must give survey the https address of its script'],
    ['zip=https://a.example/a.js,zip=https://b.example/b.js', 'must name zip once'],
  ])('rejects %s, naming setting, feature and fix', (FEATURE_SCRIPTS, problem) => {
    const start = () => configOf({ FEATURE_SCRIPTS })
    expect(start).toThrow(`FEATURE_SCRIPTS ${problem}`)
    expect(start).toThrow(`, but is "${FEATURE_SCRIPTS}".`)
  })
})

describe('featuresOn', () => {
  let shop: Shop
  let plain: Shop
  beforeAll(async () => {
    shop = await testShop({ renderer: emptyPages, features: configOf(settings).features })
    plain = await testShop({ renderer: emptyPages })
  })
  afterAll(() => Promise.all([shop.close(), plain.close()]))

  const open = async (of: Shop, url: string) => {
    const { body, headers } = await of.inject({ url })
    return { body, policy: String(headers['content-security-policy']) }
  }

  it.each(['/', '/p/kettle', '/account', '/customer/confirmation?id=1'])(
    'allows the configured origins and no others on %s [S1-7-59]',
    async (url) => {
      const { body, policy } = await open(shop, url)
      expect(body).toContain(featuresOn(new URL(url, 'https://shop.example'), configOf(settings).features).tag)
      expect(body).toContain(
        '&quot;reviews&quot;:&quot;https://reviews.example/w.js?shop=1&amp;to=\\&quot;all\\&quot;&quot;',
      )
      for (const name of ['script', 'style', 'connect', 'img', 'media', 'frame'])
        expect(policy).toMatch(new RegExp(`${name}-src [^;]*${origins}(?:[; ]|$)`))
      // Third-party scripts may not support trusted types, so the CSP of these pages does not require them.
      const own = (await open(plain, url)).policy.replace(/; require-trusted-types-for .*$/, '')
      expect(policy.replaceAll(` ${origins}`, '')).toBe(own)
    },
  )

  it.each(['/customer/checkout', '/CUSTOMER/checkout/', '/customer'])('allows none on %s', async (url) => {
    const { body, policy } = await open(shop, url)
    expect(body).toContain('<meta name="feature-scripts" content="{}">')
    expect(policy).toBe((await open(plain, url)).policy)
    expect((await open(plain, url)).body).not.toContain('feature-scripts')
  })
})
