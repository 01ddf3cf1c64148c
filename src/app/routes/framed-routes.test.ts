import { afterEach, expect, it, vi } from 'vitest'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { withLoss } from './framed-routes.tsx'

afterEach(() => vi.unstubAllGlobals())

const cause = new TypeError('Failed to fetch dynamically imported module')
async function failureWhere(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond))
  const { lazy } = withLoss({ path: '/brands', lazy: () => Promise.reject(cause) })
  return typeof lazy === 'function' ? await lazy().catch((failure: unknown) => failure) : null
}

it('fails for want of a connection where the code of a page does not come', async () => {
  expect(lacksConnection(await failureWhere(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe(true)
})

it('fails otherwise where only the code is missing', async () => {
  expect(lacksConnection(await failureWhere(async () => Response.json({ status: 'ok' })))).toBe(false)
})
