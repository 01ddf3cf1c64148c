import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import type { AlertBanner } from '#contract/content/content.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { expectConsole } from '../../../tests/console-guard.ts'
import { cachedAlert, closeAlert, currentAlert } from './alert-state.ts'

const banner: AlertBanner = {
  bannerURL: '/sale',
  backgroundColor: '#FFD9B8',
  desktopContent: '<p>Half price</p>',
  mobileContent: '<p>Half</p>',
}
const minuteMs = 60_000
let now = 0
let values: Map<string, string>

function memory(): Storage {
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function setUp(respond: () => Promise<AlertBanner | null>) {
  const alertBanner = vi.fn(respond)
  const deps = {
    storage: createExpiringStorage({ storage: memory(), now: () => now }),
    api: { content: { alertBanner } } as unknown as Api, // the one call this rule makes
    queryClient: new QueryClient(),
  }
  return { ...deps, alertBanner, look: () => currentAlert(deps) }
}

beforeEach(() => {
  now = 1_000_000
  values = new Map()
})

it('requests the banner once in ten minutes and shows its cache in between [S1-7-26] [S1-4-16] [S1-9-05]', async () => {
  const { look, alertBanner } = setUp(async () => banner)
  expect(await look()).toEqual(banner)
  expect([...values.keys()].sort()).toEqual(['alertCacheData', 'recheckAlertBannerExpiry'])
  const { expiry } = JSON.parse(values.get('recheckAlertBannerExpiry') ?? '{}')
  expect(expiry).toBe(now + 10 * minuteMs)
  now += 10 * minuteMs - 1
  expect(await look()).toEqual(banner)
  expect(alertBanner).toHaveBeenCalledTimes(1)
  now += 1
  await look()
  expect(alertBanner).toHaveBeenCalledTimes(2)
})

it('stays closed until the next request [S1-4-16]', async () => {
  const { look, storage } = setUp(async () => banner)
  await look()
  closeAlert({ storage })
  expect(values.has('alertCacheData')).toBe(false)
  expect(await look()).toBeNull()
  now += 10 * minuteMs
  expect(await look()).toEqual(banner)
})

it('stays closed when it was closed before the first response [S1-4-16]', async () => {
  const { look, storage, alertBanner } = setUp(async () => banner)
  const first = look()
  closeAlert({ storage })
  expect(await first).toBeNull()
  expect(values.has('alertCacheData')).toBe(false)
  expect(await look()).toBeNull()
  expect(alertBanner).toHaveBeenCalledTimes(1)
})

it('shows nothing when the server has nothing [S1-7-26]', async () => {
  const { look, storage } = setUp(async () => null)
  expect(await look()).toBeNull()
  expect(cachedAlert({ storage })).toBeNull()
})

it('clears its cache when the request fails and tries again in ten minutes [S1-8-03]', async () => {
  expectConsole(/^alert banner: down$/)
  const responses = [
    () => Promise.resolve(banner),
    () => Promise.reject(new ApiError(500, { code: 'internal', message: 'down' })),
  ]
  const { look, alertBanner } = setUp(() => (responses.shift() ?? (() => Promise.resolve(banner)))())
  await look()
  now += 10 * minuteMs
  expect(await look()).toBeNull()
  expect(values.has('alertCacheData')).toBe(false)
  expect(JSON.parse(values.get('recheckAlertBannerExpiry') ?? '{}').expiry).toBe(now + 10 * minuteMs)
  expect(await look()).toBeNull()
  expect(alertBanner).toHaveBeenCalledTimes(2)
})

it('reports no failure when the request is cancelled, and requests again with the next page [S1-8-03]', async () => {
  const responses = [new Promise<null>(() => {}), Promise.resolve(banner)]
  const { look, queryClient } = setUp(() => responses.shift() ?? Promise.resolve(null))
  const cancelled = look()
  await queryClient.cancelQueries()
  expect(await cancelled).toBeNull()
  expect(await look()).toEqual(banner)
})
