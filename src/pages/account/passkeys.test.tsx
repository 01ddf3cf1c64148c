// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CreationOptions, RequestOptions } from '#contract/account/passkeys.ts'
import { demoPassword } from '../../../tests/identity.ts'
import type { passkeyDevice } from '../../../tests/passkey-device.ts'
import { aBrowser, aPerson } from '../../../tests/passkeys.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { Passkeys } from './passkeys.tsx'
import { SecondStep } from './sign-in/second-step.tsx'

let device: ReturnType<typeof passkeyDevice>
let refusal: Error | null = null

/** The browser's dialog: a device in software, or a person who closes the window. */
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startRegistration: async ({ optionsJSON }: { optionsJSON: CreationOptions }) => {
    if (refusal) throw refusal
    return device.create(optionsJSON)
  },
  startAuthentication: async ({ optionsJSON }: { optionsJSON: RequestOptions }) => {
    if (refusal) throw refusal
    return device.get(optionsJSON)
  },
}))

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
// As newer browsers do.
beforeEach(() => void vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never))
afterEach(() => {
  refusal = null
  cleanup()
  vi.restoreAllMocks()
})

const user = userEvent.setup()
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

async function openPanel() {
  const person = await aPerson(shop)
  const browser = await aBrowser(shop)
  device = browser.device
  const api = browser.api((await browser.signIn(person.email)).accessToken)
  await renderApp(api, { path: '/passkeys', pages: [{ path: '/passkeys', element: <Passkeys /> }] })
  return person
}

async function addOne() {
  await press('Add a passkey')
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
  await press('I have saved them')
  return codes.map(({ textContent }) => textContent ?? '')
}

async function openStep(email: string) {
  const browser = await aBrowser(shop)
  await browser.postForm({ email })
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await renderApp(browser.api(), { path: '/step', pages: [{ path: '/step', element: <SecondStep /> }] })
  return replace
}

it('adds a passkey with its recovery codes, and removes it after a proof', async () => {
  const { id } = await openPanel()
  expect(await addOne()).toHaveLength(10)
  const list = await screen.findByRole('list', { name: 'Your passkeys' })
  expect(list.textContent).toContain('Added')
  expect(screen.getByText(/10 recovery codes left/)).toBeDefined()
  await shop.pool.query(`update sessions set created_at = created_at - interval '11 minutes' where account_id = $1`, [
    id,
  ])
  await press(/^Remove /)
  expect(await screen.findByText(/^Confirm that it is you, to remove /)).toBeDefined()
  await user.type(await screen.findByLabelText('Your password'), 'a wrong password')
  await press('Confirm with the password')
  expect(await screen.findByText('This is not the password of your account')).toBeDefined()
  await user.clear(await screen.findByLabelText('Your password'))
  await user.type(await screen.findByLabelText('Your password'), demoPassword)
  await press('Confirm with the password')
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Your passkeys' })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers another name once a passkey has the typed one', async () => {
  await openPanel()
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Name of the passkey/ })
  const usual = (await field()).value
  await addOne()
  await user.clear(await field())
  await user.type(await field(), 'Phone of Ada')
  device = (await aBrowser(shop)).device
  await press('Add a passkey')
  await screen.findByText('Phone of Ada')
  await vi.waitFor(async () => expect((await field()).value).toBe(usual))
})

it('says what to do when the window of the passkey was closed', async () => {
  await openPanel()
  refusal = Object.assign(new Error('closed'), { name: 'NotAllowedError' })
  await press('Add a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain('Try again, or use another way')
  refusal = null
  expect(await addOne()).toHaveLength(10)
})

it('shows the recovery codes of a passkey that a sign-in adds, with no way past them', async () => {
  const { email } = await aPerson(shop, { shops: ['wa'], roles: ['service'] })
  await shop.pool.query(`insert into settings (brand, name, value) values ('wa', 'staffNeedPasskey', 'true')`)
  device = (await aBrowser(shop)).device
  try {
    const next = await openStep(email)
    expect(await screen.findByText(/Your shop asks its staff for a passkey/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in again' })).toBeDefined()
    await press('Add a passkey')
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull()
    await press('I have saved them')
    await vi.waitFor(() => expect(next).toHaveBeenCalledWith(expect.stringContaining('login-callback#code=')))
  } finally {
    await shop.pool.query(`delete from settings where name = 'staffNeedPasskey'`)
  }
})

it('completes a sign-in by passkey, and by a recovery code', async () => {
  const { email } = await openPanel()
  const [code = ''] = await addOne()
  cleanup()
  const byPasskey = await openStep(email)
  await press('Use your passkey')
  await vi.waitFor(() => expect(byPasskey).toHaveBeenCalledWith(expect.stringContaining('login-callback#code=')))
  cleanup()
  vi.restoreAllMocks()
  const byCode = await openStep(email)
  const field = await screen.findByRole('textbox', { name: /Recovery code/ })
  await user.type(field, 'AAAA')
  await press('Use the code')
  expect(await screen.findByText(/This code is not right/)).toBeDefined()
  await user.clear(field)
  await user.type(field, code.toLowerCase())
  await press('Use the code')
  await vi.waitFor(() => expect(byCode).toHaveBeenCalledWith(expect.stringContaining('login-callback#code=')))
})
