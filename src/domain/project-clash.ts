import type { RemovalConflict } from '#contract/project-conflict.ts'
import { type FieldValue, fieldText, shownValue } from './project-fields.ts'

/** A field that was changed here and by somebody else since, or a removal of what somebody else changed. */
export type Clash = {
  readonly field: string
  /** What it is about, in words; missing in those of an earlier release. */
  readonly label?: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
  readonly changedBy: string
  /** ISO time. */
  readonly changedAt: string
}

export type ClashChoice = 'mine' | 'theirs'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function fieldClash({ field, title, base, mine, theirs, changedBy, changedAt }: Record<string, unknown>): Clash {
  const shown = (value: unknown) => shownValue(text(field), value as FieldValue | undefined) // JSON holds nothing else
  return {
    field: text(field),
    label: fieldText(text(field), text(title)),
    base: shown(base),
    mine: shown(mine),
    theirs: shown(theirs),
    changedBy: text(changedBy),
    changedAt: text(changedAt),
  }
}

function removalClash({ field, title, since }: RemovalConflict): Clash {
  const [last] = since.slice(-1)
  const changes = since.map((one) => `${one.what} ${fieldText(one.field, one.title)}`).join(', ')
  return {
    field,
    label: `Deletion of ${title}`,
    base: '',
    mine: 'Delete it',
    theirs: `Do not delete it: ${changes}`,
    changedBy: last?.changedBy ?? '',
    changedAt: last?.changedAt ?? '',
  }
}

/** What somebody has to choose between after a 409; none where something was deleted meanwhile. */
export function readClashes(problem: unknown): readonly Clash[] {
  if (!isObject(problem) || !Array.isArray(problem.conflicts)) return []
  return problem.conflicts.filter(isObject).flatMap((conflict) => {
    if (conflict.type === 'field') return [fieldClash(conflict)]
    return conflict.type === 'removal' ? [removalClash(conflict as RemovalConflict)] : [] // as the contract says
  })
}

/** The version the fields of the others are from, to send the kept ones again on top of it. */
export function clashVersion(problem: unknown): number | undefined {
  const version = isObject(problem) ? problem.version : undefined
  return typeof version === 'number' ? version : undefined
}
