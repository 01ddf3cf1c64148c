import { retryDelayMs } from '#domain/retry.ts'
import type { Edit, FieldRef } from './edit.ts'
import { type Accepted, type EditKind, type Outcome, wholeScope } from './edit-kind.ts'
import { kindOf, type ScopeType } from './scope-type.ts'

/** The edits of one scope in their order, and its state as the server last answered it. */
export type Log<State> = { readonly base: State | null; readonly edits: readonly Edit[] }

type EditRules = Pick<
  EditKind<unknown, unknown>,
  'name' | 'touches' | 'creates' | 'dependsOn' | 'fallsWith' | 'isBarrier' | 'inBatch' | 'coalesce'
>
type Rules = { readonly kinds: readonly EditRules[] }

const rulesOf = ({ kinds }: Rules, { kind }: Edit) => kinds.find(({ name }) => name === kind)
const touched = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.touches(edit.body) ?? []
const created = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.creates?.(edit.body) ?? []
const needed = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.dependsOn?.(edit.body) ?? []

/** Waits on purpose, so that it can be undone; nothing has failed. */
export const isHeld = ({ attempts, state, notBefore, isTyping = false }: Edit) =>
  state === 'pending' && attempts === 0 && notBefore > 0 && !isTyping

// What was attempted may have arrived: it is never rewritten, only followed by another edit.
const isUnsent = (edit: Edit) => edit.state === 'pending' && edit.attempts === 0 && !isHeld(edit)

const endsCoalescing = (rules: Rules, edit: Edit) => isHeld(edit) || rulesOf(rules, edit)?.isBarrier === true

/** Without the fields that were left to others, or to a later edit. */
const sent = (rules: Rules, edit: Edit) => touched(rules, edit).filter((field) => !edit.leaves.includes(field))

const isWithin = (fields: readonly FieldRef[], others: readonly FieldRef[]) =>
  fields.length > 0 && fields.every((field) => others.includes(field))

const dependsOn = (rules: Rules, edit: Edit, things: readonly FieldRef[]) =>
  things.includes(wholeScope) || needed(rules, edit).some((thing) => things.includes(thing))

/**
 * The log with one more edit, and the id of the edit that holds it now: another one where it was coalesced, null where nothing is
 * left to send.
 */
export function append<State>(log: Log<State>, { edit, rules }: { edit: Edit; rules: Rules }) {
  // A write that seemed to fail is done again, and may have been done after all.
  if (log.edits.some(({ id }) => id === edit.id)) return { log, id: edit.id }
  const own = touched(rules, edit)
  // What waited for a person is overtaken by their later edit of the same fields.
  const edits = log.edits.flatMap((one) => overtaken(one, { own, rules }))
  const seen = { ...edit, version: seenVersion(edits, { edit, rules }) }
  const done = isHeld(edit) ? { edits: [...edits, seen], id: edit.id } : coalesced(edits, { edit: seen, rules })
  return { log: { ...log, edits: done.edits }, id: done.id }
}

const areAbout = (fields: readonly FieldRef[], others: readonly FieldRef[]) =>
  fields.some((field) =>
    others.some((other) => field === other || thingOf(field) === other || field === thingOf(other)),
  )

/** What is left of an edit that waits for a person, once they edited these fields again. */
function overtaken(one: Edit, { own, rules }: { own: readonly FieldRef[]; rules: Rules }): Edit[] {
  const all = touched(rules, one)
  if (one.state === 'pending' || !all.some((field) => own.includes(field))) return [one]
  const leaves = [...new Set([...one.leaves, ...all.filter((field) => own.includes(field))])]
  return isWithin(all, leaves) ? [] : [{ ...one, leaves }]
}

/** Behind a pending edit of the same fields nobody saw what others made of them since that one. */
function seenVersion(edits: readonly Edit[], { edit, rules }: { edit: Edit; rules: Rules }) {
  const own = touched(rules, edit)
  const isAbout = (field: FieldRef) => own.includes(field) || own.includes(thingOf(field))
  const before = edits.filter((one) => one.state === 'pending' && touched(rules, one).some(isAbout))
  return before.reduce((least, { version }) => least && version && Math.min(least, version), edit.version)
}

type Appended = { readonly edits: readonly Edit[]; readonly id: string | null }

function coalesced(edits: readonly Edit[], { edit, rules }: { edit: Edit; rules: Rules }): Appended {
  const dropped = new Set<Edit>()
  const rest = () => edits.filter((one) => !dropped.has(one))
  for (const [place, earlier] of [...edits.entries()].reverse()) {
    const isLast = place === edits.length - 1
    const ends = endsCoalescing(rules, earlier)
    if (ends && !isLast) break
    const made = isUnsent(earlier) ? (rulesOf(rules, edit)?.coalesce(earlier, edit.body) ?? 'both') : 'both'
    if (made === 'later') dropped.add(earlier)
    if (made === 'neither') return { edits: rest().filter((one) => one !== earlier), id: null }
    if (typeof made === 'object') {
      const { madeAt, author, notBefore, isTyping } = edit
      const merged = { ...earlier, ...made, madeAt, author, notBefore, isTyping }
      return { edits: rest().map((one) => (one === earlier ? merged : one)), id: earlier.id }
    }
    // A value that is put before an edit of the same field would be overwritten by it.
    if (ends || (made === 'both' && areAbout(touched(rules, earlier), touched(rules, edit)))) break
  }
  const left = rest()
  const gone = [...dropped].flatMap((one) => created(rules, one))
  if (isMoot(left, { edit, gone, rules })) return { edits: withoutDependents(left, { gone, rules }), id: null }
  return { edits: [...left, edit], id: edit.id }
}

/** Whether what the edit is about was only ever created here, by edits that are dropped with it. */
function isMoot(left: readonly Edit[], { edit, gone, rules }: { edit: Edit; gone: readonly FieldRef[]; rules: Rules }) {
  const isCreated = left.some((one) => one.state === 'pending' && dependsOn(rules, edit, created(rules, one)))
  return dependsOn(rules, edit, gone) && !isCreated
}

/** Without what needs things that are never made now; what was attempted may have arrived. */
const withoutDependents = (edits: readonly Edit[], { gone, rules }: { gone: readonly FieldRef[]; rules: Rules }) =>
  edits.filter((one) => one.attempts > 0 || !dependsOn(rules, one, gone))

const put = <State>(log: Log<State>, edit: Edit): Log<State> => ({
  ...log,
  edits: log.edits.map((one) => (one.id === edit.id ? edit : one)),
})

const withoutEdit = <State>(log: Log<State>, id: string): Log<State> => ({
  ...log,
  edits: log.edits.filter((one) => one.id !== id),
})

/** Stored before the request leaves: from here on nobody can say that it did not arrive. Null when it is no longer pending. */
export function beginAttempt<State>(log: Log<State>, id: string): { log: Log<State>; edit: Edit } | null {
  const edit = log.edits.find((one) => one.id === id)
  if (edit?.state !== 'pending') return null
  const attempted = { ...edit, attempts: edit.attempts + 1 }
  return { log: put(log, attempted), edit: attempted }
}

type Ending<State, Answer> = {
  readonly id: string
  readonly outcome: Outcome<Answer>
  readonly type: ScopeType<State, Answer>
  readonly now: number
  readonly random: number
  /** Somebody is told of a rejection on the page: it is not stored as well. */
  readonly isWatched: boolean
}

/** The log after an attempt. */
export function endAttempt<State, Answer>(log: Log<State>, ending: Ending<State, Answer>): Log<State> {
  const { id, outcome, type, now, random, isWatched } = ending
  const edit = log.edits.find((one) => one.id === id)
  if (!edit) return log
  if (outcome.is === 'accepted') return accept(log, { edit, accepted: outcome, type })
  if (outcome.is === 'unanswered') return put(log, { ...edit, notBefore: now + retryDelayMs(edit.attempts, random) })
  if (outcome.is === 'rejected') {
    if (!isWatched || kindOf(type, edit.kind)?.keepsRejected)
      return put(log, { ...edit, state: 'rejected', reason: outcome.reason })
    return created(type, edit).includes(wholeScope) ? { base: null, edits: [] } : withoutEdit(log, id)
  }
  const { conflicts, version = edit.version } = outcome
  return put(log, { ...edit, state: 'conflict', conflicts, version })
}

type Acceptance<State, Answer> = {
  readonly edit: Edit
  readonly accepted: Accepted<Answer>
  readonly type: ScopeType<State, Answer>
}

function accept<State, Answer>(log: Log<State>, { edit, accepted, type }: Acceptance<State, Answer>): Log<State> {
  const base = type.confirm(log.base, edit, accepted)
  const own = sent(type, edit)
  // What still waits for a person is overtaken by a later edit of the same fields.
  const before = log.edits.slice(0, log.edits.indexOf(edit))
  const edits = withoutEdit(log, edit.id)
    .edits.flatMap((one) => (before.includes(one) ? overtaken(one, { own, rules: type }) : [one]))
    .map((one) => following(one, { edit, accepted, rules: type }))
  return { base, edits: type.afterAccepted?.(edits, edit, accepted) ?? edits }
}

/** Whether others changed something between this version and the one an edit led to: a conflict that was resolved is on a later one. */
export const hasUnseen = (
  version: number,
  { edit, accepted: { isMerged = false } }: { edit: Pick<Edit, 'version'>; accepted: Accepted },
) => isMerged || version < (edit.version ?? 0)

/**
 * An edit on the version that another one led to. Where others changed something too, only an edit of the same fields goes on from
 * there: all others still conflict with what came since they were made.
 */
function following(one: Edit, { edit, accepted, rules }: { edit: Edit; accepted: Accepted; rules: Rules }): Edit {
  const { version } = accepted
  if (version === undefined || one.version === undefined || one.state === 'conflict') return one
  return !hasUnseen(one.version, { edit, accepted }) || isWithin(touched(rules, one), sent(rules, edit))
    ? { ...one, version }
    : one
}

/** Pending edits as they are sent: nothing overtakes another, except that what waits for a person is passed with what depends on it. */
function sendable(edits: readonly Edit[], rules: Rules): Edit[] {
  const stuck: FieldRef[] = []
  return edits.filter((edit) => {
    const isStuck = dependsOn(rules, edit, stuck)
    if (edit.state !== 'pending' || isStuck) stuck.push(...created(rules, edit))
    return edit.state === 'pending' && !isStuck
  })
}

type Moment = {
  readonly now: number
  /** Skips the delay after a failure, not the time to undo. */
  readonly isForced: boolean
}

const isDue = (edit: Edit, { now, isForced }: Moment) => edit.notBefore <= now || (isForced && !isHeld(edit))

/**
 * The edits to send now, oldest first; none when none is due. More than one go together only where each would be sent whatever comes
 * of the others: it needs nothing that they make, and is about other fields.
 */
export function nextEdits(
  { edits }: Pick<Log<unknown>, 'edits'>,
  rules: Rules,
  { most, ...moment }: Moment & { readonly most: number },
): Edit[] {
  const [first, ...rest] = sendable(edits, rules)
  if (!first || !isDue(first, moment)) return []
  const together = [first]
  for (const edit of rest) {
    const isFree =
      !dependsOn(
        rules,
        edit,
        together.flatMap((one) => created(rules, one)),
      ) &&
      !areAbout(
        touched(rules, edit),
        together.flatMap((one) => touched(rules, one)),
      )
    const inBatch = [first, edit].every((one) => rulesOf(rules, one)?.inBatch)
    if (together.length >= most || !inBatch || !isDue(edit, moment) || !isFree) break
    together.push(edit)
  }
  return together
}

/** When the next edit is due by itself; null when none is pending. */
export const nextAttemptAt = ({ edits }: Pick<Log<unknown>, 'edits'>, rules: Rules): number | null =>
  sendable(edits, rules)[0]?.notBefore ?? null

/** The log without an edit and without what depends on it; null when it may have arrived. */
export function cancel<State>(log: Log<State>, { id, rules }: { id: string; rules: Rules }): Log<State> | null {
  const edit = log.edits.find((one) => one.id === id)
  if (!edit || (edit.state === 'pending' && edit.attempts > 0)) return null
  const made = created(rules, edit)
  if (made.includes(wholeScope)) return { base: null, edits: [] }
  const rest = withoutEdit(log, id)
  const gone = made.filter((thing) => !rest.edits.some((one) => created(rules, one).includes(thing)))
  return { ...rest, edits: withoutDependents(rest.edits, { gone, rules }) }
}

/** Sends a rejected edit again, as it was and under the same key; an edit that waits is due at once. */
export function retry<State>(log: Log<State>, id: string): Log<State> {
  const edit = log.edits.find((one) => one.id === id)
  if (!edit || edit.state === 'conflict') return log
  return put(log, { ...edit, state: 'pending', notBefore: 0, reason: null })
}

/** What is held back so that it can be undone is due now. */
export const releaseHeld = <State>(log: Log<State>): Log<State> => ({
  ...log,
  edits: log.edits.map((edit) => (isHeld(edit) ? { ...edit, notBefore: 0 } : edit)),
})

export type Choice = 'mine' | 'theirs'
type Resolution = {
  readonly choices: ReadonlyMap<FieldRef, Choice>
  readonly newId: () => string
  readonly rules: Rules
}

/** `line:A/B.1` of `line:A/B.1.quantity`: a code may hold a dot, the name of a field does not. */
const thingOf = (field: FieldRef) => field.slice(0, Math.max(0, field.lastIndexOf('.')))

/** Goes on with the edits in conflict for whose fields all was chosen: nothing of an edit left, it is dropped. */
export function resolve<State>(log: Log<State>, { choices, newId, rules }: Resolution): Log<State> {
  const resolved = log.edits.flatMap((edit, place) => {
    const fields = edit.conflicts.map(({ field }) => field)
    if (edit.state !== 'conflict' || !fields.every((field) => choices.has(field))) return [edit]
    const left = fields.filter((field) => choices.get(field) === 'theirs')
    const all = touched(rules, edit)
    const fallen = left.flatMap((field) => rulesOf(rules, edit)?.fallsWith?.(edit.body, field) ?? [])
    // A later edit may have arrived already: what is chosen now must not come after it.
    const later = log.edits.slice(place + 1).flatMap((one) => (one.state === 'pending' ? touched(rules, one) : []))
    const given = all.filter((field) => left.includes(thingOf(field)) || later.includes(field))
    const leaves = [...edit.leaves, ...left, ...fallen, ...given]
    const own = all.filter((field) => !leaves.includes(field))
    if (leaves.length > 0 && own.length === 0) return []
    // With other fields it is another request: the key of the first one would be rejected.
    return [{ ...edit, id: newId(), state: 'pending' as const, attempts: 0, notBefore: 0, conflicts: [], leaves }]
  })
  return { ...log, edits: resolved }
}

/** The state as the person sees it: what the server last answered, with every pending edit. */
export function optimistic<State, Answer>(
  base: State,
  { edits, type }: { edits: readonly Edit[]; type: ScopeType<State, Answer> },
): State {
  return edits
    .filter(({ state }) => state === 'pending')
    .reduce((state, edit) => kindOf(type, edit.kind)?.apply(state, edit) ?? state, base)
}
