import { retryDelayMs } from '#domain/errors/retry.ts'
import type { Edit } from './edit.ts'
import { type Accepted, type Outcome, wholeScope } from './edit-kind.ts'
import { areAbout, created, dependsOn, isHeld, isWithin, type Rules, rulesOf, sent, touched } from './edit-rules.ts'
import { type Log, put, withoutEdit } from './log.ts'
import { overtaken } from './resolution.ts'
import { kindOf, type ScopeType } from './scope-type.ts'

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
  const things = [...created(rules, first)]
  const fields = [...touched(rules, first)]
  for (const edit of rest) {
    const own = touched(rules, edit)
    const isFree = !dependsOn(rules, edit, things) && !areAbout(own, fields)
    const inBatch = [first, edit].every((batched) => rulesOf(rules, batched)?.inBatch)
    if (together.length >= most || !inBatch || !isDue(edit, moment) || !isFree) break
    together.push(edit)
    things.push(...created(rules, edit))
    fields.push(...own)
  }
  return together
}

/** Epoch ms at which the next edit is due; null when none is pending. */
export const nextAttemptAt = (log: Unsent, rules: Rules): number | null => sendable(log, rules)[0]?.notBefore ?? null
