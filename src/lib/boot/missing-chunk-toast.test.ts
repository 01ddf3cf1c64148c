import { afterEach, expect, it, vi } from 'vitest'
import { lacksConnection, OfflineError } from '#contract/protocol/api-error.ts'
import { throwMissedPart } from './missing-chunk-toast.ts'

afterEach(() => vi.unstubAllGlobals())

const cause = new TypeError('Failed to fetch dynamically imported module')
async function failureWhere(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond))
  return throwMissedPart(cause).catch((failure: OfflineError) => failure)
}

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => Response.json({}, { status: 503 })],
])('takes a part for want of a connection while the shop %s', async (_name, respond) => {
  const failure = await failureWhere(respond)
  expect(lacksConnection(failure)).toBe(true)
  expect(failure.cause).toBe(cause)
})

it('says that only the part is missing where the shop answers; the call is tried again like any other without an answer', async () => {
  const failure = await failureWhere(async () => Response.json({ status: 'ok' }))
  expect(failure.lacksPart).toBe(true)
  expect(lacksConnection(failure)).toBe(false)
  expect(failure).toBeInstanceOf(OfflineError)
})
