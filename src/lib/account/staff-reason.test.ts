// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { pageConnection } from '#lib/network/connection.ts'
import { staffReason } from './staff-reason.ts'

it('keeps the reason of a call that failed without a connection when the connection returns', () => {
  const status = vi.spyOn(pageConnection(), 'status').mockReturnValue('offline')
  const lost = new OfflineError()
  const text = 'You are offline. Try again when you are back online.'
  expect(staffReason(lost)).toBe(text)
  status.mockReturnValue('online')
  expect(staffReason(lost)).toBe(text)
  expect(staffReason(new OfflineError())).not.toBe(text)
})
