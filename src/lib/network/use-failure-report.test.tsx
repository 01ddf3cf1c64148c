// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { expectConsole } from '../../../tests/console-guard.ts'
import { onReport } from './report-failure.ts'
import { useFailureReport } from './use-failure-report.ts'

afterEach(cleanup)

it('reports an error once, and the next one when it appears', () => {
  expectConsole(/^stores: /)
  const reported: unknown[] = []
  const stop = onReport(({ area, cause }) => reported.push([area, cause]))
  const lost = new Error('lost')
  const late = new Error('late')
  const { rerender } = renderHook(({ error }) => useFailureReport('stores', error), {
    initialProps: { error: null as Error | null },
  })
  expect(reported).toEqual([])
  for (const error of [lost, lost, null, late]) rerender({ error })
  expect(reported).toEqual([
    ['stores', lost],
    ['stores', late],
  ])
  stop()
})
