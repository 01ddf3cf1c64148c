import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { navigationQueries } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is requested once an hour, at one address [S2-7-18]', async () => {
  const sent: string[] = []
  const api = createClient(contract, async ({ method, path }) => {
    sent.push(`${method} ${path}`)
    return {}
  })
  const client = new QueryClient()
  const load = () => client.fetchQuery(navigationQueries(api).navbar())
  await load()
  vi.advanceTimersByTime(59 * 60_000)
  await load()
  expect(sent).toEqual(['GET /api/navbar/'])
  vi.advanceTimersByTime(2 * 60_000)
  await load()
  expect(sent).toHaveLength(2)
})
