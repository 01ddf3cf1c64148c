import { type Api, createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { httpSend } from '#lib/network/api.ts'
import type { Shop } from './test-app.ts'

export const demoPassword = 'kettle-on-the-hob'
const nonce = 'nonce-of-this-test-page'

type Form = { email?: string; password?: string; returnUrl?: string; origin?: string; nonce?: string }
type Jar = Map<string, string>

type BrowserOptions = { brand?: string; ip?: string; cookies?: Jar }

const cookieHeader = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** A browser without an app: posts forms, follows no redirects and stores its cookies. */
export function plainBrowser(shop: Shop, { brand = 'wa', ip = '10.9.9.9', cookies = new Map() }: BrowserOptions = {}) {
  const host = `${brand}.localhost:4000`
  const origin = `http://${host}`
  const jar: Jar = new Map(cookies)

  async function send(request: Parameters<Shop['inject']>[0]) {
    // Mails of the same time have no order.
    shop.clock.advance(1)
    const headers = { host, ...request.headers, ...(jar.size > 0 ? { cookie: cookieHeader(jar) } : {}) }
    const response = await shop.inject({ ...request, headers, remoteAddress: ip })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    send({ method: 'POST', url, payload, headers })

  const postForm = (form: Form) =>
    send({
      method: 'POST',
      url: '/api/account/login-redir',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: new URLSearchParams({
        email: 'ada@hearth.example',
        password: demoPassword,
        returnUrl: `${origin}/blank/account/login-callback`,
        origin,
        nonce,
        ...form,
      }).toString(),
    })

  /** The parameters that the callback page receives in its fragment. */
  const fragmentOf = (location: unknown) => new URLSearchParams(String(location).split('#')[1])

  /** The typed client of this browser, optionally with a bearer token. */
  const api = (bearer?: string): Api =>
    createClient(
      contract,
      httpSend('', async (url, { method = 'GET', headers, body } = {}) => {
        const response = await send({
          url: String(url),
          method: method as 'GET', // fetch types it as any text
          headers: {
            ...Object.fromEntries(new Headers(headers)),
            ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          },
          ...(typeof body === 'string' ? { payload: body } : {}),
        })
        const text = response.statusCode === 204 ? null : response.body
        return new Response(text, { status: response.statusCode, headers: response.headers as Record<string, string> })
      }),
    )

  return {
    origin,
    nonce,
    jar,
    api,
    /** Another browser with a copy of the current cookies, like a thief's. */
    copy: () => plainBrowser(shop, { brand, ip, cookies: jar }),
    loseCookie: (name: string) => jar.delete(name),
    send,
    post,
    postForm,
    fragmentOf,
    /** Posts the form, then exchanges the code: returns the tokens of a sign-in. */
    async signIn(email = 'ada@hearth.example', password = demoPassword) {
      const response = await postForm({ email, password })
      const code = fragmentOf(response.headers.location).get('code') ?? ''
      return (await post('/api/account/exchange', { code, nonce })).json<{
        accessToken: string
        expiresAt: string
        idToken: string
      }>()
    },
  }
}

/** The link in the last mail to an address, without its host; null without a mail or a link. */
export async function lastMail(shop: Shop, recipient: string) {
  await shop.idle()
  const { rows } = await shop.pool.query<{ subject: string; body: string }>(
    'select subject, body from mails where recipient = $1 order by created_at desc, id desc limit 1',
    [recipient],
  )
  const [mail] = rows
  if (!mail) return null
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.body)?.[1] ?? null
  return { ...mail, link, token: /(?:token=|confirmemail\/)([\w-]+)/.exec(link ?? '')?.[1] ?? '' }
}
