import '../tests/worker-globals.ts'
import { expect, it } from 'vitest'
import { contract } from '../src/contract/contract.ts'
import { policiesFor, policyFor } from './policies.ts'
import type { Seen } from './policy.ts'
import { storedPages } from './stored-pages.ts'

const policies = policiesFor(storedPages('test'))
const origin = 'https://shop.example'

function nameOf(path: string, seen: Partial<Seen> = {}) {
  const url = new URL(path, origin)
  const isOwn = url.origin === origin
  return policyFor(policies, { url, isOwn, method: 'GET', mode: 'cors', isSigned: false, ...seen }).name
}
const page = (path: string) => nameOf(path, { mode: 'navigate' })

it.each([
  ['/', 'public pages'],
  ['/?source=pwa', 'public pages'],
  ['/c/kitchen/fridges-and-freezers?page=2', 'public pages'],
  ['/p/norrvik-610-l-french-door-fridge', 'public pages'],
  ['/products', 'public pages'],
  ['/search/oven', 'public pages'],
  ['/brands', 'public pages'],
  ['/brands/norrvik', 'public pages'],
  ['/stores/crows-nest-showroom', 'public pages'],
  ['/catalogue-details/12', 'public pages'],
  ['/s/delivery', 'public pages'],
  ['/cart', 'public pages'],
  ['/no-such-page', 'public pages'],
  ['/customer/checkout', 'customer pages'],
  ['/customer/confirmation?id=1', 'customer pages'],
  ['/customer', 'customer pages'],
  ['/customers-say', 'public pages'],
  ['/account', 'account pages'],
  ['/account/orders/1', 'account pages'],
  ['/account/resetpassword?token=abc', 'account pages'],
  ['/blank/account/login-callback', 'account pages'],
  ['/accounting', 'public pages'],
  ['/project', 'staff pages'],
  ['/project/01a2', 'staff pages'],
  ['/project?shareId=abc', 'staff pages'],
  ['/performance-dashboard', 'staff pages'],
  ['/projectors', 'public pages'],
  ['/zipmoney', 'public pages'],
  ['/zipmoney?result=approved&checkoutId=abc', 'account pages'],
  ['/afterpay?status=SUCCESS&orderToken=abc', 'account pages'],
  ['/api/', 'network only'],
  ['/api/catalogue/listing', 'network only'],
  ['/sandbox/gateway/challenge', 'network only'],
  ['/reset', 'network only'],
  ['/healthz', 'network only'],
  ['/readyz', 'network only'],
  ['/metrics', 'network only'],
  ['/robots.txt', 'network only'],
  ['/sitemap.xml', 'network only'],
  ['/manifest.webmanifest', 'network only'],
  ['/sw.js', 'network only'],
  ['/customer/invoice.pdf', 'network only'],
  ['https://elsewhere.example/', 'network only'],
])('opens %s by the policy: %s', (path, name) => {
  expect(page(path)).toBe(name)
})

it.each([
  ['/assets/index-BAvKr4Da.js', 'built files'],
  ['/fonts/rubik-latin-wght-normal.691cd1d9.woff2', 'fonts'],
  ['/fonts/hc.css', 'brand files'],
  ['/brands/aol/favicon.svg', 'brand files'],
  ['/brands/wa/icon-192.png', 'brand files'],
  ['/images/dfaa0e6c69/side-by-side-fridge-steel-front-480.avif', 'pictures'],
  ['/images/fallback.svg', 'pictures'],
  ['/sw.js', 'network only'],
  ['/worker-off.js', 'network only'],
  ['/reset.js', 'network only'],
  ['/manifest.webmanifest', 'network only'],
  ['/llms.txt', 'network only'],
  ['/healthz', 'network only'],
  ['/p/norrvik-610-l-french-door-fridge', 'network only'],
  ['https://elsewhere.example/images/a-480.avif', 'network only'],
])('loads %s by the policy: %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})

/** Every GET endpoint of the contract: a new one stays uncached until it is listed here. */
const calls: Record<string, string> = {
  '/api/v2/product/slug/:slug': 'catalogue',
  '/api/v2/product/id/:id': 'catalogue',
  '/api/v2/product/extended/id/:id': 'catalogue',
  '/api/v2/product/sku/:sku': 'catalogue',
  '/api/product/features/id/:id': 'catalogue',
  '/api/product/features/sku/:sku': 'catalogue',
  '/api/v2/product/specifications/id/:id': 'catalogue',
  '/api/v2/product/specifications/sku/:sku': 'catalogue',
  '/api/v2/product/upselloptions/sku/:sku': 'catalogue',
  '/api/v2/product/energy/sku/:sku': 'catalogue',
  '/api/v2/product/documents/sku/:sku': 'catalogue',
  '/api/v2/product/store-stock/sku/:sku': 'catalogue',
  '/api/meta/product/:id': 'catalogue',
  '/api/pricehistory/get-price-history/:sku': 'catalogue',
  '/api/catalogue/listing': 'catalogue',
  '/api/catalogue/best': 'catalogue',
  '/api/catalogue/category': 'catalogue',
  '/api/catalogue/cards': 'catalogue',
  '/api/catalogue/pictures': 'catalogue',
  '/api/v3/search': 'catalogue',
  '/api/v3/search/start': 'catalogue',
  '/api/v2/SiteSearch/:type/:term': 'catalogue',
  '/api/v2/sitesearch/f/:term': 'catalogue',
  '/api/v2/sitesearch/p/:term': 'catalogue',
  '/api/search/products': 'catalogue',
  '/api/compare/products': 'catalogue',
  '/api/reviews/sku/:sku': 'catalogue',
  '/api/reviews/questions/:sku': 'catalogue',
  '/api/navbar/': 'reference',
  '/api/navbar/columns': 'reference',
  '/api/navbar/cooking-demos/:storeUri': 'reference',
  '/api/sitemap': 'reference',
  '/api/content/:kind': 'reference',
  '/api/content/:kind/:uri': 'reference',
  '/api/Contact/form/:url': 'reference',
  '/api/promotion/list': 'reference',
  '/api/promotion/view/:uri': 'reference',
  '/api/settings': 'reference',
  '/api/catalogue/categories': 'reference',
  '/api/catalogue/brands': 'reference',
  '/api/catalogue/brands/:uri': 'reference',
  '/api/promotion/sale/': 'reference',
  '/api/Static/:name': 'reference',
  '/api/alertBanner/': 'reference',
  '/api/locality/:term': 'reference',
  '/api/locality/:suburb/:state/:postcode': 'reference',
  '/api/store': 'reference',
  '/api/store/:id': 'reference',
}

it('caches responses of the listed endpoints, and no others', () => {
  const endpoints = Object.values(contract).flatMap((area) => Object.values(area))
  const cached = endpoints
    .map(({ method, path }) => [path, nameOf(path.replace(/:\w+/g, 'x1'), { method })] as const)
    .filter(([, name]) => name !== 'network only')
  expect(Object.fromEntries(cached)).toEqual(calls)
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('never handles a %s', (method) => {
  for (const path of ['/', '/api/navbar/', '/api/v2/product/sku/A', '/images/x/a-480.avif', '/customer/checkout'])
    for (const mode of ['navigate', 'cors']) expect(nameOf(path, { method, mode })).toBe('network only')
})

it('handles no request with credentials of a user', () => {
  for (const path of ['/', '/api/navbar/', '/api/v2/product/sku/A', '/assets/a.js', '/images/x/a-480.avif'])
    for (const mode of ['navigate', 'cors']) expect(nameOf(path, { isSigned: true, mode })).toBe('network only')
})

it('describes the offline behaviour of every policy', () => {
  expect(policies.map(({ name, offline }) => `${name}: ${offline}`)).toEqual([
    'customer pages: says that the form is saved',
    'account pages: says so in the frame of the shop',
    'staff pages: shows the projects of this device',
    'public pages: last seen, dated',
    'built files: works',
    'fonts: works',
    'brand files: works',
    'pictures: last seen',
    'catalogue: last seen',
    'reference: last seen',
    'network only: says so',
  ])
})
