import { gunzipSync } from 'node:zlib'
import { type BrowserContext, test as base, expect, type Page, type Request, type Route } from '@playwright/test'
import { type BrandKey, originOf, shops } from './brands.ts'
import { buyByCard, type Card, fillCheckout } from './checkout-form.ts'
import { signIn } from './signing-in.ts'

export { expect }

const isApi = (url: string) => new URL(url).pathname.startsWith('/api/')
/** Sent on every page after hydration: from then on every control works. A forced location is sent before it. */
const isStart = (request: Request) => /^\/api\/geo(?:\/|$)/.test(new URL(request.url()).pathname)

export type Call = {
  method: string
  path: string
  search: URLSearchParams
  body: unknown
  sentAt: number
  /** Sent together with others, in the request to `/api/batch` before it. */
  isInBatch: boolean
}

type Sent = { method: string; url: URL; body: unknown; isInBatch?: boolean }

const callOf = ({ method, url, body, isInBatch = false }: Sent): Call => ({
  method,
  path: decodeURIComponent(url.pathname),
  search: url.searchParams,
  body,
  sentAt: Date.now(),
  isInBatch,
})

/** The body as text; batches are compressed. */
function bodyOf(request: Request): string | null {
  const isCompressed = request.headers()['content-encoding'] === 'gzip'
  return isCompressed ? gunzipSync(request.postDataBuffer() ?? '').toString() : request.postData()
}

/** The call of a request, and those that a batch contains: edits that wait for a slow request leave together. */
function callsOf(request: Request): Call[] {
  const url = new URL(request.url())
  const text = bodyOf(request)
  const body: unknown = text?.startsWith('{') ? JSON.parse(text) : text
  const own = callOf({ method: request.method(), url, body })
  if (own.path !== '/api/batch') return [own]
  const { requests } = body as { requests: { method: string; path: string; body?: unknown }[] } // as the contract says
  const parts = requests.map(({ path, ...part }) =>
    callOf({ method: part.method, url: new URL(path, url), body: part.body, isInBatch: true }),
  )
  return [own, ...parts]
}

/** Records every API request of the page, in order. */
function recordCalls(page: Page) {
  const made: Call[] = []
  page.on('request', (request) => {
    if (isApi(request.url())) made.push(...callsOf(request))
  })
  return {
    all: made,
    of: (method: string, path: string | RegExp) =>
      made.filter(
        (call) => call.method === method && (typeof path === 'string' ? call.path === path : path.test(call.path)),
      ),
    forget: () => {
      made.length = 0
    },
  }
}

/** Makes each page ask for the settings: it would use those of the page before, if that one had the time to store them. */
const forgetSettings = (page: Page) =>
  page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    const stored = Object.keys(localStorage).filter((key) => /^hearth:[\w-]+:cache$/.test(key))
    for (const key of stored) localStorage.removeItem(key)
  })

async function stubResponse(page: Page, path: string, respond: (route: Route) => Promise<void>) {
  if (path === '/api/settings') await forgetSettings(page)
  await page.route(`**${path}`, respond)
}

/** Stubs single API responses; the rest of the shop is unchanged. */
const stubs = (page: Page) => ({
  /** A fixed response. */
  answers: (path: string, json: unknown, status = 200) =>
    stubResponse(page, path, (route) => route.fulfill({ status, json })),
  /** The real response with a change. */
  changes: <Answer>(path: string, change: (answer: Answer) => unknown) =>
    stubResponse(page, path, async (route) => {
      // Node cannot resolve the shops' names: the host is sent as a header instead.
      const url = new URL(route.request().url())
      const headers = { ...(await route.request().allHeaders()), host: url.host }
      const response = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}${url.search}`, headers })
      const body = (await response.json()) as Answer // as the contract says; the test knows the endpoint
      await route.fulfill({ response, json: change(body) })
    }),
  /** A network error. */
  fails: (path: string) => page.route(`**${path}`, (route) => route.abort()),
})

type Options = {
  /** Simulates input on each page from its start, so that tests of other subjects need not wait for the first view. */
  isInUse: boolean
  /** Allows the newsletter banner; otherwise this shopper has dismissed it, so that it covers nothing. */
  meetsNewsletter: boolean
}

type Workers = { serviceWorkers?: 'allow' | 'block' }

export type Fixtures = {
  /** Opens a shop and waits for its hydration. */
  shop: (brand: BrandKey, path?: string) => Promise<void>
  /** Frequent actions of a shopper, by the shortest way. */
  shopper: ReturnType<typeof shopperOf>
  calls: ReturnType<typeof recordCalls>
  stub: ReturnType<typeof stubs>
  network: { offline: () => Promise<void>; online: () => Promise<void> }
}

async function open(page: Page, address: string) {
  const start = page.waitForRequest(isStart)
  await page.goto(address)
  await start
}

export function shopperOf(page: Page) {
  const originNow = () => new URL(page.url()).origin
  // Sent by the browser, which resolves the shops' host names and stores their cookies.
  const post = async (brand: BrandKey, path: string, data: unknown) => {
    if (!page.url().startsWith(originOf(brand))) await page.goto(`${originOf(brand)}/robots.txt`)
    const send = async ([to, body]: [string, string]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(to, { method: 'POST', headers, body })
      return response.ok ? null : `${to}: ${response.status} ${await response.text()}`
    }
    const problem = await page.evaluate(send, [path, JSON.stringify(data)] as [string, string])
    if (problem) throw new Error(problem)
  }
  return {
    /** Adds a product to the cart before a page is opened. */
    hasInCart: async (brand: BrandKey, sku = shops[brand].sku, quantity = 1) => {
      await post(brand, '/api/cart/product/', { sku, quantity })
    },
    /** Adds a product to the cart and opens the checkout. */
    opensCheckout: async (brand: BrandKey) => {
      await post(brand, '/api/cart/product/', { sku: shops[brand].sku, quantity: 1 })
      await open(page, `${originOf(brand)}/customer/checkout`)
    },
    /** Sets the location before a page is opened. */
    livesIn: async (brand: BrandKey, localityId = '2000_SYDNEY') => {
      await post(brand, '/api/geo/setlocation', { localityId })
    },
    /** Signs in before a page is opened. */
    signsIn: (brand: BrandKey, email = 'ada@hearth.example') => signIn(page, brand, email),
    reloads: async () => {
      const start = page.waitForRequest(isStart)
      await page.reload()
      await start
    },
    goesTo: (path: string) => open(page, originNow() + path),
    fillsCheckout: (brand: BrandKey, card?: Card) => fillCheckout(page, brand, card),
    buysByCard: (brand: BrandKey, card?: Card) => buyByCard(page, brand, card),
  }
}

/** Simulates input on every page of a context from its start. */
export const beInUse = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')), { once: true }),
  )

/** Dismisses the newsletter before any page is opened. */
const knowsNewsletter = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An error page of the browser has no storage.
    if (location.origin === 'null' || !location.protocol.startsWith('http')) return
    localStorage.setItem('waNewsletterSubscription', 'false')
    localStorage.setItem('waNewsletterSubscriptionExpiry', String(Date.now() + 7 * 864e5))
  })

/** Prepares a context for tests: no service worker, in use from the start, without the newsletter's banner. */
export async function prepare(
  context: BrowserContext,
  { serviceWorkers = 'block', isInUse = true, meetsNewsletter = false }: Partial<Options> & Workers = {},
) {
  // Where workers are blocked, pages must see a browser without workers, and not one whose worker fails.
  if (serviceWorkers === 'block')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (isInUse) await beInUse(context)
  if (!meetsNewsletter) await knowsNewsletter(context)
}

/** What ended a script or a page of the app, also where the test looked elsewhere. */
function crashesOf(page: Page) {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(String(error)))
  page.on('console', (message) => {
    if (message.text().includes('caught the following error during render')) crashes.push(message.text())
  })
  return crashes
}

export const test = base.extend<Options & Fixtures>({
  isInUse: [true, { option: true }],
  meetsNewsletter: [false, { option: true }],
  page: async ({ page }, use) => {
    const crashes = crashesOf(page)
    await use(page)
    // A stubbed request that is pending at the end of the test must not fail the test or the run.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(crashes, 'errors that no test expects').toEqual([])
  },
  context: async ({ context, serviceWorkers, isInUse, meetsNewsletter }, use) => {
    await prepare(context, { serviceWorkers, isInUse, meetsNewsletter })
    await use(context)
  },
  shop: async ({ page }, use) => {
    await use((brand, path = '/') => open(page, originOf(brand) + path))
  },
  shopper: async ({ page }, use) => {
    await use(shopperOf(page))
  },
  calls: async ({ page }, use) => {
    await use(recordCalls(page))
  },
  stub: async ({ page }, use) => {
    await use(stubs(page))
  },
  network: async ({ context }, use) => {
    await use({ offline: () => context.setOffline(true), online: () => context.setOffline(false) })
  },
})
