import { expect, it, vi } from 'vitest'
import { onReport } from '#lib/network/report-failure.ts'
import { expectConsole } from '../../../tests/console-guard.ts'
import { showAppBadge } from './app-badge.ts'

const refusing = (name: string) => ({
  setAppBadge: () => Promise.reject(Object.assign(new Error('no'), { name })),
})

it('shows the number of pieces and takes it away when there are none', async () => {
  const badges = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) }
  await showAppBadge(3, badges)
  expect(badges.setAppBadge).toHaveBeenCalledWith(3)
  expect(badges.clearAppBadge).not.toHaveBeenCalled()
  await showAppBadge(0, badges)
  expect(badges.clearAppBadge).toHaveBeenCalledOnce()
  expect(badges.setAppBadge).toHaveBeenCalledOnce()
})
it('does nothing where icons carry no numbers or numbers are not allowed', async () => {
  expectConsole(/^app badge: no$/)
  const report = vi.fn()
  const stop = onReport(report)
  await showAppBadge(3, {})
  await showAppBadge(0, {})
  await showAppBadge(3, refusing('NotAllowedError'))
  expect(report).not.toHaveBeenCalled()
  await showAppBadge(3, refusing('DataError'))
  expect(report).toHaveBeenCalledOnce()
  stop()
})
