import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { createClient } from '#contract/client.ts'
import { manageContract } from '#contract/manage/manage-contract.ts'
import type { Contract } from '#contract/protocol/endpoint.ts'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { httpSend } from '#lib/network/api.ts'
import type { BrandKey } from '#themes/brand.ts'
import { findAccountByEmail, insertAccount } from '../server/accounts/accounts.ts'
import { grantRoles } from '../server/accounts/staff-roles.ts'
import { grantShops } from '../server/accounts/staff-shops.ts'
import { newId } from '../server/database/id.ts'
import { plainBrowser } from './identity.ts'
import { atAdminHost } from './manage.ts'
import { passkeyDevice } from './passkey-device.ts'
import type { Shop } from './test-app.ts'

type Person = { roles?: StaffRole[]; shops?: BrandKey[] }

/** A confirmed account of its own with the password of the demo; staff when it has shops. */
export async function aPerson(shop: Shop, { roles = [], shops = [] }: Person = {}) {
  const now = shop.clock()
  const id = newId()
  const email = `rua.${randomUUID().slice(0, 8)}@mail.example`
  const { passwordHash = null } = (await findAccountByEmail(shop.db, 'ada@hearth.example')) ?? {}
  const staff = shops.length > 0 ? { winningUserId: `w-${id}`, salespersonCode: null, storeUri: null } : null
  const person = { id, email, passwordHash, firstName: 'Rua', lastName: 'Tane', phone: '', abn: '', staff }
  const rest = { emailConfirmedAt: now, isLocked: false, hasCredit: false, preferences: {}, createdAt: now }
  await insertAccount(shop.db, { ...person, ...rest })
  for (const brand of shops) await grantShops(shop.db, [{ accountId: id, brand, grantedAt: now, grantedBy: null }])
  for (const role of roles) await grantRoles(shop.db, [{ accountId: id, role }])
  return { id, email }
}

/** A browser at the admin host, which stores cookies. */
export function deskBrowser(shop: Shop) {
  const inject = atAdminHost(shop)
  const jar = new Map<string, string>()
  async function send(request: InjectOptions) {
    shop.clock.advance(1)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await inject({ ...request, headers: { ...request.headers, cookie } })
    for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name)
    return response
  }
  return { jar, send, api: clientOf(manageContract, send), origin: 'http://admin.localhost' }
}

function clientOf<C extends Contract>(calls: C, send: (request: InjectOptions) => ReturnType<Shop['inject']>) {
  return createClient(
    calls,
    httpSend('', async (url, { method = 'GET', headers, body } = {}) => {
      const response = await send({
        url: String(url),
        method: method as 'GET', // fetch types it as any text
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { payload: body } : {}),
      })
      const text = response.statusCode === 204 ? null : response.body
      return new Response(text, { status: response.statusCode, headers: response.headers as Record<string, string> })
    }),
  )
}

let networks = 0

/** A browser of a customer who is signed in, with a device that makes passkeys. */
export async function aBrowser(
  shop: Shop,
  options: { brand?: string; device?: Parameters<typeof passkeyDevice>[1] } = {},
) {
  const browser = plainBrowser(shop, { ip: `10.8.${networks >> 8}.${networks++ & 255}`, ...options })
  return { ...browser, device: passkeyDevice(browser.origin, options.device) }
}

/** Signs in by password, and adds a passkey. */
export async function withPasskey(shop: Shop, options: Parameters<typeof aBrowser>[1] & { email: string }) {
  const browser = await aBrowser(shop, options)
  const { accessToken } = await browser.signIn(options.email)
  const api = browser.api(accessToken)
  const credential = browser.device.create(await api.passkey.addOptions())
  const { codes } = await api.passkey.add({ body: { name: 'Work laptop', credential } })
  return { ...browser, bearer: accessToken, signedIn: api, codes: codes ?? [] }
}
