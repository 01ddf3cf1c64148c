import type { Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { expect, main, test } from './fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const { category, searchTerm } = shops.aol
const scripts = /^\/assets\/.*\.js$/
const field = (page: Page) => page.getByRole('combobox').first()
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const alerts = (page: Page) => page.getByRole('alert').filter({ visible: true })
const results = (page: Page) => page.getByRole('list', { name: 'Search results' })

test('restores text typed before hydration, in the field and in the state', { tag: '@core' }, async ({
  page,
  line,
}) => {
  line.on({ path: scripts }, { kind: 'delay', ms: 600_000 })
  await page.goto(line.originOf('aol') + category, { waitUntil: 'domcontentloaded' })
  await field(page).fill(searchTerm)
  line.heal()
  await expect(suggestions(page)).toBeVisible({ timeout: 60_000 })
  await expect(field(page)).toHaveValue(searchTerm)
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search/${searchTerm}$`))
  await expect(results(page)).toBeVisible()
})

test('searches text typed before hydration when the chunk that restores it fails to load', {
  tag: '@core',
}, async ({ page, line }) => {
  line.on({ path: /^\/assets\/libraries-[\w-]+\.js$/ }, { kind: 'delay', ms: 3_000 })
  const missing = line.on({ path: /^\/assets\/restore-early-input-[\w-]+\.js$/ }, { kind: 'status', status: 503 })
  await page.goto(line.originOf('aol') + category, { waitUntil: 'domcontentloaded' })
  await field(page).fill(searchTerm)
  await missing.struck
  await page.waitForLoadState('networkidle')
  await expect(field(page)).toHaveValue(searchTerm)
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search/${searchTerm}$`))
  await expect(results(page)).toBeVisible()
})

test('keeps text typed while the first page loads, with focus and caret', {
  tag: '@core',
}, async ({ page, line }) => {
  line.on({ path: /^\/api\// }, { kind: 'delay', ms: 600_000 })
  await page.goto(`${line.originOf('aol')}/customer/confirmation`)
  await field(page).pressSequentially(searchTerm)
  await field(page).press('Home')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(0)
  line.heal()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(field(page)).toHaveValue(searchTerm)
  await expect(field(page)).toBeFocused()
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  await expect(suggestions(page)).toBeVisible({ timeout: 60_000 })
})

test('keeps the text when the suggestions chunk fails to load, shows one error, and searches', {
  tag: '@core',
}, async ({ page, line, open }) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const missing = line.on({ path: /^\/assets\/search-panel-[\w-]+\.js$/ }, { kind: 'status', status: 500 })
  await field(page).fill(searchTerm)
  await missing.struck
  await expect(alerts(page)).toHaveText(/^Part of the page did not load\. Try again/)
  await page.waitForLoadState('networkidle')
  await field(page).press('End')
  await field(page).pressSequentially('s')
  await expect(field(page)).toHaveValue(`${searchTerm}s`)
  await expect(alerts(page)).toHaveCount(1)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search/${searchTerm}s$`))
  await expect(results(page)).toBeVisible()
  await expect(main(page).locator('a[href^="/p/"]').first()).toBeVisible()
})
