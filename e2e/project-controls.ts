import type { Page } from '@playwright/test'

export const kettle = 'WX-TS2EBS'
export const oven = 'OS-O90PYS'
export const hob = 'AB-I905K'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const row = (page: Page, sku: string) => page.locator('[data-line]').filter({ hasText: sku })
export const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
export const panel = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
export async function setQuantity(page: Page, sku: string, quantity: number) {
  const field = row(page, sku).getByRole('textbox', { name: /^Quantity of/ })
  await field.fill(String(quantity))
  await field.press('Enter')
}

export async function deletesFolder(page: Page, title: string, withProducts: boolean) {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete folder' }).click()
  const products = page.getByRole('checkbox')
  if ((await products.count()) > 0) await products.setChecked(withProducts)
  await page.getByRole('button', { name: 'Delete folder' }).click()
}

export async function movesToFolder(page: Page, sku: string, folder: string) {
  await row(page, sku)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Move to folder' }).click()
  await page.getByLabel('To folder', { exact: true }).selectOption({ label: folder })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
}

export const decide = (page: Page) => page.getByRole('dialog', { name: /changed on both sides|needs? you/ })
