import fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { Registry } from 'prom-client'
import { type Api, createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { httpSend } from '#lib/network/api.ts'
import type { Upload } from '#lib/network/form-send.ts'
import type { BrandKey } from '#themes/brand.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { type AppOptions, buildApp } from '../server/app.ts'
import { configOf } from '../server/config.ts'
import { grantTokens, openSession } from '../server/identity/sign-in/sign-in.ts'
import { createAfterResponse } from '../server/lib/after-response.ts'
import type { Gateways } from '../server/payments/provider/gateways.ts'
import { createSandbox } from '../server/payments/sandbox/sandbox.ts'
import { testDatabase } from './database.ts'
import { testNow } from './template.ts'

type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>
type Options = Partial<Omit<AppOptions, 'clock'>> & {
  brand?: BrandKey
  now?: string
  /** Payment providers in place of the sandbox. */
  gatewaysOf?: (deps: Pick<AppOptions, 'db' | 'clock'>) => Gateways
}

const noPages: AppOptions['renderer'] = () => ({
  render: () => Promise.reject(new Error('This suite renders no pages')),
  assets: () => ({ template: '<!--head--><!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] }),
  withPolicy: false,
})

/** A clock that changes only when a test sets it. */
function stoppedClock(start: string) {
  let now = new Date(start)
  const clock = () => new Date(now)
  return Object.assign(clock, {
    set: (time: string) => {
      now = new Date(time)
    },
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  })
}

/**
 * Answers for shops that are closed. A page that was left may still send, and a rejected request would say that the
 * connection is down, to the page of the next test.
 */
const closed = fastify().setNotFoundHandler((_, reply) => reply.code(503).send({}))

/** The whole server of one shop in this process, on its own database. */
export async function testShop({ brand = 'wa', now = testNow, gatewaysOf, ...options }: Options = {}) {
  const { db, pool, close } = await testDatabase()
  const clock = stoppedClock(now)
  const afterResponse = createAfterResponse((error) => {
    throw error
  })
  const wait = options.wait ?? (() => Promise.resolve())
  const sandbox = options.sandbox ?? (await createSandbox({ db, clock, wait }))
  const registry = new Registry()
  const app = await buildApp({
    db,
    registry,
    clock,
    site: { defaultBrand: brand, hosts: [] },
    limits: configOf({}).limits,
    // Tests read their changes immediately; the cache has tests of its own.
    pageCache: { seconds: 0, bytes: 0 },
    dataDir: '.data/test',
    renderer: noPages,
    wait,
    sandbox,
    afterResponse,
    ...(gatewaysOf ? { gateways: gatewaysOf({ db, clock }) } : {}),
    ...options,
  })
  let isClosed = false
  const inject: Inject = (request) =>
    (isClosed ? closed : app).inject({ ...request, headers: { host: `${brand}.localhost`, ...request.headers } })
  return {
    app,
    db,
    pool,
    clock,
    /** The metrics for Prometheus. */
    figures: () => registry.metrics(),
    /** The payment provider of the shop. */
    sandbox,
    inject,
    /** The typed client of one browser, with its cookies. */
    api: browser(inject),
    /** The client of another browser, or of another brand on the same server. */
    visitor: (host = `${brand}.localhost`) =>
      browser(withAddress((request) => inject({ ...request, headers: { ...request.headers, host } }))),
    /** The client of another browser in the network of this address. */
    visitorAt: (remoteAddress: string) => browser((request) => inject({ ...request, remoteAddress })),
    /** A client signed in as an account of the demo, by email. */
    signedIn: async (email: string) => {
      const account = await findAccountByEmail(db, email)
      if (!account) throw new Error(`Nobody is called ${email}`)
      const { session } = await openSession(db, account, clock())
      const granted = await grantTokens(db, { session, account, brand, nonce: 'test', now: clock() })
      const authorization = `Bearer ${granted.accessToken}`
      return browser(withAddress((request) => inject({ ...request, headers: { ...request.headers, authorization } })))
    },
    /** Resolves when work after the responses is done. */
    idle: afterResponse.idle,
    close: async () => {
      isClosed = true
      await app.close()
      await afterResponse.idle()
      await sandbox.close()
      await close()
    },
  }
}

export type Shop = Awaited<ReturnType<typeof testShop>>

let visitors = 0

/** Each visitor has its own address, because rate limits count by address. */
function withAddress(inject: Inject): Inject {
  const number = ++visitors
  const remoteAddress = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return (request) => inject({ ...request, remoteAddress })
}

/** The app's client, with requests injected into the server. */
function browser(inject: Inject): Api {
  const cookies = new Map<string, string>()
  const send: typeof fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const response = await inject({
      url: String(url),
      method: method as NonNullable<InjectOptions['method']>, // fetch types it as any text
      headers: { ...Object.fromEntries(new Headers(headers)), ...cookieHeader(cookies) },
      ...(typeof body === 'string'
        ? { payload: body }
        : body instanceof Uint8Array
          ? { payload: Buffer.from(body) }
          : {}),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = response.statusCode === 204 ? null : response.body
    return new Response(text, { status: response.statusCode, headers: response.headers as Record<string, string> })
  }
  const sendJson = httpSend('', send)
  return createClient(contract, (endpoint, input, options) => {
    if (!isUpload(input?.body)) return sendJson(endpoint, input, options)
    return sendForm(inject, { url: endpoint.path, upload: input.body, headers: options.headers })
  })
}

const isUpload = (body: unknown): body is Upload => body instanceof Object && 'form' in body

type FormCall = { url: string; upload: Upload; headers: Record<string, string> | undefined }

/** A multipart form with a file, as a browser encodes it. */
async function sendForm(inject: Inject, { url, upload: { form, onProgress }, headers }: FormCall) {
  const written = new Response(form)
  const payload = Buffer.from(await written.arrayBuffer())
  const type = { 'content-type': written.headers.get('content-type') ?? '' }
  const response = await inject({ url, method: 'POST', headers: { ...headers, ...type }, payload })
  onProgress(100)
  if (response.statusCode >= 300) throw new ApiError(response.statusCode, response.json())
  return response.json() as unknown
}

const cookieHeader = (cookies: Map<string, string>): Record<string, string> =>
  cookies.size ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}
