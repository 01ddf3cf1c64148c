import { ApiError, OfflineError } from '#contract/api-error.ts'
import { type Clash, clashVersion, readClashes } from '#domain/project-clash.ts'
import type { ProjectChange, Sending } from '#lib/project-desk.ts'
import { uniqueId } from '#lib/unique-id.ts'

/** A field was changed on both sides: both values live until somebody chooses. */
export class ClashError extends Error {
  override name = 'ClashError'
  clashes: readonly Clash[]
  version: number | undefined
  constructor(problem: unknown, options: ErrorOptions) {
    super('Changed on both sides', options)
    this.clashes = readClashes(problem)
    this.version = clashVersion(problem)
  }
}

type Retry = { version?: number | undefined; leaves?: ReadonlySet<string> }

const none: ReadonlySet<string> = new Set()

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

  async function send<Out>(change: ProjectChange<Out>, retry: Retry): Promise<Out> {
    const signature = JSON.stringify([change.name, change.input, [...(retry.leaves ?? none)]])
    const key = keys.get(signature) ?? uniqueId()
    keys.set(signature, key)
    const base = retry.version ?? version
    const sending: Sending = {
      known: base === undefined ? {} : { version: base },
      options: { headers: { 'idempotency-key': key } },
      leaves: retry.leaves ?? none,
    }
    try {
      const answer = await change.send(sending)
      keys.delete(signature)
      version = versionIn(answer) ?? version
      return answer
    } catch (error) {
      if (!isOpen(error)) keys.delete(signature)
      if (error instanceof ApiError && error.status === 409) {
        const clash = new ClashError(error.problem, { cause: error })
        if (clash.clashes.length) throw clash
      }
      throw error
    }
  }

  return {
    /** What the page shows now. */
    sees: (seen: number) => {
      version = seen
    },
    run<Out>(change: ProjectChange<Out>, retry: Retry = {}): Promise<Out> {
      const turn = last.then(() => send(change, retry))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
export type ChangeQueue = ReturnType<typeof createChangeQueue>
