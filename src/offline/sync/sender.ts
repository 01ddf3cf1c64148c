import type { Api } from '#contract/client.ts'
import type { Connection } from '#lib/connection.ts'
import type { Edit, ScopeId } from './edit.ts'
import type { Accepted, Outcome } from './edit-kind.ts'
import type { Lock } from './locks.ts'
import { beginAttempt, endAttempt, nextAttemptAt, nextEdit } from './log.ts'
import type { LogStore } from './log-store.ts'
import { kindOf, type ScopeType } from './scope-type.ts'
import { requestLimitMs, withTimeLimit } from './time-limit.ts'

type Parts<State, Answer> = {
  readonly type: ScopeType<State, Answer>
  readonly store: LogStore<State>
  readonly api: Api
  readonly lock: Lock
  readonly connection: Pick<Connection, 'known' | 'check' | 'take'>
  /** Names this device to the server. */
  readonly deviceId: string
  readonly isWatched: (id: string) => boolean
  readonly onSending: (id: string, isSending: boolean) => void
  /** Before it leaves the log: what showed the edit as pending can show it as accepted. */
  readonly onAccepted: (edit: Edit, accepted: Accepted<Answer>) => void
  /** Once the outcome is stored. */
  readonly onEnded: (edit: Edit, outcome: Outcome<Answer>, error: unknown) => void
  /** Nothing more of the scope can be sent for now, whatever began it. */
  readonly onDrained: (scope: ScopeId) => void
  readonly now?: () => number
  readonly random?: () => number
}

type Run = {
  /** A person or a returned connection does not wait for a delay. */
  readonly isForced?: boolean
  readonly scope?: ScopeId | undefined
}

const mostAtOnce = 4
const soonestMs = 1_000
// The server takes no longer ages; a clock that was wrong when the edit was made must not have it rejected.
const longestAgeMs = 365 * 24 * 60 * 60_000
/** How long to wait when the device could not store an attempt. */
const unstoredMs = 3_000

/** Lets so many run at a time; the others wait for their turn. */
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

/** Sends pending edits: each scope in order and by one tab of the browser at a time, scopes beside each other. */
export function createSender<State, Answer>(parts: Parts<State, Answer>) {
  const { type, store, api, lock, connection, deviceId, isWatched, onSending, onAccepted, onEnded, onDrained } = parts
  const { now = Date.now, random = Math.random } = parts
  const inSlot = createSlots(mostAtOnce)
  const active = new Map<ScopeId, Promise<void>>()
  const queued = new Map<ScopeId, Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function request(edit: Edit, base: State | null): Promise<readonly [Outcome<Answer>, unknown]> {
    const kind = kindOf(type, edit.kind)
    try {
      if (!kind) throw new Error(`No kind of edit is called ${edit.kind}`)
      const headers = {
        'idempotency-key': edit.id,
        'x-device-id': deviceId,
        'x-edit-age': String(Math.min(longestAgeMs, Math.max(0, Math.round(now() - edit.madeAt)))),
      }
      const outcome = await withTimeLimit(requestLimitMs, ({ signal, onProgress }) =>
        kind.send(edit, { api, base, isWatched: isWatched(edit.id), onProgress, options: { headers, signal } }),
      )
      return [outcome, null]
    } catch (error) {
      return [type.failureOf(error, { edit, isWatched: isWatched(edit.id) }), error]
    }
  }

  /** False when the scope has to wait. */
  async function attempt(scope: ScopeId, id: string): Promise<boolean> {
    const begun = await store.update(scope, (log) => {
      const attempted = beginAttempt(log, id)
      return attempted ? [attempted.log, { edit: attempted.edit, base: log.base }] : [log, null]
    })
    if (!begun) return true
    onSending(id, true)
    try {
      const [outcome, error] = await inSlot(() => request(begun.edit, begun.base))
      if (outcome.is === 'unanswered' && outcome.status === null) connection.take('failed')
      if (outcome.is === 'accepted') onAccepted(begun.edit, outcome)
      const ending = { id, outcome, type, now: now(), random: random(), isWatched: isWatched(id) }
      await store.update(scope, (log) => [endAttempt(log, ending), null])
      onEnded(begun.edit, outcome, error)
      return outcome.is !== 'unanswered'
    } finally {
      onSending(id, false)
    }
  }

  async function isConnected() {
    const status = await connection.known()
    if (status === 'offline') void connection.check()
    return status === 'online'
  }

  /** False when there is no connection: its return begins the next run, and no clock does. */
  async function sendScope(scope: ScopeId, isForced: boolean): Promise<boolean> {
    for (let goesOn = true; goesOn && !isStopped; ) {
      const edit = nextEdit(await store.read(scope), type, { now: now(), isForced })
      if (edit && !(await isConnected())) return false
      goesOn = edit !== null && (await attempt(scope, edit.id))
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

  /** One run of a scope at a time on this page, and one after it, which sees all that was added meanwhile. */
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
    const times = [...new Set(edits.map(({ scope }) => scope))].flatMap((scope) => {
      const own = edits.filter((edit) => edit.scope === scope)
      const at = active.has(scope) ? null : nextAttemptAt({ edits: own }, type)
      return at === null ? [] : [at]
    })
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
    await Promise.all(due.map((one) => drain(one, isForced)))
  }

  return {
    run,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
