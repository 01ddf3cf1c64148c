import type { Conflict, RemovalConflict } from '#contract/protocol/project-conflict.ts'
import { type FieldValue, fieldText, shownValue } from '#domain/project/project-fields.ts'

export type ConflictOption = {
  readonly choice: 'mine' | 'theirs'
  readonly text: string
  /** Whose it is. */
  readonly note: string
}

/** A conflict as the screen shows it: what it is about, what happened, and what can be chosen. */
export type ShownConflict = {
  readonly field: string
  readonly label: string
  readonly text: string
  readonly options: readonly ConflictOption[]
  readonly changedBy: string
  /** ISO time. */
  readonly changedAt: string
}

const kindOf = (ref: string) => ref.slice(0, ref.indexOf(':'))
const kindNames: Readonly<Record<string, string>> = {
  line: 'line',
  folder: 'folder',
  note: 'note',
  variation: 'variation',
}
const kindName = (ref: string) => kindNames[kindOf(ref)] ?? 'entry'

/** `Wall oven`, `Laundry`, `the note “Hinges on the left”` */
const thingText = (ref: string, title: string) => (kindOf(ref) === 'note' ? `the note “${title}”` : title)

/** `quantity of Wall oven`, `RRP of Wall oven in black`, `the note “Hinges on the left”` */
function changedText(field: string, title: string) {
  if (kindOf(field) === 'note') return thingText(field, title)
  const text = fieldText(field, title)
  return /^[A-Z][a-z]/.test(text) && text !== title ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** `Noor Haddad added Wall oven to Laundry.` */
function sinceText({ what, field, title, changedBy }: RemovalConflict['since'][number], removed: RemovalConflict) {
  if (what === 'changed') return `${changedBy} changed ${changedText(field, title)}.`
  const isInside = kindOf(removed.field) === 'folder' && kindOf(field) === 'line'
  const thing = kindOf(field) === 'line' ? title : `the ${kindName(field)} “${title}”`
  return `${changedBy} added ${thing}${isInside ? ` to ${removed.title}` : ''}.`
}

function shownRemoval(conflict: RemovalConflict): ShownConflict {
  const { field, title, since } = conflict
  const last = since.at(-1)
  const name = kindName(field)
  return {
    field,
    label: `Delete ${thingText(field, title)}?`,
    text: since.map((change) => sinceText(change, conflict)).join(' '),
    options: [
      { choice: 'mine', text: 'Delete anyway', note: 'Yours' },
      { choice: 'theirs', text: `Keep the ${name}`, note: 'Theirs' },
    ],
    changedBy: last?.changedBy ?? '',
    changedAt: last?.changedAt ?? '',
  }
}

/** A conflict, and what its author wrote in a note that has lost its line. */
export type OwnConflict = Conflict & { readonly note?: string | undefined }

/** How a conflict is put to the person who decides it. */
export function shownConflict(conflict: OwnConflict): ShownConflict {
  const { field, title } = conflict
  if (conflict.type === 'removal') return shownRemoval(conflict)
  const { changedBy, changedAt } = conflict
  if (conflict.type === 'gone' && conflict.note !== undefined)
    return {
      field,
      label: `Note on ${title}`,
      text: `${changedBy} deleted the line, so your note has nowhere to go.`,
      options: [
        { choice: 'mine', text: `Keep “${conflict.note}” as a comment on the project`, note: 'Yours' },
        { choice: 'theirs', text: 'Discard the note', note: 'Theirs' },
      ],
      changedBy,
      changedAt,
    }
  if (conflict.type === 'gone')
    return {
      field,
      label: kindOf(field) === 'note' ? `Note “${title}”` : title,
      text: `${changedBy} deleted the ${kindName(field)}, so your change has nowhere to go.`,
      options: [{ choice: 'theirs', text: 'Leave it deleted', note: 'Theirs' }],
      changedBy,
      changedAt,
    }
  const shown = (value: unknown) => shownValue(field, value as FieldValue | undefined) // JSON holds nothing else
  return {
    field,
    label: fieldText(field, title),
    text: `Before: ${shown(conflict.base)}`,
    options: [
      { choice: 'mine', text: shown(conflict.mine), note: 'Yours' },
      { choice: 'theirs', text: shown(conflict.theirs), note: conflict.isOwn ? 'Yours, on another device' : 'Theirs' },
    ],
    changedBy,
    changedAt,
  }
}
