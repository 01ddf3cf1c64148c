// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAhead } from '#lib/load-ahead.ts'
import { headFor, reloadOnMissingChunk } from './missing-chunk.ts'

const reload = vi.spyOn(location, 'reload')
const assign = vi.spyOn(location, 'assign')
const shop = vi.fn<typeof fetch>()
reloadOnMissingChunk()

/** True when the failure reaches the page, which then says so. */
const missFor = (payload: Error) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
const miss = (part = '/assets/part.js') => missFor(new Error(part))
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

beforeEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
  // As after a page that was gone to and is there.
  headFor(`/before/${Math.random()}`)
  headFor(undefined)
  for (const go of [reload, assign]) go.mockReset().mockImplementation(() => undefined)
  shop.mockReset().mockImplementation(async () => Response.json({ status: 'ok' }))
  vi.stubGlobal('fetch', shop)
})

it('loads the page afresh once in a session when a part of the app is gone and the shop answers', async () => {
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
])('leaves what can be read while the shop %s, and does it afresh when it answers again', async (_name, answer) => {
  shop.mockImplementation(answer)
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
  shop.mockImplementation(async () => Response.json({ status: 'ok' }))
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits three seconds for the shop, and no longer', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  miss()
  await settle()
  expect(limit).toHaveBeenCalledWith(3_000)
})

it('does nothing at all for a part that was only loaded ahead, and keeps the one try', async () => {
  /** As the bundler does it: the page is told, then whoever asked. */
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

it('does not reload where it could not remember having done so', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

/** A field in which somebody is typing. */
function typing() {
  document.body.innerHTML = '<form><input><button type="button">Press</button></form>'
  document.querySelector('input')?.focus()
}

it('does not take the page from under somebody who types, until they press and the same part is missed again', async () => {
  typing()
  miss('/assets/one.js')
  miss('/assets/two.js')
  await settle()
  // By the app itself, which tries again.
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

it('does not take it either when the typing began while the shop was asked', async () => {
  miss()
  typing()
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

it('nor when it began while stored pages were forgotten; the one try is kept', async () => {
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

it('leads to where the page was heading, also from a field and more than once in a session', async () => {
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

it('goes there once, however often the same address is pressed', async () => {
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

it('leaves a page alone to which somebody has gone on meanwhile', async () => {
  headFor('/c/kitchen')
  miss()
  headFor('/c/laundry')
  headFor(undefined)
  await settle()
  expect(assign).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('comes afresh where the way there has ended in an error page', async () => {
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

it('does not fight a page the browser is already going to, and goes on when it was not left after all', async () => {
  window.dispatchEvent(new Event('beforeunload'))
  miss()
  await settle()
  expect(shop).not.toHaveBeenCalled()
  headFor('/c/kitchen')
  miss()
  await settle()
  expect(assign).toHaveBeenCalledTimes(1)
})

it('stays where it is heading for nothing while the shop is away', async () => {
  shop.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  headFor('/c/kitchen')
  miss()
  await settle()
  expect(assign).not.toHaveBeenCalled()
})
