import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { originOf, port } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { untilAtRest, untilSettled } from './idle.ts'
import { withDevice } from './passkey-device.ts'
import { demoPassword, fillSignIn, mailedLink, signIn } from './signing-in.ts'

/** A customer of its own, by the pages of the shop. */
async function newCustomer(page: Page) {
  const email = `rua.${randomUUID().slice(0, 8)}@example.com`
  const origin = originOf('wa')
  await page.request.post(`http://127.0.0.1:${port}/api/account/register`, {
    headers: { host: new URL(origin).host },
    data: { email, password: demoPassword, firstName: 'Rua', lastName: 'Tane', phone: '', clientId: 'wa', ABN: '' },
  })
  const link = await mailedLink(email, 'Confirm your email address')
  await page.request.get(`http://127.0.0.1:${port}/api${link}`, { headers: { host: new URL(origin).host } })
  return email
}

const passwordAnd = async (page: Page, email: string) => {
  await page.goto(`${originOf('wa')}/account/internal/login`)
  await fillSignIn(page, email)
}

const signsOut = async (page: Page) => {
  await page.goto(`${originOf('wa')}/account/logout`)
  await page.waitForURL(/internal\/login/)
}

test('signs a customer in by password and passkey, by passkey alone and by recovery code', async ({ page, shop }) => {
  const device = await withDevice(page)
  const email = await newCustomer(page)
  await signIn(page, 'wa', email)
  await shop('wa', '/account/profile')
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await panel.getByLabel('Name of the passkey').fill('Kitchen laptop')
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  const shown = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const code = (await shown.first().textContent()) ?? ''
  await panel.getByRole('button', { name: 'I have saved them' }).click()
  await expect(panel.getByRole('list', { name: 'Your passkeys' })).toContainText('Kitchen laptop')
  await expect(panel).toContainText('10 recovery codes left')
  // The same device again.
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(panel.getByRole('alert')).toContainText('This device has a passkey for your account already')

  await signsOut(page)
  await passwordAnd(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await device.confirms(false)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('The passkey was not used')
  await device.confirms(true)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL(`${originOf('wa')}/account`)
  await expect(page.getByRole('link', { name: 'Account of Rua' })).toBeVisible()

  await signsOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${originOf('wa')}/account`)

  await signsOut(page)
  await passwordAnd(page, email)
  await page.getByLabel('Recovery code').fill('0000-0000')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  await page.getByLabel('Recovery code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.waitForURL(`${originOf('wa')}/account`)

  await shop('wa', '/account/profile')
  await panel.getByRole('button', { name: 'Remove Kitchen laptop' }).click()
  await expect(panel.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0)
  await signsOut(page)
  await passwordAnd(page, email)
  await page.waitForURL(`${originOf('wa')}/account`)
})

test('says what to do in a browser without passkeys, and offline', async ({ page, shop, network }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await shop('wa', '/account/internal/login')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('This browser has no passkeys. Use another way')
  // A part of the page that has not arrived by then would say so.
  await untilAtRest(page)
  await untilSettled(page)
  await network.offline()
  await button.click()
  await expect(page.getByRole('alert')).toContainText('You are offline. Passkeys work again when you are connected')
})

test('adds a passkey in the back office, which the next sign-in requires @long', async ({ page }) => {
  await withDevice(page)
  const enter = async () => {
    await page.getByLabel('Email').fill('wiremu@hearth.example')
    await page.getByLabel('Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto(`http://admin.localhost:${port}/manage`)
  await enter()
  await page.getByRole('button', { name: 'Wiremu' }).click()
  await page.getByRole('menuitem', { name: 'Passkeys' }).click()
  await expect(page.getByRole('heading', { name: 'Your passkeys' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  const remove = page.getByRole('button', { name: /^Remove / })
  await expect(remove).toHaveCount(1)
  await page.getByRole('button', { name: 'Wiremu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await enter()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('button', { name: 'Wiremu' })).toBeVisible()
  // Other tests sign this person in by the password.
  await page.goto(`http://admin.localhost:${port}/manage#/passkeys`)
  await remove.click()
  await expect(remove).toHaveCount(0)
})
