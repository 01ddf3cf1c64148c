import type { Page } from '@playwright/test'
import { originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { respondWithListedFields } from './listed-responses.ts'
import { staffPost } from './staff-calls.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const ines = 'ines@hearth.example'
const oven = 'OS-O90PYS'
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
const panel = (page: Page) => page.locator('[data-place="panel"]')

/** Records browser errors, and texts that only a missing field can produce. */
function watchErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    errors,
    isWhole: async () => {
      const text = await page.locator('body').innerText()
      const names = await page
        .locator('[aria-label]')
        .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')))
      expect([text, ...names].filter((name) => /\b(?:undefined|NaN|null|Invalid Date)\b/.test(name ?? ''))).toEqual([])
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(errors).toEqual([])
    },
  }
}

async function makeProject(page: Page) {
  const post = await staffPost(page, ines)
  const quoteData = { customerName: 'Ada Fenwick', customerEmail: 'ada.fenwick@example.com' }
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: 'Only what is listed',
    quoteData,
  })
  const onIt = { projectId: projectRef }
  await post('/api/projects/product', { ...onIt, sku: oven, quantity: 2 })
  await post('/api/v2/project/folder', { ...onIt, title: 'Scullery' })
  const { cart, folders } = await post<{ cart: { products: { productCode: string }[] }; folders: { id: string }[] }>(
    `/api/v2/project/${projectRef}`,
  )
  const [line] = cart.products
  const [folder] = folders
  await post('/api/projects/sort-products', { ...onIt, folderId: folder?.id, products: [line?.productCode] })
  await post('/api/v2/project/product-note', { ...onIt, sku: oven, notes: 'Hinge on the left' })
  await post('/api/v2/project/product-variation', {
    ...onIt,
    productCode: line?.productCode,
    brand: 'Ostra',
    variationSku: `${oven}-LH`,
    comments: '',
    rrpOverride: null,
  })
  await post('/api/v2/project/comment', { ...onIt, message: 'The joiner measures on Tuesday' })
  await post('/api/Reminders', { ...onIt, name: 'Ring Ada', notes: '', date: [2027, 3, 4] })
  await page.evaluate(() => sessionStorage.setItem('project-mode', 'Edit'))
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await page.getByRole('tab', { name: /^Files/ }).click()
  await panel(page)
    .getByLabel('Files to add')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(panel(page).getByRole('list', { name: 'Files of the project' }).getByRole('listitem')).toHaveCount(1)
  return { projectRef, post }
}

test('shows a project with all its panels to staff when responses have only the listed fields [S3-7-70] @long', async ({
  page,
}) => {
  const { projectRef } = await makeProject(page)
  const { isWhole } = watchErrors(page)
  const narrowed = await respondWithListedFields(page)
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  const line = page.locator('[data-line]')
  await expect(line).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.getByRole('main')).toContainText('Scullery')
  await isWhole()
  const panels: readonly (readonly [tab: RegExp, text: string | RegExp])[] = [
    [/^Customer/, 'Customer'],
    [/^Quote/, 'Project goal'],
    [/^Notes/, 'The joiner measures on Tuesday'],
    [/^Files/, '1 of '],
    [/^Reminders/, /4 Mar/],
    [/^Log/, 'plan.pdf'],
  ]
  for (const [tab, text] of panels) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel(page)).toContainText(text)
    await isWhole()
  }
  await page.getByRole('tab', { name: /^Customer/ }).click()
  await expect(panel(page).getByLabel('Customer name', { exact: true })).toHaveValue('Ada Fenwick')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(line).toHaveCount(1)
  await isWhole()
  expect([...narrowed]).toEqual(expect.arrayContaining([`/api/v2/project/${projectRef}`, '/api/Reminders']))
})

test('shows list, dashboard and a shared project when responses have only the listed fields [S3-7-70] @long', async ({
  page,
  browser,
}) => {
  const { projectRef, post } = await makeProject(page)
  const { link } = await post<{ link: string }>('/api/projects/shared-project-status', {
    projectId: projectRef,
    sharedStatus: 'Shared',
  })
  const { isWhole } = watchErrors(page)
  await respondWithListedFields(page)
  await page.goto(`${originOf('wa')}/project`)
  await expect(page.locator('tbody').getByRole('link', { name: 'Only what is listed' }).first()).toBeVisible()
  await isWhole()
  await page.goto(`${originOf('wa')}/performance-dashboard`)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(13)
  await isWhole()
  const customer = await browser.newPage({ serviceWorkers: 'block' })
  const seen = watchErrors(customer)
  await respondWithListedFields(customer)
  await customer.goto(`${originOf('wa')}${link}`)
  await expect(customer.getByRole('main')).toContainText('Scullery')
  await expect(customer.getByRole('main')).toContainText('Hinge on the left')
  await seen.isWhole()
  await customer.close()
})

test('shows cart, search and stores when responses have only the listed fields [S3-7-70] @long', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.hasInCart('wa')
  const { isWhole } = watchErrors(page)
  const narrowed = await respondWithListedFields(page)
  await shop('wa', '/brands')
  await page.getByRole('link', { name: /^Cart/ }).last().click()
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await expect(cart.getByRole('listitem').first()).toBeVisible()
  await isWhole()
  await cart.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
  await isWhole()
  await page.getByRole('combobox').first().fill('oven')
  await expect(page.getByRole('option').first()).toBeVisible()
  await isWhole()
  await page.keyboard.press('Escape')
  // Without a new document the browser itself requests the data.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await isWhole()
  await page.locator(`main a[href="${shops.wa.store}"]`).first().click()
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await isWhole()
  const paths = [...narrowed].join(' ')
  for (const path of ['/api/cart/', '/api/v3/search', '/api/store']) expect(paths).toContain(path)
})
