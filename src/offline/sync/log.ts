import type { Edit, FieldRef } from './edit.ts'
import { wholeScope } from './edit-kind.ts'
import {
  areAbout,
  created,
  dependsOn,
  isCancellable,
  isHeld,
  mayHaveArrived,
  type Rules,
  rulesOf,
  sent,
  thingOf,
  touched,
  withoutDependents,
} from './edit-rules.ts'
import { type Overtaking, overtaken } from './resolution.ts'
import { kindOf, type ScopeType } from './scope-type.ts'

/** The edits of one scope in order, and its state as the server last sent it. */
export type Log<State> = {
  readonly base: State | null
  readonly edits: readonly Edit[]
  /** Things that pending edits of another scope create. */
  readonly missing?: readonly FieldRef[]
}

// An attempted edit may have arrived: it is never rewritten, only followed by another. The same holds for an edit with
// fields for which the other side's value was chosen.
const isUnsent = (edit: Edit) =>
  edit.state === 'pending' && edit.attempts === 0 && edit.leaves.length === 0 && !isHeld(edit)

const endsCoalescing = (rules: Rules, edit: Edit) => isHeld(edit) || rulesOf(rules, edit)?.isBarrier === true

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
    if (ends || made === 'apart' || (made === 'both' && areAbout(touched(rules, earlier), touched(rules, edit)))) break
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

export const put = <State>(log: Log<State>, edit: Edit): Log<State> => ({
  ...log,
  edits: log.edits.map((logged) => (logged.id === edit.id ? edit : logged)),
})

export const withoutEdit = <State>(log: Log<State>, id: string): Log<State> => ({
  ...log,
  edits: log.edits.filter((edit) => edit.id !== id),
})

type Cancelling = { readonly id: string; readonly rules: Rules; readonly newId: () => string }

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

/** The base with every pending edit applied. */
export function optimistic<State, Result>(
  base: State,
  { edits, type }: { edits: readonly Edit[]; type: Pick<ScopeType<State, Result>, 'kinds'> },
): State {
  return edits
    .filter(({ state }) => state === 'pending')
    .reduce((state, edit) => kindOf(type, edit.kind)?.apply(state, edit) ?? state, base)
}
