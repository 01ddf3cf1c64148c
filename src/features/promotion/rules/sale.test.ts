import { expect, it } from 'vitest'
import {
  allowedAttributes,
  defaultSaleColour,
  readSale,
  saleImageUrl,
  saleSlots,
  timeLeftText,
  urgencySlots,
} from './sale.ts'
import { defaultHomeBannerLink, defaultOffersTile, footerDismissalKey, footerDismissalMinutes } from './sale-banners.ts'

const now = Date.UTC(2025, 2, 5)
const image = (src: string, attributes: Record<string, string> = {}) => ({ src, attributes })

it('reads a whole sale with its images in their slots [S3-3-15]', () => {
  const sale = {
    isSaleOn: true,
    name: 'Autumn',
    baseImagePath: 'https://img.test/autumn/',
    url: '/sale/autumn',
    colour: '#00ff00',
    time: '2025-03-31T13:00:00Z',
    images: { navIcon: image('nav.webp', { alt: 'Autumn sale', width: '40' }) },
  }
  expect(readSale(sale, now)).toEqual({
    name: 'Autumn',
    url: '/sale/autumn',
    colour: '#00ff00',
    endsAt: Date.UTC(2025, 2, 31, 13),
    images: { navIcon: { src: 'https://img.test/autumn/nav.webp', attributes: { alt: 'Autumn sale', width: '40' } } },
  })
})

it('has a default colour and link [S3-3-16, S3-9-11, S3-2-36, S1-2.1-42]', () => {
  expect(defaultSaleColour).toBe('#c4102b')
  expect(readSale({ isSaleOn: true }, now)).toEqual({
    name: '',
    url: '/sale',
    colour: '#c4102b',
    endsAt: null,
    images: {},
  })
  expect(readSale({ isSaleOn: true, colour: '#000000' }, now)?.colour).toBe('#000000')
})

it('returns null when the sale is off or over', () => {
  expect(readSale(null, now)).toBeNull()
  expect(readSale({ isSaleOn: false, name: 'Autumn' }, now)).toBeNull()
  expect(readSale({ isSaleOn: true, time: '2025-03-05T00:00:00Z' }, now)).toBeNull()
  expect(readSale({ isSaleOn: true, time: '2025-03-05T00:00:01Z' }, now)).not.toBeNull()
})

it('shows images in the named slots only, urgency ones by key [S3-3-17]', () => {
  const listed =
    'andooCategoryBadge categoryBadge categoryTileBadge checkoutBalloon checkoutBanner footerBanner homePageBanner ' +
    'homePageTallBanner homePageOffersTile navIcon navIconMobile priceTag productUrgencyMessage siteWideHeaderBanner1 ' +
    'siteWideHeaderBanner2'
  expect(saleSlots).toEqual(listed.split(' '))
  const images = {
    checkoutUrgencyTop: image('/b.webp'),
    checkoutUrgencyBottom: image('/a.webp'),
    elsewhere: image('/c.webp'),
    footerBanner: image(''),
  }
  const sale = readSale({ isSaleOn: true, images }, now)
  expect(Object.keys(sale?.images ?? {})).toEqual(['checkoutUrgencyTop', 'checkoutUrgencyBottom'])
  expect(sale && urgencySlots(sale)).toEqual(['checkoutUrgencyBottom', 'checkoutUrgencyTop'])
})

it('allows only safe attributes on an image', () => {
  const attributes = {
    alt: 'Sale',
    title: 'Sale',
    width: '4',
    height: '3',
    CLASS: 'wide',
    'data-slot-9': '1',
    onerror: 'alert(1)',
    onload: 'x',
    style: 'background:url(x)',
    srcset: 'x',
    'data-': 'x',
  }
  expect(allowedAttributes(attributes)).toEqual({
    alt: 'Sale',
    title: 'Sale',
    width: '4',
    height: '3',
    class: 'wide',
    'data-slot-9': '1',
  })
})

it('resolves an image against the base path of the sale', () => {
  expect(saleImageUrl('a.webp', '/sale')).toBe('/sale/a.webp')
  expect(saleImageUrl('a.webp', '')).toBe('a.webp')
  expect(saleImageUrl('/x/a.webp', '/sale')).toBe('/x/a.webp')
  expect(saleImageUrl('https://img.test/a.webp', '/sale')).toBe('https://img.test/a.webp')
})

it('hides a dismissed footer for 1440 minutes, per sale [S3-9-10, S1-9-24]', () => {
  expect(footerDismissalMinutes).toBe(1440)
  expect(footerDismissalKey({ name: 'Autumn' })).not.toBe(footerDismissalKey({ name: 'Winter' }))
})

it('has a default link for the home banner and default texts for the offers tile [S1-2.1-41, S3-2-35, S3-2-40]', () => {
  expect(defaultHomeBannerLink).toBe('/article/legendary-service')
  expect(defaultOffersTile).toEqual({ title: 'Hot Offers', subtext: 'Check out our daily hot deals' })
})

it('shows the time left in days, then hours, then minutes', () => {
  const left = (hours: number) => timeLeftText(now + hours * 3_600_000, now)
  expect([400, 48, 47.9, 1.5, 0.75, 0.001].map(left)).toEqual([
    'Ends in 16 days',
    'Ends in 2 days',
    'Ends in 47 hours',
    'Ends in 1 hour',
    'Ends in 45 minutes',
    'Ends in 1 minute',
  ])
})
