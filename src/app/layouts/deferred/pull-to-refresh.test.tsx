// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { type App, AppProvider } from '#lib/app.tsx'
import { lacksPullToRefresh } from '#lib/browser/standalone.ts'
import { onFailure } from '#lib/network/error-toast.ts'
import { renderUi } from '../../../../tests/render-ui.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

const load = vi.fn(async () => 'fresh')
let page: HTMLElement

beforeEach(() => {
  load.mockReset().mockResolvedValue('fresh')
  document.body.innerHTML = '<main><p>Page</p><form><input /></form></main><div role="dialog"><p>Dialog</p></div>'
  page = document.querySelector('main p') as HTMLElement // in the line above
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(['shown'], 'old')
  const stop = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn: load, staleTime: 60_000 }).subscribe(
    () => {},
  )
  stops.push(stop)
  // Only the query client is used.
  renderUi(
    <AppProvider app={{ queryClient } as App}>
      <PullToRefresh />
    </AppProvider>,
  )
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Point = { clientX: number; clientY: number }
function touch(type: string, touches: readonly Point[], target: Element = page) {
  const event = new Event(type, { bubbles: true })
  Object.defineProperty(event, 'touches', { value: touches })
  act(() => void target.dispatchEvent(event))
}
const at = (clientY: number, clientX = 100) => [{ clientX, clientY }]
const label = () => screen.getByRole('status', { hidden: true }).textContent

it('refreshes what is shown after a pull far enough, and says how far it is', async () => {
  touch('touchstart', at(20))
  touch('touchmove', at(60))
  expect(label()).toBe('Pull to refresh')
  touch('touchmove', at(200))
  expect(label()).toBe('Release to refresh')
  expect(load).not.toHaveBeenCalled()
  const { promise, resolve } = Promise.withResolvers<string>()
  load.mockReturnValue(promise)
  touch('touchend', [])
  expect(label()).toBe('Refreshing')
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => resolve('fresh'))
  await vi.waitFor(() => expect(label()).toBe(''))
})

it('does nothing when the finger goes back before it lets go', () => {
  touch('touchstart', at(20))
  touch('touchmove', at(200))
  touch('touchmove', at(60))
  touch('touchend', [])
  expect(label()).toBe('')
  expect(load).not.toHaveBeenCalled()
})

it.each([
  ['in a dialog', () => touch('touchstart', at(20), document.querySelector('[role="dialog"] p') as Element)],
  ['in a form', () => touch('touchstart', at(20), document.querySelector('input') as Element)],
  ['with two fingers', () => touch('touchstart', [...at(20), ...at(40)])],
  [
    'below the top of the page',
    () => {
      document.documentElement.scrollTop = 300
      touch('touchstart', at(20))
      document.documentElement.scrollTop = 0
    },
  ],
])('ignores a pull %s', (_, start) => {
  start()
  touch('touchmove', at(200))
  touch('touchend', [])
  expect(label()).toBe('')
  expect(load).not.toHaveBeenCalled()
})

it('leaves a swipe to the side alone', () => {
  touch('touchstart', at(20))
  touch('touchmove', at(50, 180))
  touch('touchmove', at(200, 180))
  touch('touchend', [])
  expect(load).not.toHaveBeenCalled()
})

it('says why nothing new came while offline', async () => {
  load.mockRejectedValue(new OfflineError())
  const failures: string[] = []
  stops.push(onFailure((text) => failures.push(text)))
  touch('touchstart', at(20))
  touch('touchmove', at(200))
  await act(async () => touch('touchend', []))
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  expect(label()).toBe('')
})

it('is needed in the installed app of iOS only, whose system has none', () => {
  const device = (values: object) => values as Navigator
  expect(lacksPullToRefresh(device({ standalone: true, maxTouchPoints: 5 }))).toBe(true)
  expect(lacksPullToRefresh(device({ standalone: false, maxTouchPoints: 5 }))).toBe(false)
  expect(lacksPullToRefresh(device({ maxTouchPoints: 5 }))).toBe(false)
  expect(lacksPullToRefresh(device({ standalone: true, maxTouchPoints: 0 }))).toBe(false)
})
