import { retryDelayMs } from '#domain/errors/retry.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { Change, Edit, FieldRef } from './edit.ts'
import { type Accepted, type EditKind, type Outcome, wholeScope } from './edit-kind.ts'
import { kindOf, type ScopeType } from './scope-type.ts'

/** The edits of one scope in order, and its state as the server last sent it. */
export type Log<State> = {
  readonly base: State | null
  readonly edits: readonly Edit[]
  /** Things that pending edits of another scope create. */
  readonly missing?: readonly FieldRef[]
}

type EditRules = Pick<
  EditKind<unknown, unknown>,
  | 'name'
  | 'touches'
  | 'creates'
  | 'dependsOn'
  | 'fallsWith'
  | 'replacement'
  | 'undoneBy'
  | 'isBarrier'
  | 'inBatch'
  | 'coalesce'
>
type Rules = { readonly kinds: readonly EditRules[] }

const rulesOf = ({ kinds }: Rules, { kind }: Edit) => kinds.find(({ name }) => name === kind)
const touched = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.touches(edit.body) ?? []
const created = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.creates?.(edit.body) ?? []
const required = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.dependsOn?.(edit.body) ?? []

/** Delayed so that it can be undone; no attempt has failed. */
export const isHeld = ({ attempts, state, notBefore, isTyping = false }: Edit) =>
  state === 'pending' && attempts === 0 && notBefore > 0 && !isTyping

// An attempted edit may have arrived: it is never rewritten, only followed by another. The same holds for an edit with
// fields for which the other side's value was chosen.
const isUnsent = (edit: Edit) =>
  edit.state === 'pending' && edit.attempts === 0 && edit.leaves.length === 0 && !isHeld(edit)

const endsCoalescing = (rules: Rules, edit: Edit) => isHeld(edit) || rulesOf(rules, edit)?.isBarrier === true

/** Fields it still sends: without those left to others or to a later edit. */
const sent = (rules: Rules, edit: Edit) => touched(rules, edit).filter((field) => !edit.leaves.includes(field))

const isWithin = (fields: readonly FieldRef[], others: readonly FieldRef[]) =>
  fields.length > 0 && fields.every((field) => others.includes(field))

const dependsOn = (rules: Rules, edit: Edit, things: readonly FieldRef[]) =>
  things.includes(wholeScope) || required(rules, edit).some((thing) => things.includes(thing))

/**
 * The log with one more edit, and the id of the edit that contains it: another id when it was coalesced, null when nothing
 * is left to send.
 */
export function append<State>(log: Log<State>, { edit, rules, newId }: { edit: Edit } & Overtaking) {
  // A retried write may have succeeded the first time.
  if (log.edits.some(({ id }) => id === edit.id)) return { log, id: edit.id }
  const own = touched(rules, edit)
  // A later edit of the same fields replaces edits that wait for a person.
  const edits = log.edits.flatMap((logged) => overtaken(logged, own, { rules, newId }))
  const seen = { ...edit, version: seenVersion(edits, { edit, rules }) }
  const done = isHeld(edit) ? { edits: [...edits, seen], id: edit.id } : coalesced(edits, { edit: seen, rules })
  return { log: { ...log, edits: done.edits }, id: done.id }
}

const areAbout = (fields: readonly FieldRef[], others: readonly FieldRef[]) =>
  fields.some((field) =>
    others.some((otherField) => field === otherField || thingOf(field) === otherField || field === thingOf(otherField)),
  )

/** Whether all fields of the edit that this conflict concerns were left, to others or to a later edit. */
function isSettled(
  conflict: FieldRef,
  { edit, leaves, rules }: { edit: Edit; leaves: readonly FieldRef[]; rules: Rules },
) {
  const fallen = rulesOf(rules, edit)?.fallsWith?.(edit.body, conflict) ?? []
  const about = touched(rules, edit).filter(
    (field) => field === conflict || thingOf(field) === conflict || fallen.includes(field),
  )
  return isWithin(about, leaves)
}

/** With other fields it is another request: the server would reject the old key. */
const sentAgain = (edit: Edit, newId = uniqueId): Edit => ({
  ...edit,
  id: newId(),
  state: 'pending',
  attempts: 0,
  notBefore: 0,
  conflicts: [],
})

type Overtaking = {
  readonly rules: Rules
  /** Creates the key of an edit that becomes another request. */
  readonly newId?: (() => string) | undefined
}

/** What is left of an edit that waits for a person after these fields were edited again. */
function overtaken(logged: Edit, own: readonly FieldRef[], { rules, newId }: Overtaking): Edit[] {
  const all = touched(rules, logged)
  // An edit that creates something stays: the later edit needs it.
  const isMaking = created(rules, logged).length > 0
  if (logged.state === 'pending' || isMaking || !all.some((field) => own.includes(field))) return [logged]
  const leaves = [...new Set([...logged.leaves, ...all.filter((field) => own.includes(field))])]
  if (isWithin(all, leaves)) return []
  const conflicts = logged.conflicts.filter(({ field }) => !isSettled(field, { edit: logged, leaves, rules }))
  const left = { ...logged, leaves, conflicts }
  return [logged.state === 'conflict' && conflicts.length === 0 ? sentAgain(left, newId) : left]
}

/** The lowest version of pending edits of the same fields: later changes by others were not seen. */
function seenVersion(edits: readonly Edit[], { edit, rules }: { edit: Edit; rules: Rules }) {
  const own = touched(rules, edit)
  const isAbout = (field: FieldRef) => own.includes(field) || own.includes(thingOf(field))
  const before = edits.filter((logged) => logged.state === 'pending' && sent(rules, logged).some(isAbout))
  return before.reduce((least, { version }) => least && version && Math.min(least, version), edit.version)
}

type Appended = { readonly edits: readonly Edit[]; readonly id: string | null }

function coalesced(edits: readonly Edit[], { edit, rules }: { edit: Edit; rules: Rules }): Appended {
  const dropped = new Set<Edit>()
  const rest = () => edits.filter((logged) => !dropped.has(logged))
  for (const [place, earlier] of [...edits.entries()].reverse()) {
    const isLast = place === edits.length - 1
    const ends = endsCoalescing(rules, earlier)
    if (ends && !isLast) break
    const made = isUnsent(earlier) ? (rulesOf(rules, edit)?.coalesce(earlier, edit.body) ?? 'both') : 'both'
    if (made === 'later') dropped.add(earlier)
    if (made === 'neither') return { edits: rest().filter((logged) => logged !== earlier), id: null }
    if (typeof made === 'object') {
      const { madeAt, author, notBefore, isTyping } = edit
      const merged = { ...earlier, ...made, madeAt, author, notBefore, isTyping }
      return { edits: rest().map((logged) => (logged === earlier ? merged : logged)), id: earlier.id }
    }
    // Moved before an edit of the same field, the value would be overwritten.
    if (ends || (made === 'both' && areAbout(touched(rules, earlier), touched(rules, edit)))) break
  }
  const left = rest()
  const gone = [...dropped].flatMap((removed) => created(rules, removed))
  if (isMoot(left, { edit, gone, rules })) return { edits: withoutDependents(left, { gone, rules }), id: null }
  return { edits: [...left, edit], id: edit.id }
}

/** Whether the edit concerns only things whose creation is dropped too. */
function isMoot(left: readonly Edit[], { edit, gone, rules }: { edit: Edit; gone: readonly FieldRef[]; rules: Rules }) {
  const isCreated = left.some((logged) => logged.state === 'pending' && dependsOn(rules, edit, created(rules, logged)))
  return dependsOn(rules, edit, gone) && !isCreated
}

/** Without edits that need things that are no longer created; attempted ones may have arrived and stay. */
const withoutDependents = (edits: readonly Edit[], { gone, rules }: { gone: readonly FieldRef[]; rules: Rules }) =>
  edits.filter((edit) => edit.attempts > 0 || !dependsOn(rules, edit, gone))

const put = <State>(log: Log<State>, edit: Edit): Log<State> => ({
  ...log,
  edits: log.edits.map((logged) => (logged.id === edit.id ? edit : logged)),
})

const withoutEdit = <State>(log: Log<State>, id: string): Log<State> => ({
  ...log,
  edits: log.edits.filter((edit) => edit.id !== id),
})

/** Stored before the request is sent: from then on the edit may have arrived. Null when it is no longer pending. */
export function beginAttempt<State>(log: Log<State>, id: string): { log: Log<State>; edit: Edit } | null {
  const edit = log.edits.find((logged) => logged.id === id)
  if (edit?.state !== 'pending') return null
  const attempted = { ...edit, attempts: edit.attempts + 1 }
  return { log: put(log, attempted), edit: attempted }
}

type Ending<State, Result> = {
  readonly id: string
  readonly outcome: Outcome<Result>
  readonly type: ScopeType<State, Result>
  readonly newId?: () => string
  readonly now: number
  readonly random: number
  /** The page shows a rejection: it is not stored. */
  readonly isWatched: boolean
}

/** The log after an attempt. */
export function endAttempt<State, Result>(log: Log<State>, ending: Ending<State, Result>): Log<State> {
  const { id, outcome, type, newId, now, random, isWatched } = ending
  const edit = log.edits.find((logged) => logged.id === id)
  if (!edit) return log
  if (outcome.is === 'accepted') return accept(log, { edit, accepted: outcome, type, newId })
  if (outcome.is === 'unanswered') return put(log, { ...edit, notBefore: now + retryDelayMs(edit.attempts, random) })
  if (outcome.is === 'rejected') {
    if (!isWatched || kindOf(type, edit.kind)?.storesRejected)
      return put(log, { ...edit, state: 'rejected', reason: outcome.reason })
    return created(type, edit).includes(wholeScope) ? { base: null, edits: [] } : withoutEdit(log, id)
  }
  const { conflicts, version = edit.version } = outcome
  const place = log.edits.indexOf(edit)
  // A field that was edited again during the request is decided when the later edit conflicts.
  const later = log.edits.slice(place + 1).flatMap((logged) => (logged.state === 'pending' ? sent(type, logged) : []))
  const left = overtaken({ ...edit, state: 'conflict', conflicts, version }, later, { rules: type, newId })
  return { ...log, edits: log.edits.toSpliced(place, 1, ...left) }
}

type Acceptance<State, Result> = {
  readonly edit: Edit
  readonly accepted: Accepted<Result>
  readonly type: ScopeType<State, Result>
  readonly newId: (() => string) | undefined
}

function accept<State, Result>(log: Log<State>, acceptance: Acceptance<State, Result>): Log<State> {
  const { edit, accepted, type, newId } = acceptance
  const base = type.confirm(log.base, edit, accepted)
  const own = sent(type, edit)
  // A later edit of the same fields replaces edits that wait for a person.
  const before = log.edits.slice(0, log.edits.indexOf(edit))
  const edits = withoutEdit(log, edit.id)
    .edits.flatMap((logged) => (before.includes(logged) ? overtaken(logged, own, { rules: type, newId }) : [logged]))
    .map((logged) => following(logged, { edit, accepted, rules: type }))
  return { base, edits: type.afterAccepted?.(edits, edit, accepted) ?? edits }
}

/** Whether others changed something up to the version of an edit: a resolved conflict is on a later one. */
export const hasUnseen = (
  version: number,
  { edit, accepted: { isMerged = false } }: { edit: Pick<Edit, 'version'>; accepted: Accepted },
) => isMerged || version < (edit.version ?? 0)

/**
 * Moves an edit to the version that another one led to. When others changed something too, only an edit of the same fields
 * moves: all others still conflict with changes since they were made.
 */
function following(logged: Edit, { edit, accepted, rules }: { edit: Edit; accepted: Accepted; rules: Rules }): Edit {
  const { version } = accepted
  if (version === undefined || logged.version === undefined || logged.state === 'conflict') return logged
  return !hasUnseen(logged.version, { edit, accepted }) || isWithin(sent(rules, logged), sent(rules, edit))
    ? { ...logged, version }
    : logged
}

type Unsent = Pick<Log<unknown>, 'edits' | 'missing'>

/** Pending edits in the order they are sent; skips those that wait for a person, with their dependents. */
function sendable({ edits, missing = [] }: Unsent, rules: Rules): Edit[] {
  const stuck = [...missing]
  return edits.filter((edit) => {
    const isStuck = dependsOn(rules, edit, stuck)
    if (edit.state !== 'pending' || isStuck) stuck.push(...created(rules, edit))
    return edit.state === 'pending' && !isStuck
  })
}

type Moment = {
  readonly now: number
  /** Skips the delay after a failure, but not the time to undo. */
  readonly isForced: boolean
}

const isDue = (edit: Edit, { now, isForced }: Moment) => edit.notBefore <= now || (isForced && !isHeld(edit))

/**
 * The edits to send now, oldest first; empty when none is due. Several are sent together only when they are independent:
 * none needs what another creates, and all touch different fields.
 */
export function nextEdits(log: Unsent, rules: Rules, { most, ...moment }: Moment & { readonly most: number }): Edit[] {
  const [first, ...rest] = sendable(log, rules)
  if (!first || !isDue(first, moment)) return []
  const together = [first]
  for (const edit of rest) {
    const isFree =
      !dependsOn(
        rules,
        edit,
        together.flatMap((batched) => created(rules, batched)),
      ) &&
      !areAbout(
        touched(rules, edit),
        together.flatMap((batched) => touched(rules, batched)),
      )
    const inBatch = [first, edit].every((batched) => rulesOf(rules, batched)?.inBatch)
    if (together.length >= most || !inBatch || !isDue(edit, moment) || !isFree) break
    together.push(edit)
  }
  return together
}

/** Epoch ms at which the next edit is due; null when none is pending. */
export const nextAttemptAt = (log: Unsent, rules: Rules): number | null => sendable(log, rules)[0]?.notBefore ?? null

type Cancelling = { readonly id: string; readonly rules: Rules; readonly newId: () => string }

/** A request was sent, and its outcome is unknown. */
export const mayHaveArrived = ({ state, attempts }: Edit) => state === 'pending' && attempts > 0

/** An edit that may have arrived can be cancelled only when another edit undoes it. */
export const isCancellable = (edit: Edit, rules: Rules) =>
  !mayHaveArrived(edit) || rulesOf(rules, edit)?.undoneBy !== undefined

/** The log without an edit and its dependents, or with the edit that undoes it; null when it may have arrived. */
export function cancel<State>(log: Log<State>, { id, rules, newId }: Cancelling): Log<State> | null {
  const edit = log.edits.find((logged) => logged.id === id)
  if (!edit || !isCancellable(edit, rules)) return null
  const made = created(rules, edit)
  if (made.includes(wholeScope)) return { base: null, edits: [] }
  const rest = withoutEdit(log, id).edits
  const gone = made.filter((thing) => !rest.some((logged) => created(rules, logged).includes(thing)))
  const left = new Set(withoutDependents(rest, { gone, rules }))
  const undo = mayHaveArrived(edit) ? rulesOf(rules, edit)?.undoneBy?.(edit.body) : undefined
  const undoing = undo ? [{ ...edit, ...undo, id: newId(), attempts: 0, notBefore: 0 }] : []
  return {
    ...log,
    edits: log.edits.flatMap((logged) => (logged === edit ? undoing : left.has(logged) ? [logged] : [])),
  }
}

/** Sends a rejected edit again with the same key; a pending edit is due immediately. */
export function retry<State>(log: Log<State>, id: string): Log<State> {
  const edit = log.edits.find((logged) => logged.id === id)
  if (!edit || edit.state === 'conflict') return log
  return put(log, { ...edit, state: 'pending', notBefore: 0, reason: null })
}

/** Makes edits that are held for undo due. */
export const releaseHeld = <State>(log: Log<State>): Log<State> => ({
  ...log,
  edits: log.edits.map((edit) => (isHeld(edit) ? { ...edit, notBefore: 0 } : edit)),
})

export type Choice = 'mine' | 'theirs'
type Resolution = Overtaking & { readonly choices: ReadonlyMap<FieldRef, Choice> }

/** `line:A/B.1` of `line:A/B.1.quantity`: a code may contain a dot, a field name does not. */
const thingOf = (field: FieldRef) => field.slice(0, Math.max(0, field.lastIndexOf('.')))

/** The replacement when the person keeps an edit of a deleted thing, with later edits of it merged in. */
function replacementOf(edit: Edit, { choices, rules, dependents }: Resolution & { dependents: readonly Edit[] }) {
  const lost = edit.conflicts.find(({ type, field }) => type === 'gone' && choices.get(field) === 'mine')
  const rule = rulesOf(rules, edit)
  if (!lost || !rule?.replacement) return null
  const newest = dependents.reduce<Change>((change, dependent) => {
    const merged = rulesOf(rules, dependent)?.coalesce(change, dependent.body)
    return typeof merged === 'object' ? merged : change
  }, edit)
  return rule.replacement(newest.body, lost)
}

/** Sends edits again whose conflicts are all decided; drops those of which nothing is left. */
export function resolve<State>(log: Log<State>, resolution: Resolution): Log<State> {
  const { choices, newId, rules } = resolution
  const gone: FieldRef[] = []
  const resolved = log.edits.flatMap((edit, place) => {
    const fields = edit.conflicts.map(({ field }) => field)
    if (edit.state !== 'conflict' || !fields.every((field) => choices.has(field))) return [edit]
    const made = created(rules, edit)
    const after = log.edits.slice(place + 1)
    const dependents = after.filter((laterEdit) => dependsOn(rules, laterEdit, made))
    const replacement = replacementOf(edit, { ...resolution, dependents })
    if (replacement) {
      gone.push(...made)
      return [sentAgain({ ...edit, ...replacement }, newId)]
    }
    // A deleted thing has no value to keep.
    const left = edit.conflicts.flatMap(({ type, field }) =>
      type === 'gone' || choices.get(field) === 'theirs' ? [field] : [],
    )
    const all = touched(rules, edit)
    const fallen = left.flatMap((field) => rulesOf(rules, edit)?.fallsWith?.(edit.body, field) ?? [])
    // A later edit may have arrived already: the chosen value must not overwrite it.
    const later = after.flatMap((laterEdit) =>
      laterEdit.state === 'pending' && made.length === 0 ? sent(rules, laterEdit) : [],
    )
    const given = all.filter((field) => left.includes(thingOf(field)) || later.includes(field))
    const leaves = [...edit.leaves, ...left, ...fallen, ...given]
    const own = all.filter((field) => !leaves.includes(field))
    if (leaves.length > 0 && own.length === 0) {
      gone.push(...made)
      return []
    }
    return [sentAgain({ ...edit, leaves }, newId)]
  })
  return { ...log, edits: withoutDependents(resolved, { gone, rules }) }
}

/** The base with every pending edit applied. */
export function optimistic<State, Result>(
  base: State,
  { edits, type }: { edits: readonly Edit[]; type: Pick<ScopeType<State, Result>, 'kinds'> },
): State {
  return edits
    .filter(({ state }) => state === 'pending')
    .reduce((state, edit) => kindOf(type, edit.kind)?.apply(state, edit) ?? state, base)
}
