import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { opensBackOffice } from './signing-in.ts'

/** Opens the form of a new row in a list of the back office. */
async function opensForm(desk: Page, list: string, button: string) {
  await desk.getByRole('menuitem', { name: list, exact: true }).click()
  await desk.getByRole('link', { name: button }).click()
}

test('shows a page written in the back office at its old address, too, and takes it down', async ({
  browser,
  page,
  shop,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await opensBackOffice(desk)
  const name = `gift-cards-${randomBytes(4).toString('hex')}`
  await opensForm(desk, 'Pages', 'Add page')
  await desk.getByLabel('Name in the address').fill(name)
  await desk.getByRole('textbox', { name: /^Title/ }).fill(`Gift cards ${name}`)
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('From $20.\n\nValid for three years.')
  await desk.getByRole('switch', { name: 'Banner at the top' }).check()
  await desk.getByRole('textbox', { name: /^Heading/ }).fill('Give a kettle')
  await desk.getByRole('button', { name: 'Add page' }).click()
  await desk.getByPlaceholder('Title or name').fill(name)
  const row = desk.getByRole('row').filter({ hasText: `/article/${name}` })
  await expect(row).toContainText('Shown')
  await opensForm(desk, 'Redirects', 'Add redirect')
  await desk.getByRole('textbox', { name: /^Old address/ }).fill(`/old/${name}`)
  await desk.getByRole('textbox', { name: /^New address/ }).fill(`/article/${name}`)
  await desk.getByRole('button', { name: 'Add redirect' }).click()
  await expect(desk.getByRole('cell', { name: `/old/${name}` })).toBeVisible()

  await shop('wa', `/old/${name}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Give a kettle' })).toBeVisible()
  await expect(page.getByText('Valid for three years.')).toBeVisible()

  await desk.getByRole('menuitem', { name: 'Pages', exact: true }).click()
  await desk.getByPlaceholder('Title or name').fill(name)
  // The list gets shorter: a row pressed before moves away.
  await expect(desk.getByRole('row')).toHaveCount(2)
  await row.click()
  await desk.getByRole('button', { name: /^Take down/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await expect(row).toContainText('Ended')
  await desk.context().close()
  // A page that was rendered before the change may be shown for a second.
  await expect(async () => {
    const response = await page.goto(page.url())
    expect(response?.status()).toBe(404)
  }).toPass()
  await expect(page.getByText('Valid for three years.')).toHaveCount(0)
})

test('leads from the former address of a renamed category to its products', async ({ browser, page, shop }) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await opensBackOffice(desk)
  const slug = `kettles-${randomBytes(4).toString('hex')}`
  const add = async (path: string, data: object) => {
    const status = await desk.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json', 'x-shop': 'wa' }
        return (await fetch(address, { method: 'POST', headers, body })).status
      },
      [`/manage/api/${path}`, JSON.stringify(data)] as const,
    )
    expect(status).toBe(200)
  }
  await add('categories', { name: slug, parent: null, description: '', attributes: [] })
  const offered = { title: `Quick ${slug}`, manufacturer: 'Testa', price: 60, rrp: null, stock: [] }
  await add('products', { sku: slug.toUpperCase(), category: slug, ...offered })
  // A page that was rendered before a change may be shown for a second.
  const leadsTo = (path: string, name: string) =>
    expect(async () => {
      await shop('wa', `/c/${slug}`)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 1000 })
    }).toPass()
  await leadsTo(`/c/${slug}`, slug)

  await desk.getByRole('menuitem', { name: 'Categories', exact: true }).click()
  await desk.getByPlaceholder('Name', { exact: true }).fill(slug)
  await desk.getByRole('cell', { name: slug }).click()
  await desk.getByRole('textbox', { name: /^Last part of the address/ }).fill(`quick-${slug}`)
  // Only now, as the list has a field of this name, too.
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(`Quick ${slug}`)
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('cell', { name: `Quick ${slug}` })).toBeVisible()
  await desk.context().close()

  await leadsTo(`/c/quick-${slug}`, `Quick ${slug}`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`Quick ${slug}`) })
      .first(),
  ).toBeVisible()
})
