import type { Conflict, RemovalConflict } from '#contract/protocol/project-conflict.ts'
import { type FieldValue, parseField, type ThingRef } from '#domain/project/project-fields.ts'

type FieldConflict = Extract<Conflict, { type: 'field' }>

/** Who made an edit, on which device, and when; null where that is not known. */
export type EditOrigin = { readonly accountId: string | null; readonly deviceId: string | null; readonly madeAt: Date }

/**
 * Whether the author of an edit knew of a change: their own of the same device, or their own of another device where they made the
 * edit later.
 */
export const knewOf = (edit: EditOrigin, change: EditOrigin): boolean =>
  edit.accountId !== null &&
  edit.accountId === change.accountId &&
  (edit.deviceId === change.deviceId || edit.madeAt > change.madeAt)

/** One change of a field as the server recorded it. */
export type FieldRecord = {
  readonly field: string
  /** The value it had until then. */
  readonly before: FieldValue
  readonly changedBy: string
  /** ISO time. */
  readonly changedAt: string
  /** The same person made it. */
  readonly isOwn: boolean
  /** The author of the edit knew of it when the edit was made. */
  readonly isSeen: boolean
}

/** What happened to a field that the author of an edit did not know of; `base` is the value they saw. */
export type Unseen = Omit<FieldRecord, 'field' | 'before' | 'isSeen'> & { readonly base: FieldValue }

/** The unseen changes of each field, from its changes in their order. */
export function unseenChanges(records: readonly FieldRecord[]): Map<string, Unseen> {
  const unseen = new Map<string, Unseen>()
  for (const [field, changes] of Map.groupBy(records, (record) => record.field)) {
    // Who changed a field knew of all its changes before.
    const [first, ...rest] = changes.slice(changes.findLastIndex(({ isSeen }) => isSeen) + 1)
    if (!first) continue
    const { changedBy, changedAt, isOwn } = rest.at(-1) ?? first
    unseen.set(field, { base: first.before, changedBy, changedAt, isOwn })
  }
  return unseen
}

export type FieldChange = {
  readonly field: string
  readonly title: string
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

// The database returns the keys of an object in another order.
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)])
    : value

export const isSameValue = (a: FieldValue, b: FieldValue): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/**
 * Merges edits that were made on an older version, field by field: what only one side changed is saved, and where both did and
 * disagree there is a conflict. With one conflict nothing may be saved.
 */
export function mergeFields<Change extends FieldChange>(
  changes: readonly Change[],
  unseen: ReadonlyMap<string, Unseen>,
): { merged: Change[]; conflicts: FieldConflict[] } {
  const merged: Change[] = []
  const conflicts: FieldConflict[] = []
  for (const change of changes) {
    const { field, title, mine, theirs } = change
    if (isSameValue(mine, theirs)) continue
    const meanwhile = unseen.get(field)
    if (!meanwhile) merged.push(change)
    // Sent as it was: this side did not change it.
    else if (!isSameValue(mine, meanwhile.base))
      conflicts.push({ type: 'field', field, title, mine, theirs, ...meanwhile } as FieldConflict) // z.json() is not readonly
  }
  return { merged, conflicts }
}

/** Something that is lost with what is removed. */
export type Stake = {
  readonly thing: ThingRef
  readonly title: string
  /** Only these of its fields; else it is lost as a whole. */
  readonly fields?: readonly string[]
  /** The folder that is removed: what was moved into it counts as added. */
  readonly folderId?: string
}

function sinceOf(
  { thing, title, fields, folderId }: Stake,
  unseen: ReadonlyMap<string, Unseen>,
): RemovalConflict['since'] {
  const entry = (what: 'added' | 'changed', field: string, { changedBy, changedAt }: Unseen) => [
    { what, field, title, changedBy, changedAt },
  ]
  const added = unseen.get(thing)
  if (added) return entry('added', thing, added)
  const entries = [...unseen].flatMap(([field, change]) => {
    const parsed = parseField(field)
    if (!parsed || `${parsed.kind}:${parsed.id}` !== thing || fields?.includes(parsed.name) === false) return []
    const from = parsed.name === 'place' && typeof change.base === 'object' ? change.base?.folderId : folderId
    return folderId === undefined || from === folderId ? entry('changed', field, change) : entry('added', thing, change)
  })
  // What was moved in is new there: what else changed in it says no more.
  const movedIn = entries.filter(({ what }) => what === 'added')
  return movedIn.length > 0 ? movedIn : entries
}

/** The conflict of a removal: what others added to it or changed in it; null where its author knew of everything. */
export function removalConflict(
  { thing: field, title }: Pick<Stake, 'thing' | 'title'>,
  stakes: readonly Stake[],
  unseen: ReadonlyMap<string, Unseen>,
): RemovalConflict | null {
  const since = stakes.flatMap((stake) => sinceOf(stake, unseen))
  return since.length > 0 ? { type: 'removal', field, title, since } : null
}
