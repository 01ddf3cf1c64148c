// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { isSignedIn } from '#lib/account/signed-in.ts'
import { newNonce, nonceDelayMs } from '../redirect/nonce.ts'
import { currentBearer, dropBearer, holdBearer, isRenewDue, type Renewing } from './bearer.ts'
import { storeSignIn } from './stored-sign-in.ts'

const start = Date.parse('2026-11-20T02:00:00Z')
const hour = 3_600_000
const part = (value: object) => btoa(JSON.stringify(value))
const tokenUntil = (ms: number) =>
  `${part({ alg: 'HS256' })}.${part({ sub: 's', iat: start / 1000, exp: ms / 1000 })}.sig`
const granted = (accessToken: string, endMs: number) => ({
  accessToken,
  expiresAt: new Date(endMs).toISOString(),
  idToken: tokenUntil(start + hour),
})

const renew = vi.fn<Renewing>()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  localStorage.clear()
  dropBearer()
  renew.mockReset()
})
afterEach(() => vi.useRealTimers())

it('renews with 899 ms left, but not with 901 [S1-4-27]', async () => {
  expect([isRenewDue(start + 899, start), isRenewDue(start + 901, start)]).toEqual([true, false])
  renew.mockImplementation(async () => granted('second', Date.now() + hour))
  holdBearer(granted('first', start + 60_000), renew)
  vi.setSystemTime(start + 60_000 - 901)
  expect(await currentBearer(renew)).toBe('first')
  expect(renew).not.toHaveBeenCalled()
  vi.setSystemTime(start + 60_000 - 899)
  const next = currentBearer(renew)
  await vi.advanceTimersByTimeAsync(nonceDelayMs)
  expect(await next).toBe('second')
  expect(renew).toHaveBeenCalledTimes(1)
})

it('renews automatically 900 ms before expiry while the page is visible', async () => {
  renew.mockImplementation(async () => granted('second', Date.now() + hour))
  holdBearer(granted('first', start + 60_000), renew)
  await vi.advanceTimersByTimeAsync(60_000 - 901)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1 + nonceDelayMs)
  expect(renew).toHaveBeenCalledTimes(1)
})

it('renews with the stored token, the origin, a new nonce and the page URL, once for all waiting requests [S1-7-03]', async () => {
  storeSignIn({ idToken: tokenUntil(start + hour) })
  renew.mockImplementation(async () => granted('only', Date.now() + hour))
  const all = Promise.all([currentBearer(renew), currentBearer(renew), currentBearer(renew)])
  await vi.advanceTimersByTimeAsync(nonceDelayMs)
  expect(await all).toEqual(['only', 'only', 'only'])
  expect(renew).toHaveBeenCalledTimes(1)
  expect(renew.mock.calls[0]?.[0]).toEqual({
    token: tokenUntil(start + hour),
    origin: location.origin,
    nonce: expect.stringMatching(/^[\w-]{24}$/),
    returnUrl: location.href,
  })
})

it('signs out when the server ends the session, and stays signed in when it cannot be reached', async () => {
  storeSignIn({ idToken: tokenUntil(start + hour) })
  renew.mockRejectedValueOnce(new OfflineError('no answer'))
  const offline = currentBearer(renew).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(nonceDelayMs)
  expect(await offline).toBeInstanceOf(OfflineError)
  expect(isSignedIn()).toBe(true)
  renew.mockRejectedValueOnce(new ApiError(401, { code: 'unauthorised', message: '' }))
  const ended = currentBearer(renew)
  await vi.advanceTimersByTimeAsync(nonceDelayMs)
  expect(await ended).toBeNull()
  expect(isSignedIn()).toBe(false)
})

it("uses the server's clock when the device clock is wrong", async () => {
  vi.setSystemTime(start + 400 * 24 * hour)
  renew.mockImplementation(async () => granted('second', start + hour))
  holdBearer(granted('first', start + 60_000), renew)
  expect(await currentBearer(renew)).toBe('first')
})

it('creates a nonce after 10 ms and not before, a different one each time [S1-7-15]', async () => {
  let made: string | undefined
  void newNonce().then((nonce) => {
    made = nonce
  })
  await vi.advanceTimersByTimeAsync(9)
  expect(made).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(made).toMatch(/^[\w-]{24}$/)
  const secondNonce = newNonce()
  await vi.advanceTimersByTimeAsync(nonceDelayMs)
  expect(await secondNonce).not.toBe(made)
})
