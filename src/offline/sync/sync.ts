import type { Api } from '#contract/client.ts'
import type { Connection } from '#lib/network/connection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { holdReload } from '../worker/busy.ts'
import { type Change, type Edit, newEdit, type ScopeId } from './edit.ts'
import type { Outcome } from './edit-kind.ts'
import { isHeld, mayHaveArrived } from './edit-rules.ts'
import type { Lock } from './locks.ts'
import { append, cancel, type Log, releaseHeld, retry } from './log.ts'
import type { EditFile, LogStore, StoredEdits } from './log-store.ts'
import { type Choice, resolve } from './resolution.ts'
import { kindOf, type ScopeType } from './scope-type.ts'
import { type AcceptedEdit, createSender } from './sender.ts'
import { askToPersist, onBackgroundSync, onConnectionBack, onReturn, requestBackgroundSync } from './sync-triggers.ts'

type Parts<State> = {
  readonly api: Api
  readonly store: LogStore<State>
  readonly lock: Lock
  readonly connection: Pick<Connection, 'status' | 'known' | 'check' | 'take' | 'subscribe'>
  readonly brand: string
  /** Account of these edits; null when they belong to the device. */
  readonly account: string | null
  readonly author?: string | null
  readonly deviceId: string
  readonly now?: () => number
  readonly random?: () => number
}

export type AddOptions<State> = {
  /** What was added under this id before is not added again. */
  readonly id?: string | undefined
  /** The version the person saw. */
  readonly version?: number | undefined
  /** Epoch ms; now, unless it could not be stored when it was made. */
  readonly madeAt?: number | undefined
  /** The state the person saw, to store in the same transaction. */
  readonly base?: State
  /** How long it can be undone before it is sent. */
  readonly holdMs?: number
  /** The person is still typing: sent after a pause, or with the next edit that is not typed. */
  readonly isTyping?: boolean
  /** Bytes to store in the same transaction. */
  readonly file?: EditFile | undefined
}

/** Typed text is sent after this pause while its field still has focus. */
const typingPauseMs = 3_000

/** What a page shows of the edits of one scope type. */
export type SyncState = StoredEdits & {
  /** Edits that this page is sending, by id, with the percent of an upload; null for others. */
  readonly sending: ReadonlyMap<string, number | null>
  /** Ids of edits whose first outcome this page waits for. */
  readonly watched: ReadonlySet<string>
}

/** Outcome of a watched edit: accepted by the server, or stored on this device and sent later. */
export type WatchedOutcome<Result> =
  | { readonly is: 'accepted'; readonly id: string | null; readonly result: Result | null }
  /** `error`: why there was no response, if it was attempted. */
  | { readonly is: 'pending' | 'conflict'; readonly id: string | null; readonly error?: unknown }

type Watched<Result> = { readonly id: string | null; readonly outcome: Promise<WatchedOutcome<Result>> }

/** Another tab sent the edit, and it was rejected. */
export class RejectedError extends Error {
  override name = 'RejectedError'
}

type Watcher<Result> = {
  readonly resolve: (outcome: WatchedOutcome<Result>) => void
  readonly reject: (error: unknown) => void
  /** Why the last attempt had no response. */
  unansweredBy?: unknown
}

export type Sync<State, Result> = ReturnType<typeof createSync<State, Result>>

/** The edits of all scopes of one type: stored first, then shown, then sent. */
export function createSync<State, Result>(type: ScopeType<State, Result>, parts: Parts<State>) {
  const { store, connection, brand, account, author = null, now = Date.now } = parts
  const listeners = new Set<() => void>()
  type OnAccepted = (all: readonly AcceptedEdit<Result>[]) => unknown
  const acceptedListeners = new Set<OnAccepted>()
  const drainedListeners = new Set<(scope: ScopeId) => void>()
  const watchers = new Map<string, Watcher<Result>[]>()
  const sending = new Map<string, number | null>()
  let state: SyncState = { edits: [], unreadable: 0, sending: new Map(), watched: new Set() }

  function show(next: Partial<SyncState>) {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  const showWatched = () => show({ watched: new Set(watchers.keys()) })
  let reads = 0
  let shown = 0
  /** Shows the stored edits, unless a later read has been shown; a failed read changes nothing. */
  async function refresh() {
    const turn = ++reads
    const stored = await store.list().catch((cause: unknown) => void reportFailure('sync', cause))
    if (!stored || turn < shown) return
    shown = turn
    show(stored)
  }

  function notifyWatchers(edit: Edit, outcome: Outcome<Result>, error: unknown) {
    const { id } = edit
    for (const watcher of watchers.get(id) ?? []) {
      const { resolve: settle, reject } = watcher
      if (outcome.is === 'unanswered') watcher.unansweredBy = error
      if (outcome.is === 'accepted') settle({ is: 'accepted', id, result: outcome.result ?? null })
      if (outcome.is === 'conflict') settle({ is: 'conflict', id })
      if (outcome.is === 'rejected') reject(error ?? new RejectedError(outcome.reason))
    }
  }

  const sender = createSender({
    ...parts,
    type,
    isWatched: (id) => watchers.has(id),
    onSending: (ids, percent) => {
      for (const id of ids) sending.set(id, percent)
      show({ sending: new Map(sending) })
    },
    onSent: (ids) => {
      for (const id of ids) sending.delete(id)
      show({ sending: new Map(sending) })
    },
    onAccepted: (all) => Promise.all([...acceptedListeners].map((listener) => listener(all))),
    onEnded: notifyWatchers,
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

  /** The stored edit, made on any page. */
  const find = async (id: string) => (await store.list()).edits.find((edit) => edit.id === id)

  async function write(scope: ScopeId, change: Change, options: AddOptions<State>) {
    const { id = uniqueId(), version, madeAt = now(), base, holdMs, isTyping, file } = options
    const held = holdMs === undefined ? {} : { notBefore: now() + holdMs }
    const typed = isTyping ? { notBefore: now() + typingPauseMs, isTyping } : {}
    const who = { scope, brand, account, author }
    const edit = newEdit({ ...change, ...who, id, madeAt, version, ...held, ...typed })
    const withIt = (log: Log<State>) => {
      const added = append(base === undefined ? log : { ...log, base }, { edit, rules: type })
      return [added.log, added.id] as const
    }
    return store.update(scope, withIt, file)
  }

  function outlivePage() {
    askToPersist()
    requestBackgroundSync()
  }

  async function sendSoon(scope: ScopeId) {
    await send({ scope, isForced: false })
    if (state.edits.some((edit) => edit.scope === scope && edit.state === 'pending')) outlivePage()
  }

  async function watchedOutcome(id: string, { scope, error }: { scope: ScopeId; error: unknown }) {
    const edit = await find(id)
    if (edit?.state === 'pending') return { is: 'pending', id, error } as const
    if (edit?.state === 'conflict') return { is: 'conflict', id } as const
    if (!edit) return { is: 'accepted', id, result: null } as const
    if (!kindOf(type, edit.kind)?.storesRejected)
      await update(scope, (log) => [{ ...log, edits: log.edits.filter((logged) => logged.id !== id) }, null])
    throw new RejectedError(edit.reason ?? '')
  }

  async function watch(id: string, scope: ScopeId): Promise<WatchedOutcome<Result>> {
    let watcher: Watcher<Result> | undefined
    const ended = new Promise<WatchedOutcome<Result>>((resolve, reject) => {
      watcher = { resolve, reject }
      watchers.set(id, [...(watchers.get(id) ?? []), watcher])
    })
    const afterRun = async () => {
      await send({ scope })
      return watchedOutcome(id, { scope, error: watcher?.unansweredBy })
    }
    try {
      showWatched()
      await refresh()
      return await Promise.race([ended, afterRun()])
    } finally {
      ended.catch(() => undefined)
      const left = (watchers.get(id) ?? []).filter((registered) => registered !== watcher)
      if (left.length > 0) watchers.set(id, left)
      else watchers.delete(id)
      await refresh()
      showWatched()
    }
  }

  async function addWatched(scope: ScopeId, change: Change, options: AddOptions<State> = {}): Promise<Watched<Result>> {
    const id = await write(scope, change, options)
    if (id === null) {
      await refresh()
      void sendSoon(scope)
      return { id, outcome: Promise.resolve({ is: 'pending', id }) }
    }
    const outcome = watch(id, scope).then((watched) => {
      if (watched.is === 'pending') outlivePage()
      return watched
    })
    return { id, outcome }
  }

  const stops = [
    store.watch(() => void refresh()),
    onConnectionBack(connection, () => void resume()),
    onBackgroundSync(() => void resume()),
    onReturn(() => void resume()),
  ]

  return {
    /** False where edits are lost with the page. */
    get isDurable() {
      return store.isDurable
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls back with the accepted edits of a request before they leave the log, so that old values are never shown in between. */
    onAccepted: (listener: OnAccepted) => {
      acceptedListeners.add(listener)
      return () => void acceptedListeners.delete(listener)
    },
    /** Calls back when nothing more of a scope can be sent for now: the result can be loaded. */
    onDrained: (listener: (scope: ScopeId) => void) => {
      drainedListeners.add(listener)
      return () => void drainedListeners.delete(listener)
    },
    /** Resolves once the edit is stored, with the id to cancel it; null when nothing is left to send. Sends afterwards. */
    async add(scope: ScopeId, change: Change, options: AddOptions<State> = {}): Promise<string | null> {
      const id = await write(scope, change, options)
      await refresh()
      void sendSoon(scope)
      return id
    },
    /** The same for a page that waits for the outcome: rejects when the edit is rejected, which is then not stored. */
    addWatched,
    addAndWatch: async (...args: Parameters<typeof addWatched>) => (await addWatched(...args)).outcome,
    /** Sends what is due in a scope after its dependencies were accepted. */
    sendDue: sendSoon,
    /** Sends pending edits of earlier pages and older releases. */
    resume,
    /** Checks the connection and sends. */
    async sendNow() {
      await connection.check()
      await resume()
    },
    /** Sends edits that are held for undo: a later step depends on them. */
    async sendHeld(scope: ScopeId) {
      if (!(await store.list()).edits.some((edit) => edit.scope === scope && isHeld(edit))) return
      await update(scope, (log) => [releaseHeld(log), null])
      await refresh()
      await send({ scope })
    },
    /** Resolves when nothing more can be sent; false when edits are still pending. */
    async drain(scope: ScopeId): Promise<boolean> {
      const hasPending = async () =>
        (await store.list()).edits.some((edit) => edit.scope === scope && edit.state === 'pending')
      if (await hasPending()) await send({ scope })
      return !(await hasPending())
    },
    readFile: store.readFile,
    /** False when the edit may have arrived already and cannot be undone. */
    async cancel(id: string): Promise<boolean> {
      const edit = await find(id)
      // Already sent, by this page or another.
      if (!edit) return false
      const isCancelled = await store.update(edit.scope, (log) => {
        const left = cancel(log, { id, rules: type, newId: uniqueId })
        return [left ?? log, left !== null]
      })
      sender.abort(id)
      await refresh()
      // Sends the edit that undoes it.
      if (isCancelled && mayHaveArrived(edit)) void sendSoon(edit.scope)
      return isCancelled
    },
    /** The scope was deleted: discards its edits and its base. */
    async forget(scope: ScopeId) {
      await update(scope, () => [{ base: null, edits: [] }, null])
      await refresh()
    },
    /** Sends a pending edit immediately and waits for the outcome. */
    async sendAndWatch(id: string): Promise<WatchedOutcome<Result>> {
      const edit = await find(id)
      return edit ? watch(id, edit.scope) : { is: 'accepted', id, result: null }
    },
    /** Sends a rejected edit again, or a pending one immediately. */
    async retry(id: string) {
      const edit = await find(id)
      if (!edit) return
      await update(edit.scope, (log) => [retry(log, id), null])
      await refresh()
      await send({ scope: edit.scope })
    },
    /** Sends values chosen as mine on top of theirs; drops edits without any. */
    async resolve(scope: ScopeId, choices: ReadonlyMap<string, Choice>) {
      await update(scope, (log) => [resolve(log, { choices, rules: type }), null])
      await refresh()
      await send({ scope })
    },
    stop() {
      for (const stop of stops) stop()
      sender.stop()
    },
  }
}

/** Sync status of a scope, least urgent first. */
export type ScopeStatus = 'saved' | 'pending' | 'sending' | 'needs-you'

export function scopeStatus({ edits, sending }: Pick<SyncState, 'edits' | 'sending'>, scope: ScopeId): ScopeStatus {
  const own = edits.filter((edit) => edit.scope === scope)
  if (own.some(({ state }) => state !== 'pending')) return 'needs-you'
  if (own.some(({ id }) => sending.has(id))) return 'sending'
  return own.length > 0 ? 'pending' : 'saved'
}
