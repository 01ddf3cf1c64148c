import { contract } from '#contract/contract.ts'
import type { Contract, Endpoint } from '#contract/protocol/endpoint.ts'
import type { Shop } from './test-app.ts'

/** Secrets by request field; neither logs nor traces may contain them. */
export const canaries = {
  email: 'canary.mail@hearth.example',
  password: 'CanaryPassword1',
  token: 'CanaryTokenCanaryTokenCanary',
  card: '4242424242424242',
  address: '12 Canary Street',
  phone: '0412999888',
}
const names: Record<string, string> = {
  email: canaries.email,
  username: canaries.email,
  password: canaries.password,
  newPassword: canaries.password,
  token: canaries.token,
  code: canaries.token,
  nonce: canaries.token,
  shareId: canaries.token,
  assertion: canaries.token,
  state: canaries.token,
  cardNumber: canaries.card,
  encryptedValues: canaries.card,
  cardName: canaries.card,
  address: canaries.address,
  line1: canaries.address,
  street: canaries.address,
  firstName: canaries.address,
  lastName: canaries.address,
  searchTerm: canaries.address,
  q: canaries.address,
  text: canaries.address,
  message: canaries.address,
  phone: canaries.phone,
  mobile: canaries.phone,
}
type Asked = Pick<Shop, 'inject'>

const nested = { ...names, customer: names, billing: names, delivery: names, payment: names, products: [names] }

const areas: Contract = contract
export const calls = Object.values(areas).flatMap((area) => Object.values(area))

const headers = {
  authorization: `Bearer ${canaries.token}`,
  cookie: `visitor=${canaries.token}; session=${canaries.token}; external=${canaries.token}`,
  referer: `http://wa.localhost/account/confirmemail/${canaries.token}`,
  'user-agent': canaries.email,
  'idempotency-key': canaries.token,
}

function ask(shop: Asked, { method, path }: Endpoint) {
  const url = `${path.replaceAll(/:\w+/g, canaries.token)}?${new URLSearchParams(names)}`
  return shop.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: nested }) })
}

/** Sends each secret to each endpoint, in every place of a request that takes it. */
export async function askEverything(shop: Asked) {
  for (const endpoint of calls) await ask(shop, endpoint)
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  }
  const fields = new URLSearchParams({ ...names, origin: 'http://wa.localhost', returnUrl: '/' }).toString()
  for (const url of ['/api/account/login-redir', '/sandbox/identity/google', '/api/checkout/3ds/return'])
    await shop.inject({ method: 'POST', url, headers: form, payload: fields })
  const pages = ['account/confirmemail', 'account/resetpassword', 'sandbox/pay', 'search', 'project/shared', 'p']
  for (const page of pages)
    await shop.inject({ url: `/${page}/${canaries.token}?${new URLSearchParams(names)}`, headers })
  await shop.inject({ url: `/${canaries.email}`, headers })
  await shop.inject({ method: 'POST', url: `/nothing/${canaries.token}`, headers, payload: nested })
  await shop.inject({
    method: 'POST',
    url: '/api/account/forgotpassword',
    headers,
    payload: `{"email":"${canaries.email}`,
  })
  const typed = { ...headers, 'content-type': 'application/json' }
  await shop.inject({ method: 'POST', url: '/api/account/register', headers: typed, payload: `${canaries.email} {` })
}

/** The texts that contain a secret. */
export const withCanary = (texts: readonly string[]) =>
  texts.filter((text) =>
    Object.values(canaries).some((canary) => text.includes(canary) || text.includes(encodeURIComponent(canary))),
  )
