import type { Conflict } from '#contract/protocol/project-conflict.ts'
import {
  type FieldRef,
  type FieldValue,
  parseField,
  shownValue,
  type ThingKind,
  type ThingRef,
  thingRef,
} from '#domain/project/project-fields.ts'
import { firstCharacters } from '#domain/web/truncate.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { HttpError, notFound } from '../http/request/errors.ts'
import {
  type EditOrigin,
  type FieldChange,
  knewOf,
  mergeFields,
  removalConflict,
  type Stake,
  type Unseen,
  unseenChanges,
} from './merge-fields.ts'
import {
  type ChangeRow,
  type FieldRow,
  fieldsSince,
  type LogRow,
  lineRemovalOf,
  noteChange,
  removalOf,
} from './store/project-log.ts'
import { changeProjectRow, type ProjectRow } from './store/projects.ts'

export type Entry = {
  action: string
  target: string
  field?: string
  from?: string
  to?: string
  /** The id of the item, so that a later editor learns who removed it. */
  itemId?: string
}

/** An edit of a field of the project or of an item in it. */
export type FieldEdit = FieldChange & {
  field: FieldRef
  /** The log omits the values, because they are personal data [S20]. */
  isPersonal?: boolean
  /** The caller writes the log entry. */
  isUnlogged?: boolean
  /** Adds details to a value that a conflict shows. */
  explain?: (value: FieldValue) => FieldValue
}

/** A project that is being changed: its row is locked, and the recorded edits are saved together. */
export type Editing = {
  db: Db
  project: ProjectRow
  brand: Brand
  now: Date
  user: string
  origin: EditOrigin
  /** The version after this change. */
  next: number
  log: (entry: Entry) => void
  set: (change: Partial<Omit<ProjectRow, 'id' | 'version' | 'lineCount'>>) => void
  /** Sets the number of lines in the project. */
  changeLines: (lineCount: number) => void
  /** Marks the content of the quote as changed. */
  changeContent: () => void
  /** Records a new value of a field, regardless of edits by others. */
  put: (edit: FieldEdit) => void
  /** Records a new item. */
  add: (kind: ThingKind, id: string) => void
  /** Changes by others since the version that the change is based on. */
  unseen: () => Promise<ReadonlyMap<string, Unseen>>
  /** The same, of these fields at least: after a day offline, reading all for each edit would take most of the time. */
  unseenOf: (fields: readonly (FieldRef | ThingRef)[]) => Promise<ReadonlyMap<string, Unseen>>
  /** Rejects a removal that would delete changes its author has not seen. */
  checkRemoval: (removed: Pick<Stake, 'thing' | 'title'>, stakes: readonly Stake[]) => Promise<void>
  /**
   * Merges with edits by others, logs and returns the edits that apply. A conflict rejects the whole change with 409.
   */
  merge: <Edit extends FieldEdit>(edits: readonly Edit[]) => Promise<Edit[]>
  /** False if an item with this id was deleted: the change is then rejected. */
  isNew: (kind: ThingKind, id: string) => Promise<boolean>
  /** Rejects the change because someone deleted the item; 404 if it never existed. */
  rejectGone: (kind: ThingKind, id: string, what: string) => Promise<null>
  /** Rejects a change to a deleted line, by its code or SKU; false if it never existed. */
  isLineGone: (name: string) => Promise<boolean>
}

export type EditingParams = {
  brand: Brand
  now: Date
  user: string
  origin: EditOrigin
  /** The version that the change is based on. */
  known: number | undefined
  /** An edit of one line, note or variation: the dashboard rows only get a new time. */
  isOfItem?: boolean
}

/** The origin of a change by the shop itself. */
export const byShop = (now: Date): EditOrigin => ({ accountId: null, deviceId: null, madeAt: now })

/** Formats a value for the log. */
const loggedValue = (field: FieldRef, value: FieldValue) => {
  if (value === null || value === '') return 'none'
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : shownValue(field, value)
}

const lowerFirst = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

function messageOf(conflicts: readonly Conflict[]) {
  const gone = conflicts.find(({ type }) => type === 'gone')
  if (gone?.type === 'gone') return `This item was deleted by ${gone.changedBy}`
  const names = conflicts.flatMap((conflict) =>
    conflict.type === 'removal' ? conflict.since.map(({ changedBy }) => changedBy) : [conflict.changedBy],
  )
  return `${[...new Set(names)].join(' and ')} changed this at the same time. Choose which to keep.`
}

/** Another member of staff changed or deleted the same field or item. */
export class ConflictError extends HttpError {
  version: number
  conflicts: readonly Conflict[]

  constructor(version: number, conflicts: readonly Conflict[]) {
    const message = messageOf(conflicts)
    super('conflict', message, {}, { code: 'conflict', message, version, conflicts })
    this.version = version
    this.conflicts = conflicts
  }
}

type Removal = NonNullable<Awaited<ReturnType<typeof removalOf>>>

const goneConflict = (field: ThingRef, { title, user, madeAt }: Removal): Conflict => ({
  type: 'gone',
  field,
  title,
  changedBy: user,
  changedAt: madeAt.toISOString(),
})

export function startEditing(
  db: Db,
  project: ProjectRow,
  { brand, now, user, origin, known, isOfItem = false }: EditingParams,
) {
  const entries: Entry[] = []
  const fields = new Map<string, FieldRow>()
  const row: Partial<ProjectRow> = {}
  const conflicts: Conflict[] = []
  const next = project.version + 1
  const record = (field: FieldRef | ThingRef, value: FieldValue) => {
    const change = { before: { value }, changedBy: user, changedAt: now, ...origin }
    if (!fields.has(field)) fields.set(field, { projectId: project.id, field, version: next, ...change })
  }
  let unseen: Promise<ReadonlyMap<string, Unseen>> | undefined
  const read = new Set<string>()
  const unseenSoFar = new Map<string, Unseen>()
  async function readUnseen(fields: readonly string[] | null) {
    if (known === undefined || known >= project.version) return new Map<string, Unseen>()
    const { accountId, deviceId } = origin
    const rows = await fieldsSince(db, { projectId: project.id, version: known, accountId, deviceId, fields })
    return unseenChanges(
      rows.map((row) => ({
        field: row.field,
        before: row.before.value,
        changedBy: row.changedBy,
        changedAt: row.madeAt.toISOString(),
        isOwn: row.accountId !== null && row.accountId === origin.accountId,
        isSeen: knewOf(origin, row),
      })),
    )
  }
  const editing: Editing = {
    db,
    project,
    brand,
    now,
    user,
    origin,
    next,
    log: (entry) => entries.push(entry),
    set: (change) => Object.assign(row, change),
    changeLines: (lineCount) => Object.assign(row, { lineCount }),
    changeContent: () => Object.assign(row, { contentVersion: next }),
    put: ({ field, theirs, mine, title, isPersonal, isUnlogged }) => {
      record(field, theirs)
      if (isUnlogged) return
      const { kind, id, label } = parseField(field) ?? { kind: 'project', id: '', label: field }
      editing.log({
        // An edit without a version overwrites the value: the log has its own action for it.
        action: known === undefined ? 'set' : 'changed',
        target: kind === 'project' ? 'project' : title,
        field: lowerFirst(label),
        ...(isPersonal ? {} : { from: loggedValue(field, theirs), to: loggedValue(field, mine) }),
        ...(id === '' ? {} : { itemId: id }),
      })
    },
    add: (kind, id) => record(thingRef(kind, id), null),
    unseen: () => {
      unseen ??= readUnseen(null)
      return unseen
    },
    unseenOf: async (fields) => {
      const unread = fields.filter((field) => !read.has(field))
      if (unseen || unread.length === 0) return unseen ?? unseenSoFar
      for (const [field, change] of await readUnseen(unread)) unseenSoFar.set(field, change)
      for (const field of unread) read.add(field)
      return unseenSoFar
    },
    checkRemoval: async (removed, stakes) => {
      const conflict = removalConflict(removed, stakes, await editing.unseen())
      if (conflict) conflicts.push(conflict)
    },
    merge: async (edits) => {
      const meanwhile = await editing.unseenOf(edits.map(({ field }) => field))
      const { merged, conflicts: found } = mergeFields(edits, meanwhile)
      // The change is rejected at the end with all its conflicts, so that its author resolves them together.
      for (const conflict of found) {
        const { explain = (value: FieldValue) => value } = edits.find(({ field }) => field === conflict.field) ?? {}
        const { base, mine, theirs } = conflict as Record<'base' | 'mine' | 'theirs', FieldValue> // z.json() is not readonly
        conflicts.push({ ...conflict, base: explain(base), mine: explain(mine), theirs: explain(theirs) } as Conflict)
      }
      for (const edit of merged) editing.put(edit)
      return merged
    },
    isNew: async (kind, id) => {
      const removal = await removalOf(db, project.id, id)
      const field = thingRef(kind, id)
      // One deleted folder causes one conflict, even if several lines move to it.
      if (removal && !conflicts.some((conflict) => conflict.field === field))
        conflicts.push(goneConflict(field, removal))
      return removal === null
    },
    rejectGone: async (kind, id, what) => {
      if (await editing.isNew(kind, id)) throw notFound(`There is no such ${what} in this project`)
      return null
    },
    isLineGone: async (name) => {
      const removal = await lineRemovalOf(db, project.id, name)
      if (removal) conflicts.push(goneConflict(thingRef('line', removal.itemId ?? name), removal))
      return removal !== null
    },
  }
  return { editing, entries, fields, row, conflicts, isOfItem }
}

export const logRows = (entries: readonly Entry[], of: Pick<LogRow, 'projectId' | 'version' | 'madeAt' | 'user'>) =>
  entries.map(
    ({ action, target, field = '', from = '', to = '', itemId = null }, place): LogRow => ({
      // Ids a millisecond apart preserve the order.
      id: newId(of.madeAt.getTime() + place),
      ...of,
      action,
      target,
      field,
      fromText: firstCharacters(from, 300),
      toText: firstCharacters(to, 300),
      itemId,
    }),
  )

/**
 * Saves the recorded edits of a project with the idempotency key `of` the change, or rejects all of them. Without recorded
 * edits only the key is written.
 */
export async function finishEditing(
  db: Db,
  { editing, entries, fields, row, conflicts, isOfItem }: ReturnType<typeof startEditing>,
  of: Omit<ChangeRow, 'version'> | null = null,
) {
  const { project, next, now, user } = editing
  if (conflicts.length > 0) throw new ConflictError(project.version, conflicts)
  if (entries.length === 0 && Object.keys(row).length === 0) {
    if (of) await noteChange(db, { ...of, version: project.version })
    return project
  }
  const change = { ...row, version: next, changedAt: now, changedBy: user }
  const effect = row.lineCount !== undefined ? 'products' : isOfItem ? 'time' : 'project'
  const log = logRows(entries, { projectId: project.id, version: next, madeAt: now, user })
  const made = of && { ...of, version: next }
  await changeProjectRow(db, { id: project.id, effect, fields: [...fields.values()], log, made }, change)
  return { ...project, ...change }
}
