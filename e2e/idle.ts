import { expect, type Page } from '@playwright/test'

// Polled from the test: `waitForFunction` would accept a pending promise as a result.
const isAtRest = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    return names.includes('hearth') && Object.keys(localStorage).some((key) => key.endsWith(':cache'))
  })

/** Resolves when deferred features of the page have run: its database is open, and its data is written. */
export async function untilAtRest(page: Page) {
  await page.mouse.move(2, 2) // input makes the app start immediately
  await page.keyboard.press('Shift') // and its deferred work, which else waits for ten seconds
  await expect.poll(() => isAtRest(page).catch(() => false), { timeout: 20_000 }).toBe(true)
}

/** Resolves when what an action has loaded, stored and rendered is over. */
export async function untilSettled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 400), { timeout: 500 })),
  )
}

/** Resolves when a worker controls the page: on a first visit, once it is installed and active. `timeout` in ms. */
export const untilControlled = (page: Page, timeout = 30_000) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout }).toBe(true)
