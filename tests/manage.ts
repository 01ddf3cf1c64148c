import type { InjectOptions } from 'fastify'
import { type Client, createClient } from '#contract/client.ts'
import { manageContract } from '#contract/manage/manage-contract.ts'
import { httpSend } from '#lib/network/api.ts'
import type { BrandKey } from '#themes/brand.ts'
import { demoPassword } from '../server/demo/seed-accounts.ts'
import { testCatalogue } from './buying.ts'
import { type Shop, testShop } from './test-app.ts'

export const people = {
  owner: 'noor@hearth.example',
  store: 'wiremu@hearth.example',
  merchandiser: 'ines@hearth.example',
  service: 'jo@hearth.example',
} as const

const host = 'admin.localhost'
let addresses = 0

/** Requests to the admin host from a new address, with the Origin that its own pages send. */
export const atAdminHost = ({ inject }: Pick<Shop, 'inject'>, shop: BrandKey = 'wa') => {
  const number = ++addresses
  const remoteAddress = `10.77.${number >> 8}.${number & 255}`
  return (request: InjectOptions) =>
    inject({
      ...request,
      remoteAddress,
      headers: { host, origin: `http://${host}`, 'x-shop': shop, ...request.headers },
    })
}

/** The cookie of a visit of this person. */
export async function visitOf(shop: Pick<Shop, 'inject'>, email: string): Promise<string> {
  const response = await atAdminHost(shop)({
    url: manageContract.manageSession.signIn.path,
    method: 'POST',
    payload: { email, password: demoPassword },
  })
  const [cookie] = response.cookies
  if (!cookie) throw new Error(`${email} cannot sign in: ${response.body}`)
  return `${cookie.name}=${cookie.value}`
}

export type BackOffice = Client<typeof manageContract>

/** The typed client of the back office, signed in as one of its people. */
export async function backOffice(shop: Pick<Shop, 'inject'>, role: keyof typeof people, brand: BrandKey = 'wa') {
  const cookie = await visitOf(shop, people[role])
  const inject = atAdminHost(shop, brand)
  const send: typeof fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const response = await inject({
      url: String(url),
      method: method as NonNullable<InjectOptions['method']>, // fetch types it as any text
      headers: { ...Object.fromEntries(new Headers(headers)), cookie },
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    const text = response.statusCode === 204 ? null : response.body
    return new Response(text, { status: response.statusCode, headers: response.headers as Record<string, string> })
  }
  return {
    api: createClient(manageContract, httpSend('', send)) as BackOffice,
    inject: (request: InjectOptions) => inject({ ...request, headers: { cookie, ...request.headers } }),
  }
}

export type Desk = Awaited<ReturnType<typeof backOffice>>

/** A shop with the test catalogue, and its owner in the back office. */
export async function ownedShop(options: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop(options)
  const catalogue = await testCatalogue(shop)
  return { shop, catalogue, owner: await backOffice(shop, 'owner') }
}
