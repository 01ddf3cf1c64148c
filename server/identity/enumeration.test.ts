import { createHook } from 'node:async_hooks'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { plainBrowser } from '../../tests/identity.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

// Counts the expensive work: measured times would depend on the machine.
let hashes = 0
const hashing = createHook({
  init: (_id, type) => {
    if (type === 'ARGON2REQUEST') hashes++
  },
})

let shop: Shop
/** The SQL statements, without their values. */
let statements: string[] = []

beforeAll(async () => {
  shop = await testShop()
  hashing.enable()
  const { query } = Client.prototype
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }]
    statements.push(typeof first === 'string' ? first : first.text)
    return Reflect.apply(query, this, given)
  })
})
afterAll(async () => {
  hashing.disable()
  vi.restoreAllMocks()
  await shop.close()
})

let networks = 0
const browserOf = () => plainBrowser(shop, { ip: `10.5.0.${networks++}` })
type Browser = ReturnType<typeof browserOf>

/** The work before the response, and the response without the email address. */
async function seen(
  call: (browser: Browser) => Promise<{ statusCode: number; body: string; headers: object }>,
  email: string,
) {
  const browser = browserOf()
  await shop.idle()
  statements = []
  hashes = 0
  const { statusCode, body, headers } = await call(browser)
  const taken = { statements: [...statements].sort(), hashes }
  const names = Object.keys(headers).sort()
  await shop.idle()
  return { statusCode, body: body.replaceAll(email, 'somebody'), names, ...taken }
}

const person = { firstName: 'Ida', lastName: 'Known', phone: '', clientId: 'wa', ABN: '' }
const password = 'a fine long password'

const calls: Record<string, (browser: Browser, email: string) => ReturnType<Browser['send']>> = {
  'a sign-in': (browser, email) => browser.postForm({ email, password }),
  'a registration': (browser, email) => browser.post('/api/account/register', { ...person, email, password }),
  'a forgotten password': (browser, email) => browser.post('/api/account/forgotpassword', { clientId: 'wa', email }),
  'another confirmation': (browser, email) =>
    browser.post('/api/account/resendconfirmemail', { clientId: 'wa', email }),
  'the newsletter': (browser, email) =>
    browser.post('/api/Contact/kitchenclub', { Name: 'Ida', Email: email, Postcode: '2000', source: 'Newsletter' }),
}

it.each(Object.keys(calls))(
  'gives the same response to %s, after the same work, for known and unknown addresses',
  async (name) => {
    const call = calls[name]
    if (!call) throw new Error('There is no such call')
    await seen((browser) => call(browser, 'first.one@mail.example'), 'first.one@mail.example')
    const known = await seen((browser) => call(browser, 'ada@hearth.example'), 'ada@hearth.example')
    // A new address in each test, because registration makes it known.
    const fresh = `nobody.${name.replaceAll(' ', '.')}@mail.example`
    const unknown = await seen((browser) => call(browser, fresh), fresh)
    expect(known.statusCode).toBeLessThan(400)
    expect(unknown).toEqual(known)
  },
)

it('verifies a password once for an unknown address, and hashes one for a known address', async () => {
  const hashesOf = async (name: string, email: string) => {
    const call = calls[name]
    return call ? (await seen((browser) => call(browser, email), email)).hashes : 0
  }
  expect(await hashesOf('a sign-in', 'nobody.else@mail.example')).toBe(1)
  expect(await hashesOf('a sign-in', 'lou@hearth.example')).toBe(1)
  expect(await hashesOf('a registration', 'lou@hearth.example')).toBe(1)
})
