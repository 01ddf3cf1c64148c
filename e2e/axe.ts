import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// The accessible name of a day is the whole date; the visible number and price are only part of it.
const isCalendarDay = (rule: string, html: string) =>
  rule === 'label-content-name-mismatch' && html.includes('data-date=')

/**
 * Expects no axe violations on the page, or in one element of it. Waits for animations first, because half-faded text
 * has a low contrast.
 */
export async function expectNoFindings(page: Page, where = '', part?: string) {
  // Content without layout has no background to compute the contrast with. Only pages of the shop defer some of it.
  await page
    .waitForFunction(
      () => 'settled' in document.documentElement.dataset || !document.querySelector('script[data-entry]'),
      null,
      { timeout: 5_000 },
    )
    .catch(() => null)
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    return Promise.all(moving.map((animation) => animation.finished.catch(() => null)))
  })
  // axe disables the WCAG 2.2 rule of target sizes by default.
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Our frames are all same-origin: no second page is needed to merge the results.
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isCalendarDay(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(found, where).toEqual([])
}

/** Expects no horizontal scrolling on the narrowest screen [WCAG 1.4.10]. */
export async function expectNoSidewaysScroll(page: Page, where = '') {
  // After a resize the layout changes with the next frame.
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(beyond, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}
