// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFailure } from '#lib/network/error-toast.ts'
import { expectConsole } from '../../../tests/console-guard.ts'
import { onDemand } from './on-demand.tsx'

const shop = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    shop.mockReset().mockImplementation(async () => Response.json({ status: 'ok' })),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('shows its placeholder until the component is loaded', async () => {
  const Part = onDemand(async () => Greeting, <p>one moment</p>)
  render(<Part name="Ada" />)
  expect(screen.getByText('one moment')).toBeTruthy()
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})

it('shows a failed load once, and retries on the next mount', async () => {
  expectConsole(/^loading a part: offline$/)
  const errors: string[] = []
  const stop = onFailure((text) => errors.push(text))
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Greeting)
  const Part = onDemand(load)
  const first = render(<Part name="Ada" />)
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  expect(first.container.textContent).toBe('')
  first.unmount()
  render(<Part name="Bo" />)
  expect(await screen.findByText('Hello Bo')).toBeTruthy()
  expect(errors).toHaveLength(1)
  stop()
})

it.each([
  ['only the part', async () => Response.json({ status: 'ok' }), /^Part of the page did not load. Try again/],
  ['the shop', () => Promise.reject(new TypeError('Failed to fetch')), /^No response from the shop/],
])('names what is unavailable: %s', async (_name, respond, words) => {
  expectConsole(/^loading a part: /)
  shop.mockImplementation(respond)
  const errors: string[] = []
  const stop = onFailure((text) => errors.push(text))
  const Part = onDemand<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(<Part />)
  await vi.waitFor(() => expect(errors).toEqual([expect.stringMatching(words)]))
  stop()
})

it('shows no error when the page shows an alert', async () => {
  expectConsole(/^loading a part: offline$/)
  const onError = vi.fn()
  const stop = onFailure(onError)
  const Part = onDemand<object>(() => Promise.reject(new TypeError('offline')))
  render(
    <div role="alert">
      <Part />
    </div>,
  )
  await vi.waitFor(() => expect(shop).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(onError).not.toHaveBeenCalled()
  stop()
})

it('renders every instance, also when it loads between render and effect', () => {
  // biome-ignore lint/suspicious/noThenProperty: resolves synchronously, between render and effect
  const here = { then: (take: (part: typeof Greeting) => void) => take(Greeting) }
  const load = () => here as unknown as Promise<typeof Greeting> // only its then is used
  const Part = onDemand(load, null, (begin) => begin())
  const { container } = render(
    <>
      <Part name="Ada" />
      <Part name="Bo" />
    </>,
  )
  expect(container.textContent).toBe('Hello AdaHello Bo')
})
