// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { clientVersion } from '#contract/protocol/client-version.ts'
import { emitRequestEvent } from '#lib/network/request-events.ts'
import { watchForUpdates } from './update-checks.ts'

const updates = { check: vi.fn(async () => undefined), outdated: vi.fn(async () => undefined) }
const receiveResponse = (minClient: number) =>
  emitRequestEvent({ arrived: true, method: 'GET', madeAt: null, minClient })
let visibility: DocumentVisibilityState = 'visible'
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)

vi.useFakeTimers()
watchForUpdates(updates, document)
beforeEach(() => {
  visibility = 'visible'
  vi.clearAllMocks()
})

it('looks each hour while the page stays in sight', () => {
  vi.advanceTimersByTime(59 * 60_000)
  expect(updates.check).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(2 * 60 * 60_000)
  expect(updates.check).toHaveBeenCalledTimes(2)
  visibility = 'hidden'
  vi.advanceTimersByTime(2 * 60 * 60_000)
  expect(updates.check).toHaveBeenCalledTimes(2)
})

it('looks when the page comes into sight again, and not when it goes', () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(updates.check).toHaveBeenCalledTimes(0)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(updates.check).toHaveBeenCalledTimes(1)
})

it('detects in any response that the server supports newer apps only', () => {
  receiveResponse(0)
  receiveResponse(clientVersion)
  expect(updates.outdated).toHaveBeenCalledTimes(0)
  receiveResponse(clientVersion + 1)
  expect(updates.outdated).toHaveBeenCalledTimes(1)
})
