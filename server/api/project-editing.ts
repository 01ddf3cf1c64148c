import type { Conflict } from '#contract/project-conflict.ts'
import {
  type EditOrigin,
  type FieldChange,
  knewOf,
  mergeFields,
  removalConflict,
  type Stake,
  type Unseen,
  unseenChanges,
} from '#domain/merge-fields.ts'
import {
  type FieldRef,
  type FieldValue,
  parseField,
  shownValue,
  type ThingKind,
  type ThingRef,
  thingRef,
} from '#domain/project-fields.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { type FieldRow, fieldsSince, type LogRow, lineRemovalOf, removalOf } from '../stores/project-log.ts'
import { changeProjectRow, type ProjectRow } from '../stores/projects.ts'
import { CallRefusal, notFound } from './call-refusal.ts'

export type Entry = {
  action: string
  target: string
  field?: string
  from?: string
  to?: string
  /** What it is about, so that somebody who edits it later learns who removed it. */
  itemId?: string
}

/** A field of the project or of something in it that is to get another value. */
export type FieldEdit = FieldChange & {
  field: FieldRef
  /** The log says that it changed, not into what: it is about a person [S20]. */
  isPersonal?: boolean
  /** The caller writes the log. */
  isUnlogged?: boolean
  /** What a conflict says of a value beside it. */
  explain?: (value: FieldValue) => FieldValue
}

/** A project that is being changed: its row is locked, and everything noted here is written with the change. */
export type Editing = {
  db: Db
  project: ProjectRow
  brand: Brand
  now: Date
  user: string
  origin: EditOrigin
  /** The version the project has when this is saved. */
  next: number
  log: (entry: Entry) => void
  set: (change: Partial<Omit<ProjectRow, 'id' | 'version' | 'lineCount'>>) => void
  /** The project holds other lines now, so many. */
  changeLines: (lineCount: number) => void
  /** What a quote says is another now. */
  changeContent: () => void
  /** Notes that a field has another value now, whatever others did. */
  put: (edit: FieldEdit) => void
  /** Notes that something is there now. */
  add: (kind: ThingKind, id: string) => void
  /** What others changed since the version the change was made on. */
  unseen: () => Promise<ReadonlyMap<string, Unseen>>
  /** Rejects a removal that would take what its author did not know of. */
  checkRemoval: (removed: Pick<Stake, 'thing' | 'title'>, stakes: readonly Stake[]) => Promise<void>
  /** Those edits that hold after a merge with what others did meanwhile, logged. A conflict rejects the whole change with 409. */
  merge: <Edit extends FieldEdit>(edits: readonly Edit[]) => Promise<Edit[]>
  /** False where something was deleted under this id: then making it is rejected like an edit of it. */
  isNew: (kind: ThingKind, id: string) => Promise<boolean>
  /** Rejects the change because somebody deleted the thing; 404 where there never was one. */
  rejectGone: (kind: ThingKind, id: string, what: string) => Promise<null>
  /** Rejects what is about a line that was deleted, by its code or SKU; false where there never was one. */
  isLineGone: (name: string) => Promise<boolean>
}

export type EditingParams = {
  brand: Brand
  now: Date
  user: string
  origin: EditOrigin
  /** The version the change was made on. */
  known: number | undefined
  /** An edit of one line, note or variation, of which the dashboard shows no more than the time. */
  isOfItem?: boolean
}

/** Of a change that the shop itself makes. */
export const byShop = (now: Date): EditOrigin => ({ accountId: null, deviceId: null, madeAt: now })

/** A value in a sentence of the log. */
const loggedValue = (field: FieldRef, value: FieldValue) => {
  if (value === null || value === '') return 'none'
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : shownValue(field, value)
}

const lowerFirst = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

function messageOf(conflicts: readonly Conflict[]) {
  const gone = conflicts.find(({ type }) => type === 'gone')
  if (gone?.type === 'gone') return `This item was deleted by ${gone.changedBy}`
  const names = conflicts.flatMap((one) =>
    one.type === 'removal' ? one.since.map(({ changedBy }) => changedBy) : [one.changedBy],
  )
  return `${[...new Set(names)].join(' and ')} changed the same meanwhile. Choose which to keep.`
}

/** A change that collides with what others did meanwhile. */
export class ConflictRefusal extends CallRefusal {
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
  async function readUnseen() {
    if (known === undefined || known >= project.version) return new Map()
    const { accountId, deviceId } = origin
    const rows = await fieldsSince(db, { projectId: project.id, version: known, accountId, deviceId })
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
        // A change that names no version wins whatever was there: the log tells the two apart.
        action: known === undefined ? 'set' : 'changed',
        target: kind === 'project' ? 'project' : title,
        field: lowerFirst(label),
        ...(isPersonal ? {} : { from: loggedValue(field, theirs), to: loggedValue(field, mine) }),
        ...(id === '' ? {} : { itemId: id }),
      })
    },
    add: (kind, id) => record(thingRef(kind, id), null),
    unseen: () => {
      unseen ??= readUnseen()
      return unseen
    },
    checkRemoval: async (removed, stakes) => {
      const conflict = removalConflict(removed, stakes, await editing.unseen())
      if (conflict) conflicts.push(conflict)
    },
    merge: async (edits) => {
      const { merged, conflicts: found } = mergeFields(edits, await editing.unseen())
      // Rejected at the end, with all others: no one should settle one conflict and then meet the next.
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
      // Several lines may go to one folder that is gone.
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
      // A millisecond apart, so that they stay in this order.
      id: newId(of.madeAt.getTime() + place),
      ...of,
      action,
      target,
      field,
      fromText: from.slice(0, 300),
      toText: to.slice(0, 300),
      itemId,
    }),
  )

/** Writes what was noted while a project was edited, or rejects all of it; nothing noted means that nothing changed. */
export async function finishEditing(
  db: Db,
  { editing, entries, fields, row, conflicts, isOfItem }: ReturnType<typeof startEditing>,
) {
  const { project, next, now, user } = editing
  if (conflicts.length > 0) throw new ConflictRefusal(project.version, conflicts)
  if (entries.length === 0 && Object.keys(row).length === 0) return project
  const change = { ...row, version: next, changedAt: now, changedBy: user }
  const effect = row.lineCount !== undefined ? 'products' : isOfItem ? 'time' : 'project'
  const log = logRows(entries, { projectId: project.id, version: next, madeAt: now, user })
  await changeProjectRow(db, { id: project.id, effect, fields: [...fields.values()], log }, change)
  return { ...project, ...change }
}
