import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { originOf, port, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { storedSignIn } from './signing-in.ts'

const noor = 'noor@hearth.example'
const adminOrigin = `http://admin.localhost:${port}`

const bar = (page: Page) => page.getByRole('region', { name: 'Staff toolbar' })
const toggle = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const menu = (page: Page) => bar(page).getByRole('button', { name: /^Reminders/ })
const side = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })
const frame = (page: Page) => page.locator('aside iframe')
const source = async (page: Page) => new URL((await frame(page).getAttribute('src')) ?? '')
const hanging = (page: Page) => page.getByRole('group', { name: 'Reminders' })
const inside = (page: Page) => page.frameLocator('aside iframe')

const today = () => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
}
const reminder = (id: string, more: object = {}) => ({
  id,
  name: `Call ${id}`,
  notes: '',
  date: today(),
  status: 'Open',
  projectId: null,
  ...more,
})
const notes = 'Measure the cavity above the oven first'

test('shows the toolbar above the navigation with the name, in shops with and without reminders [S2-6-03, S1-2.7-06, S1-2.7-09, S1-1-10, S1-4-20]', async ({
  page,
  shop,
  shopper,
}) => {
  for (const [brand, hasReminders] of [
    ['wa', true],
    ['aol', true],
    ['andoo', false],
    ['hc', false],
  ] as const) {
    await shopper.signsIn(brand, noor)
    await shop(brand)
    await expect(bar(page)).toContainText('Noor')
    await expect(menu(page)).toHaveCount(hasReminders ? 1 : 0)
    const [upper, lower] = await Promise.all([bar(page).boundingBox(), page.getByRole('banner').first().boundingBox()])
    expect((upper?.y ?? 1) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
    await expect(page.locator('body')).toHaveClass(/(^| )admin-panel( |$)/)
  }
})

test('hides toolbar and staff pages from all but staff, and removes it on Logout [S1-6-04, S3-6-06, S1-2.7-07]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('wa')
  await page.goto(`${originOf('wa')}/performance-dashboard`)
  await expect(page).toHaveURL(/\/account\/internal\/login$/)

  await shopper.signsIn('wa')
  await shop('wa', '/performance-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for our staff' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await shop('wa')
  await expect(page.getByRole('link', { name: /Ada/ }).first()).toBeVisible()
  // The toolbar loads late.
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveClass(/admin-panel/)

  await shopper.signsIn('wa', noor)
  await shop('wa')
  await bar(page).getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/account\/internal\/login/)
  expect(await storedSignIn(page)).toEqual([null, null, null])
  await expect(bar(page)).toHaveCount(0)
})

test('shows toggles by page, switches them, and links project and dashboard [S1-2.7-01, S1-4-17, S1-4-18, S1-2.1-12, S3-6-05]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa')
  await expect(toggle(page, 'Stats')).toBeVisible()
  await expect(toggle(page, 'Product')).toHaveCount(0)
  await expect(toggle(page, 'Performance')).toHaveCount(0)

  await shopper.goesTo(shops.wa.product)
  await expect(toggle(page, 'Product')).toHaveAttribute('aria-pressed', 'false')
  await toggle(page, 'Product').click()
  await expect(toggle(page, 'Product')).toHaveAttribute('aria-pressed', 'true')
  await expect(side(page, 'Product')).toBeVisible()
  await toggle(page, 'Product').click()
  await expect(toggle(page, 'Product')).toHaveAttribute('aria-pressed', 'false')
  await expect(side(page, 'Product')).toHaveCount(0)

  await bar(page).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/\/project$/)
  await expect(toggle(page, 'Product')).toHaveCount(0)
  await expect(toggle(page, 'Performance')).toHaveAttribute('aria-pressed', 'false')
  await toggle(page, 'Performance').click()
  await expect(page).toHaveURL(/\/performance-dashboard$/)
  await expect(toggle(page, 'Performance')).toHaveAttribute('aria-pressed', 'true')
  const first = page.getByRole('table', { name: 'Projects' }).getByRole('rowheader').first()
  const name = (await first.textContent()) ?? ''
  await toggle(page, 'Performance').click()
  await expect(page).toHaveURL(/\/project$/)

  await page.goBack()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/project\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(name)
  await toggle(page, 'Project').click()
  const { pathname } = await source(page)
  expect(pathname).toBe(`/project-panel/${page.url().split('/').at(-1)}`)
  await shopper.goesTo('/project-admin')
  await expect(toggle(page, 'Performance')).toBeVisible()
})

test('counts reminders in the menu, shows those due today in 20 characters, and opens its views [S1-2.7-02, S1-2.7-03, S1-2.7-04, S1-2.7-08, S1-4-19, S1-7-19]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  const later = reminder('later', { date: [2030, 1, 5] })
  let list = { totalCount: 3, reminders: [reminder('Ada', { notes }), later, reminder('old', { date: [2026, 1, 5] })] }
  await page.route('**/api/account/reminders', (route) => route.fulfill({ json: list }))
  await shopper.signsIn('wa', noor)
  await shop('wa')
  await expect(menu(page)).toContainText('3')
  expect(calls.of('GET', '/api/account/reminders').length).toBeGreaterThan(0)
  await menu(page).click()
  await expect(hanging(page).getByText('DUE TODAY :', { exact: true })).toBeVisible()
  await expect(hanging(page).getByRole('button', { name: /^Call/ })).toHaveText(['Call AdaMeasure the cavity a…'])
  await expectNoFindings(page, 'the toolbar')

  list = { totalCount: 1, reminders: [later] }
  await menu(page).click()
  await menu(page).click()
  await expect(hanging(page).getByText('No reminders for today', { exact: true })).toBeVisible()

  for (const [word, path] of [
    ['View all reminders', '/reminders'],
    ['Add reminder', '/reminders/create'],
    ['View stats', '/reminders/stats'],
  ] as const) {
    await hanging(page).getByRole('button', { name: word, exact: true }).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    expect((await source(page)).pathname).toBe(path)
    await menu(page).click()
  }
})

test('frames pages of the admin service in the side panel, with the shop in their address, and closes it [S1-2.7-05, S1-2.7-10, S1-2.7-11, S1-2.7-14, S1-2.7-15, S1-1-06]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', shops.wa.product)
  await toggle(page, 'Product').click()
  const address = await source(page)
  expect(address.origin).toBe(adminOrigin)
  expect(address.pathname).toBe(`/product-panel/${shops.wa.sku}`)
  expect(address.searchParams.get('parent_base_url')).toBe(originOf('wa'))
  await expect(inside(page).getByRole('heading', { name: 'Stock' })).toBeVisible()
  await expect(inside(page).getByText(shops.wa.sku, { exact: true })).toBeVisible()
  const width = async (name: string) => (await side(page, name).boundingBox())?.width
  expect(await width('Product')).toBe(350)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await width('Product')).toBe(350)
  await page.setViewportSize({ width: 700, height: 900 })
  expect(await width('Product')).toBe(320)
  await toggle(page, 'Close').click()
  await expect(side(page, 'Product')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await toggle(page, 'Stats').click()
  expect((await source(page)).pathname).toBe('/performance-dashboard')
  await expect(inside(page).getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible()
  await menu(page).click()
  await hanging(page).getByRole('button', { name: 'Add reminder', exact: true }).click()
  expect(await width('New reminder')).toBe(1280)

  // Created there, it is due today, and shown in the menu by its id; then completed, listed and counted inside the
  // frame.
  const name = `Ring about hinges ${Date.now()}`
  await inside(page).getByLabel('Name').fill(name)
  await inside(page).getByRole('button', { name: 'Save' }).click()
  await expect(inside(page).getByText('Saved', { exact: true })).toBeVisible()
  await toggle(page, 'Close').click()
  await menu(page).click()
  await hanging(page).getByRole('button', { name }).click()
  expect((await source(page)).pathname).toMatch(/^\/reminders\/[\w-]{10,}$/)
  await expect(inside(page).getByLabel('Name')).toHaveValue(name)
  await inside(page).getByRole('button', { name: 'Mark as done' }).click()
  await expect(inside(page).getByRole('listitem').filter({ hasText: name })).toContainText('Done')
  await inside(page).getByRole('link', { name: 'Stats' }).click()
  await expect(inside(page).getByText(/^Done\s*[1-9]/)).toBeVisible()

  // For a project.
  await shopper.goesTo('/performance-dashboard')
  await page.getByRole('table', { name: 'Projects' }).getByRole('rowheader').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/project\/[\w-]+$/)
  const projectId = page.url().split('/').at(-1) ?? ''
  await toggle(page, 'Project').click()
  expect((await source(page)).pathname).toBe(`/project-panel/${projectId}`)
  await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible()
  await menu(page).click()
  await hanging(page).getByRole('button', { name: 'Add reminder', exact: true }).click()
  expect((await source(page)).searchParams.get('projectId')).toBe(projectId)
  await expect(inside(page).getByText(`For project ${projectId}`)).toBeVisible()
})

test('reloads the cart only for messages of the admin service, and for no other action [S1-2.7-12, S1-2.7-13]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', shops.wa.product)
  await toggle(page, 'Product').click()
  await expect(inside(page).getByRole('button', { name: 'Refresh cart' })).toBeVisible()
  const loads = () => calls.of('GET', '/api/cart/').length
  const before = loads()
  // From this page, which is another origin, and from the service with another action.
  await page.evaluate(() => window.postMessage({ action: 'refreshCart' }, '*'))
  const framed = page.frames().find((candidate) => candidate.url().startsWith(adminOrigin))
  await framed?.evaluate(() => parent.postMessage({ action: 'emptyCart' }, '*'))
  await inside(page).getByRole('button', { name: 'Refresh cart' }).click()
  await expect.poll(loads).toBe(before + 1)
  await page.waitForTimeout(300)
  expect(loads()).toBe(before + 1)
})
