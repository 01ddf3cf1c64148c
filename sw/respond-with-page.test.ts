import '../tests/worker-globals.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savedAtHeader } from '../src/contract/worker.ts'
import { policiesFor } from './policies.ts'
import { respondWithPage } from './respond-with-page.ts'
import { storeShownPage } from './shown-page.ts'
import type { StoredPages } from './stored-pages.ts'

const url = 'https://shop.example/c/ovens'
const old = () => new Response('<p>old</p>', { headers: { [savedAtHeader]: '1' } })
const pages = {
  find: vi.fn(async () => old()),
  forget: vi.fn(),
  isKeepable: () => false,
  keep: vi.fn(),
} satisfies StoredPages
const server = vi.fn(async () => new Response('<p>new</p>'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('location', new URL(url))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.mockClear()
})

/** A navigation of a shopper to a page that is stored. */
function navigate() {
  const work: Promise<unknown>[] = []
  const event = {
    request: new Request(url),
    resultingClientId: 'a',
    waitUntil: (task: Promise<unknown>) => work.push(task),
  }
  return { response: respondWithPage(pages, event as never), work }
}
const shown = () => storeShownPage(policiesFor(pages), pages, { url, resources: [], event: {} as never })

it('fetches a stored page again a second after it was shown, and once though the page says so itself', async () => {
  const { response, work } = navigate()
  expect(await (await response).text()).toBe('<p>old</p>')
  await vi.advanceTimersByTimeAsync(900)
  await shown()
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(work)
  expect(server).toHaveBeenCalledOnce()
  await shown()
  expect(server).toHaveBeenCalledTimes(2)
})

it('fetches it again after the next visit, too, when the shopper was offline in this one', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (const times of [1, 2]) {
    const { work } = navigate()
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(work)
    expect(server).toHaveBeenCalledTimes(times)
  }
})
