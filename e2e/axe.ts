import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// The name of a day says the whole date; what is seen, number and price, are two of its words.
const isCalendarDay = (rule: string, html: string) =>
  rule === 'label-content-name-mismatch' && html.includes('data-date=')

/**
 * Nothing to find on the page as it stands, or in the one part of it that is new; animations are over first, for half faded
 * words have no contrast.
 */
export async function expectNoFindings(page: Page, where = '', part?: string) {
  // What is not laid out yet has no ground to be read on.
  await page
    .waitForFunction(() => 'settled' in document.documentElement.dataset, null, { timeout: 5_000 })
    .catch(() => null)
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    return Promise.all(moving.map((one) => one.finished.catch(() => null)))
  })
  // Of WCAG 2.2 the size of targets is left out unless asked for.
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Our frames are all of one origin: no second page has to be opened to put the findings together.
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isCalendarDay(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(found, where).toEqual([])
}

/** Everything stands below each other on the narrowest screen: nobody scrolls sideways to read. */
export async function expectNoSidewaysScroll(page: Page, where = '') {
  // A screen that has just been turned is laid out when the page next draws.
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(beyond, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}
