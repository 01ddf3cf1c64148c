import type { Project } from '#contract/project-parts.ts'
import { agreementText } from './price-agreement.ts'
import type { Clash } from './project-clash.ts'
import { fieldsOf, isAbout, madeId, type ProjectEdit, withId, withoutId } from './project-edit.ts'
import type { Author } from './project-edited.ts'
import { fieldText } from './project-fields.ts'
import { isRetryable, retryDelayMs } from './retry.ts'

/**
 * `refused` and `review` wait for a person and are never sent by themselves: the one was turned down, of the other somebody must
 * choose between two values.
 */
export type ProjectRowState = 'waiting' | 'refused' | 'review'

/** A change of a project that waits on this device. */
export type ProjectRow = {
  /** The idempotency key: the same through every attempt. */
  readonly id: string
  readonly brand: string
  /** Who made it: it is sent for nobody else. */
  readonly account: string
  readonly projectId: string
  readonly projectName: string
  readonly edit: ProjectEdit
  /** In words, for the list of what waits. */
  readonly title: string
  readonly author: Author
  /** The version it was made on; left out, it wins whatever happened since. */
  readonly version?: number | undefined
  /** Fields of which the value of the others was chosen. */
  readonly leaves: readonly string[]
  readonly createdAt: number
  readonly attempts: number
  readonly state: ProjectRowState
  /** Not tried again by itself before this moment. */
  readonly notBefore: number
  /** Why it was refused, in words. */
  readonly reason: string | null
  readonly clashes: readonly Clash[]
}

/** What a change begins with. */
export type NewProjectRow = Pick<
  ProjectRow,
  'id' | 'projectId' | 'projectName' | 'edit' | 'title' | 'author' | 'version'
> &
  Partial<Pick<ProjectRow, 'attempts' | 'state' | 'clashes' | 'notBefore'>>

export const newProjectRow = (
  row: NewProjectRow,
  { brand, account, now }: { brand: string; account: string; now: number },
): ProjectRow => ({
  leaves: [],
  attempts: 0,
  state: 'waiting',
  notBefore: 0,
  reason: null,
  clashes: [],
  ...row,
  brand,
  account,
  createdAt: now,
})

type Rows = readonly ProjectRow[]

// What was tried may have arrived: it is never rewritten, only followed by another row.
const isUntouched = ({ attempts, state }: ProjectRow) => attempts === 0 && state === 'waiting'

const isSameOrder = (one: ProjectEdit, other: ProjectEdit) =>
  (one.kind === 'sort-folders' && other.kind === 'sort-folders') ||
  (one.kind === 'sort-lines' && other.kind === 'sort-lines' && one.folderId === other.folderId)

const isSameFields = (one: ProjectEdit, other: ProjectEdit) => fieldsOf(one).join() === fieldsOf(other).join()

/** The earlier change with a later one of the same thing in it; null where both must be sent. */
function joined(before: ProjectEdit, after: ProjectEdit, isLast: boolean): ProjectEdit | null {
  const made = madeId(before)
  if (made !== null && before.kind === after.kind && isAbout(after, made) && 'id' in before)
    return { ...after, id: null, newId: made } as ProjectEdit // of the same kind, so it has the same keys
  // Each names only what was changed: together they name both.
  if (before.kind === 'terms' && after.kind === 'terms' && before.productCode === after.productCode)
    return { ...after, terms: { ...before.terms, ...after.terms } }
  if (before.kind !== after.kind) return null
  // An order says where every line is: it takes no place before what was done since.
  if (isSameOrder(before, after) || after.kind === 'quote') return isLast ? after : null
  const replaces = ['rename', 'status', 'customer', 'details', 'quantity', 'reminder', 'note', 'variation']
  if (!replaces.includes(after.kind) || !isSameFields(before, after)) return null
  return madeId(after) === null ? after : null
}

/**
 * Takes a change into rows of its project that were not tried, so that only what somebody ended up with is sent. A quote holds what
 * was there when it was saved: nothing is taken into what stands before one.
 */
export function foldEdit(all: Rows, edit: ProjectEdit): { rows: Rows; appends: boolean } {
  const quoted = edit.kind === 'quote' ? -1 : all.findLastIndex((row) => row.edit.kind === 'quote')
  const before = all.slice(0, quoted + 1)
  const { rows, appends } = foldInto(all.slice(quoted + 1), edit)
  return { rows: [...before, ...rows], appends }
}

function foldInto(rows: Rows, edit: ProjectEdit): { rows: Rows; appends: boolean } {
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]
    if (!row || !isUntouched(row)) continue
    const one = joined(row.edit, edit, at === rows.length - 1)
    if (one) return { rows: rows.with(at, { ...row, edit: one }), appends: false }
  }
  const gone = edit.kind === 'remove-note' ? edit.noteId : edit.kind === 'remove-variation' ? edit.variationId : null
  if (gone !== null) return foldRemoval(rows, gone)
  if (edit.kind !== 'remove-line') return { rows, appends: true }
  const isMoot = ({ edit: one }: ProjectRow) =>
    (one.kind === 'quantity' || one.kind === 'terms') && one.productCode === edit.productCode
  return { rows: rows.filter((row) => !(isUntouched(row) && isMoot(row))), appends: true }
}

/** Of what never left this device nothing is sent at all. */
function foldRemoval(rows: Rows, id: string) {
  const rest = rows.filter((row) => !(isUntouched(row) && (isAbout(row.edit, id) || madeId(row.edit) === id)))
  const wasMadeHere = rows.some((row) => madeId(row.edit) === id)
  const stillMade = rest.some((row) => madeId(row.edit) === id)
  return { rows: rest, appends: !wasMadeHere || stillMade }
}

/** The rows without one that somebody takes back, and without what means nothing without it; null when it may have arrived. */
export function withoutRow(rows: Rows, id: string): Rows | null {
  const row = rows.find((one) => one.id === id)
  if (!row) return rows
  if (row.state === 'waiting' && row.attempts > 0) return null
  if (row.edit.kind === 'create') return rows.filter(({ projectId }) => projectId !== row.projectId)
  const rest = rows.filter((one) => one.id !== id)
  const made = madeId(row.edit)
  if (made === null) return rest
  return rest
    .filter((one) => one.projectId !== row.projectId || !isAbout(one.edit, made))
    .map((one) => (one.projectId === row.projectId ? { ...one, edit: withoutId(one.edit, made) } : one))
}

/** Of every project the oldest row that waits: nothing overtakes it there. */
function heads(rows: Rows): ProjectRow[] {
  const seen = new Set<string>()
  return rows.filter(({ state, projectId }) => {
    if (state !== 'waiting' || seen.has(projectId)) return false
    seen.add(projectId)
    return true
  })
}

/**
 * The one row that may go out now. `isForced` skips the delay after a failure, not the time in which a removal can be taken back.
 */
export const nextProjectRow = (rows: Rows, now: number, isForced = false): ProjectRow | null =>
  heads(rows).find(({ notBefore, attempts }) => notBefore <= now || (isForced && attempts > 0)) ?? null

/** Held back on purpose, so that it can be taken back; nothing has failed. */
export const isHeld = ({ attempts, state, notBefore }: ProjectRow) =>
  state === 'waiting' && attempts === 0 && notBefore > 0

/** When the next row may go out by itself; null when none waits. */
export function nextProjectTry(rows: Rows): number | null {
  const times = heads(rows).map(({ notBefore }) => notBefore)
  return times.length > 0 ? Math.min(...times) : null
}

/** What the server answered to a row. */
export type Taken = {
  /** Of what was made. */
  readonly id: string | null
  /** Null where the project itself is as it was. */
  readonly version: number | null
  /** Others changed the project too. */
  readonly isMerged: boolean
}

/** Whether what waits for a person is about what somebody changed again since. */
export const isPast = (row: ProjectRow, { projectId, edit }: Pick<ProjectRow, 'projectId' | 'edit'>): boolean => {
  const said = new Set(fieldsOf(edit))
  return row.projectId === projectId && row.state !== 'waiting' && fieldsOf(row.edit).every((field) => said.has(field))
}

/**
 * The rows that follow one that was taken: on the version it left, and with the id the server gave. Where others changed something
 * too, only a later change of the same fields goes on from there; all others still tell of clashes from where they were made.
 */
export function afterTaken(rows: Rows, taken: ProjectRow, { id, version, isMerged }: Taken): Rows {
  const made = madeId(taken.edit)
  const touched = new Set(fieldsOf(taken.edit))
  const at = rows.findIndex((row) => row.id === taken.id)
  return rows
    .filter((row, place) => row.id !== taken.id && !(place < at && isPast(row, taken)))
    .map((row) => {
      if (row.projectId !== taken.projectId || row.state === 'review') return row
      const follows = !isMerged || fieldsOf(row.edit).every((field) => touched.has(field))
      const edit = made !== null && id !== null ? withId(row.edit, made, id) : row.edit
      const projectId = taken.edit.kind === 'create' ? (id ?? row.projectId) : row.projectId
      return {
        ...row,
        projectId,
        edit,
        version: follows && row.version !== undefined && version !== null ? version : row.version,
      }
    })
}

/** Fields that were changed on both sides, and the version those of the others are from. */
export type Clashing = { readonly clashes: readonly Clash[]; readonly version: number | undefined }

/** What an attempt came to. `status` is null when no answer came. */
export type Attempt = { readonly status: number | null; readonly reason: string }

/** The row after an attempt that failed. */
export function afterRefusal(
  row: ProjectRow,
  attempt: Attempt & { readonly clashing: Clashing | null },
  { now, random }: { now: number; random: number },
): ProjectRow {
  if (attempt.clashing) return { ...row, state: 'review', ...attempt.clashing }
  if (isRetryable(attempt.status)) return { ...row, notBefore: now + retryDelayMs(row.attempts, random) }
  return { ...row, state: 'refused', reason: attempt.reason }
}

/** A row that somebody wants to try again: as it was, under the same key. */
export const releasedProjectRow = (row: ProjectRow): ProjectRow => ({
  ...row,
  state: 'waiting',
  notBefore: 0,
  reason: null,
})

/** A row of which the values to keep were chosen, by the fields that are left to the others; null: nothing of it is kept. */
export function decidedRow(row: ProjectRow, id: string, leaves: ReadonlySet<string>): ProjectRow | null {
  const all = row.clashes.map(({ field }) => field)
  const said = 'fields' in row.edit ? Object.keys(row.edit.fields).map((name) => `project.${name}`) : all
  if (said.every((field) => leaves.has(field) || row.leaves.includes(field))) return null
  // What was refused with a key is another change with other fields.
  const left = [...row.leaves, ...all.filter((field) => leaves.has(field))]
  return { ...releasedProjectRow(row), id, attempts: 0, clashes: [], leaves: left }
}

const shown = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : value || 'Nothing')

/** What a row says in the list: `Kettle: 3 pieces`. */
export function editTitle(edit: ProjectEdit, project: Project): string {
  const line = (code: string) => project.cart.products.find(({ productCode }) => productCode === code)?.title ?? code
  const folder = (id: string) => project.folders.find((one) => one.id === id)?.title ?? 'Folder'
  const bySku = (sku: string) => project.cart.products.find((one) => one.sku === sku)?.title ?? sku
  switch (edit.kind) {
    case 'create':
      return `New project: ${edit.projectName}`
    case 'rename':
      return `Name: ${edit.name}`
    case 'status':
      return `Status: ${edit.status}`
    case 'customer':
    case 'details':
      return Object.entries(edit.fields)
        .map(([field, value]) => `${fieldText(`project.${field}`, '')}: ${shown(value)}`)
        .join(', ')
    case 'quote':
      return 'Save quote'
    case 'quantity':
      return `${line(edit.productCode)}: ${edit.quantity} ${edit.quantity === 1 ? 'piece' : 'pieces'}`
    case 'terms': {
      const { agreed, warranty, install } = edit.terms
      const parts = [
        ...(agreed === undefined ? [] : [agreementText(agreed)]),
        ...(warranty === undefined ? [] : [warranty?.name ?? 'no warranty']),
        ...(install === undefined ? [] : [install?.name ?? 'no installation']),
      ]
      return `${line(edit.productCode)}: ${parts.join(', ')}`
    }
    case 'remove-line':
      return `Remove ${line(edit.productCode)}`
    case 'sort-lines':
      return `Order of lines in ${edit.folderId === null ? 'No folder' : folder(edit.folderId)}`
    case 'folder':
      return edit.id === null ? `New folder: ${edit.title}` : `Folder ${folder(edit.id)}: ${edit.title}`
    case 'sort-folders':
      return 'Order of folders'
    case 'remove-folder':
      return `Delete folder ${folder(edit.folderId)}`
    case 'note':
      return `Note on ${bySku(edit.sku)}: ${edit.notes}`
    case 'remove-note':
      return 'Delete a note'
    case 'variation':
      return `Variation of ${line(edit.productCode)}: ${edit.variationSku}`
    case 'remove-variation':
      return 'Delete a variation'
    case 'comment':
      return `Comment: ${edit.message}`
    case 'reminder':
      return `Reminder ${edit.name}: ${edit.status}`
  }
}
