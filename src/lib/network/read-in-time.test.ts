import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { readInTime } from './read-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request without a response, which ends as fetch does. */
const hanging = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))

it('gives up a request without a response after 15 seconds, as if there was no connection', async () => {
  const read = readInTime(new AbortController().signal, hanging)
  const ended = expect(read).rejects.toBeInstanceOf(OfflineError)
  await vi.advanceTimersByTimeAsync(15_000)
  await ended
})

it('ends with the query, and passes on what the request has', async () => {
  const query = new AbortController()
  const ended = expect(readInTime(query.signal, hanging)).rejects.toThrow(DOMException)
  query.abort()
  await ended
  await expect(readInTime(new AbortController().signal, async () => 'order')).resolves.toBe('order')
  const failed = async () => Promise.reject(new Error('500'))
  await expect(readInTime(new AbortController().signal, failed)).rejects.toThrow('500')
})
