import type { ZodMiniType } from 'zod/mini'
import type { Api } from '#contract/client.ts'
import type { Change, Conflict, Edit, FieldRef } from './edit.ts'

/** The server has it. */
export type Accepted<Answer = unknown> = {
  readonly is: 'accepted'
  readonly answer?: Answer
  /** The version it led to; left out where the scope has none or kept its own. */
  readonly version?: number | undefined
  /** Others changed the scope too: the version says nothing about what later edits were made on. */
  readonly isMerged?: boolean
}

/** Needs a person: it is not sent again by itself. */
export type Rejected = { readonly is: 'rejected'; readonly reason: string }

/** The same fields were changed by somebody else; sent again on `version`, the edit goes through. */
export type Conflicted = {
  readonly is: 'conflict'
  readonly conflicts: readonly Conflict[]
  readonly version?: number | undefined
}

/** No response, or one that says nothing about the edit: it is sent again later. */
export type Unanswered = { readonly is: 'unanswered'; readonly status: number | null }

export type Failure = Rejected | Conflicted | Unanswered
export type Outcome<Answer = unknown> = Accepted<Answer> | Failure

/** What an attempt is made with. */
export type SendRequest<State> = {
  readonly api: Api
  /** To hand to the API as they are: idempotency key, device, age of the edit, and the signal of the time limit. */
  readonly options: { readonly headers: Record<string, string>; readonly signal: AbortSignal }
  /** The state as the server last answered it. */
  readonly base: State | null
  /** Somebody on this page waits for the outcome. */
  readonly isWatched: boolean
  /** An upload moved, to so many percent: the time limit starts again. */
  readonly onProgress: (percent?: number) => void
  /** The bytes that are stored with the edit; null when they are gone. */
  readonly readFile: () => Promise<ArrayBuffer | null>
}

/** For the list of pending edits and for a conflict. */
export type Described = { readonly action: string; readonly title: string }

/**
 * What a later edit makes of an earlier one that was never attempted: both are sent, only the later, neither, or the returned change
 * in the place of the earlier.
 */
export type Coalesced = 'both' | 'later' | 'neither' | Change

/** Created, it is the scope itself: every other edit depends on it. */
export const wholeScope: FieldRef = '*'

/** One kind of edit, everything the app knows about it in one place. Methods, so that kinds of any body fit in one list. */
export type EditKind<Body, State, Answer = unknown> = {
  readonly name: string
  /** Reads bodies that any version of the app stored; one it rejects stays stored for a version that knows it. */
  readonly body: ZodMiniType<Body>
  /** Fields it sets. A later edit of the same fields follows its version, and replaces what was rejected. Relative edits set none. */
  touches(body: Body): readonly FieldRef[]
  /** Things it makes: cancelled, the edits that depend on them go with it. */
  creates?(body: Body): readonly FieldRef[]
  /** Things it needs. It is not sent while the edit that creates one of them waits for a person. */
  dependsOn?(body: Body): readonly FieldRef[]
  /** Fields that have nowhere to go once a thing is gone: the place of a line, with the folder it was moved to. */
  fallsWith?(body: Body, thing: FieldRef): readonly FieldRef[]
  /** What is sent instead where the person keeps what has lost its place: a note of a line that is gone. */
  replacement?(body: Body, lost: Conflict): Change
  /** Under which id its bytes are stored: they go with it, whatever becomes of it. */
  fileOf?(body: Body): string
  /** What takes it back where it may have arrived: cancelled then, it is replaced by this. */
  undoneBy?(body: Body): Change
  /** It stands for everything before it, as a saved quote does: no later edit is coalesced into what comes before. */
  readonly isBarrier?: boolean
  /** Its field shows that it was rejected: it stays stored, also where a page waits for the outcome. */
  readonly keepsRejected?: boolean
  /** Makes one request, of a call that batches take: many such edits are sent together. */
  readonly inBatch?: boolean
  coalesce(earlier: Change, later: Body): Coalesced
  /** The state as the person sees it with this edit. */
  apply(state: State, edit: Edit<Body>): State
  /** One attempt; what is thrown is read by the scope type's `failureOf`. */
  send(edit: Edit<Body>, request: SendRequest<State>): Promise<Outcome<Answer>>
  describe(body: Body, state: State | null): Described
}
