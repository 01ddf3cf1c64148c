import type { Browser, Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { appStands, expectWayOnward } from './browsing.ts'
import type { Fault } from './fault.ts'
import { beInUse, expect, hasInCart, main, test } from './fixtures.ts'
import type { FaultProxy } from './proxy.ts'

const { category, product, searchTerm, sku } = shops.aol
const pages = { home: '/', category, product, search: `/search/${searchTerm}`, cart: '/cart' } as const
const term = 'kettle'

const faults: readonly (readonly [string, Fault, { nth?: number }])[] = [
  ['is answered once with 500', { kind: 'status', status: 500 }, { nth: 1 }],
  ['is answered once with a sign-in page', { kind: 'html' }, { nth: 1 }],
  ['is answered with 503 for a while', { kind: 'status', status: 503 }, {}],
]

const isScript = (path: string) => /^\/assets\/.*\.js$/.test(path)
const field = (page: Page) => page.getByRole('combobox').first()
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const alerts = (page: Page) => page.getByRole('alert').filter({ visible: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first()

async function open(browser: Browser) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beInUse(context)
  await context.addInitScript(() => {
    // An error page of the browser has no storage.
    if (!location.protocol.startsWith('http')) return
    const note = (name: string) => () => sessionStorage.setItem(name, String(Date.now()))
    addEventListener('beforeunload', note('left'))
    addEventListener('input', note('typed'), true)
  })
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  return { page: await context.newPage(), context, errors }
}

/**
 * Types as soon as there is a field, also in a frame without its page; returns whether there was one. A failed page has
 * a retry, or reloads itself.
 */
async function comeAndType(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(field(page).or(title(page)).or(again(page)).first()).toBeVisible({ timeout: 60_000 })
  const isThere = await field(page).isVisible()
  if (isThere) await field(page).fill(term)
  return isThere
}

/** Types again if the page was being replaced while the test typed, which a shopper would see. */
async function typeAgainIfLeft(page: Page) {
  const wasLeft = await page.evaluate(() => {
    const timeOf = (name: string) => Number(sessionStorage.getItem(name) ?? Number.NaN)
    return timeOf('left') <= timeOf('typed') && performance.timeOrigin >= timeOf('left')
  })
  if (wasLeft && (await field(page).isVisible())) await field(page).fill(term)
}

/** The scripts a page loads until the shopper has typed a term and opened the suggestions. */
async function scriptsOf(page: Page, line: FaultProxy, address: string) {
  const before = line.seen.length
  await comeAndType(page, address)
  await expect(suggestions(page)).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  return [...new Set(line.seen.slice(before).map(({ path }) => path))].filter(isScript)
}

/** Searches: by the app, by the form alone, or after a retry. */
async function goOn(page: Page, isTyped: boolean) {
  const isErrorShown = await again(page).first().isVisible()
  if (isErrorShown) {
    await again(page).first().click()
    await expect(again(page)).toHaveCount(0, { timeout: 60_000 })
    await expect(title(page)).toBeVisible({ timeout: 60_000 })
    await appStands(page)
  }
  if (isErrorShown || !isTyped) await field(page).fill(term)
  await expect(field(page)).toHaveValue(term)
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search/${term}$`), { timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible({ timeout: 60_000 })
  await main(page).locator('a[href^="/p/"]').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expectWayOnward(page)
}

for (const [name, path] of Object.entries(pages))
  for (const [what, fault, times] of faults)
    test(`${name} works when a script ${what}, for every script`, async ({ browser, line }) => {
      test.setTimeout(3_600_000)
      const origin = line.originOf('aol')
      const first = await open(browser)
      const scripts = await scriptsOf(first.page, line, origin + path)
      await first.context.close()
      expect(scripts.length).toBeGreaterThan(10)
      let struck = 0
      for (const script of scripts)
        await test.step(script, async () => {
          const { page, context, errors } = await open(browser)
          if (name === 'cart') await hasInCart(page, origin, sku)
          const strike = line.on({ path: script, ...times }, fault)
          const isTyped = await comeAndType(page, origin + path)
          await Promise.race([
            strike.struck,
            suggestions(page)
              .waitFor({ timeout: 10_000 })
              .catch(() => undefined),
          ])
          await page.waitForLoadState('networkidle')
          await typeAgainIfLeft(page)
          await expect(title(page)).toBeVisible()
          await expectWayOnward(page)
          if (isTyped && (await field(page).isVisible())) expect(await field(page).inputValue(), script).toBe(term)
          expect(await alerts(page).count(), script).toBeLessThanOrEqual(1)
          if (strike.count() > 0) struck++
          line.heal()
          await goOn(page, isTyped)
          expect(errors, script).toEqual([])
          await context.close()
        })
      expect(struck).toBeGreaterThan(scripts.length / 2)
    })
