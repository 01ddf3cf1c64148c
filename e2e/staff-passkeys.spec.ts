import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { becomesOwner, ownerCommand } from './first-owner.ts'
import { expect, test } from './fixtures.ts'
import { withDevice } from './passkey-device.ts'
import { demoPassword, fillSignIn } from './signing-in.ts'

const email = 'fay@shop.example'
let server: ShopServer
let dataDir: string

// The setting holds for all staff of a shop: each run has a shop of its own.
test.beforeEach(async () => {
  test.setTimeout(200_000)
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-passkeys-'))
  server = await startShop(dataDir, { DEMO: 'off' })
})
test.afterEach(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const office = (page: Page) => page.goto(`http://admin.localhost:${server.port}/manage`)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const me = (page: Page) => page.getByRole('button', { name: /^Fay/ })

async function entersPassword(page: Page) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function addsPasskey(page: Page) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
}

/** In a sign-in nothing but saving them leads away from the codes. */
async function savesCodes(page: Page) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(heading(page, 'Save your recovery codes')).toBeVisible()
  await expect(page.getByRole('main').getByText('Sign in again')).toHaveCount(0)
  await page.getByRole('button', { name: 'I have saved them' }).click()
}

async function chooses(page: Page, item: string) {
  await me(page).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function switchesOn(page: Page) {
  await page.goto(`http://admin.localhost:${server.port}/manage#/settings`)
  await page.getByRole('combobox', { name: 'Passkeys for staff' }).click()
  await page.getByRole('option', { name: 'On', exact: true }).click()
  await page.getByRole('button', { name: 'Save Passkeys for staff' }).click()
}

test('asks the staff of a shop for a passkey, and an owner without any device for a new one @long', async ({
  page,
}) => {
  await withDevice(page)
  await becomesOwner({ port: server.port, dataDir }, email)
  await office(page)
  await entersPassword(page)
  await expect(me(page)).toBeVisible()
  // The owner who switches it on is the first that needs one.
  await switchesOn(page)
  await expect(page.getByText('Add a passkey of your own first')).toBeVisible()
  await chooses(page, 'Passkeys')
  await expect(heading(page, 'Your passkeys')).toBeVisible()
  await addsPasskey(page)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await switchesOn(page)
  await expect(page.getByText('Saved: Passkeys for staff')).toBeVisible()

  const printed = await ownerCommand(dataDir, email, '--without-passkeys')
  expect(printed).toContain('then a new passkey where a shop asks its staff for one')
  await page.reload()
  await entersPassword(page)
  await expect(heading(page, 'Add a passkey')).toBeVisible()
  await savesCodes(page)
  await expect(me(page)).toBeVisible()

  await chooses(page, 'Logout')
  await entersPassword(page)
  await expect(heading(page, 'One more step')).toBeVisible()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(me(page)).toBeVisible()

  // The shop asks the same of its staff.
  await ownerCommand(dataDir, email, '--without-passkeys')
  await page.goto(`http://wa.localhost:${server.port}/account/internal/login`)
  await fillSignIn(page, email)
  await expect(heading(page, 'Add a passkey')).toBeVisible()
  await savesCodes(page)
  await page.waitForURL(`http://wa.localhost:${server.port}/account`)
})
