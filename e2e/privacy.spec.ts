import { readFile } from 'node:fs/promises'
import { expectNoFindings } from './axe.ts'
import { originOf } from './brands.ts'
import { expect, shopperOf, test } from './fixtures.ts'
import { demoPassword, mailedLink, newCustomer } from './signing-in.ts'

test('downloads everything that is stored about a customer as a file', async ({ page, shop, shopper }) => {
  const email = await newCustomer('wa')
  await shopper.signsIn('wa', email)
  await shop('wa', '/account/data')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expectNoFindings(page, 'your data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^your-data-wa-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: object } // parsed and compared below
  expect(data.profile).toMatchObject({ email, firstName: 'Robin', lastName: 'Tester' })
  await expect(page.getByText('Your file is in the downloads of this device.')).toBeVisible()
})

test('deletes an account after the password, says so, and ends the sign-in on another device', async ({
  page,
  shop,
  shopper,
  browser,
}) => {
  const email = await newCustomer('wa')
  const tablet = await browser.newContext()
  const other = await tablet.newPage()
  await shopperOf(other).signsIn('wa', email)
  await shopper.signsIn('wa', email)
  await shop('wa', '/account/data')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('This is not the password of your account').first()).toBeVisible()
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await mailedLink(email, 'Your account is deleted')

  await other.goto(`${originOf('wa')}/account/orders`)
  await expect(other.getByText('You have been signed out.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await tablet.close()
})

test('offers no deletion to staff, and says why', async ({ page, shop, shopper }) => {
  await shopper.signsIn('wa', 'ines@hearth.example')
  await shop('wa', '/account/data')
  await expect(page.getByText('This account works in our shops.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeHidden()
})

test('says that the data cannot be collected offline', async ({ page, shop, shopper, network }) => {
  await shopper.signsIn('wa')
  await shop('wa', '/account/data')
  await expect(page.getByText('This works in all our shops at once')).toBeVisible()
  await network.offline()
  await page.getByRole('button', { name: 'Download your data' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
})
