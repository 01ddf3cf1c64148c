import type { Api } from '#contract/client.ts'
import type { Connection } from '#lib/connection.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { holdReload } from '../worker/busy.ts'
import { type Change, type Edit, newEdit, type ScopeId } from './edit.ts'
import type { Accepted, Outcome } from './edit-kind.ts'
import type { Lock } from './locks.ts'
import { append, type Choice, cancel, isHeld, releaseHeld, resolve, retry } from './log.ts'
import type { LogStore, StoredEdits } from './log-store.ts'
import type { ScopeType } from './scope-type.ts'
import { createSender } from './sender.ts'
import { askToPersist, onConnectionBack, onReturn, onWorkerWake, requestBackgroundSync } from './sync-triggers.ts'

type Parts<State> = {
  readonly api: Api
  readonly store: LogStore<State>
  readonly lock: Lock
  readonly connection: Pick<Connection, 'status' | 'known' | 'check' | 'take' | 'subscribe'>
  readonly brand: string
  /** Whose edits these are; null where they belong to the device. */
  readonly account: string | null
  readonly author?: string | null
  readonly deviceId: string
  readonly now?: () => number
  readonly random?: () => number
}

export type AddOptions<State> = {
  /** The version the person saw. */
  readonly version?: number | undefined
  /** The state the person saw, where it is to be stored in the same transaction. */
  readonly base?: State
  /** How long it can be undone before it is sent. */
  readonly holdMs?: number
}

/** What a page shows of the edits of one scope type. */
export type SyncState = StoredEdits & {
  /** Ids of edits with a request under way from this page. */
  readonly sending: ReadonlySet<string>
  /** Ids of edits of which this page waits for the first outcome. */
  readonly watched: ReadonlySet<string>
}

/** What a watched edit came to: the server has it, or it is stored on this device and sent later. */
export type WatchedOutcome<Answer> =
  | { readonly is: 'accepted'; readonly id: string | null; readonly answer: Answer | null }
  | { readonly is: 'pending' | 'conflict'; readonly id: string | null }

/** Another tab sent the edit, and it was rejected. */
export class RejectedError extends Error {
  override name = 'RejectedError'
}

type Watcher<Answer> = {
  readonly resolve: (outcome: WatchedOutcome<Answer>) => void
  readonly reject: (error: unknown) => void
}

export type Sync<State, Answer> = ReturnType<typeof createSync<State, Answer>>

/** The edits of all scopes of one type: stored first, shown then, sent after. */
export function createSync<State, Answer>(type: ScopeType<State, Answer>, parts: Parts<State>) {
  const { store, connection, brand, account, author = null, now = Date.now } = parts
  const listeners = new Set<() => void>()
  const acceptedListeners = new Set<(edit: Edit, accepted: Accepted<Answer>) => void>()
  const drainedListeners = new Set<(scope: ScopeId) => void>()
  const watchers = new Map<string, Watcher<Answer>[]>()
  const sending = new Set<string>()
  let state: SyncState = { edits: [], unreadable: 0, sending: new Set(), watched: new Set() }

  function show(next: Partial<SyncState>) {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  const showWatched = () => show({ watched: new Set(watchers.keys()) })
  let lastRefresh = 0
  /** Shows what is stored, unless a later read did; what was stored stays so when it cannot be read now. */
  async function refresh() {
    const turn = ++lastRefresh
    const stored = await store.list().catch((cause: unknown) => void reportFailure('sync', cause))
    if (stored && turn === lastRefresh) show(stored)
  }

  function tellWatchers(edit: Edit, outcome: Outcome<Answer>, error: unknown) {
    const { id } = edit
    for (const { resolve: settle, reject } of watchers.get(id) ?? []) {
      if (outcome.is === 'accepted') settle({ is: 'accepted', id, answer: outcome.answer ?? null })
      if (outcome.is === 'conflict') settle({ is: 'conflict', id })
      if (outcome.is === 'rejected') reject(error ?? new RejectedError(outcome.reason))
      // Unanswered: the run ends, and what is stored says how it stands.
    }
  }

  const sender = createSender({
    ...parts,
    type,
    isWatched: (id) => watchers.has(id),
    onSending: (id, isSending) => {
      if (isSending) sending.add(id)
      else sending.delete(id)
      show({ sending: new Set(sending) })
    },
    onAccepted: (edit, accepted) => {
      for (const listener of acceptedListeners) listener(edit, accepted)
    },
    onEnded: tellWatchers,
    onDrained: (scope) => {
      for (const listener of drainedListeners) listener(scope)
    },
  })

  async function send({ scope, isForced = true }: { scope?: ScopeId; isForced?: boolean } = {}) {
    const release = holdReload()
    await sender
      .run({ scope, isForced })
      .catch((cause: unknown) => reportFailure('sync', cause))
      .finally(release)
    await refresh()
  }
  const resume = () => send()
  const update = (scope: ScopeId, change: Parameters<typeof store.update<null>>[1]) => store.update(scope, change)

  /** The stored edit, whatever page it was made on. */
  const find = async (id: string) => (await store.list()).edits.find((edit) => edit.id === id)

  async function write(scope: ScopeId, change: Change, { version, base, holdMs }: AddOptions<State>) {
    const at = now()
    const held = holdMs === undefined ? {} : { notBefore: at + holdMs }
    const edit = newEdit({ ...change, id: uniqueId(), scope, brand, account, author, madeAt: at, version, ...held })
    return store.update(scope, (log) => {
      const added = append(base === undefined ? log : { ...log, base }, { edit, rules: type })
      return [added.log, added.id]
    })
  }

  function outlivePage() {
    askToPersist()
    requestBackgroundSync()
  }

  async function sendSoon(scope: ScopeId) {
    await send({ scope, isForced: false })
    if (state.edits.some((edit) => edit.scope === scope && edit.state === 'pending')) outlivePage()
  }

  async function watchedOutcome(id: string, scope: ScopeId): Promise<WatchedOutcome<Answer>> {
    const edit = await find(id)
    if (edit?.state === 'pending') return { is: 'pending', id }
    if (edit?.state === 'conflict') return { is: 'conflict', id }
    if (!edit) return { is: 'accepted', id, answer: null }
    await update(scope, (log) => [{ ...log, edits: log.edits.filter((one) => one.id !== id) }, null])
    throw new RejectedError(edit.reason ?? '')
  }

  async function watch(id: string, scope: ScopeId): Promise<WatchedOutcome<Answer>> {
    let watcher: Watcher<Answer> | undefined
    const ended = new Promise<WatchedOutcome<Answer>>((resolve, reject) => {
      watcher = { resolve, reject }
      watchers.set(id, [...(watchers.get(id) ?? []), watcher])
    })
    try {
      showWatched()
      await refresh()
      return await Promise.race([ended, send({ scope }).then(() => watchedOutcome(id, scope))])
    } finally {
      ended.catch(() => undefined)
      const left = (watchers.get(id) ?? []).filter((one) => one !== watcher)
      if (left.length > 0) watchers.set(id, left)
      else watchers.delete(id)
      await refresh()
      showWatched()
    }
  }

  const stops = [
    store.watch(() => void refresh()),
    onConnectionBack(connection, () => void resume()),
    onWorkerWake(() => void resume()),
    onReturn(() => void resume()),
  ]

  return {
    /** False where edits are lost with the page. */
    isDurable: store.isDurable,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells of accepted edits before they leave the log, so that nothing shown jumps back in between. */
    onAccepted: (listener: (edit: Edit, accepted: Accepted<Answer>) => void) => {
      acceptedListeners.add(listener)
      return () => void acceptedListeners.delete(listener)
    },
    /** Tells when nothing more of a scope can be sent for now: what accepted edits led to can be loaded. */
    onDrained: (listener: (scope: ScopeId) => void) => {
      drainedListeners.add(listener)
      return () => void drainedListeners.delete(listener)
    },
    /** Resolves once it is stored; sent after. The id to cancel it by; null when nothing is left to send. */
    async add(scope: ScopeId, change: Change, options: AddOptions<State> = {}): Promise<string | null> {
      const id = await write(scope, change, options)
      await refresh()
      void sendSoon(scope)
      return id
    },
    /** The same for a page that waits for the outcome: rejects when the edit was rejected, which is then not stored as well. */
    async addAndWatch(scope: ScopeId, change: Change, options: AddOptions<State> = {}) {
      const id = await write(scope, change, options)
      if (id !== null) {
        const outcome = await watch(id, scope)
        if (outcome.is === 'pending') outlivePage()
        return outcome
      }
      await refresh()
      void sendSoon(scope)
      return { is: 'pending', id: null } as const
    },
    /** Sends what older pages left, and what an older release queued. */
    resume,
    /** Checks the connection, and sends. */
    async sendNow() {
      await connection.check()
      await resume()
    },
    /** Sends what is held back so that it can be undone: what follows counts on it. */
    async sendHeld(scope: ScopeId) {
      if (!(await store.list()).edits.some((edit) => edit.scope === scope && isHeld(edit))) return
      await update(scope, (log) => [releaseHeld(log), null])
      await refresh()
      await send({ scope })
    },
    /** Ends when nothing more can be sent; false when edits are still pending. */
    async drain(scope: ScopeId): Promise<boolean> {
      const hasPending = async () =>
        (await store.list()).edits.some((edit) => edit.scope === scope && edit.state === 'pending')
      if (await hasPending()) await send({ scope })
      return !(await hasPending())
    },
    /** False when it may have arrived already. */
    async cancel(id: string): Promise<boolean> {
      const edit = await find(id)
      if (!edit) return true
      const isCancelled = await store.update(edit.scope, (log) => {
        const left = cancel(log, { id, rules: type })
        return [left ?? log, left !== null]
      })
      await refresh()
      return isCancelled
    },
    /** Sends a rejected edit again, or a pending one at once. */
    async retry(id: string) {
      const edit = await find(id)
      if (!edit) return
      await update(edit.scope, (log) => [retry(log, id), null])
      await refresh()
      await send({ scope: edit.scope })
    },
    /** Sends what was chosen as mine on top of theirs; what is all theirs is dropped. */
    async resolve(scope: ScopeId, choices: ReadonlyMap<string, Choice>) {
      await update(scope, (log) => [resolve(log, { choices, newId: uniqueId, rules: type }), null])
      await refresh()
      await send({ scope })
    },
    stop() {
      for (const stop of stops) stop()
      sender.stop()
    },
  }
}

/** Where the edits of a scope stand, from the best to what is most urgent. */
export type ScopeStatus = 'saved' | 'pending' | 'sending' | 'needs-you'

/** @public until projects use it */
export function scopeStatus({ edits, sending }: Pick<SyncState, 'edits' | 'sending'>, scope: ScopeId): ScopeStatus {
  const own = edits.filter((edit) => edit.scope === scope)
  if (own.some(({ state }) => state !== 'pending')) return 'needs-you'
  if (own.some(({ id }) => sending.has(id))) return 'sending'
  return own.length > 0 ? 'pending' : 'saved'
}
