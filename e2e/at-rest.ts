import { expect, type Page } from '@playwright/test'

// Asked from here: a page's own wait takes the promise of an answer for the answer.
const isAtRest = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    return names.includes('hearth') && Object.keys(localStorage).some((key) => key.endsWith(':cache'))
  })

/** What waits for the page to be at rest is there: its database is open, and what it keeps has been written. */
export async function untilAtRest(page: Page) {
  await page.mouse.move(2, 2) // somebody is there: the app begins at once
  await expect.poll(() => isAtRest(page).catch(() => false), { timeout: 20_000 }).toBe(true)
}
