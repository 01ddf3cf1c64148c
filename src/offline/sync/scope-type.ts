import type { Database } from '../database.ts'
import type { Edit, FieldRef, ScopeId } from './edit.ts'
import type { Accepted, EditKind, Failure } from './edit-kind.ts'

/** Stores the state of a scope as the server last sent it, in the transaction that writes the edits. */
export type BaseStore<State> = {
  /** Names of the tables it reads and writes. */
  readonly tables: readonly string[]
  readonly read: (database: Database, scope: ScopeRef) => Promise<State | null>
  readonly write: (database: Database, scope: ScopeRef, state: State) => Promise<unknown>
  readonly remove: (database: Database, scope: ScopeRef) => Promise<unknown>
}

export type ScopeRef = { readonly scope: ScopeId; readonly brand: string }

/** The table in which an older release queued changes. */
export type OlderRows = {
  readonly table: 'outbox' | 'projectChanges'
  /** Null for a row that cannot be read: it stays stored and is counted. */
  readonly toEdit: (row: unknown, brand: string) => Edit | null
}

/** Everything the sync engine knows about carts, or about projects. */
export type ScopeType<State, Result = unknown> = {
  readonly name: string
  readonly kinds: readonly EditKind<unknown, State, Result>[]
  readonly base: BaseStore<State>
  /** The base after the server accepted an edit. */
  readonly confirm: (base: State | null, edit: Edit, accepted: Accepted<Result>) => State | null
  /** What an error means for the edit. `isWatched`: a caller on this page waits for the outcome. */
  readonly failureOf: (error: unknown, attempt: { readonly edit: Edit; readonly isWatched: boolean }) => Failure
  /** Updates the other edits of the scope; the engine updates their versions. */
  readonly afterAccepted?: (edits: readonly Edit[], edit: Edit, accepted: Accepted<Result>) => readonly Edit[]
  readonly older?: OlderRows
  /** A scope whose edits create things that edits of this one need: these wait until those were accepted. */
  readonly follows?: {
    readonly scope: (scope: ScopeId) => ScopeId
    readonly creates: (edit: Edit) => readonly FieldRef[]
  }
}

/** Undefined for a kind that this version does not know. */
export const kindOf = <State, Result>({ kinds }: Pick<ScopeType<State, Result>, 'kinds'>, name: string) =>
  kinds.find((kind) => kind.name === name)

/** Ids of the stored bytes of these edits. */
export const filesOf = <State, Result>(type: ScopeType<State, Result>, edits: readonly Edit[]) =>
  new Set(edits.flatMap((edit) => kindOf(type, edit.kind)?.fileOf?.(edit.body) ?? []))

/** The edit with its parsed body; null when this version cannot read it. */
export function readable<State, Result>(type: ScopeType<State, Result>, edit: Edit): Edit | null {
  const read = kindOf(type, edit.kind)?.body.safeParse(edit.body)
  return read?.success ? { ...edit, body: read.data } : null
}
