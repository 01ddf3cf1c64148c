import { Dexie } from 'dexie'
import * as z from 'zod/mini'
import type { Api } from '#contract/client.ts'
import { createConnection } from '#lib/network/connection.ts'
import { type Database, openDatabase } from '#offline/database.ts'
import type { Conflict, Edit } from '#offline/sync/edit.ts'
import { type EditKind, type Outcome, wholeScope } from '#offline/sync/edit-kind.ts'
import { createPageLock } from '#offline/sync/locks.ts'
import { createLogStore, type LogStore } from '#offline/sync/log-store.ts'
import type { ScopeType } from '#offline/sync/scope-type.ts'
import { createSync } from '#offline/sync/sync.ts'

/** A state of the smallest kind that needs all of the engine: fields, a count, and notes that are made and removed. */
export type Notebook = {
  readonly fields: Readonly<Record<string, string>>
  readonly count: number
  readonly notes: Readonly<Record<string, string>>
  readonly version: number
}
export const emptyNotebook: Notebook = { fields: {}, count: 0, notes: {}, version: 1 }

type Kind<Body> = EditKind<Body, Notebook, Notebook>
type Server = { take: (edit: Edit, signal: AbortSignal) => Promise<Outcome<Notebook>> }

/** What happens to a request: `cut` never arrives, the response of `lost` is lost, `hang` has no end. */
export type Fate = 'ok' | 'cut' | 'lost' | 'hang' | number | { conflicts: readonly Conflict[]; version: number }

export class StatusError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

const without = (map: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(map).filter(([own]) => own !== key))

function kindsOf(server: Server): readonly Kind<unknown>[] {
  const send: Kind<unknown>['send'] = (edit, { options }) => server.take(edit, options.signal)
  const describe = () => ({ action: 'Change', title: 'Notebook' })
  const create: Kind<null> = {
    name: 'create',
    body: z.null(),
    touches: () => [],
    creates: () => [wholeScope],
    coalesce: () => 'both',
    apply: (state) => state,
    send,
    describe,
  }
  const set: Kind<{ field: string; value: string }> = {
    name: 'set',
    body: z.object({ field: z.string(), value: z.string() }),
    touches: ({ field }) => [field],
    storesRejected: true,
    coalesce: ({ kind, body }, later) =>
      kind === 'set' && (body as typeof later).field === later.field ? { kind, body: later } : 'both',
    apply: (state, { body, leaves }) =>
      leaves.includes(body.field) ? state : { ...state, fields: { ...state.fields, [body.field]: body.value } },
    send,
    describe,
  }
  const count: Kind<{ by: number }> = {
    name: 'count',
    body: z.object({ by: z.number() }),
    touches: () => [],
    coalesce: (earlier, { by }) => {
      if (earlier.kind !== 'count') return 'both'
      const sum = (earlier.body as { by: number }).by + by
      return sum === 0 ? 'neither' : { kind: 'count', body: { by: sum } }
    },
    apply: (state, { body }) => ({ ...state, count: state.count + body.by }),
    send,
    describe,
  }
  const note: Kind<{ id: string; text: string; isNew: boolean }> = {
    name: 'note',
    body: z.object({ id: z.string(), text: z.string(), isNew: z.boolean() }),
    touches: ({ id }) => [`note:${id}.text`],
    creates: ({ id, isNew }) => (isNew ? [`note:${id}`] : []),
    dependsOn: ({ id, isNew }) => (isNew ? [] : [`note:${id}`]),
    coalesce: ({ kind, body }, later) => {
      const earlier = body as typeof later
      return kind === 'note' && earlier.id === later.id ? { kind, body: { ...later, isNew: earlier.isNew } } : 'both'
    },
    apply: (state, { body }) => ({ ...state, notes: { ...state.notes, [body.id]: body.text } }),
    send,
    describe,
  }
  const removeNote: Kind<{ id: string }> = {
    name: 'remove-note',
    body: z.object({ id: z.string() }),
    touches: ({ id }) => [`note:${id}`],
    dependsOn: ({ id }) => [`note:${id}`],
    coalesce: ({ kind, body }, { id }) => (kind === 'note' && (body as { id: string }).id === id ? 'later' : 'both'),
    apply: (state, { body }) => ({ ...state, notes: without(state.notes, body.id) }),
    send,
    describe,
  }
  const quote: Kind<null> = {
    name: 'quote',
    body: z.null(),
    touches: () => ['quote'],
    isBarrier: true,
    coalesce: ({ kind, body }) => (kind === 'quote' ? { kind, body } : 'both'),
    apply: (state) => state,
    send,
    describe,
  }
  return [create, set, count, note, removeNote, quote]
}

/** Notebooks under the name of their scope, in the table of the last carts. */
export function notebookType(server: Server): ScopeType<Notebook, Notebook> {
  return {
    name: 'notebook',
    kinds: kindsOf(server),
    base: {
      tables: ['carts'],
      read: async (database, { scope }) => ((await database.carts.get(scope))?.cart as Notebook | undefined) ?? null,
      write: (database, { scope }, cart) => database.carts.put({ brand: scope, cart, savedAt: 0, savedBy: '' }),
      remove: (database, { scope }) => database.carts.delete(scope),
    },
    confirm: (base, _edit, { result }) => result ?? base,
    failureOf: (error) => {
      const status = error instanceof StatusError ? error.status : null
      if (status === null || status >= 500 || status === 429) return { is: 'unanswered', status }
      return { is: 'rejected', reason: 'Not accepted' }
    },
    older: {
      table: 'outbox',
      toEdit: (row, brand) => {
        const known = z.object({ id: z.string(), field: z.string(), value: z.string() }).safeParse(row)
        if (!known.success) return null
        const { id, ...body } = known.data
        const rest = { attempts: 0, state: 'pending', notBefore: 0, reason: null, conflicts: [], leaves: [] } as const
        return { ...rest, id, kind: 'set', body, scope: 'notebook:1', brand, account: null, author: null, madeAt: 0 }
      },
    },
  }
}

/** A server that applies each key once, behind a network with these fates. */
export function notebookServer(fates: Fate[] = []) {
  const notebooks = new Map<string, Notebook>()
  const applied: Edit[] = []
  const attempts: Edit[] = []
  const stateOf = (scope: string) => notebooks.get(scope) ?? emptyNotebook
  const server = {
    fates,
    fateOf: (_edit: Edit): Fate => fates.shift() ?? 'ok',
    attempts,
    applied,
    stateOf,
    async take(edit: Edit, _signal: AbortSignal): Promise<Outcome<Notebook>> {
      attempts.push(edit)
      const fate = server.fateOf(edit)
      if (fate === 'cut') throw new Error('cut')
      // Ignores the signal, as a broken fetch might.
      if (fate === 'hang') return new Promise(() => {})
      if (typeof fate === 'number') throw new StatusError(fate)
      if (typeof fate === 'object') return { is: 'conflict', ...fate }
      if (!applied.some(({ id }) => id === edit.id)) {
        applied.push(edit)
        const before = stateOf(edit.scope)
        const after =
          kindsOf(server)
            .find(({ name }) => name === edit.kind)
            ?.apply(before, edit) ?? before
        notebooks.set(edit.scope, { ...after, version: before.version + 1 })
      }
      if (fate === 'lost') throw new Error('lost')
      const state = stateOf(edit.scope)
      return { is: 'accepted', result: state, version: state.version }
    },
  }
  return server
}

let made = 0
const open: { database: Database; stop: () => void }[] = []

/** Ends all tabs and deletes their databases. */
export async function closeTabs() {
  const all = open.splice(0)
  for (const { stop } of all) stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (const { database } of all) database.close()
  for (const { database } of all) await Dexie.delete(database.name)
}

export const freshDatabaseName = () => `notebooks-${++made}`

type TabOptions = {
  database?: Database
  lock?: ReturnType<typeof createPageLock>
  account?: string | null
  isOnline?: boolean
  /** Wraps the store, to fail as a device does. */
  wrap?: (store: LogStore<Notebook>) => LogStore<Notebook>
}

/** One tab of the app on a device. */
export function aTab(server: ReturnType<typeof notebookServer>, options: TabOptions = {}) {
  const { database = openDatabase(freshDatabaseName()), lock = createPageLock() } = options
  const { account = null, isOnline = true, wrap = (store: LogStore<Notebook>) => store } = options
  const type = notebookType(server)
  const network = { isOnline }
  const connection = createConnection({
    probe: async () => network.isOnline,
    schedule: () => () => {},
    random: () => 0,
    startsOffline: !isOnline,
  })
  const store = wrap(createLogStore(database, { type, brand: 'wa', account }))
  const api = {} as Api // the kinds of this notebook reach their server without it
  const sync = createSync(type, { api, store, lock, connection, brand: 'wa', account, deviceId: 'D', random: () => 0 })
  open.push({ database, stop: sync.stop })
  return {
    type,
    database,
    store,
    sync,
    connection,
    goesOffline() {
      network.isOnline = false
      connection.take('failed')
      connection.take('probe-failed')
    },
    comesBack() {
      network.isOnline = true
      connection.take('probe-answered')
    },
    edits: async () => (await store.list()).edits,
    set: (field: string, value: string, scope = 'notebook:1') =>
      sync.add(scope, { kind: 'set', body: { field, value } }, { version: 1 }),
  }
}
