// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { isPersisted, persistQueries, restoreQueries, storageKey } from './query-persistence.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const here = { brand: 'wa', build: 'b1' }
const hourMs = 60 * 60_000

async function lay(entries: Record<string, unknown>) {
  const client = createQueryClient()
  const stop = persistQueries(client, here)
  for (const [key, value] of Object.entries(entries)) client.setQueryData([key], value)
  await vi.advanceTimersByTimeAsync(2_000)
  stop()
}
async function restored(options: { brand: string; build: string } = here) {
  const client = createQueryClient()
  await restoreQueries(client, options)
  return { navbar: client.getQueryData(['navbar']), client }
}

it('brings the navigation back within the hour, as old as it is, and not after it [S1-7-44]', async () => {
  await lay({ navbar: { topNav: [] } })
  vi.setSystemTime(1_000_000 + hourMs - 1)
  const { navbar, client } = await restored()
  expect(navbar).toEqual({ topNav: [] })
  expect(client.getQueryState(['navbar'])?.dataUpdatedAt).toBe(1_000_000)
  vi.setSystemTime(1_000_000 + hourMs + 2_000)
  expect((await restored()).navbar).toBeUndefined()
})

it('keeps to the list: nothing personal and nothing large is laid down', async () => {
  await lay({ navbar: 1, settings: 2, geo: 'Sydney', product: 'secret' })
  const text = localStorage.getItem(storageKey('wa')) ?? ''
  expect(text).toContain('navbar')
  expect(text).not.toMatch(/Sydney|secret/)
  expect(
    [['navbar'], ['navbar', 'cooking-demos', 'yard'], ['settings'], ['navbar', 'more'], ['cart', 'view']].map(
      isPersisted,
    ),
  ).toEqual([true, true, true, false, false])
})

it('belongs to one shop and one build', async () => {
  await lay({ navbar: 1 })
  expect((await restored({ ...here, brand: 'aol' })).navbar).toBeUndefined()
  expect((await restored({ ...here, build: 'b2' })).navbar).toBeUndefined()
})

it('makes nothing of a storage that holds nonsense', async () => {
  localStorage.setItem(storageKey('wa'), '{"not": json')
  expect((await restored()).navbar).toBeUndefined()
})
