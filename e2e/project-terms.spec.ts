import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { originOf } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { staffPost } from './staff-calls.ts'

const noor = 'noor@hearth.example'
const oven = 'OS-O90PYS'
const kettle = 'WX-TS2EBS'
test.use({ viewport: { width: 1024, height: 768 } })

const line = (page: Page, sku: string) => page.locator('[data-line]').filter({ hasText: sku })
const terms = (page: Page) => page.getByRole('dialog', { name: /^Price and extras of/ })
const dollars = (text: string) => Number(text.replace(/[^\d.]/g, ''))
const priceOf = async (page: Page, sku: string) =>
  dollars(
    await line(page, sku)
      .getByText(/^\$[\d,.]+$/)
      .first()
      .innerText(),
  )
const mode = (page: Page, name: 'View' | 'Edit') => page.getByRole('button', { name, exact: true }).click()

async function openProject(page: Page, name: string) {
  const post = await staffPost(page, noor)
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData: { customerName: 'Ada Fenwick' },
  })
  for (const sku of [kettle, oven]) await post('/api/projects/product', { projectId: projectRef, sku, quantity: 1 })
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await mode(page, 'Edit')
  await expect(line(page, oven)).toBeVisible()
  return { projectRef, post }
}

/** Opens the dialog from the price of the line. */
async function openTerms(page: Page, sku: string) {
  await line(page, sku)
    .getByRole('button', { name: /price and extras of/ })
    .click()
  await expect(terms(page)).toBeVisible()
}

test('gives a discount with its reason, and removes it [S3-3-40, S3-7-57] @long', async ({ page, calls }) => {
  test.slow()
  await openProject(page, 'Match Street')
  const today = await priceOf(page, oven)
  calls.forget()

  // The keyboard reaches all edit controls that the flags allow: the menu of the line, then the dialog.
  await line(page, oven)
    .getByRole('button', { name: /^More for/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Price and extras' }).press('Enter')
  await expect(terms(page).getByLabel('Price of one')).toBeVisible()
  await expect(terms(page).getByLabel('Warranty')).toBeVisible()
  await expect(terms(page).getByLabel('Installation')).toBeVisible()

  // An invalid field shows its error, and the page sends nothing.
  await terms(page)
    .getByLabel('Price of one')
    .fill(String(today - 100))
  await page.keyboard.press('Enter')
  await expect(terms(page).getByText('Choose a reason')).toBeVisible()
  await expect(terms(page).getByLabel('Reason')).toBeFocused()
  await terms(page).getByLabel('Reason').selectOption('Price match')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(terms(page).getByText("Please enter the competitor's name")).toBeVisible()
  expect(calls.of('POST', '/api/projects/product')).toEqual([])

  await terms(page).getByLabel('Competitor').fill('Boxford')
  await terms(page).getByLabel('Link to their page').fill('https://boxford.example/oven')
  const warranties = terms(page).getByLabel('Warranty').locator('option')
  await expect(warranties).not.toHaveCount(1)
  await terms(page).getByLabel('Warranty').selectOption({ index: 1 })
  const warranty = dollars((await warranties.nth(1).innerText()).split('$')[1] ?? '')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(terms(page)).toBeHidden()

  // The line and the totals show both prices; only staff see the reason.
  await expect(line(page, oven)).toContainText('Price match: Boxford')
  await expect(line(page, oven).locator('s')).toContainText(today.toLocaleString('en-AU'))
  await expect.poll(() => priceOf(page, oven)).toBe(today - 100 + warranty)
  await mode(page, 'View')
  await expect(line(page, oven).locator('s')).toBeVisible()
  await expect(page.getByText('Boxford')).toHaveCount(0)
  await mode(page, 'Edit')

  // The change log shows who gave it, and why.
  await page.getByRole('tab', { name: /^Log/ }).click()
  await expect(
    page.getByText(/changed price of .* price match with Boxford \(https:\/\/boxford\.example\/oven\)/),
  ).toBeVisible()

  // A quote contains it; clearing all discounts removes it from the cart and the project.
  await page.getByRole('button', { name: /^Save quote/ }).click()
  await expect(page.getByText('Successfully updated!')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Staff cart' }).click()
  await page.getByRole('checkbox', { name: /^Clear discounts/ }).check()
  await page.getByRole('button', { name: 'Create the cart' }).click()
  await expect(page).toHaveURL(/\/cart/)
  await page.goBack()
  await expect.poll(() => priceOf(page, oven)).toBe(today + warranty)
  await expect(line(page, oven).locator('s')).toHaveCount(0)
})

test('stores a discount given offline, and sends it when online [S3-3-40] @long', async ({ page, network }) => {
  test.slow()
  const { projectRef, post } = await openProject(page, 'Ridge Road')
  await page.waitForLoadState('networkidle')
  const today = await priceOf(page, oven)
  await network.offline()
  await openTerms(page, oven)
  await terms(page)
    .getByLabel('Price of one')
    .fill(String(today - 50))
  await terms(page).getByLabel('Reason').selectOption('Goodwill')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(line(page, oven)).toContainText('Waiting to send')
  await expect.poll(() => priceOf(page, oven)).toBe(today - 50)
  await network.online()
  await expect(line(page, oven)).not.toContainText('Waiting to send')
  const own = await post<{ price: number; agreed: { reason: string } }>(`/api/projects/product/${oven}/${projectRef}`)
  expect([own.price, own.agreed.reason]).toEqual([today - 50, 'goodwill'])
})

for (const width of [390, 768])
  test(`edits prices at ${width} px${width === 390 ? '' : ' @long'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openProject(page, `Width ${width}`)
    await openTerms(page, kettle)
    await terms(page).getByLabel('Price of one').fill('5')
    await expect(terms(page).getByLabel('Reason')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoFindings(page)
  })
