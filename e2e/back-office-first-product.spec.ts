import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { expectNoFindings } from './axe.ts'
import { becomesOwner } from './first-owner.ts'
import { expect, test } from './fixtures.ts'
import { demoPassword } from './signing-in.ts'

let server: ShopServer
let dataDir: string

// A shop is new once: each run of a test has its own.
test.beforeEach(async () => {
  test.setTimeout(200_000)
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-first-'))
  server = await startShop(dataDir, { DEMO: 'off', SANDBOX: 'on' })
})
test.afterEach(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const email = 'fay@shop.example'

test('leads a new shop without any data from its first owner to its first order', async ({ page, shopper }) => {
  await becomesOwner({ port: server.port, dataDir }, email)
  await page.goto(`http://admin.localhost:${server.port}/manage`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('What this shop needs before its first sale')).toBeVisible()
  await page.getByRole('link', { name: 'Add a product' }).click()
  await expectNoFindings(page, 'form of a product in an empty shop')

  await page.getByRole('link', { name: 'Add a warehouse' }).click()
  await page.getByLabel('Code').fill('SYD')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbour')
  await page.getByRole('combobox', { name: 'Near' }).click()
  await page.getByRole('option', { name: 'Sydney' }).click()
  await expect(page.getByLabel('Latitude')).toHaveValue('-33.87')
  await page.getByRole('button', { name: 'Add warehouse' }).click()
  await expect(page.getByRole('cell', { name: 'Harbour' })).toBeVisible()

  // Each list names what is left.
  await expect(page.getByRole('link', { name: 'Add a warehouse' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Add a suburb' }).click()
  await page.getByRole('textbox', { name: 'Suburb', exact: true }).fill('SYDNEY')
  await page.getByLabel('Postcode').fill('2000')
  await page.getByLabel('State').fill('NSW')
  await page.getByRole('button', { name: 'Add suburb' }).click()
  await expect(page.getByRole('cell', { name: 'SYDNEY' })).toBeVisible()

  await expect(page.getByRole('link', { name: 'Add a suburb' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Add a category' }).click()
  await expect(page.getByLabel('Description')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kettles')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('Power')
  await page.getByRole('textbox', { name: 'Unit' }).fill('W')
  await expectNoFindings(page, 'form of a category')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByRole('cell', { name: 'Kettles' })).toBeVisible()

  await page.getByRole('link', { name: 'Add a product' }).click()
  await expect(page.getByText('A new shop needs these')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('KETTLE-1')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Copper kettle')
  await page.getByRole('combobox', { name: 'Manufacturer' }).fill('Testa')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Kettles' }).click()
  await page.getByLabel('Power (W)').fill('2200')
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer()
  await page.getByLabel('Add pictures').setInputFiles({ name: 'kettle.png', mimeType: 'image/png', buffer })
  await page.getByLabel('What picture 1 shows').fill('The kettle')
  await page.getByLabel('Price with GST').fill('129')
  await page.getByLabel('Harbour').fill('5')
  await page.getByRole('button', { name: 'Add product' }).click()
  const inShop = page.getByRole('link', { name: 'See in the shop' })
  await expect(inShop).toBeVisible()

  await page.goto((await inShop.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Copper kettle' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The kettle' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: /cart/i })
  await drawer.getByRole('link', { name: /checkout/i }).click()
  await shopper.buysByCard('wa')
  await expect(page.getByRole('main')).toContainText('Copper kettle')
  await expect(page).toHaveURL(/confirm/)
})
