// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAhead } from '#lib/boot/preload.ts'
import { headFor, reloadOnMissingChunk } from './missing-chunk.ts'

const reload = vi.spyOn(location, 'reload')
const assign = vi.spyOn(location, 'assign')
const shop = vi.fn<typeof fetch>()
reloadOnMissingChunk()

/** Dispatches a preload error; true when the error reaches the page, which then shows it. */
const missFor = (payload: Error) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
const miss = (part = '/assets/part.js') => missFor(new Error(part))
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

beforeEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
  // As after a finished navigation.
  headFor(`/before/${Math.random()}`)
  headFor(undefined)
  for (const go of [reload, assign]) go.mockReset().mockImplementation(() => undefined)
  shop.mockReset().mockImplementation(async () => Response.json({ status: 'ok' }))
  vi.stubGlobal('fetch', shop)
})

it('reloads the page once in a session when a chunk is gone and the shop responds', async () => {
  expect(miss()).toBe(true)
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(String(shop.mock.calls[0]?.[0])).toMatch(/^\/healthz\?at=\d+$/)
  expect(shop.mock.calls[0]?.[1]?.cache).toBe('no-store')
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => Response.json({}, { status: 503 })],
  [
    'stands behind a sign-in page',
    async () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('keeps the readable page while the shop %s, and reloads once it responds again', async (_name, respond) => {
  shop.mockImplementation(respond)
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
  shop.mockImplementation(async () => Response.json({ status: 'ok' }))
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits three seconds for the response of the shop', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  miss()
  await settle()
  expect(limit).toHaveBeenCalledWith(3_000)
})

it('ignores a chunk that fails to preload, and saves the one reload', async () => {
  /** Like the bundler: dispatches the event, then rejects the import. */
  const load = (part: string) => async () => {
    const cause = new Error(part)
    missFor(cause)
    throw cause
  }
  await loadAhead(load('/assets/next.js'))
  headFor('/c/kitchen')
  await loadAhead(load('/assets/other.js'))
  headFor(undefined)
  await settle()
  expect(shop).not.toHaveBeenCalled()
  await load('/assets/next.js')().catch(() => undefined)
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

it('does not reload where the reload cannot be recorded', async () => {
  const deny = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny })
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

/** Focuses a field, as while the shopper types. */
function typing() {
  document.body.innerHTML = '<form><input><button type="button">Press</button></form>'
  document.querySelector('input')?.focus()
}

it('does not reload while the shopper types, until they click again and the same chunk is missing again', async () => {
  typing()
  miss('/assets/one.js')
  miss('/assets/two.js')
  await settle()
  // An automatic retry of the app.
  miss('/assets/two.js')
  document.querySelector('input')?.click()
  miss('/assets/two.js')
  await settle()
  document.querySelector('button')?.click()
  miss('/assets/three.js')
  await settle()
  expect(shop).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  miss('/assets/two.js')
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload when the shopper starts to type during the health check', async () => {
  miss()
  typing()
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload when the shopper types while stored pages are cleared, and saves the one reload', async () => {
  const keys = async () => {
    typing()
    return []
  }
  vi.stubGlobal('caches', { keys })
  miss()
  await settle()
  expect(reload).not.toHaveBeenCalled()
  document.querySelector('button')?.click()
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('loads the target of the navigation, also from a field and more than once in a session', async () => {
  typing()
  for (const address of ['/c/kitchen', '/search/oven?page=2']) {
    headFor(address)
    miss()
    await settle()
    expect(assign).toHaveBeenLastCalledWith(new URL(address, location.href).href)
  }
  expect(assign).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the loaded target when it lacks the chunk too, and saves the one reload for other pages', async () => {
  const before = location.href
  headFor('/c/kitchen')
  miss()
  await settle()
  expect(assign).toHaveBeenCalledTimes(1)
  // As in the document of the target, then on the page that was open before.
  headFor('/elsewhere')
  headFor(undefined)
  history.replaceState(null, '', new URL('/c/kitchen', location.href))
  miss()
  await settle()
  expect(reload).not.toHaveBeenCalled()
  history.replaceState(null, '', before)
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('keeps the target of a link in a loaded target, too, when all lack the chunk', async () => {
  const before = location.href
  for (const address of ['/c/kitchen', '/c/laundry']) {
    headFor(address)
    miss()
    await settle()
    expect(assign).toHaveBeenLastCalledWith(new URL(address, location.href).href)
    // As in the document of the target.
    headFor('/elsewhere')
    headFor(undefined)
    history.replaceState(null, '', new URL(address, location.href))
    miss()
    await settle()
    expect(reload).not.toHaveBeenCalled()
  }
  history.replaceState(null, '', before)
})

it('loads it once, however often the same link is clicked', async () => {
  for (const _press of [1, 2, 3]) {
    headFor('/c/kitchen')
    miss()
    miss()
    await settle()
    headFor(undefined)
  }
  headFor('/c/kitchen')
  miss()
  await settle()
  expect(assign).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})

it('does nothing when the shopper has navigated to another page meanwhile', async () => {
  headFor('/c/kitchen')
  miss()
  headFor('/c/laundry')
  headFor(undefined)
  await settle()
  expect(assign).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads when the navigation has ended in an error page', async () => {
  const before = location.href
  headFor('/c/kitchen')
  miss()
  history.replaceState(null, '', new URL('/c/kitchen', location.href))
  headFor(undefined)
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
  history.replaceState(null, '', before)
})

it('does not interrupt a navigation of the browser, and reloads when that did not leave the page', async () => {
  window.dispatchEvent(new Event('beforeunload'))
  miss()
  await settle()
  expect(shop).not.toHaveBeenCalled()
  headFor('/c/kitchen')
  miss()
  await settle()
  expect(assign).toHaveBeenCalledTimes(1)
})

it('stays on the page while the shop is down and no navigation is pending', async () => {
  shop.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  headFor('/c/kitchen')
  miss()
  await settle()
  expect(assign).not.toHaveBeenCalled()
})
