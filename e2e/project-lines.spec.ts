import type { Page } from '@playwright/test'
import { originOf } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { staffPost } from './staff-calls.ts'

const noor = 'noor@hearth.example'
const oven = 'OS-O90PYS'
const kettle = 'WX-TS2EBS'
test.use({ viewport: { width: 1024, height: 768 } })

const line = (page: Page, sku: string) => page.locator('[data-line]').filter({ hasText: sku })
const undo = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })

async function openProject(page: Page, name: string) {
  const post = await staffPost(page, noor)
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData: { customerName: 'Ada Fenwick', customerEmail: 'ada.fenwick@example.com' },
  })
  for (const sku of [kettle, oven]) await post('/api/projects/product', { projectId: projectRef, sku, quantity: 1 })
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(line(page, oven)).toBeVisible()
  await page.waitForLoadState('networkidle')
  return { projectRef, post }
}

async function remove(page: Page, sku: string) {
  await line(page, sku)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(line(page, sku)).toHaveCount(0)
}

test('restores a removed line with Undo, and deletes it after ten seconds', async ({ page, network, calls }) => {
  await page.clock.install()
  const { projectRef } = await openProject(page, 'Undo Lane')
  await remove(page, oven)
  await undo(page).click()
  await expect(line(page, oven)).toBeVisible()
  expect(calls.of('DELETE', /^\/api\/projects\/product\//)).toEqual([])

  // The message is above the footer and covers none of it.
  await remove(page, oven)
  const foot = await page
    .getByRole('contentinfo', { name: 'Totals and actions' })
    .or(page.locator('footer'))
    .last()
    .boundingBox()
  const message = await undo(page).locator('xpath=ancestor::*[@role="status" or @role="alert"][1]').boundingBox()
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  const removed = () => calls.of('DELETE', `/api/projects/product/${projectRef}/${oven}`).length
  await page.clock.fastForward(9_000)
  expect(removed()).toBe(0)
  await page.clock.fastForward(2_000)
  await expect.poll(removed).toBe(1)
  await expect(undo(page)).toHaveCount(0)

  await network.offline()
  await remove(page, kettle)
  await undo(page).click()
  await expect(line(page, kettle)).toBeVisible()
})

test('adds a product in a second folder as a separate line, and quotes and sends that folder alone', async ({
  page,
  calls,
}) => {
  test.slow()
  const { projectRef, post } = await openProject(page, 'Two Kitchens')
  await post('/api/v2/project/folder', { projectId: projectRef, title: 'Option B' })
  await page.reload()
  const field = page.getByRole('combobox', { name: 'Add a product to Option B' })
  await field.fill(oven)
  await field.press('Enter')
  await expect(line(page, oven)).toHaveCount(2)
  await expect(
    line(page, oven)
      .first()
      .getByRole('textbox', { name: /^Quantity of/ }),
  ).toHaveValue('1')

  await page.getByRole('button', { name: 'More for Option B' }).click()
  await page.getByRole('menuitem', { name: 'Save quote of this folder' }).click()
  await expect(page.getByRole('region', { name: 'Option B' }).getByText(/Quote \d/)).toBeVisible()
  const saved = calls.of('POST', '/api/v2/project/quote').map(({ body }) => (body as { folderId: string }).folderId) // the request of the page
  expect(saved).toHaveLength(1)
  await page.getByRole('button', { name: 'Send email' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 1 address' }).click()
  await expect(page.getByText('Successfully sent')).toBeVisible()
  expect(calls.of('POST', '/api/v2/project/email')[0]?.body).toMatchObject({ folderId: saved[0] })
})

test('steps the quantity by touch on a tablet in landscape @long', async ({ page }) => {
  await openProject(page, 'Flat Tablet')
  const stepper = line(page, oven).getByRole('group', { name: /^Quantity of/ })
  const box = await stepper.getByRole('button', { name: 'One more' }).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await stepper.getByRole('button', { name: 'One more' }).click()
  await expect(stepper.getByRole('textbox')).toHaveValue('2')
})

test('keeps a step of the quantity when the page is reloaded at once', async ({ page }) => {
  await openProject(page, 'Flat Haste')
  const field = line(page, oven).getByRole('textbox', { name: /^Quantity of/ })
  await line(page, oven).getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('button', { name: /^(Saved on this tablet|Sending…)$/ })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('2')
})
