import { expect, it } from 'vitest'
import { allPaymentPages } from '#contract/checkout/payment-pages.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { picturesOf, readPictureKeys } from '../pictures.ts'
import { manufacturers } from '../products/manufacturers.ts'
import { shops } from '../shops.ts'
import { alertBannerRows } from './alert-banner-rows.ts'
import { buildArticles } from './articles/article-rows.ts'
import { buildRedirects } from './redirect-rows.ts'
import { buildSales } from './sale-rows.ts'
import { buildSettings } from './setting-rows.ts'
import { buildStaticContent } from './static/static-pages.ts'

const realBrands =
  /^(aeg|asko|beko|bosch|braun|breville|delonghi|dyson|electrolux|fisher|gaggenau|haier|hisense|ilve|kitchenaid|lg|neff|panasonic|philips|samsung|sharp|siemens|smeg|sony|sunbeam|tefal|toshiba|weber|westinghouse|whirlpool)\b/i

it('has fictional manufacturers, except Miele', () => {
  expect(manufacturers.filter(({ name }) => realBrands.test(name))).toEqual([])
  expect(manufacturers.filter(({ name }) => name === 'Miele').length).toBe(1)
  for (const key of ['uri', 'name', 'code', 'about'] as const)
    expect(new Set(manufacturers.map((manufacturer) => manufacturer[key])).size, key).toBe(manufacturers.length)
})

it('has static pages for every shop, with its name', () => {
  const pages = buildStaticContent()
  const names = [
    'legendary-service',
    'sale',
    'clearance',
    'delivery',
    'returns',
    'privacy',
    'terms',
    'about',
    'contact',
    'catalogue',
    'no-results',
    'blog',
    'recipes',
    'cookbook',
    'inspiration',
    'cooking-demos',
    'culinary-support',
    'promotions',
    'winning-commercial',
    'virtual-tour',
    ...allPaymentPages.map(({ path }) => path.slice(1)),
  ]
  for (const { key: brand } of shops) {
    const own = pages.filter((page) => page.brand === brand)
    expect(own.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name, title, description, html } of own) {
      expect(html.match(/<p>/g)?.length, name).toBeGreaterThanOrEqual(2)
      expect(`${title}${description}${html}`, name).not.toMatch(/[{}!]|lorem/i)
      expect(title.length > 5 && description.length > 30 && html.length > 300, name).toBe(true)
    }
  }
  expect(pages.find(({ brand, name }) => brand === 'wa' && name === 'about')?.html).toContain('Wattle &amp; Ash')
  expect(pages.find(({ brand, name }) => brand === 'aol-nz' && name === 'returns')?.html).toContain(
    'Consumer Guarantees Act',
  )
})

it('sets the country and the support number of every shop', () => {
  const settingOf = (brand: string, name: string) =>
    buildSettings().find((setting) => setting.brand === brand && setting.name === name)?.value
  expect(settingOf('aol-nz', 'countryCode')).toBe('NZ')
  expect(settingOf('aol', 'countryCode')).toBe('AU')
  expect(settingOf('aol', 'customerSupportNumber')).toBe('1300 000 500')
  for (const { key: brand } of shops) {
    expect(settingOf(brand, 'PriceHistoryEnabled')).toBe('true')
    expect(settingOf(brand, 'ComparePageEnabled')).toBe('true')
    expect(() => JSON.parse(settingOf(brand, 'ZipConfig') ?? '')).not.toThrow()
  }
})

it('has an alert banner for every shop, for wide and narrow screens', () => {
  expect(alertBannerRows.map(({ brand }) => brand).toSorted()).toEqual(shops.map(({ key }) => key).toSorted())
  for (const { desktopContent, mobileContent, backgroundColor } of alertBannerRows) {
    expect(mobileContent.length).toBeLessThanOrEqual(desktopContent.length)
    expect(backgroundColor).toMatch(/^#[0-9A-F]{6}$/)
  }
})

it('has a sale in four shops today, with at most one message a page', () => {
  const sales = buildSales({ today: '2026-11-20', pictures: picturesOf(null) })
  expect(sales.map(({ brand }) => brand).toSorted()).toEqual(['aol', 'aol-nz', 'hc', 'wa'])
  for (const { images, startsAt, endsAt, baseImagePath } of sales) {
    expect(startsAt < new Date('2026-11-20') && endsAt > new Date('2026-11-20')).toBe(true)
    const pages = [
      ['homePageBanner', 'homePageOffersTile'],
      ['categoryBadge', 'andooCategoryBadge'],
      ['productUrgencyMessage', 'priceTag'],
      ['checkoutBanner', 'checkoutBalloon', 'checkoutUrgencyDesktop', 'checkoutUrgencyMobile'],
    ]
    const everywhere = ['siteWideHeaderBanner1', 'footerBanner']
    for (const page of pages)
      expect(
        [...everywhere, ...page].filter((slot) => slot in images),
        page.join(),
      ).toHaveLength(1)
    expect(baseImagePath).toBe('/images/')
    for (const { src, attributes } of Object.values(images)) {
      expect(src).toMatch(/^(?:[a-z-]+|\/signs\/(?:percent|tag|clock)\.svg)$/)
      expect(Number(attributes.width)).toBeGreaterThan(0)
    }
  }
})

it('shows each recipe as its own dish, and no article without an existing image', () => {
  const articles = buildArticles('2026-11-20')
  const keys = readPictureKeys()
  expect(articles.filter(({ picture }) => !keys?.has(picture ?? ''))).toEqual([])
  const recipes = articles.filter(({ kind }) => kind === 'recipe')
  for (const { uri, picture } of recipes) expect(picture, uri).toMatch(/^dish-/)
  expect(new Set(recipes.map(({ picture }) => picture)).size).toBe(new Set(recipes.map(({ uri }) => uri)).size)
})

it('shows each picture once in a list of articles', () => {
  const shown = buildArticles('2026-11-20').map(({ brand, kind, picture }) => `${brand} ${kind} ${picture}`)
  expect(shown.filter((picture, index) => shown.indexOf(picture) !== index)).toEqual([])
})

it('redirects old paths without loops', () => {
  const redirects = buildRedirects()
  for (const { brand, destination } of redirects)
    expect(redirects.some((redirect) => redirect.brand === brand && redirect.fromPath === destination)).toBe(false)
})

it('has quick links to existing pages', () => {
  const content = buildStaticContent()
  for (const { brand, value } of buildSettings().filter(({ name }) => name === 'QuickLinks'))
    for (const { uri } of JSON.parse(value) as { uri: string }[]) {
      const article = /^\/article\/(.+)$/.exec(uri)?.[1]
      const isArticle = content.some((page) => page.brand === brand && page.name === article)
      expect([brand, uri, isArticle || uri === accountPaths.orders]).toEqual([brand, uri, true])
    }
})
