import { ApiError, OfflineError } from '#contract/api-error.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { ProjectChange, Sending } from '#offline/project/project-context.ts'

// Nobody knows whether it was done: the same change must go out with the same key.
const isOpen = (error: unknown) => error instanceof OfflineError || (error instanceof ApiError && error.status >= 500)

function versionIn(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null
  // What others did meanwhile has not been seen here yet.
  if ('isMerged' in answer && answer.isMerged) return null
  return typeof answer.version === 'number' ? answer.version : null
}

/** Sends the changes of one project one after the other, each on the version the last one left. */
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
      const answer = await change.send(sending)
      keys.delete(signature)
      version = versionIn(answer) ?? version
      return answer
    } catch (error) {
      if (!isOpen(error)) keys.delete(signature)
      throw error
    }
  }

  return {
    /** What the page shows now. */
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
