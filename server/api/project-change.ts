import type { Saved } from '#contract/project-parts.ts'
import { type Conflict, type FieldChange, type Meanwhile, mergeFields } from '#domain/merge-fields.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { StaffRow } from '../stores/accounts.ts'
import {
  type FieldRow,
  fieldsSince,
  insertFields,
  insertLog,
  type LogRow,
  madeChange,
  noteChange,
  removerOf,
} from '../stores/project-log.ts'
import { changeProjectRow, findProject, lockProject, type ProjectRow } from '../stores/projects.ts'
import type { CallContext } from './call-context.ts'
import { CallRefusal, notFound } from './call-refusal.ts'

export const noProject = () => notFound('There is no such project')

export const nameOf = ({ firstName, lastName }: Pick<StaffRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

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
  target: string
  /** What it is called in the log. */
  label: string
  /** The log says that it changed, not into what: it is about a person [S20]. */
  isPersonal?: boolean
  itemId?: string
}

/** A project that is being changed: its row is locked, and everything noted here is written with the change. */
export type Editing = {
  db: Db
  project: ProjectRow
  brand: Brand
  now: Date
  user: string
  /** The version the project has when this is saved. */
  next: number
  log: (entry: Entry) => void
  set: (change: Partial<Omit<ProjectRow, 'id' | 'version'>>) => void
  /** What a quote says is another now. */
  changeContent: () => void
  /** Notes that a field has another value now, whatever others did. */
  put: (edit: FieldEdit) => void
  /** Those edits that stand after a merge with what others did meanwhile, logged. A clash refuses the whole change with 409. */
  merge: <Edit extends FieldEdit>(edits: readonly Edit[]) => Promise<Edit[]>
  /** Refuses because the thing is not there any more, and says who took it away. */
  refuseGone: (itemId: string, what: string) => Promise<never>
}

type Wanted = { projectId: string; version?: number | undefined }

const shown = (value: FieldEdit['mine']) =>
  Array.isArray(value)
    ? ''
    : value === null || value === ''
      ? 'none'
      : value === true
        ? 'yes'
        : value === false
          ? 'no'
          : String(value)

function conflictRefusal(version: number, conflicts: readonly Conflict[]) {
  const names = [...new Set(conflicts.map(({ changedBy }) => changedBy))].join(' and ')
  const message = `${names} changed the same meanwhile. Choose which to keep.`
  return new CallRefusal('conflict', message, {}, { code: 'conflict', message, version, conflicts })
}

/** What happened to each field since a version: its value then, and who changed it last. */
function meanwhileIn(rows: readonly FieldRow[], user: string) {
  const byField = Map.groupBy(rows, ({ field }) => field)
  return (field: string): Meanwhile | null => {
    const changes = byField.get(field)
    const [first] = changes ?? []
    const last = changes?.at(-1)
    if (!first || !last) return null
    const { changedBy, changedAt } = last
    return { base: first.before.value, changedBy, changedAt: changedAt.toISOString(), isOwn: changedBy === user }
  }
}

function editing(db: Db, project: ProjectRow, { brand, now, user, known }: Of) {
  const entries: Entry[] = []
  const fields: FieldRow[] = []
  const row: Partial<ProjectRow> = {}
  const clashes: Conflict[] = []
  const next = project.version + 1
  const one: Editing = {
    db,
    project,
    brand,
    now,
    user,
    next,
    log: (entry) => entries.push(entry),
    set: (change) => Object.assign(row, change),
    changeContent: () => Object.assign(row, { contentVersion: next }),
    put: ({ field, theirs, mine, target, label, isPersonal, itemId }) => {
      const before = { value: theirs }
      fields.push({ projectId: project.id, field, version: next, before, changedBy: user, changedAt: now })
      // A change that names no version wins whatever was there: the log tells the two apart.
      one.log({
        action: known === undefined ? 'set' : 'changed',
        target,
        field: label,
        ...(isPersonal ? {} : { from: shown(theirs), to: shown(mine) }),
        ...(itemId === undefined ? {} : { itemId }),
      })
    },
    merge: async (edits) => {
      const isOld = known !== undefined && known < project.version
      const rows = isOld
        ? await fieldsSince(db, { projectId: project.id, version: known, fields: edits.map(({ field }) => field) })
        : []
      const { taken, conflicts } = mergeFields(edits, meanwhileIn(rows, user))
      // Told at the end, together with all others: nobody should settle one and then meet the next.
      clashes.push(...conflicts)
      for (const edit of taken) one.put(edit)
      return taken
    },
    refuseGone: async (itemId, what) => {
      const name = await removerOf(db, project.id, itemId)
      if (name) throw new CallRefusal('conflict', `This item was deleted by ${name}`)
      throw notFound(`There is no such ${what} in this project`)
    },
  }
  return { one, entries, fields, row, clashes }
}

type Of = { brand: Brand; now: Date; user: string; known: number | undefined }

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

/** Writes down what was noted while a project was edited, or refuses all of it; nothing noted means that nothing changed. */
async function write(db: Db, { one, entries, fields, row, clashes }: ReturnType<typeof editing>) {
  const { project, next, now, user } = one
  if (clashes.length > 0) throw conflictRefusal(project.version, clashes)
  if (entries.length === 0 && Object.keys(row).length === 0) return project
  const change = { ...row, version: next, changedAt: now, changedBy: user }
  await changeProjectRow(db, project.id, change)
  await insertFields(db, fields)
  await insertLog(db, logRows(entries, { projectId: project.id, version: next, madeAt: now, user }))
  return { ...project, ...change }
}

/** Changes a second project within the change of a first one: both are written, or neither. */
export async function changeAlso(first: Editing, projectId: string, work: (second: Editing) => Promise<void>) {
  const { db, brand, now, user } = first
  const project = await lockProject(db, { brand: brand.key, id: projectId })
  if (!project) throw noProject()
  const edited = editing(db, project, { brand, now, user, known: undefined })
  await work(edited.one)
  await write(db, edited)
}

/** A change that the shop itself makes, within a transaction; of a project that is gone there is none. */
export async function editByShop(
  db: Db,
  { brand, user, now }: { brand: Brand; user: string; now: Date },
  id: string,
  work: (editing: Editing) => Promise<unknown>,
) {
  const project = await lockProject(db, { brand: brand.key, id })
  if (!project) return
  const edited = editing(db, project, { brand, now, user, known: undefined })
  await work(edited.one)
  await write(db, edited)
}

export const savedAnswer = (project: ProjectRow, id: string | null, isMerged: boolean): Saved => ({
  projectId: project.id,
  version: project.version,
  dateModified: project.changedAt.toISOString(),
  modifiedBy: project.changedBy,
  id,
  isMerged,
})

export type Changed = { project: ProjectRow; id: string | null; isMerged: boolean; isRepeated: boolean }

/** The one way to change a project: locked, logged, once per idempotency key, with a version that rises. */
export function projectChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function change(
    context: CallContext,
    { projectId, version }: Wanted,
    work: (editing: Editing) => Promise<string | null | undefined>,
  ): Promise<Changed> {
    const account = await context.caller.requireProjects()
    const key = context.idempotencyKey
    return tx(db, async (transaction) => {
      const now = clock()
      const made = key === null ? null : await madeChange(transaction, { accountId: account.id, key })
      if (made) {
        const project = await findProject(transaction, { brand: context.brand.key, id: made.projectId })
        if (!project) throw noProject()
        // On the version it left then: what others did since has not been seen.
        const then = { ...project, version: made.version ?? project.version }
        return { project: then, id: made.itemId, isMerged: true, isRepeated: true }
      }
      const project = await lockProject(transaction, { brand: context.brand.key, id: projectId })
      if (!project) throw noProject()
      const of = { brand: context.brand, now, user: nameOf(account), known: version }
      const edited = editing(transaction, project, of)
      const id = (await work(edited.one)) ?? null
      const after = await write(transaction, edited)
      if (key !== null)
        await noteChange(transaction, {
          accountId: account.id,
          key,
          projectId: project.id,
          itemId: id,
          version: after.version,
          madeAt: now,
        })
      return { project: after, id, isMerged: version !== undefined && version < project.version, isRepeated: false }
    })
  }
  return {
    change,
    /** The same, answered in short. */
    save: async (...call: Parameters<typeof change>): Promise<Saved> => {
      const { project, id, isMerged } = await change(...call)
      return savedAnswer(project, id, isMerged)
    },
    /** Makes a project, once per idempotency key, and answers its id. */
    make: async (
      context: CallContext,
      work: (made: {
        db: Db
        now: Date
        account: StaffRow
      }) => Promise<{ project: ProjectRow; entries: readonly Entry[] }>,
    ): Promise<string> => {
      const account = await context.caller.requireProjects()
      const key = context.idempotencyKey
      return tx(db, async (transaction) => {
        const now = clock()
        const made = key === null ? null : await madeChange(transaction, { accountId: account.id, key })
        if (made) return made.projectId
        const { project, entries } = await work({ db: transaction, now, account })
        const of = { projectId: project.id, version: project.version, madeAt: now, user: nameOf(account) }
        await insertLog(transaction, logRows(entries, of))
        if (key !== null)
          await noteChange(transaction, {
            accountId: account.id,
            key,
            projectId: project.id,
            itemId: null,
            version: project.version,
            madeAt: now,
          })
        return project.id
      })
    },
  }
}
