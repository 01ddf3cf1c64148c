// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ClientSend } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { UnsentError } from '#contract/protocol/unsent-error.ts'
import { isSignedIn } from '#lib/account/signed-in.ts'
import { brand } from '#themes/wa/brand.ts'
import { dropBearer } from './bearer.ts'
import { signedCalls } from './signed-calls.ts'
import { storeSignIn } from './stored-sign-in.ts'

const part = (value: object) => btoa(JSON.stringify(value))
const idToken = `${part({ alg: 'HS256' })}.${part({ sub: 's', exp: Date.now() / 1000 + 3600 })}.x`
const granted = { accessToken: 'token', expiresAt: new Date(Date.now() + 600_000).toISOString(), idToken }
const failed = (status: number, code: string) => new ApiError(status, { code, message: '' })

const renew = vi.fn<() => Promise<unknown>>()
const rest = vi.fn<() => Promise<unknown>>()
const plain: ClientSend = (endpoint) => (endpoint.path.endsWith('/relogin') ? renew() : rest())
const call = (endpoint: Parameters<ClientSend>[0]) => signedCalls(plain, brand)(endpoint, undefined, {})

beforeEach(() => {
  localStorage.clear()
  storeSignIn({ idToken })
})
afterEach(() => {
  dropBearer()
  vi.resetAllMocks()
})

it('does not send the checkout as that of a guest when the sign-in cannot be renewed', async () => {
  renew.mockRejectedValue(failed(500, 'unexpected'))
  await expect(call(contract.checkout.view)).rejects.toBeInstanceOf(UnsentError)
  expect(rest).not.toHaveBeenCalled()
  expect(isSignedIn()).toBe(true)
})

it('stays signed in when the renewal after a rejected token fails for another reason', async () => {
  renew.mockResolvedValueOnce(granted).mockRejectedValueOnce(failed(500, 'unexpected'))
  rest.mockRejectedValue(failed(401, 'unauthorised'))
  const { pathname } = location
  await expect(call(contract.account.info)).rejects.toMatchObject({ status: 500 })
  expect([isSignedIn(), location.pathname]).toEqual([true, pathname])
})

it('clears the sign-in when the checkout is rejected because its session has ended', async () => {
  renew.mockResolvedValueOnce(granted).mockRejectedValueOnce(failed(401, 'unauthorised'))
  rest.mockRejectedValue(failed(401, 'unauthorised'))
  await expect(call(contract.checkout.submit)).rejects.toMatchObject({ status: 401 })
  expect(rest).toHaveBeenCalledTimes(1)
  expect(isSignedIn()).toBe(false)
})
