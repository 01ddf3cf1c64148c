import { readFile } from 'node:fs/promises'
import { expectNoFindings } from './axe.ts'
import { originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, shopperOf, test } from './fixtures.ts'
import { untilAtRest } from './idle.ts'
import { demoPassword, mailedLink, newCustomer } from './signing-in.ts'

test('downloads everything that is stored about a customer as a file @long', async ({ page, shop, shopper }) => {
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
  await expect(page.getByLabel('Your password')).toBeFocused()
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

test('offers no deletion to staff, and says why @long', async ({ page, shop, shopper }) => {
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

const stored = async () => ({
  keys: Object.keys(localStorage).filter((key) => ['loggedIn', 'idToken', 'marker'].includes(key)),
  caches: (await caches.keys()).filter((name) => /hearth-pages|catalogue|picture/.test(name)),
})

test('lists what this device stores, and clears it with the sign-in', async ({ page, shop, shopper }) => {
  await shopper.signsIn('wa')
  await shop('wa', shops.wa.product)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved on this device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
  await expect(page.getByText('Pages you have seen')).toBeVisible()
  await expectNoFindings(page, 'saved on this device')
  await page.evaluate(() => localStorage.setItem('marker', '1'))
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await expect(page.getByText('Everything below was cleared on this device.')).toBeVisible()
  expect((await page.evaluate(stored)).keys).toEqual([])
  const cookies = await page.context().cookies(`${originOf('wa')}/api/account`)
  expect(cookies.map(({ name }) => name).filter((name) => /session|device|visitor/.test(name))).toEqual([])
})

test('lists the licences of the packages in the files of the shop', async ({ page, shop }) => {
  await shop('wa', '/account/device')
  const link = page.getByRole('link', { name: 'see their licences' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/licences\.txt$/)
  const text = await page.evaluate(() => document.body.innerText)
  // Of the page, of the service worker, and of the fonts.
  for (const name of ['react-dom', 'dexie', '@mui/material', 'workbox-core', '@fontsource-variable/archivo']) {
    const { version, license } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))
    expect(text).toContain(`${name} ${version}\nLicence: ${license}\n`)
  }
  // The server's own packages are not in the files of the shop.
  for (const name of ['fastify', 'drizzle-orm', 'sharp']) expect(text).not.toContain(`\n${name} `)
  const [, count] = /contain (\d+) packages/.exec(text) ?? []
  expect(text.match(/^Licence: /gm)).toHaveLength(Number(count))
})

test('keeps a change that was not sent until the shopper says yes, and works offline @long', async ({
  page,
  shop,
  network,
}) => {
  await shop('wa', shops.wa.product)
  // Both opened once, so that their code is on this device also without the worker.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Saved on this device' })
  await link.click()
  await expect(page.getByText('Pages you have seen')).toBeVisible()
  await page.goBack()
  await expect(cartButtons(page).first()).toBeVisible()
  await untilAtRest(page)
  const drawer = page.getByRole('dialog', { name: /^Your cart/ })
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await network.offline()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await cartButtons(page).first().click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await link.click()
  const question = page.getByRole('dialog', { name: '1 change is not sent yet' })
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await expect(question).toContainText('Only this device has 1 change to your cart.')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('1 change to send')).toBeVisible()
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await question.getByRole('button', { name: 'Clear and lose it' }).click()
  await expect(page.getByText('Everything is cleared but the cookies')).toBeVisible()
  await expect(page.getByText('All sent')).toBeVisible()
})
