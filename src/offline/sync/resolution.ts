import { uniqueId } from '#lib/unique-id.ts'
import type { Change, Edit, FieldRef } from './edit.ts'
import {
  created,
  dependsOn,
  isWithin,
  type Rules,
  rulesOf,
  sent,
  thingOf,
  touched,
  withoutDependents,
} from './edit-rules.ts'
import type { Log } from './log.ts'

export type Overtaking = {
  readonly rules: Rules
  /** Creates the key of an edit that becomes another request. */
  readonly newId?: (() => string) | undefined
}

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

/** What is left of an edit that waits for a person after these fields were edited again. */
export function overtaken(logged: Edit, own: readonly FieldRef[], { rules, newId }: Overtaking): Edit[] {
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

export type Choice = 'mine' | 'theirs'

type Resolution = Overtaking & { readonly choices: ReadonlyMap<FieldRef, Choice> }

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
