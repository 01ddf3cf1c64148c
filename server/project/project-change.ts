import { unknownProjectText } from '#contract/fields/field-texts.ts'
import type { Saved } from '#contract/project/project-parts.ts'
import { fullName } from '#domain/account/full-name.ts'
import type { Brand } from '#themes/brand.ts'
import { lockAccount, type StaffRow } from '../accounts/accounts.ts'
import type { Db } from '../database/database.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import {
  byShop,
  ConflictError,
  type Editing,
  type Entry,
  finishEditing,
  logRows,
  startEditing,
} from './project-editing.ts'
import { insertLog, madeChange, noteChange } from './store/project-log.ts'
import { refreshProjectRows } from './store/project-rows.ts'
import { findProject, lockProject, type ProjectRow } from './store/projects.ts'

export const noProject = () => notFound(unknownProjectText)

/** Changes a second project in the same transaction: both changes are saved, or neither. */
export async function changeAlso(first: Editing, projectId: string, work: (second: Editing) => Promise<void>) {
  const { db, brand, now, user, origin } = first
  const project = await lockProject(db, { brand: brand.key, id: projectId })
  if (!project) throw noProject()
  const started = startEditing(db, project, { brand, now, user, origin, known: undefined })
  await work(started.editing)
  await finishEditing(db, started)
}

/** A change by the shop itself, in a transaction. Does nothing if the project is deleted. */
export async function editByShop(
  db: Db,
  { brand, user, now }: { brand: Brand; user: string; now: Date },
  id: string,
  work: (editing: Editing) => Promise<unknown>,
) {
  const project = await lockProject(db, { brand: brand.key, id })
  if (!project) return
  const started = startEditing(db, project, { brand, now, user, origin: byShop(now), known: undefined })
  await work(started.editing)
  await finishEditing(db, started)
}

export const savedResponse = (project: ProjectRow, id: string | null, isMerged: boolean): Saved => ({
  projectId: project.id,
  version: project.version,
  dateModified: project.changedAt.toISOString(),
  modifiedBy: project.changedBy,
  id,
  isMerged,
})

type Changing = { projectId: string; version?: number | undefined }
/** Returns the id of the changed item. */
type Work = (editing: Editing) => Promise<string | null | undefined>

export type Changed = { project: ProjectRow; id: string | null; isMerged: boolean; isRepeated: boolean }

/**
 * The earlier result of this idempotency key. If that was a conflict, the repeated request gets the same conflict; a
 * resolved change has a new key.
 */
async function madeBefore(db: Db, accountId: string, key: string | null) {
  const made = key === null ? null : await madeChange(db, { accountId, key })
  if (made?.conflicts) throw new ConflictError(made.version ?? 0, made.conflicts)
  return made
}

const saved = ({ project, id, isMerged }: Changed) => savedResponse(project, id, isMerged)

/** The only way to change a project: locks it, logs, applies each idempotency key once and increments the version. */
export function projectChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function change(
    context: CallContext,
    { projectId, version }: Changing,
    work: Work,
    isOfItem = false,
  ): Promise<Changed> {
    const account = await context.caller.requireProjects()
    const key = context.idempotencyKey
    const { deviceId, ageMs } = context.editOrigin()
    const changed = tx(db, async (transaction) => {
      const now = clock()
      const project = await lockProject(transaction, { brand: context.brand.key, id: projectId })
      if (!project) throw noProject()
      // After the lock: a concurrent request with the same key waits for the first.
      const before = await madeBefore(transaction, account.id, key)
      if (before) {
        const own = await findProject(transaction, { brand: context.brand.key, id: before.projectId })
        if (!own) throw noProject()
        // The version of then: the caller has not seen what others changed since.
        const then = { ...own, version: before.version ?? own.version }
        return { project: then, id: before.itemId, isMerged: true, isRepeated: true }
      }
      const origin = { accountId: account.id, deviceId, madeAt: new Date(now.getTime() - ageMs) }
      const by = { brand: context.brand, now, user: fullName(account), origin, known: version, isOfItem }
      const started = startEditing(transaction, project, by)
      const id = (await work(started.editing)) ?? null
      const made =
        key === null
          ? null
          : { accountId: account.id, key, projectId: project.id, itemId: id, conflicts: null, madeAt: now }
      const after = await finishEditing(transaction, started, made)
      return { project: after, id, isMerged: version !== undefined && version < project.version, isRepeated: false }
    })
    return changed.catch(async (error: unknown) => {
      // Stored before the response: a duplicate of this request may still be in flight and arrive after the author's
      // next edit.
      if (key !== null && error instanceof ConflictError) {
        const { version: rejectedOn, conflicts } = error
        const of = { accountId: account.id, key, projectId, itemId: null }
        await noteChange(db, { ...of, version: rejectedOn, conflicts, madeAt: clock() })
      }
      throw error
    })
  }
  return {
    change,
    /** Same as `change`, with the short response. */
    save: async (context: CallContext, changing: Changing, work: Work): Promise<Saved> =>
      saved(await change(context, changing, work)),
    /** Same as `save`, for one line, note or variation: does not update the dashboard rows. */
    saveItem: async (context: CallContext, changing: Changing, work: Work): Promise<Saved> =>
      saved(await change(context, changing, work, true)),
    /** Creates a project once per idempotency key and returns its id. */
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
        await lockAccount(transaction, account.id)
        const made = await madeBefore(transaction, account.id, key)
        if (made) return made.projectId
        const { project, entries } = await work({ db: transaction, now, account })
        const of = { projectId: project.id, version: project.version, madeAt: now, user: fullName(account) }
        await insertLog(transaction, logRows(entries, of))
        await refreshProjectRows(transaction, [project.id])
        if (key !== null)
          await noteChange(transaction, {
            accountId: account.id,
            key,
            projectId: project.id,
            itemId: null,
            version: project.version,
            conflicts: null,
            madeAt: now,
          })
        return project.id
      })
    },
  }
}
