/** A value that is compared as a whole. */
export type FieldValue = string | number | boolean | null | readonly string[]

/** What happened to one field after the version a change was made on. */
export type Meanwhile = {
  readonly base: FieldValue
  readonly changedBy: string
  readonly changedAt: string
  /** It was changed last by who changes it now: nobody clashes with themselves. */
  readonly isOwn?: boolean
}

export type FieldChange = { readonly field: string; readonly mine: FieldValue; readonly theirs: FieldValue }

export type Conflict = FieldChange & Omit<Meanwhile, 'isOwn'>

export const isSameValue = (a: FieldValue, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b)

const who = ({ changedBy, changedAt }: Meanwhile) => ({ changedBy, changedAt })

/**
 * Merges changes that were made on an older version, field by field: what only one side changed is taken, and where
 * both did and disagree there is a conflict. With one conflict nothing may be saved.
 */
export function mergeFields<Change extends FieldChange>(
  changes: readonly Change[],
  meanwhileOf: (field: string) => Meanwhile | null,
): { taken: Change[]; conflicts: Conflict[] } {
  const taken: Change[] = []
  const conflicts: Conflict[] = []
  for (const change of changes) {
    const { field, mine, theirs } = change
    if (isSameValue(mine, theirs)) continue
    const meanwhile = meanwhileOf(field)
    // Sent as it was: this side did not change it.
    if (meanwhile && isSameValue(mine, meanwhile.base)) continue
    if (meanwhile && !meanwhile.isOwn) conflicts.push({ field, base: meanwhile.base, mine, theirs, ...who(meanwhile) })
    else taken.push(change)
  }
  return { taken, conflicts }
}
