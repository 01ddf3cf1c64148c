import type { Page } from '@playwright/test'
import { originOf } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { staffPost } from './staff-calls.ts'

const ines = 'ines@hearth.example'
test.use({ viewport: { width: 1280, height: 900 } })

const panel = (page: Page) => page.locator('[data-place="panel"]')
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true })
const opens = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()

async function openProject(page: Page, name: string) {
  const post = await staffPost(page, ines)
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', { projectName: name })
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
}

type Filled = readonly (readonly [key: string, label: string, text: string])[]

/** The fields of all requests merged: each request contains only the changed ones. */
const sentOf = (calls: readonly { body: unknown }[]) => Object.assign({}, ...calls.map(({ body }) => body))

async function fills(page: Page, all: Filled) {
  for (const [, label, text] of all) {
    await field(page, label).fill(text)
    await field(page, label).blur()
  }
  await expect(panel(page).getByText('Saved', { exact: true })).toHaveCount(all.length)
}

async function shows(page: Page, all: Filled) {
  for (const [, label, text] of all) await expect(field(page, label)).toHaveValue(text)
}

const keysOf = (all: Filled) => Object.fromEntries(all.map(([key, , text]) => [key, text]))

test('saves the eleven fields of customer and address under their keys, and shows them after a reload [S3-3-24] @long', async ({
  page,
  shopper,
  calls,
}) => {
  const customer: Filled = [
    ['firstName', 'First name', 'Priya'],
    ['lastName', 'Last name', 'Raman'],
    ['customerName', 'Customer name', 'Raman and Doyle'],
    ['customerEmail', 'Email', 'priya.raman@example.com'],
    ['contactNumber', 'Phone', '0491570156'],
    ['customerNumberSecondary', 'Second phone', '0491570157'],
    ['customerEmailSecondary', 'Second email', 'doyle@example.com'],
  ]
  const address: Filled = [
    ['projectAddress', 'Address', '14 Banksia Rise'],
    ['suburb', 'Suburb', 'Tarrawood'],
    ['state', 'State', 'VIC'],
    ['postCode', 'Postcode', '3899'],
  ]
  await openProject(page, 'All of the customer')
  await opens(page, /^Customer/)
  await fills(page, [...customer, ...address])
  expect(sentOf(calls.of('POST', '/api/v2/project/customer'))).toMatchObject(keysOf(customer))
  expect(sentOf(calls.of('POST', '/api/v2/project/details'))).toMatchObject(keysOf(address))
  await shopper.reloads()
  await opens(page, /^Customer/)
  await shows(page, [...customer, ...address])
})

test('saves goal, start, interests, comments and culinary bookings under their keys, and shows them after a reload [S3-3-25, S3-7-28]', async ({
  page,
  shopper,
  calls,
}) => {
  const details: Filled = [
    ['projectGoal', 'Project goal', 'A kitchen for six'],
    ['projectStart', 'Project start', '2027-01-12'],
    ['interests', 'Interests', 'Steam, induction'],
    ['comments', 'Comments', 'Cut-outs with the joiner'],
  ]
  await openProject(page, 'All of the work')
  await opens(page, /^Quote/)
  await fills(page, details)
  const bookings = panel(page).getByRole('switch', { name: 'Culinary bookings' })
  await expect(bookings).not.toBeChecked()
  await bookings.click()
  await expect(bookings).toBeChecked()
  await expect
    .poll(() => sentOf(calls.of('POST', '/api/v2/project/details')))
    .toMatchObject({ ...keysOf(details), showCulinaryBookings: true })
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await shopper.reloads()
  await opens(page, /^Quote/)
  await shows(page, details)
  await expect(bookings).toBeChecked()
})

test('fills five fields from the chosen referrer, shows them after a reload, and clears them together [S3-3-26] @long', async ({
  page,
  shopper,
  calls,
}) => {
  await openProject(page, 'Sent by a joiner')
  await opens(page, /^Quote/)
  const response = page.waitForResponse('**/api/v2/project/kad/OAK-214')
  await panel(page).getByRole('combobox', { name: 'Find a referrer' }).fill('OAK-214')
  const [found] = (await (await response).json()) as Record<string, string>[]
  await panel(page)
    .getByRole('option', { name: new RegExp(found?.name ?? 'nobody') })
    .click()
  const shown = panel(page).getByRole('list', { name: 'Referrer' })
  const texts = [found?.name, found?.businessName, found?.code, found?.phone, found?.contact]
  const showsAll = async () => {
    for (const text of texts) await expect(shown).toContainText(text || 'every field of the example is filled')
  }
  await showsAll()
  await expect
    .poll(() => sentOf(calls.of('POST', '/api/v2/project/details')))
    .toMatchObject({
      referrerCode: found?.code,
      referrerName: found?.name,
      referrerBusinessName: found?.businessName,
      referrerPhone: found?.phone,
      referrerContact: found?.contact,
    })
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await shopper.reloads()
  await opens(page, /^Quote/)
  await showsAll()
  calls.forget()
  await panel(page).getByRole('button', { name: 'Remove referrer' }).click()
  await expect(shown).toHaveCount(0)
  await expect
    .poll(() => sentOf(calls.of('POST', '/api/v2/project/details')))
    .toMatchObject({
      referrerCode: '',
      referrerName: '',
      referrerBusinessName: '',
      referrerPhone: '',
      referrerContact: '',
    })
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await shopper.reloads()
  await opens(page, /^Quote/)
  await expect(panel(page).getByRole('combobox', { name: 'Find a referrer' })).toBeVisible()
  await expect(shown).toHaveCount(0)
})
