import type { Page, Route } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { originOf } from './brands.ts'
import { scriptOf } from './built-script.ts'
import { expect, shopperOf, test } from './fixtures.ts'
import { untilAtRest, untilControlled } from './idle.ts'
import { staffPost } from './staff-calls.ts'

const noor = 'noor@hearth.example'
const wiremu = 'wiremu@hearth.example'
// A change that is lost once in two runs is lost.
test.describe.configure({ retries: 0 })
test.use({ viewport: { width: 1280, height: 900 } })

const kettle = 'WX-TS2EBS'
const oven = 'OS-O90PYS'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const strip = (page: Page) => page.getByText(/^Offline\.( |$)/)
const row = (page: Page, sku: string) => page.locator('[data-line]').filter({ hasText: sku })
const waitingList = (page: Page) => page.getByRole('dialog', { name: 'Pending changes' })
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })

const panels = [
  'src/features/project/panels/customer/customer-panel.tsx',
  'src/features/project/panels/quote-panel.tsx',
  'src/features/project/panels/notes-panel.tsx',
  'src/pages/parts/project-files.tsx',
  'src/features/project/panels/reminders-panel.tsx',
  'src/features/project/panels/log-panel.tsx',
]

/** Waits for the panels of a project, which load when the page is idle: without the worker they are there offline then. */
const panelsLoaded = (page: Page) =>
  Promise.all(
    panels.map((module) => {
      const script = scriptOf(module)
      return page.waitForEvent('requestfinished', (request) => request.url().endsWith(script))
    }),
  )

/** Switches to Edit and waits for what that loads. */
async function edit(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Creates a project with these lines, and opens it in Edit on a tablet that stores it. */
async function openProject(page: Page, name: string, skus: readonly string[] = [kettle, oven]) {
  const post = await staffPost(page, noor)
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData: { customerName: 'Ada Fenwick' },
  })
  for (const sku of skus) await post('/api/projects/product', { projectId: projectRef, sku, quantity: 1 })
  const loaded = panelsLoaded(page)
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await expect(heading(page, name)).toBeVisible()
  await loaded
  await edit(page)
  return { projectRef, post }
}

async function setQuantity(page: Page, sku: string, quantity: number) {
  const field = row(page, sku).getByRole('textbox', { name: /^Quantity of/ })
  await field.fill(String(quantity))
  await field.press('Enter')
}

async function rename(page: Page, to: string) {
  await page.getByRole('button', { name: 'Rename project' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill(to)
  await page.keyboard.press('Enter')
  await expect(heading(page, to)).toBeVisible()
}

const panel = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

async function comment(page: Page, text: string) {
  await panel(page, 'Notes')
  await page.getByRole('textbox', { name: 'Write to colleagues' }).fill(text)
  await page.getByRole('button', { name: 'Add comment' }).click()
}

test('stores edits made offline, shows them as pending, and sends each once when the tablet is online', async ({
  page,
  network,
  calls,
}) => {
  test.slow()
  await openProject(page, 'Ridge Road kitchen')
  await network.offline()
  await setQuantity(page, kettle, 2)
  await expect(strip(page)).toContainText('1 change waiting.')
  // Each edit announces the number only.
  await expect(strip(page).getByRole('status')).toHaveText('1 change waiting.')
  await expect(row(page, kettle)).toContainText('Waiting to send')
  await setQuantity(page, kettle, 3)
  await rename(page, 'Ridge Road 14')
  await page.getByRole('button', { name: /^Status Open/ }).click()
  await page.getByRole('menuitem', { name: 'Pending' }).click()

  // A line moves into a folder that exists only on this device, and the folder is renamed.
  const folders = page.getByRole('navigation', { name: 'Folders' })
  await folders.getByRole('button', { name: 'Add folder' }).click()
  await folders.getByRole('textbox', { name: 'Folder name' }).fill('Laundry')
  await page.keyboard.press('Enter')
  await expect(folders.getByText('Laundry')).toBeVisible()
  await row(page, oven)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Move to folder' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Laundry' })).toContainText(oven)
  await page.getByRole('button', { name: 'More for Laundry' }).click()
  await page.getByRole('menuitem', { name: 'Rename folder' }).click()
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('Scullery')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Scullery' })).toContainText(oven)

  await panel(page, 'Customer')
  const customer = page.getByRole('textbox', { name: 'Customer name' })
  await customer.fill('Ada and Tom Fenwick')
  await customer.blur()
  await expect(page.getByText('Waiting to send').last()).toBeVisible()
  await comment(page, 'They come back on Friday')
  await expect(page.getByText('They come back on Friday')).toBeVisible()
  await expect(strip(page)).toContainText('7 changes waiting.')

  await page.getByRole('button', { name: 'Saved on this tablet' }).click()
  const list = waitingList(page)
  await expect(list.getByRole('listitem')).toHaveCount(7)
  await expect(list).toContainText('Name: Ridge Road 14')
  await expect(list).toContainText('New folder: Scullery')
  await expect(list).toContainText('3 pieces')
  await expect(list.getByText('Saved on this tablet')).toHaveCount(7)
  await expectNoFindings(page)
  await list.getByRole('button', { name: 'Undo: Status: Pending' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Status Open/ })).toBeVisible()
  await expectNoSidewaysScroll(page)

  calls.forget()
  await network.online()
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Waiting to send')).toHaveCount(0)
  const quantities = calls
    .of('POST', '/api/projects/product')
    .map(({ body }) => (body as { quantity: number }).quantity)
  expect(quantities).toEqual([3])
  expect(calls.of('POST', '/api/v2/project/folder')).toHaveLength(1)
  await shopperOf(page).reloads()
  await expect(heading(page, 'Ridge Road 14')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Scullery' })).toContainText(oven)
  await expect(row(page, kettle).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('3')
  await panel(page, 'Customer')
  await expect(page.getByRole('textbox', { name: 'Customer name' })).toHaveValue('Ada and Tom Fenwick')
  await panel(page, 'Notes')
  await expect(page.getByText('They come back on Friday')).toHaveCount(1)
})

test('sends many edits made offline together in one request @long', async ({ page, network, calls }) => {
  const { projectRef, post } = await openProject(page, 'Batch Street kitchen')
  await network.offline()
  await setQuantity(page, kettle, 4)
  await setQuantity(page, oven, 5)
  for (let index = 0; index < 7; index++) await comment(page, `Call ${index}`)
  await expect(strip(page)).toContainText('9 changes waiting.')

  calls.forget()
  await network.online()
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
  expect(calls.of('POST', '/api/batch')).toHaveLength(1)
  const together = [...calls.of('POST', '/api/projects/product'), ...calls.of('POST', '/api/v2/project/comment')]
  expect(together.map(({ isInBatch }) => isInBatch)).toEqual(Array(9).fill(true))
  const { cart, staffComments } = await post<{ cart: { products: object[] }; staffComments: object[] }>(
    `/api/v2/project/${projectRef}`,
  )
  expect(cart.products).toMatchObject([
    { sku: kettle, quantity: 4 },
    { sku: oven, quantity: 5 },
  ])
  expect(staffComments).toHaveLength(7)
})

test('adds a product offline at the price the tablet knows, and says once what the shop charges', async ({
  page,
  network,
}) => {
  await openProject(page, 'Mill Lane kitchen', [kettle])
  const field = () => page.getByRole('combobox', { name: /^Add a product to/ }).first()
  const foot = page.locator('footer[aria-label="Totals and actions"]')
  const add = async (sku: string) => {
    await field().fill(sku)
    await field().press('Enter')
  }
  // The tablet stores the price from a search; the price changes before the product is added.
  const known = { sku: oven, title: 'Wall oven', brand: 'Ostara', price: 12345, imageUrl: null }
  await page.route('**/api/product/search/**', (route) => route.fulfill({ json: { products: [known] } }))
  await field().fill(oven)
  await expect(page.getByRole('option').first()).toContainText('$12,345.00')
  await field().fill('')
  await network.offline()
  await expect(strip(page)).toBeVisible()
  await field().fill(oven.toLowerCase())
  await page.getByRole('option').filter({ hasText: oven }).click()
  await expect(row(page, oven)).toContainText('Price to be confirmed')
  await expect(row(page, oven)).toContainText('$12,345.00')
  await setQuantity(page, oven, 2)
  await expect(foot).toContainText('2 of 2 lines selected')
  await add('NO-SUCH-1')
  await expect(page.getByText('NO-SUCH-1 has not been opened on this tablet before')).toBeVisible()
  await field().fill('')

  await network.online()
  await expect(page.getByText(/Price is now \$[\d,.]+; it was \$12,345\.00 when you added it/)).toBeVisible({
    timeout: 30_000,
  })
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(async () => {
        const [message, bar] = [
          await page.getByRole('region', { name: 'Messages' }).boundingBox(),
          await foot.boundingBox(),
        ]
        return message && bar ? bar.y - (message.y + message.height) : null
      })
      .toBeGreaterThanOrEqual(0)
  }
  await expect(row(page, oven)).not.toContainText('Price to be confirmed')
  await shopperOf(page).reloads()
  await expect(row(page, oven)).not.toContainText('12,345')
  await expect(row(page, oven).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
})

test('stores a project created offline with all its edits, and shows it at its final address', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  const name = `Cove Street ${Date.now()}`
  await shopper.signsIn('wa', noor)
  const loaded = panelsLoaded(page)
  await shop('wa', '/project')
  await expect(page.locator('tbody a').first()).toBeVisible()
  await loaded
  await untilAtRest(page)
  await network.offline()
  await expect(strip(page)).toBeVisible()
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Customer' }).fill('Priya Raman')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(heading(page, name)).toBeVisible()
  // The address is final, because the device makes the id.
  const address = page.url()
  await comment(page, 'Two ovens, gas stays')
  await expect(page.getByText('Two ovens, gas stays')).toBeVisible()
  await page.getByRole('link', { name: 'All projects' }).click()
  const listed = page.getByRole('row').filter({ hasText: name })
  await expect(listed).toContainText('Not yet sent')
  await expect(listed).toContainText('Priya Raman')
  await expect(strip(page)).toContainText('2 changes waiting.')
  await listed.getByRole('link').click()
  await panel(page, 'Notes')
  await expect(page.getByText('Two ovens, gas stays')).toBeVisible()

  await network.online()
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(address)
  await shopper.reloads()
  await expect(heading(page, name)).toBeVisible()
  await panel(page, 'Notes')
  await expect(page.getByText('Two ovens, gas stays')).toHaveCount(1)
})

test('shows both values of a field that both sides changed, until the user chooses @long', async ({
  page,
  browser,
  network,
}) => {
  test.slow()
  const { projectRef } = await openProject(page, 'Harbour Street')
  await network.offline()
  await rename(page, 'Harbour Street 9')
  await setQuantity(page, kettle, 4)
  const second = await (await browser.newContext()).newPage()
  const colleague = await staffPost(second, wiremu)
  await colleague('/api/v2/project/name', { projectId: projectRef, name: 'Harbour Street, unit 2' })
  await second.context().close()

  await network.online()
  const sheet = page.getByRole('dialog', { name: '1 field was changed on both sides' })
  await expect(sheet).toBeVisible({ timeout: 30_000 })
  await expect(sheet.getByRole('radio', { name: /Harbour Street 9/ })).toBeVisible()
  await expect(sheet).toContainText('Theirs (Wiremu Tane')
  await sheet.getByRole('button', { name: 'Decide later' }).click()
  // Fields without a conflict are saved; the others show their value until the user chooses, also after another visit.
  await expect(heading(page, 'Harbour Street, unit 2')).toBeVisible()
  await shopperOf(page).reloads()
  // Found by attribute, because an open dialog hides everything else from the accessibility tree.
  await expect(sheet).toBeVisible()
  await expect(row(page, kettle).locator('input[inputmode="numeric"]')).toHaveValue('4')
  await sheet.getByRole('button', { name: 'Keep all mine' }).click()
  await sheet.getByRole('button', { name: 'Use these choices' }).click()
  await expect(heading(page, 'Harbour Street 9')).toBeVisible()
  await expect(saved(page)).toBeVisible()
})

test('lists a rejected edit with its reason, retries or undoes it, and asks about it at a sign-out', async ({
  page,
  network,
  stub,
}) => {
  test.slow()
  await openProject(page, 'Mill Lane')
  await network.offline()
  await comment(page, 'Call before ten')
  await expect(strip(page)).toContainText('1 change waiting.')
  // If it were rejected while its page is still open, its value would return to the field instead.
  const isSending = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.some(({ name = '' }) => name.startsWith('hearth:sync:'))
    })
  await expect.poll(isSending).toBe(false)
  await stub.answers('/api/v2/project/comment', { code: 'invalid_request', message: 'Comments are closed today' }, 400)
  await network.online()
  const mark = page.getByRole('button', { name: 'Needs you' })
  await expect(mark).toBeVisible({ timeout: 30_000 })
  const chip = page.getByRole('region', { name: 'Staff toolbar' }).getByRole('button', { name: /1 change waiting/ })
  await expect(chip).toBeVisible()

  await page.getByRole('region', { name: 'Staff toolbar' }).getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: '1 change is not sent yet' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(heading(page, 'Mill Lane')).toBeVisible()
  await chip.click()
  const list = waitingList(page)
  await expect(list).toContainText('Not saved. Comments are closed today')
  await page.unroute('**/api/v2/project/comment')
  await list.getByRole('button', { name: /^Try again: Comment/ }).click()
  await expect(page.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chip).toHaveCount(0)
})

test('stores a project on the device when the response to its creation is lost, and creates it once @long', async ({
  page,
}) => {
  const name = `Weir Street ${Date.now()}`
  const post = await staffPost(page, noor)
  const loseResponse = async (route: Route) => {
    const { host, port } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    await route.fetch({ url: `http://127.0.0.1:${port}/api/v2/project`, headers })
    await route.abort()
  }
  await page.route((url) => url.pathname === '/api/v2/project', loseResponse, { times: 1 })
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(heading(page, name)).toBeVisible()
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
  const { totalCount } = await post<{ totalCount: number }>(`/api/v2/project/minimal?text=${encodeURIComponent(name)}`)
  expect(totalCount).toBe(1)
})

test.describe('on a tablet with the app', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Waits for the worker, and visits again so that the device stores the app. */
  async function storeApp(page: Page) {
    await untilControlled(page)
    await shopperOf(page).reloads()
  }

  test('restores pending edits after the page was closed and opened offline @long', async ({ page, network }) => {
    test.slow()
    await openProject(page, 'Fig Tree Lane')
    await storeApp(page)
    await expect(heading(page, 'Fig Tree Lane')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await panel(page, 'Notes')
    await expect(page.getByRole('textbox', { name: 'Write to colleagues' })).toBeVisible()
    await network.offline()
    await setQuantity(page, kettle, 5)
    await comment(page, 'Ring the bell twice')
    await expect(strip(page)).toContainText('2 changes waiting.')
    await page.reload()
    await expect(heading(page, 'Fig Tree Lane')).toBeVisible()
    await expect(strip(page)).toContainText('2 changes waiting.')
    const bar = page.getByRole('region', { name: 'Staff toolbar' })
    await expect(bar).toContainText('Hi Noor')
    await expect(bar.getByRole('button', { name: /2 changes waiting/ })).toBeVisible()
    await expect(row(page, kettle).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('5')
    await panel(page, 'Notes')
    await expect(page.getByText('Ring the bell twice')).toBeVisible()
    await setQuantity(page, kettle, 6)
    await network.online()
    await expect(saved(page)).toBeVisible({ timeout: 60_000 })
    await shopperOf(page).reloads()
    await expect(row(page, kettle).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('6')
    await panel(page, 'Notes')
    await expect(page.getByText('Ring the bell twice')).toHaveCount(1)
  })
  test('hides the projects stored for staff from a customer who signs in on the tablet @long', async ({
    page,
    network,
  }) => {
    test.slow()
    const name = 'Quarry Road pantry'
    const { projectRef } = await openProject(page, name)
    await storeApp(page)
    await expect(heading(page, name)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await network.offline()
    await page.goto(`${originOf('wa')}/project`)
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()

    // The customer signs in without a sign-out of the member of staff.
    await network.online()
    await shopperOf(page).signsIn('wa')
    await shopperOf(page).goesTo('/project')
    await expect(page.getByRole('heading', { level: 1, name: 'This page is for our staff' })).toBeVisible()
    await network.offline()
    for (const path of ['/project', `/project/${projectRef}`]) {
      await page.goto(originOf('wa') + path)
      await expect(heading(page, 'This page needs a connection')).toBeVisible()
      await expect(page.getByText(name)).toHaveCount(0)
    }
    await expectNoFindings(page)
    await network.online()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page is for our staff' })).toBeVisible()
  })
})
