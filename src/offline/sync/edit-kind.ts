import type { ZodMiniType } from 'zod/mini'
import type { Api } from '#contract/client.ts'
import type { Change, Conflict, Edit, FieldRef } from './edit.ts'

/** The server has it. */
export type Accepted<Result = unknown> = {
  readonly is: 'accepted'
  readonly result?: Result
  /** The version it led to; left out when the scope has no versions or the edit did not change it. */
  readonly version?: number | undefined
  /** Others changed the scope too: later edits were not made on this version. */
  readonly isMerged?: boolean
}

/** Needs a person: it is not sent again automatically. */
export type Rejected = { readonly is: 'rejected'; readonly reason: string }

/** Others changed the same fields; sent again on `version`, the edit is accepted. */
export type Conflicted = {
  readonly is: 'conflict'
  readonly conflicts: readonly Conflict[]
  readonly version?: number | undefined
}

/** No response, or one that says nothing about the edit: it is sent again later. */
export type Unanswered = { readonly is: 'unanswered'; readonly status: number | null }

export type Failure = Rejected | Conflicted | Unanswered
export type Outcome<Result = unknown> = Accepted<Result> | Failure

/** Params of an attempt. */
export type SendRequest<State> = {
  readonly api: Api
  /** For the API: headers with idempotency key, device and age of the edit, and the signal of the time limit. */
  readonly options: { readonly headers: Record<string, string>; readonly signal: AbortSignal }
  /** The state as the server last sent it. */
  readonly base: State | null
  /** A caller on this page waits for the outcome. */
  readonly isWatched: boolean
  /** Upload progress in percent; restarts the time limit. */
  readonly onProgress: (percent?: number) => void
  /** Bytes stored with the edit; null when they are gone. */
  readonly readFile: () => Promise<ArrayBuffer | null>
}

/** For the list of pending edits and for a conflict. */
export type Described = { readonly action: string; readonly title: string }

/**
 * How a later edit merges with an earlier one that was never attempted: send both, only the later, neither, or the returned
 * change instead of the earlier one. `apart`: send both, and do not merge it with one before that, which would move it.
 */
export type Coalesced = 'both' | 'apart' | 'later' | 'neither' | Change

/** Created by the edit that creates the scope: every other edit depends on it. */
export const wholeScope: FieldRef = '*'

/** Everything the app knows about one kind of edit. Methods, so that kinds with different bodies fit in one list. */
export type EditKind<Body, State, Result = unknown> = {
  readonly name: string
  /** Schema of bodies that any version of the app stored; a body it rejects stays stored for a version that knows it. */
  readonly body: ZodMiniType<Body>
  /** Fields it sets; a later edit of the same fields replaces a rejected one. Relative edits set none. */
  touches(body: Body): readonly FieldRef[]
  /** Things it creates: cancelling it cancels the edits that depend on them. */
  creates?(body: Body): readonly FieldRef[]
  /** Things it needs. It is not sent while the edit that creates one of them waits for a person. */
  dependsOn?(body: Body): readonly FieldRef[]
  /** Fields that are void once a thing is deleted: the place of a line, with the folder it was moved to. */
  fallsWith?(body: Body, thing: FieldRef): readonly FieldRef[]
  /** Sent instead when the person keeps the edit of a deleted thing: a note of a deleted line becomes a comment. */
  replacement?(body: Body, lost: Conflict): Change
  /** Id of its stored bytes, which are deleted with the edit. */
  fileOf?(body: Body): string
  /** Undoes the edit: replaces it when it is cancelled after it may have arrived. */
  undoneBy?(body: Body): Change
  /** Covers all edits before it, as a saved quote does: no later edit is coalesced with them. */
  readonly isBarrier?: boolean
  /** Its field shows the rejection: the edit stays stored even when a page waits for the outcome. */
  readonly storesRejected?: boolean
  /** Makes one request of an endpoint that batches accept: many such edits are sent together. */
  readonly inBatch?: boolean
  coalesce(earlier: Change, later: Body): Coalesced
  /** The state with this edit applied. */
  apply(state: State, edit: Edit<Body>): State
  /** One attempt; the scope type's `failureOf` interprets errors. */
  send(edit: Edit<Body>, request: SendRequest<State>): Promise<Outcome<Result>>
  describe(body: Body, state: State | null): Described
}
