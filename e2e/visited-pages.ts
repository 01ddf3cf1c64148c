import type { Page } from '@playwright/test'
import { type BrandKey, brands, samples, shops } from './brands.ts'

type Pages = Readonly<Record<string, string>>

/** Every kind of public page in at least two shops, besides the home page. */
const kinds: Readonly<Partial<Record<BrandKey, Pages>>> = {
  wa: {
    product: samples.waEverything,
    products: '/products',
    search: '/search/oven',
    stores: '/stores',
    catalogue: '/catalogue',
  },
  aol: {
    category: shops.aol.category,
    product: samples.aolEverything,
    compare: '/compare?sku=BR-FD640K~BR-FD580S',
    'static page': '/article/delivery',
  },
  andoo: {
    product: shops.andoo.product,
    search: '/search/sofa',
    brand: shops.andoo.manufacturer,
  },
  'aol-nz': {
    stores: '/stores',
  },
  hc: {
    products: '/products',
    brand: shops.hc.manufacturer,
  },
  aoc: {
    category: shops.aoc.category,
    'static page': '/s/delivery',
  },
  wac: {
    product: shops.wac.product,
    brands: '/brands',
  },
  fk: {
    brands: '/brands',
    catalogue: '/catalogue',
    'page in another theme': '/clearance',
  },
}

/** The home page of each shop, and more of some. */
export const publicPages = Object.fromEntries(
  brands.map((brand): [BrandKey, Pages] => [brand, { home: '/', ...kinds[brand] }]),
) as Readonly<Record<BrandKey, Pages>> // one for each key

/** Pages that the server renders with placeholders. */
export const waitingPages: Readonly<Partial<Record<BrandKey, Pages>>> = {
  wa: { 'empty checkout': '/customer/checkout' },
  aol: { 'empty cart': '/cart' },
  aoc: { 'empty cart': '/cart' },
  fk: { 'empty cart': '/cart', 'empty checkout': '/customer/checkout' },
}

/** The other kinds of pages, in one shop each. */
export const rarerPages: Readonly<Partial<Record<BrandKey, Pages>>> = {
  'aol-nz': { 'search without a result': '/search/zzzzqq' },
  hc: {
    'product that is sold out': samples.soldOut,
    sale: '/sale',
    'chapter of the catalogue': '/catalogue-details/kitchen',
    store: shops.hc.store,
    'not found': '/no/such/page',
  },
  aoc: {
    'category in a list': `${shops.aoc.category}?view=list`,
    'order of somebody else': '/customer/confirmation?id=11111111-1111-4111-8111-111111111111',
  },
  wac: { 'product without a price': samples.waMissingPart, store: shops.wac.store },
  fk: { 'sign-in': '/account/internal/login', 'not found': '/no/such/page' },
}

/** Records errors of a page that the shopper does not see, from its start. */
export async function watchTrouble(page: Page) {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
  })
  await page.exposeFunction('reportTrouble', (text: string) => void trouble.push(text))
  await page.addInitScript(() => {
    const report = (text: string) =>
      (window as unknown as { reportTrouble: (text: string) => void }).reportTrouble(text)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  return trouble
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

/** Records unexpected layout shifts, with the elements that moved and where. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = []
    Object.assign(window, { movedParts: moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
        const nameOf = (node: Node | null) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60)
        const textOf = ({ node, previousRect, currentRect }: Source) =>
          `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`
        moved.push({ value: entry.value, what: entry.sources.map(textOf).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { movedParts: { value: number; what: string }[] }).movedParts)
}
