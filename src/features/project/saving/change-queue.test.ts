import { describe, expect, it } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import type { Sending } from '#offline/project/project-context.ts'
import { createChangeQueue } from './change-queue.ts'

/** A fake API that responds to each request in turn and records the requests. */
function wire(...responses: (object | Error)[]) {
  const sent: Sending[] = []
  const send = async (sending: Sending) => {
    sent.push(sending)
    const response = responses[sent.length - 1] ?? {}
    if (response instanceof Error) throw response
    return response
  }
  return { sent, send }
}
const keyOf = (sending: Sending | undefined) => sending?.options.headers['idempotency-key']

describe('the changes of a project', () => {
  it('go out one after the other, each on the version the last one left', async () => {
    const queue = createChangeQueue()
    const { sent, send } = wire({ version: 5 }, { version: 6, isMerged: true }, {})
    queue.sees(4)
    await Promise.all(['a', 'b', 'c'].map((input) => queue.run({ name: 'n', input, send })))
    // Changes by others were not seen: the last change is still made on version 5.
    expect(sent.map(({ known }) => known.version)).toEqual([4, 5, 5])
    expect(new Set(sent.map(keyOf)).size).toBe(3)
  })

  it('keep their key while the outcome is unknown, and no longer', async () => {
    const queue = createChangeQueue()
    const rejection = new ApiError(400, { code: 'invalid_request', message: '' })
    const { sent, send } = wire(new OfflineError('x'), rejection, {})
    const again = () => queue.run({ name: 'note', input: 'same', send })
    await expect(again()).rejects.toThrow(OfflineError)
    await expect(again()).rejects.toThrow(ApiError)
    await again()
    const [first, second, third] = sent.map(keyOf)
    expect(second).toBe(first)
    expect(third).not.toBe(second)
  })
})
