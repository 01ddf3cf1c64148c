import type { Locator, Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { expect, main } from './fixtures.ts'

type Step = { go: () => Promise<unknown>; isThere: Locator; path: RegExp }

const pathOf = (page: Page) => (page.url().startsWith('http') ? new URL(page.url()).pathname : '')

/** I6: readable content, and a way to go on. */
export async function expectWayOnward(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const ways = page.getByRole('link').or(page.getByRole('button'))
  // A page that is reloading at this moment has none yet.
  await expect.poll(() => ways.filter({ visible: true }).count()).toBeGreaterThan(0)
}

/** False for the browser's own error page and for a foreign response; the empty shell is a page of the shop. */
const isOurs = (page: Page) =>
  page.evaluate(() => document.readyState !== 'complete' || document.getElementById('root') !== null).catch(() => true)

const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' }).first()

async function stateOf(page: Page, { isThere, path }: Step) {
  if (!page.url().startsWith('http') || !(await isOurs(page))) return 'no page'
  if (path.test(pathOf(page)) && (await isThere.first().isVisible())) return 'there'
  return (await again(page).isVisible()) ? 'told' : 'waiting'
}

/** Waits for the app, with a timeout: a fault may have blocked the scripts of this page. */
export const appStands = (page: Page) =>
  page
    .waitForFunction(
      () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      null,
      { timeout: 4_000 },
    )
    .catch(() => undefined)

/**
 * Recovers like a shopper: by the retry of a failed page, by a reload without a page, else by repeating the step. Never
 * waits longer than the fault lasts.
 */
export async function arrive(page: Page, step: Step) {
  const { go, path } = step
  const reload = () => page.reload({ waitUntil: 'commit', timeout: 10_000 })
  // The error page of the browser may arrive later than the error: until then a reload is one of the empty page before it.
  const hasAddress = () => page.url() !== 'about:blank'
  const often = { intervals: [50, 100, 200] }
  let state = 'waiting'
  const readState = async () => {
    state = await stateOf(page, step)
    return state
  }
  await go().catch(() => undefined)
  for (let tries = 0; tries < 3; tries++) {
    await expect
      .poll(readState, { ...often, timeout: 10_000 })
      .not.toBe('waiting')
      .catch(() => undefined)
    if (state === 'there') return expectWayOnward(page)
    if (state === 'told') await again(page).click()
    else
      await (path.test(pathOf(page)) || (state === 'no page' && hasAddress()) ? reload() : go()).catch(() => undefined)
  }
  await expect.poll(readState, { ...often, timeout: 30_000 }).toBe('there')
  await expectWayOnward(page)
}

async function search(page: Page) {
  const box = page.getByRole('search').first().getByRole('combobox')
  await box.fill(shops.aol.searchTerm, { timeout: 5_000 })
  await box.press('Enter')
}

/** Home page, category, product, search results and cart: by links, or each by its address. */
export function stepsOf(page: Page, origin: string, by: 'links' | 'addresses'): Step[] {
  const { category, product, searchTerm } = shops.aol
  const link = (start: string) => main(page).locator(`a[href^="${start}"]`)
  const open = (path: string) => () => page.goto(origin + path, { waitUntil: 'commit', timeout: 10_000 })
  const click = (start: string) => () => link(start).first().click({ timeout: 5_000 })
  const way = (address: string, go: () => Promise<unknown>) => (by === 'links' ? go : open(address))
  const buy = main(page).getByRole('button', { name: /^(Add to cart|Out of stock)/ })
  const found = page.getByRole('list', { name: 'Search results' })
  const empty = main(page).getByRole('heading', { name: 'Your cart is empty' })
  return [
    { go: open('/'), isThere: link('/c/'), path: /^\/$/ },
    { go: way(category, click('/c/')), isThere: link('/p/'), path: /^\/c\// },
    { go: way(product, click('/p/')), isThere: buy, path: /^\/p\// },
    { go: way(`/search/${searchTerm}`, () => search(page)), isThere: found, path: /^\/search\// },
    { go: open('/cart'), isThere: empty, path: /^\/cart$/ },
  ]
}
