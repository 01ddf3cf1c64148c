import type { Locator, Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { expect, main } from './fixtures.ts'

type Step = { go: () => Promise<unknown>; isThere: Locator; path: RegExp }

const pathOf = (page: Page) => (page.url().startsWith('http') ? new URL(page.url()).pathname : '')

/** I6: something to read, and a way onward. */
export async function expectWayOnward(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const ways = page.getByRole('link').or(page.getByRole('button'))
  expect(await ways.filter({ visible: true }).count()).toBeGreaterThan(0)
}

/**
 * Goes on as a shopper does: where a page could not be made, by the way it offers, and where there is no page at all, by
 * loading it again. It never waits for more than a fault takes to end.
 */
export async function arrive(page: Page, { go, isThere, path }: Step) {
  const again = main(page).getByRole('button', { name: 'Try again' }).first()
  const state = async () => {
    if (!page.url().startsWith('http')) return 'no page'
    if (path.test(pathOf(page)) && (await isThere.first().isVisible())) return 'there'
    return (await again.isVisible()) ? 'told' : 'waiting'
  }
  await go().catch(() => undefined)
  for (let tries = 0; tries < 3; tries++) {
    let now = await state()
    await expect.poll(async () => (now = await state()), { timeout: 30_000 }).not.toBe('waiting')
    if (now === 'there') return expectWayOnward(page)
    await (now === 'told' ? again.click() : page.reload({ waitUntil: 'commit' }).catch(() => undefined))
  }
  await expect.poll(state, { timeout: 30_000 }).toBe('there')
}

/** From the front page over a category and a product to what a search finds and the cart. */
export async function browse(page: Page, origin: string) {
  const { searchTerm } = shops.aol
  const link = (start: string) => main(page).locator(`a[href^="${start}"]`)
  const open = (path: string) => page.goto(origin + path, { waitUntil: 'commit' })
  await arrive(page, { go: () => open('/'), isThere: link('/c/'), path: /^\/$/ })
  await arrive(page, { go: () => link('/c/').first().click(), isThere: link('/p/'), path: /^\/c\// })
  const buy = main(page).getByRole('button', { name: /^(Add to cart|Out of stock)/ })
  const name = main(page).getByRole('heading', { level: 1 })
  await arrive(page, { go: () => link('/p/').first().click(), isThere: buy.or(name), path: /^\/p\// })
  const search = async () => {
    const box = page.getByRole('search').first().getByRole('combobox')
    await box.fill(searchTerm)
    await box.press('Enter')
  }
  const found = page.getByRole('list', { name: 'Search results' })
  await arrive(page, { go: search, isThere: found, path: /^\/search\// })
  const cart = main(page).getByRole('heading', { name: 'Your cart is empty' })
  await arrive(page, { go: () => open('/cart'), isThere: cart, path: /^\/cart$/ })
}
