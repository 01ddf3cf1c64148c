import '../tests/worker-globals.ts'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { isRefreshing, respondWithPage } from './respond-with-page.ts'
import type { StoredPages } from './stored-pages.ts'

const url = 'https://shop.example/c/ovens'
const pages = {
  find: async () => new Response('<p>stored</p>'),
  forget: async () => {},
  isKeepable: () => false,
  keep: async () => {},
} satisfies StoredPages
let server: MockInstance<typeof fetch>

beforeEach(() => {
  vi.useFakeTimers()
  server = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<p>new</p>'))
})
afterEach(() => {
  vi.useRealTimers()
  server.mockRestore()
})

/** A navigation of a shopper to a page that is stored. */
function navigate() {
  const work: Promise<unknown>[] = []
  const waitUntil = (task: Promise<unknown>) => work.push(task)
  const response = respondWithPage(pages, { request: new Request(url), resultingClientId: 'a', waitUntil } as never)
  return { response, work }
}

it('fetches a stored page again a second after it was shown, and reports until then that it is due', async () => {
  const { response, work } = navigate()
  expect(await (await response).text()).toBe('<p>stored</p>')
  await vi.advanceTimersByTimeAsync(900)
  expect(isRefreshing(`${url}?gclid=1#reviews`)).toBe(true)
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(work)
  expect(server).toHaveBeenCalledOnce()
  expect(isRefreshing(url)).toBe(false)
})

it('fetches it again after the next visit, too, when the shopper was offline in this one', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (const times of [1, 2]) {
    const { work } = navigate()
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(work)
    expect(server).toHaveBeenCalledTimes(times)
    expect(isRefreshing(url)).toBe(false)
  }
})
