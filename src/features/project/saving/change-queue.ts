import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { ProjectChange, Sending } from '#offline/project/project-context.ts'

// The outcome is unknown: the same change must be sent again with the same key.
const isOpen = (error: unknown) => error instanceof OfflineError || (error instanceof ApiError && error.status >= 500)

function versionIn(response: unknown): number | null {
  if (typeof response !== 'object' || response === null || !('version' in response)) return null
  // Changes by others are not shown here yet.
  if ('isMerged' in response && response.isMerged) return null
  return typeof response.version === 'number' ? response.version : null
}

/** Sends the changes of one project in order, each on the version that the last one led to. */
export function createChangeQueue() {
  const keys = new Map<string, string>()
  let version: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function send<Out>(change: ProjectChange<Out>): Promise<Out> {
    const signature = JSON.stringify([change.name, change.input])
    const key = keys.get(signature) ?? uniqueId()
    keys.set(signature, key)
    const sending: Sending = {
      known: version === undefined ? {} : { version },
      options: { headers: { 'idempotency-key': key } },
    }
    try {
      const response = await change.send(sending)
      keys.delete(signature)
      version = versionIn(response) ?? version
      return response
    } catch (error) {
      if (!isOpen(error)) keys.delete(signature)
      throw error
    }
  }

  return {
    /** Sets the version that the page shows. */
    sees: (seen: number) => {
      version = seen
    },
    run<Out>(change: ProjectChange<Out>): Promise<Out> {
      const turn = last.then(() => send(change))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
