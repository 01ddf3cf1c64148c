import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { holds, rejects } from './stalled-responses.ts'

const noor = 'noor@hearth.example'
// A tablet in landscape, which shows both columns.
test.use({ viewport: { width: 1024, height: 768 } })

const rowLinks = (page: Page) => page.locator('tbody').getByRole('link')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
// Found by attribute, because an open dialog hides everything else from the accessibility tree.
const toast = (page: Page) => page.locator('[aria-label="Messages"]')
const lines = (page: Page) => page.locator('[data-line]')
const mode = (page: Page, name: 'View' | 'Edit') => page.getByRole('button', { name, exact: true }).click()
const skus = { oven: 'OS-O90PYS', toaster: 'WX-TS2EBS' } as const

/** Opens page after page until the project is listed: projects of parallel tests may come first. */
async function openByList(page: Page, name: string) {
  const link = page.locator('tbody').getByRole('link', { name, exact: true })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(rowLinks(page).first()).toBeVisible()
  while (!(await link.isVisible())) {
    if ((await next.getAttribute('aria-disabled')) === 'true') {
      // A parallel test has changed the project, so it is on the first page now.
      await page.goto(new URL('/project', page.url()).href)
      await expect(rowLinks(page).first()).toBeVisible()
      continue
    }
    const first = (await rowLinks(page).first().getAttribute('href')) ?? ''
    await next.click()
    await expect(rowLinks(page).first()).not.toHaveAttribute('href', first)
  }
  // It may go to another page while it is looked at.
  const isOpen = await link.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  if (!isOpen) await openByList(page, name)
}

/** Creates a project, because all tests share the shops. */
async function makeProject(page: Page, name: string) {
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Customer' }).fill('Ada Fenwick')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(heading(page, name)).toBeVisible()
}

async function addProduct(page: Page, sku: string, fieldName = /^Add a product to/) {
  const count = await lines(page).count()
  const field = page.getByRole('combobox', { name: fieldName }).first()
  await field.fill(sku)
  await field.press('Enter')
  await expect(lines(page)).toHaveCount(count + 1)
}

const more = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click()
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click()

test('lists projects in pages of minimal entries, and opens each by its id [S3-2-11, S3-2-23, S1-2.1-12, S3-7-23, S3-7-25]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  const addresses = () => rowLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // A project that a parallel test changes becomes the first, and moves another one to the next page.
  await expect(async () => {
    calls.forget()
    await shopper.goesTo('/project')
    await expect(rowLinks(page)).toHaveCount(13)
    // Other tests create projects of the same name, so addresses are compared.
    const first = await addresses()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Page 2 of')).toBeVisible()
    await expect(rowLinks(page).first()).not.toHaveAttribute('href', first[0] ?? '')
    const second = await addresses()
    expect(second.length).toBeGreaterThan(4)
    expect(second.filter((address) => first.includes(address))).toEqual([])
    const requests = calls
      .of('GET', '/api/v2/project/minimal')
      .map(({ search }) => [search.get('page'), search.get('items')])
    expect(requests).toEqual([
      ['0', '13'],
      ['1', '13'],
    ])
  }).toPass({ timeout: 30_000 })

  await shopper.goesTo('/project')
  await openByList(page, 'Raman and Doyle kitchen')
  await expect(heading(page, 'Raman and Doyle kitchen')).toBeVisible()
  expect(await lines(page).count()).toBeGreaterThan(5)
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  expect(calls.of('GET', `/api/v2/project/${id}`).length).toBeGreaterThan(0)
  await expectNoFindings(page, 'a project beside a customer')
  await mode(page, 'Edit')
  await expectNoFindings(page, 'a project in Edit')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'a project on a phone')

  // The administration page shows the same tool, in Edit.
  await page.evaluate(() => sessionStorage.clear())
  await shopper.goesTo(`/project-admin?projectId=${id}`)
  await expect(heading(page, 'Raman and Doyle kitchen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('creates, renames, copies and reorders folders, and shows none that was rejected [S3-2-13, S3-4-19, S3-7-43, S3-7-44, S3-7-48]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  await makeProject(page, 'Folders of Ada')
  const outline = page.getByRole('navigation', { name: 'Folders' })
  const names = () => outline.getByRole('listitem').locator('b').allInnerTexts()
  const addFolder = async (title: string) => {
    await outline.getByRole('button', { name: 'Add folder' }).click()
    await outline.getByRole('textbox', { name: 'Folder name' }).fill(title)
    await page.keyboard.press('Enter')
  }
  const path = '**/api/v2/project/folder'
  await rejects(page, path)
  await addFolder('Kitchen')
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  expect(await names()).toEqual([])
  // The field still contains the text; the second request is slow.
  const slow = await holds(page, path)
  await page.keyboard.press('Enter')
  await expect(outline.getByRole('textbox', { name: 'Folder name' })).toHaveAttribute('aria-busy', 'true')
  slow.release()
  await expect.poll(names).toEqual(['Kitchen'])
  await addFolder('Laundry')
  await expect.poll(names).toEqual(['Kitchen', 'Laundry'])

  const copyPath = '**/api/v2/project/duplicate-folder'
  await rejects(page, copyPath)
  await more(page, 'More for Laundry')
  await choose(page, 'Duplicate folder')
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  expect(await names()).toEqual(['Kitchen', 'Laundry'])
  const slowCopy = await holds(page, copyPath)
  await more(page, 'More for Laundry')
  await choose(page, 'Duplicate folder')
  await expect(page.getByRole('button', { name: 'More for Laundry', exact: true })).toHaveAttribute('aria-busy', 'true')
  slowCopy.release()
  await expect.poll(async () => (await names()).length).toBe(3)

  await outline.getByRole('button', { name: 'Laundry', exact: false }).first().press('F2')
  await outline.getByRole('textbox', { name: 'Folder name' }).fill('Scullery')
  await page.keyboard.press('Enter')
  await expect.poll(names).toContain('Scullery')
  await outline.getByRole('button', { name: 'Reorder' }).click()
  await outline.getByRole('button', { name: 'Move Scullery up' }).click()
  await expect(outline.getByText('Scullery moved up. Now 1 of 3.')).toBeVisible()
  await expect.poll(() => calls.of('POST', '/api/v2/project/sort-folders').length).toBe(1)
  const [sent] = calls.of('POST', '/api/v2/project/sort-folders')
  const { projects = [] } = (sent?.body ?? {}) as { projects?: object[] }
  expect(projects).toHaveLength(3)
  expect(Object.keys(projects[0] ?? {}).sort()).toEqual(['projectId', 'sortOrder'])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await shopper.reloads()
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Scullery', 'Kitchen'])
})

test('adds, moves and removes products, and writes, changes and deletes a note and a variation on one [S3-2-14, S3-2-15, S3-2-16, S3-4-15, S3-8-31]', async ({
  page,
  shop,
  shopper,
}) => {
  test.slow()
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  await makeProject(page, 'Lines of Ada')
  await page.getByRole('button', { name: 'Add folder' }).click()
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Bench')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bench' })).toBeVisible()
  await addProduct(page, skus.oven)
  await addProduct(page, skus.toaster)
  const bench = page.getByRole('region', { name: 'Bench' })
  await expect(bench.locator('[data-line]')).toHaveCount(2)

  // The editor waits for a slow response; then a rejected request keeps the text.
  await more(page, /^More for .*Wall Oven/)
  await choose(page, 'Notes')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New note' }).fill('Mind the plug')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Mind the plug')
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Change note' }).fill('Short plug')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Short plug')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await more(page, /^More for .*Wall Oven/)
  await choose(page, 'Variations')
  const sku = dialog.getByLabel(/^Variation/).first()
  if ((await sku.evaluate((box) => box.tagName)) === 'SELECT') await sku.selectOption({ index: 1 })
  else await sku.fill('OS-RED')
  await dialog.getByRole('textbox', { name: /^Comments/ }).fill('In red')
  const path = '**/api/v2/project/product-variation*'
  await rejects(page, path)
  await dialog.getByRole('button', { name: 'Add variation' }).click()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Comments/ })).toHaveValue('In red')
  const slow = await holds(page, path)
  await dialog.getByRole('button', { name: 'Add variation' }).click()
  await expect(dialog.getByRole('button', { name: 'Add variation' })).toHaveAttribute('aria-busy', 'true')
  slow.release()
  await expect(dialog.getByRole('listitem')).toContainText('In red')
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Comments/ }).fill('In blue')
  await dialog.getByRole('button', { name: 'Save variation' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('In blue')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await more(page, /^More for .*Toaster/)
  await choose(page, 'Move to folder')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('region', { name: 'No folder' }).locator('[data-line]')).toHaveCount(1)
  await shopper.reloads()
  await expect(bench.locator('[data-line]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'No folder' }).locator('[data-line]')).toHaveCount(1)
  await expect(bench.getByText('In blue')).toBeVisible()
  await expect(bench.getByText('1 note')).toBeVisible()

  await bench.getByRole('button', { name: '1 note' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Short plug')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bench.getByRole('button', { name: 'In blue' }).click()
  // A failed deletion keeps it.
  await rejects(page, path)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page).getByText('Successfully deleted', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await more(page, /^More for .*Toaster/)
  await choose(page, 'Remove')
  await expect(lines(page)).toHaveCount(1)
  await shopper.reloads()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByText('1 note')).toHaveCount(0)
  await expect(page.getByText('In blue')).toHaveCount(0)
})

test('shows edit controls in Edit only, keeps the scroll position, prints lines only, and offers six statuses [S3-3-37, S3-3-36]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  await openByList(page, 'Raman and Doyle kitchen')
  await expect(heading(page, 'Raman and Doyle kitchen')).toBeVisible()
  const editing = page.locator('main').getByRole('textbox').or(page.locator('main').getByRole('combobox'))
  await expect(editing).toHaveCount(0)
  for (const name of [/^More/, /Rename/, /^Status/, /Save quote/, /Add folder/, /Reorder/, /where it is/])
    await expect(page.locator('main').getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByText('Live $')).toHaveCount(0)

  const target = lines(page).nth(6)
  const topOf = async () => Math.round((await target.boundingBox())?.y ?? 0)
  await target.evaluate((row) => row.scrollIntoView({ block: 'start' }))
  await page.waitForFunction(() => document.querySelectorAll('[data-line]')[6]?.querySelector('img') !== null)
  const before = await topOf()
  await mode(page, 'Edit')
  await expect(page.getByRole('button', { name: 'Save quote' })).toBeVisible()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(12)
  await expect(page.getByRole('combobox', { name: /^Add a product/ }).first()).toBeAttached()
  await mode(page, 'View')
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(12)

  await mode(page, 'Edit')
  await more(page, /^Status Quoted/)
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Pending', 'Quoted', 'Lost', 'Won', 'Partial'])
  await page.keyboard.press('Escape')
  // On paper, a long project is as long as its lines, without anything to press.
  await expect(page.locator('[data-far]')).not.toHaveCount(0)
  const farOnPaper = await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    await null // the browser, too, runs microtasks before it lays out the paper
    const count = document.querySelectorAll('[data-far]').length
    dispatchEvent(new Event('afterprint'))
    return count
  })
  expect(farOnPaper).toBe(0)
  await expect(page.locator('[data-far]')).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-far]')).toHaveCount(0)
  await expect(lines(page).first()).toBeVisible()
  await expect(lines(page).first().locator('.line-total')).toBeVisible()
  for (const control of ['Save quote', 'Edit', 'One more', 'Rename project'])
    await expect(page.getByRole('button', { name: control }).first()).toBeHidden()
  await expect(page.getByRole('combobox', { name: /^Add a product/ }).first()).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(900)
  await page.emulateMedia({ media: 'screen' })
  const { pathname } = new URL(page.url())
  await stub.changes<object>(`/api/v2${pathname}`, (project) => ({ ...project, quoteStatus: 'Dreaming' }))
  await shopper.reloads()
  await expect(page.getByRole('button', { name: 'Status Dreaming, change' })).toBeVisible()
})

test('shows a skeleton while loading, an error with a retry, and saves or keeps a name [S3-4-11, S3-8-12, S3-8-30, S3-8-33]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  await makeProject(page, 'Names of Ada')
  const path = `**/api/v2${new URL(page.url()).pathname}`
  const slow = await holds(page, path)
  await shopper.reloads()
  await expect(page.locator('[aria-label="Loading project"]')).toBeVisible()
  await expect(page.getByText('Names of Ada')).toHaveCount(0)
  slow.release()
  await expect(heading(page, 'Names of Ada')).toBeVisible()

  await page.route(path, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
  await shopper.reloads()
  await expect(page.getByRole('heading', { name: 'An error occurred getting projects.' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByText('A server error occurred. Please try again later.')).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Names of Ada')).toBeVisible()

  const rename = async (name: string) => {
    await page.getByRole('textbox', { name: 'Project name' }).fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Rename project' }).click()
  await rejects(page, '**/api/v2/project/name')
  await rename('Names of Bea')
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Names of Bea')
  await rename('Names of Bea')
  await expect(toast(page).getByText('Successfully updated!', { exact: true })).toBeVisible()
  await expect(heading(page, 'Names of Bea')).toBeVisible()
})

test('creates a project and adds it to the cart once when slow, and not when rejected [S3-4-17, S3-4-18]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  // Wiremu, because parallel tests use the cart of Noor.
  await shopper.signsIn('wa', 'wiremu@hearth.example')
  await shop('wa', '/project')
  await page.evaluate(() => fetch('/api/cart/', { method: 'DELETE' }))
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Carts of Ada')
  const create = page.getByRole('button', { name: /^(Create|Creating) project$/ })
  await rejects(page, '**/api/v2/project')
  await create.click()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Carts of Ada')
  const slow = await holds(page, '**/api/v2/project')
  await create.click()
  await expect(create).toHaveAttribute('aria-busy', 'true')
  slow.release()
  await expect(heading(page, 'Carts of Ada')).toBeVisible()
  await expect(page.getByText('This project has no products yet')).toBeVisible()

  await addProduct(page, skus.oven)
  await mode(page, 'View')
  await page.getByRole('button', { name: 'Add selected to cart' }).click()
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add(?:ing)? to the cart$/ })
  await rejects(page, '**/api/projects/cart')
  await add.click()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  calls.forget()
  const slowCart = await holds(page, '**/api/projects/cart')
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await add.dispatchEvent('click')
  slowCart.release()
  await page.waitForURL('**/cart')
  expect(calls.of('POST', '/api/projects/cart')).toHaveLength(1)
  await expect(page.getByRole('textbox', { name: /^Quantity of .*Wall Oven/ })).toHaveValue('1')
})

test('keeps the selection while the same project reloads, and selects everything in another [S3-4-32, S3-4-33]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  await openByList(page, 'Raman and Doyle kitchen')
  await mode(page, 'Edit')
  const tick = (name: RegExp | string) => page.getByRole('checkbox', { name }).first()
  const first = lines(page).first().getByRole('checkbox')
  await first.uncheck()
  await tick('Select Laundry').uncheck()
  await expect(page.getByRole('region', { name: 'Laundry' }).getByRole('checkbox').first()).not.toBeChecked()
  expect(await tick('Select Kitchen').evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  const loaded = page.waitForResponse((response) => /\/api\/v2\/project\/[\w-]{36}$/.test(response.url()))
  await lines(page)
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click()
  await choose(page, 'Notes')
  await page.getByRole('textbox', { name: 'New note' }).fill('Seen by both')
  await page.getByRole('button', { name: 'Add note' }).click()
  await loaded
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(first).not.toBeChecked()
  await expect(tick('Select Laundry')).not.toBeChecked()

  await page.getByRole('link', { name: 'All projects' }).click()
  await openByList(page, 'Banksia Court, units 1 to 6')
  await expect(heading(page, 'Banksia Court, units 1 to 6')).toBeVisible()
  const all = page.getByRole('navigation', { name: 'Folders' }).getByRole('checkbox')
  for (const box of await all.all())
    if (await box.isEnabled()) await expect(box).toBeChecked()
    else await expect(box).not.toBeChecked()
  await expect(page.getByText(/^(\d+) of \1 lines selected$/)).toBeVisible()
})

test('shows the last opened projects offline with their time, and marks what needs a connection @long', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  await shopper.signsIn('wa', noor)
  await shop('wa', '/project')
  await openByList(page, 'Raman and Doyle kitchen')
  await expect(heading(page, 'Raman and Doyle kitchen')).toBeVisible()
  await mode(page, 'Edit')
  await network.offline()
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByText(/^Offline\. Showing what was saved at \d\d:\d\d\.$/)).toBeVisible()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Raman and Doyle kitchen')).toContainText('On this device')
  // Projects on this device are first, even if others changed since.
  await expect(page.getByRole('row').nth(1)).toContainText('Raman and Doyle kitchen')
  await expect(row('Needs a connection').first()).toBeVisible()
  await row('Raman and Doyle kitchen').getByRole('link').click()
  await expect(heading(page, 'Raman and Doyle kitchen')).toBeVisible()
  await expect(page.getByText('No connection', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /offline|connection/i })).toHaveText([
    "You're offline. Pages you've seen still work.",
  ])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  for (const name of [
    /^Add selected to cart/,
    /^(?:Lock prices|Price lock)/,
    /^Share/,
    /^Transfer products/,
    /^Delete project/,
  ])
    await expect(page.getByRole('menuitem', { name })).toContainText('Needs a connection')
  await page.keyboard.press('Escape')
  await network.online()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
