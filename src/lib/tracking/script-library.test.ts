// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createScriptLibrary } from './script-library.ts'

/** A document whose scripts load when the test says so; the real one would go to the network. */
function aPage() {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
  const onFailure = vi.fn()
  const load = createScriptLibrary({ library: { chat: '/scripts/chat.js', maps: undefined }, document, onFailure })
  return { scripts, load, onFailure }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('loads a script once, on the first request', async () => {
  const { scripts, load } = aPage()
  expect(scripts).toHaveLength(0)
  const [first, second] = [load('chat'), load('chat')]
  expect(scripts.map(({ src, async }) => [new URL(src).pathname, async])).toEqual([['/scripts/chat.js', true]])
  scripts[0]?.dispatchEvent(new Event('load'))
  await Promise.all([first, second, load('chat')])
  expect(scripts).toHaveLength(1)
})

it('fails with Failed to load script, reports it, and retries on the next request [S1-8-17, S1-8-19]', async () => {
  const { scripts, load, onFailure } = aPage()
  const first = load('chat')
  scripts[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow(/^Failed to load script$/)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('chat')
  const second = load('chat')
  scripts[1]?.dispatchEvent(new Event('load'))
  await expect(second).resolves.toBeUndefined()
})

it('gives up on a script that never loads, and ignores its later events', async () => {
  vi.useFakeTimers()
  const { scripts, load, onFailure } = aPage()
  const first = expect(load('chat')).rejects.toThrow(/^Failed to load script$/)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  scripts[0]?.dispatchEvent(new Event('error'))
  expect(onFailure).toHaveBeenCalledTimes(1)
  const second = load('chat')
  scripts[1]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(second).resolves.toBeUndefined()
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it('rejects scripts that are not in the library [S1-8-18]', async () => {
  const { scripts, load } = aPage()
  const unknown = /^Does not exist in script library$/
  // Names come from configuration as well, so a wrong one can arrive in spite of the types.
  await expect(load('toString' as 'chat')).rejects.toThrow(unknown)
  await expect(load('maps')).rejects.toThrow(unknown)
  expect(scripts).toHaveLength(0)
})
