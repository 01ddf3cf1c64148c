import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { request } from '@playwright/test'
import sharp from 'sharp'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { serverEnv } from '../scripts/lib/start/server-flags.mjs'
import { expectNoFindings } from './axe.ts'
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

/** The path of the link in the mail that confirms an address. */
async function confirmation(): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      const folder = join(dataDir, 'mail')
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
      const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'))
      link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mails.find((text) => text.includes(`To: ${email}`)) ?? '')?.[1] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** Opens an account in the shop and makes it its first owner by the command. */
async function becomesOwner() {
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    extraHTTPHeaders: { host: `wa.localhost:${server.port}` },
  })
  const person = { email, firstName: 'Fay', lastName: 'First', phone: '', ABN: '', clientId: 'wa' }
  const opened = await api.post('/api/account/register', { data: { ...person, password: demoPassword } })
  expect(opened.ok(), await opened.text()).toBe(true)
  const confirmed = await api.get(`/api${await confirmation()}`)
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  await api.dispose()
  const env = { ...process.env, ...serverEnv, DATABASE_URL: '', DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/staff-owner.ts', email], { env })
  expect(stdout).toContain('Fay First is owner of wa')
}

test('leads a new shop without any data from its first owner to its first order', async ({ page, shopper }) => {
  await becomesOwner()
  await page.goto(`http://admin.localhost:${server.port}/manage`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Products' }).click()
  await expect(page.getByText('No products yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add product' }).click()
  await expectNoFindings(page, 'form of a product in an empty shop')

  await page.getByRole('link', { name: 'Add a warehouse' }).click()
  await page.getByLabel('Code').fill('SYD')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbour')
  await page.getByRole('combobox', { name: 'Near' }).click()
  await page.getByRole('option', { name: 'Sydney' }).click()
  await expect(page.getByLabel('Latitude')).toHaveValue('-33.87')
  await page.getByRole('button', { name: 'Add warehouse' }).click()
  await expect(page.getByRole('cell', { name: 'Harbour' })).toBeVisible()

  await page.getByRole('menuitem', { name: 'Delivery areas' }).click()
  await page.getByRole('link', { name: 'Add suburb' }).click()
  await page.getByRole('textbox', { name: 'Suburb', exact: true }).fill('SYDNEY')
  await page.getByLabel('Postcode').fill('2000')
  await page.getByLabel('State').fill('NSW')
  await page.getByRole('button', { name: 'Add suburb' }).click()
  await expect(page.getByRole('cell', { name: 'SYDNEY' })).toBeVisible()

  await page.getByRole('menuitem', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Add category' }).click()
  await expect(page.getByLabel('Description')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kettles')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('Power')
  await page.getByRole('textbox', { name: 'Unit' }).fill('W')
  await expectNoFindings(page, 'form of a category')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByRole('cell', { name: 'Kettles' })).toBeVisible()

  await page.getByRole('menuitem', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'Add product' }).click()
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
