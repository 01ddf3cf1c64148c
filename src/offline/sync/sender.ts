import type { Api } from '#contract/client.ts'
import { batchLimits } from '#contract/protocol/batch-limits.ts'
import { requestLimitMs, withTimeLimit } from '#contract/protocol/time-limit.ts'
import type { Connection } from '#lib/network/connection.ts'
import { beginAttempt, endAttempt, nextAttemptAt, nextEdits } from './attempt.ts'
import type { Edit, ScopeId } from './edit.ts'
import type { Accepted, Outcome, SendRequest } from './edit-kind.ts'
import type { Lock } from './locks.ts'
import type { LogStore } from './log-store.ts'
import { kindOf, type ScopeType } from './scope-type.ts'

type Parts<State, Result> = {
  readonly type: ScopeType<State, Result>
  readonly store: LogStore<State>
  readonly api: Api
  readonly lock: Lock
  readonly connection: Pick<Connection, 'known' | 'check' | 'take'>
  /** Identifies this device to the server. */
  readonly deviceId: string
  readonly isWatched: (id: string) => boolean
  /** `percent` of an upload, null when unknown. */
  readonly onSending: (ids: readonly string[], percent: number | null) => void
  /** The request of these edits has ended. */
  readonly onSent: (ids: readonly string[]) => void
  /** Called once per request, and awaited before its edits leave the log, so that their results are stored and shown first. */
  readonly onAccepted: (all: readonly AcceptedEdit<Result>[]) => Promise<unknown>
  /** Called after the outcome was stored. */
  readonly onEnded: (edit: Edit, outcome: Outcome<Result>, error: unknown) => void
  /** Nothing more of the scope can be sent for now. */
  readonly onDrained: (scope: ScopeId) => void
  readonly now?: () => number
  readonly random?: () => number
}

/** An edit that the server has. */
export type AcceptedEdit<Result> = { readonly edit: Edit; readonly accepted: Accepted<Result> }

type Run = {
  /** Skips delays after failures: a person or a restored connection started the run. */
  readonly isForced?: boolean
  readonly scope?: ScopeId | undefined
}

/** How an attempt of one edit ended, with its error. */
type Ended<Result> = { readonly edit: Edit; readonly outcome: Outcome<Result>; readonly error: unknown }

type Attempt<State> = Pick<SendRequest<State>, 'api' | 'base'> & {
  readonly signal: AbortSignal
  readonly onProgress: () => void
}

const mostAtOnce = 4
/** Fewer edits are sent one by one: it is as fast, and each is shown as saved earlier. */
const fewestInBatch = 8
/**
 * Half as many after each attempt without a response: a whole batch may take a slow line longer than the time limit.
 * `unanswered` is the size of the last attempt if it was one, which may have been smaller than the limit.
 */
const mostInBatch = ({ attempts }: Edit, unanswered: number = batchLimits.requests) =>
  Math.max(fewestInBatch, Math.min(batchLimits.requests >> attempts, unanswered >> Math.min(1, attempts)))
const soonestMs = 1_000
// The server accepts no higher age; a wrong device clock must not get the edit rejected.
const longestAgeMs = 365 * 24 * 60 * 60_000
/** Delay when the device could not store an attempt. */
const unstoredMs = 3_000

/** Limits how many run at a time; the others wait. */
function createSlots(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/** Sends pending edits: each scope in order and in one tab at a time, several scopes in parallel. */
export function createSender<State, Result>(parts: Parts<State, Result>) {
  const { type, store, api, lock, connection, deviceId, isWatched, onAccepted, onEnded } = parts
  const { onSending, onSent, onDrained } = parts
  const { now = Date.now, random = Math.random } = parts
  const inSlot = createSlots(mostAtOnce)
  const active = new Map<ScopeId, Promise<void>>()
  const queued = new Map<ScopeId, Promise<void>>()
  /** Aborts requests, by edit id. */
  const aborts = new Map<string, () => void>()
  const aborted = new Set<string>()
  /** Number of edits in the last attempt of a scope, if it got no response. */
  const unansweredCounts = new Map<ScopeId, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  /** False once the server has rejected a batch as a whole. */
  let takesBatches = true

  const headersOf = (edit: Edit) => ({
    'idempotency-key': edit.id,
    'x-device-id': deviceId,
    'x-edit-age': String(Math.min(longestAgeMs, Math.max(0, Math.round(now() - edit.madeAt)))),
  })

  async function sendEdit(edit: Edit, { api: own, base, signal, ...limit }: Attempt<State>) {
    const kind = kindOf(type, edit.kind)
    if (!kind) throw new Error(`No kind of edit is called ${edit.kind}`)
    const onProgress = (percent?: number) => {
      limit.onProgress()
      if (percent !== undefined) onSending([edit.id], percent)
    }
    const readFile = () => store.readFile(kind.fileOf?.(edit.body) ?? '')
    const options = { headers: headersOf(edit), signal }
    return kind.send(edit, { api: own, base, options, onProgress, readFile, isWatched: isWatched(edit.id) })
  }

  const failed = (edit: Edit, error: unknown): Ended<Result> => ({
    edit,
    outcome: type.failureOf(error, { edit, isWatched: isWatched(edit.id) }),
    error,
  })

  async function sendBatch(edits: readonly Edit[], request: Omit<Attempt<State>, 'api'>) {
    const batches = await import('./batch.ts').catch(() => null)
    const works = edits.map((edit) => (batched: Api) => sendEdit(edit, { ...request, api: batched }))
    const options = { headers: { 'x-device-id': deviceId }, signal: request.signal }
    const results = await batches?.sendTogether(works, { api, options })
    return (
      results?.map((result, index): Ended<Result> => {
        const edit = edits[index] as Edit // one result for each
        return result.status === 'fulfilled'
          ? { edit, outcome: result.value, error: null }
          : failed(edit, result.reason)
      }) ?? null
    )
  }

  /** Null when they have to be sent one by one. */
  async function request(edits: readonly Edit[], base: State | null): Promise<readonly Ended<Result>[] | null> {
    const [edit, ...more] = edits
    if (!edit) return []
    try {
      return await withTimeLimit(requestLimitMs, async (limit) => {
        aborts.set(edit.id, limit.abort)
        return more.length > 0
          ? sendBatch(edits, { base, ...limit })
          : [{ edit, outcome: await sendEdit(edit, { api, base, ...limit }), error: null }]
      })
    } catch (error) {
      return edits.map((failedEdit) => failed(failedEdit, error))
    } finally {
      aborts.delete(edit.id)
    }
  }

  /** False when the scope has to wait. */
  async function attempt(scope: ScopeId, ids: readonly string[]): Promise<boolean> {
    const { edits, base } = await store.update(scope, (log) => {
      const begun = ids.reduce(
        ({ log: left, edits: before }, id) => {
          const next = beginAttempt(left, id)
          return next ? { log: next.log, edits: [...before, next.edit] } : { log: left, edits: before }
        },
        { log, edits: [] as readonly Edit[] },
      )
      return [begun.log, { edits: begun.edits, base: log.base }]
    })
    if (edits.length === 0) return true
    const attempted = edits.map(({ id }) => id)
    onSending(attempted, null)
    try {
      const ended = await inSlot(() => request(edits, base))
      if (!ended) {
        takesBatches = false
        return true
      }
      // An aborted request says nothing about the connection.
      const unanswered = ended.flatMap(({ edit, outcome }) =>
        outcome.is === 'unanswered' && !aborted.delete(edit.id) ? [outcome] : [],
      )
      if (unanswered.some(({ status }) => status === null)) connection.take('failed')
      const all = ended.flatMap(({ edit, outcome }) => (outcome.is === 'accepted' ? [{ edit, accepted: outcome }] : []))
      if (all.length > 0) await onAccepted(all)
      await store.update(scope, (log) => {
        const end = (left: typeof log, { edit: { id }, outcome }: Ended<Result>) =>
          endAttempt(left, { id, outcome, type, now: now(), random: random(), isWatched: isWatched(id) })
        return [ended.reduce(end, log), null]
      })
      for (const { edit, outcome, error } of ended) onEnded(edit, outcome, error)
      if (all.length === 0 && unanswered.length > 0) unansweredCounts.set(scope, edits.length)
      else unansweredCounts.delete(scope)
      return unanswered.length === 0
    } finally {
      onSent(attempted)
    }
  }

  async function isConnected() {
    const status = await connection.known()
    if (status === 'offline') void connection.check()
    return status === 'online'
  }

  /** False when offline: the next run starts when the connection returns, without a timer. */
  async function sendScope(scope: ScopeId, isForced: boolean): Promise<boolean> {
    for (let goesOn = true; goesOn && !isStopped; ) {
      const most = takesBatches ? batchLimits.requests : 1
      const edits = nextEdits(await store.read(scope), type, { now: now(), isForced, most })
      const [first] = edits
      if (!first) return true
      if (!(await isConnected())) return false
      const count = edits.length < fewestInBatch ? 1 : mostInBatch(first, unansweredCounts.get(scope))
      goesOn = await attempt(
        scope,
        edits.slice(0, count).map(({ id }) => id),
      )
    }
    return true
  }

  async function start(scope: ScopeId, isForced: boolean) {
    let hasConnection = true
    try {
      hasConnection = await lock(`hearth:sync:${scope}`, () => sendScope(scope, isForced))
    } catch (error) {
      await planNext(unstoredMs).catch(() => undefined)
      throw error
    } finally {
      active.delete(scope)
    }
    onDrained(scope)
    if (hasConnection) await planNext()
  }

  /** Runs a scope once at a time on this page, and once more for edits that were added meanwhile. */
  function drain(scope: ScopeId, isForced: boolean): Promise<void> {
    const running = active.get(scope)
    const begin = () => {
      queued.delete(scope)
      const run = start(scope, isForced)
      active.set(scope, run)
      return run
    }
    if (!running) return begin()
    const next = queued.get(scope) ?? running.then(begin, begin)
    queued.set(scope, next)
    return next
  }

  async function planNext(soonest = soonestMs) {
    const { edits } = await store.list()
    const scopes = [...new Set(edits.map(({ scope }) => scope))].filter((scope) => !active.has(scope))
    const due = await Promise.all(
      scopes.map(async (scope) => {
        // Edits that wait for another scope are sent when it is drained, without a timer.
        const log = type.follows ? await store.read(scope) : { edits: edits.filter((edit) => edit.scope === scope) }
        return nextAttemptAt(log, type)
      }),
    )
    const times = due.filter((dueAt) => dueAt !== null)
    clearTimeout(timer)
    if (times.length === 0 || isStopped) return
    timer = setTimeout(() => void run().catch(() => undefined), Math.max(soonest, Math.min(...times) - now()))
  }

  async function pendingScopes() {
    const { edits } = await store.list()
    return [...new Set(edits.flatMap((edit) => (edit.state === 'pending' ? [edit.scope] : [])))]
  }

  async function run({ isForced = false, scope }: Run = {}) {
    await store.migrateOlder()
    const due = scope === undefined ? await pendingScopes() : [scope]
    await Promise.all(due.map((dueScope) => drain(dueScope, isForced)))
  }

  return {
    run,
    /** Aborts the request of a cancelled edit. */
    abort(id: string) {
      if (!aborts.has(id)) return
      aborted.add(id)
      aborts.get(id)?.()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
