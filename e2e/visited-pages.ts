import type { Page } from '@playwright/test'
import { type BrandKey, originOf, samples, shops } from './brands.ts'

/** Every kind of public page, each in two shops, all eight shops among them. */
type Visit = readonly [brand: BrandKey, path: string]
export const publicPages: readonly (readonly [string, readonly Visit[]])[] = [
  [
    'home',
    [
      ['wa', '/'],
      ['aol', '/'],
      ['andoo', '/'],
      ['aol-nz', '/'],
      ['hc', '/'],
      ['aoc', '/'],
      ['wac', '/'],
      ['fk', '/'],
    ],
  ],
  [
    'category',
    [
      ['aol', shops.aol.category],
      ['aoc', shops.aoc.category],
    ],
  ],
  [
    'products',
    [
      ['wa', '/products'],
      ['hc', '/products'],
    ],
  ],
  [
    'product',
    [
      ['wa', samples.waEverything],
      ['aol', samples.aolEverything],
      ['wac', shops.wac.product],
      ['andoo', shops.andoo.product],
    ],
  ],
  [
    'search',
    [
      ['wa', '/search/oven'],
      ['andoo', '/search/sofa'],
    ],
  ],
  [
    'brands',
    [
      ['fk', '/brands'],
      ['wac', '/brands'],
    ],
  ],
  [
    'brand',
    [
      ['andoo', shops.andoo.maker],
      ['hc', shops.hc.maker],
    ],
  ],
  [
    'stores',
    [
      ['wa', '/stores'],
      ['aol-nz', '/stores'],
    ],
  ],
  [
    'catalogue',
    [
      ['wa', '/catalogue'],
      ['fk', '/catalogue'],
    ],
  ],
  [
    'static page',
    [
      ['aol', '/article/delivery'],
      ['aoc', '/s/delivery'],
    ],
  ],
]

export const publicVisits = publicPages.flatMap(([name, visits]) =>
  visits.map(([brand, path]) => ({ name, brand, path, address: originOf(brand) + path })),
)

/** What goes wrong on a page without a word to the shopper, gathered from its start. */
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

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Adds up what moved without being touched, and names what moved. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = []
    Object.assign(window, { movedParts: moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const nameOf = ({ node }: { node: Node | null }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60)
        moved.push({ value: entry.value, what: entry.sources.map(nameOf).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { movedParts: { value: number; what: string }[] }).movedParts)
}
