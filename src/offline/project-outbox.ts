import { liveQuery } from 'dexie'
import type { Project } from '#contract/project-parts.ts'
import { isKnownEdit, madeAs, type ProjectEdit } from '#domain/project-edit.ts'
import { withEdit } from '#domain/project-edited.ts'
import {
  afterTaken,
  foldEdit,
  isPast,
  type NewProjectRow,
  newProjectRow,
  type ProjectRow,
  releasedProjectRow,
  type Taken,
  withoutRow,
} from '#domain/project-outbox.ts'
import type { Database, StoredProjectRow } from './database.ts'
import { withConnection, writeEvicting } from './database-faults.ts'
import { clearPictures } from './picture-store.ts'
import { isProject } from './project-store.ts'

export type ProjectOutbox = ReturnType<typeof createProjectOutbox>

type Options = {
  brand: string
  /** Whose changes: those of somebody else on this device are neither shown nor sent. */
  account: string
  now?: () => number
}

const byOrder = (a: StoredProjectRow, b: StoredProjectRow) => (a.seq ?? 0) - (b.seq ?? 0)

const isRow = (row: unknown): row is ProjectRow =>
  typeof row === 'object' && row !== null && 'account' in row && 'edit' in row && isKnownEdit(row.edit)

/** The changes of projects that one person made on this device and the server has not taken yet. */
export function createProjectOutbox(database: Database, { brand, account, now = Date.now }: Options) {
  const { projectChanges, projects, seenProducts } = database

  async function readable() {
    const stored = (await projectChanges.where({ brand }).toArray()).sort(byOrder)
    return stored.flatMap((one) => (isRow(one.row) && one.row.account === account ? [{ one, row: one.row }] : []))
  }
  const list = async () => (await readable()).map(({ row }) => row)
  const inOne = <T>(work: () => Promise<T>) =>
    withConnection(database, () => database.transaction('rw', projectChanges, projects, work))

  /** Brings what is stored to these rows; a row keeps its place whatever happens to it. */
  async function store(change: (rows: readonly ProjectRow[]) => readonly ProjectRow[]) {
    const before = await readable()
    const after = change(before.map(({ row }) => row))
    for (const { one, row } of before) {
      const next = after.find(({ id }) => id === row.id)
      if (!next) await projectChanges.where({ id: row.id }).delete()
      else if (next !== row) await projectChanges.put({ ...one, row: next })
    }
  }

  async function put(row: ProjectRow) {
    const one = await projectChanges.get({ id: row.id })
    if (one) await projectChanges.put({ ...one, row })
  }

  /** What this device shows of the project without a connection has the change in it from now on. */
  async function takeIntoCopy({ projectId, edit, author }: ProjectRow, { id, version, isMerged }: Taken) {
    const kept = await projects.get([brand, projectId])
    if (!kept || !isProject(kept.project)) return
    const project = withEdit(kept.project, madeAs(edit, id), author)
    if (edit.kind === 'create' && id !== null) {
      await projects.delete([brand, projectId])
      const made = { ...project, projectRef: id, version: version ?? project.version }
      return void (await projects.put({ ...kept, id, project: made }))
    }
    await projects.put({ ...kept, project: isMerged || version === null ? project : { ...project, version } })
  }

  const evictions = [clearPictures, () => seenProducts.clear()]

  return {
    list: () => withConnection(database, list),
    /** Written, or thrown: there is nothing between. `titleOf` names a row that takes the change in; `made` is the project that begins with it. */
    add: (change: NewProjectRow, titleOf = (_: ProjectEdit) => change.title, made?: Project): Promise<void> =>
      writeEvicting(
        () =>
          inOne(async () => {
            const row = newProjectRow(change, { brand, account, now: now() })
            let appends = true
            // What was tried already is a row of its own, and what is to be reviewed has its two values.
            if (row.attempts === 0 && row.state === 'waiting')
              await store((rows) => {
                const fold = foldEdit(
                  rows.filter(({ projectId }) => projectId === row.projectId),
                  row.edit,
                )
                appends = fold.appends
                const named = fold.rows.map((one) =>
                  rows.some(({ edit }) => edit === one.edit) ? one : { ...one, title: titleOf(one.edit) },
                )
                return [...rows.filter(({ projectId }) => projectId !== row.projectId), ...named]
              })
            if (appends) await projectChanges.add({ id: row.id, brand, row })
            if (made) await projects.put({ brand, id: made.projectRef, project: made, savedAt: now() })
          }),
        evictions,
      ),
    /** A later change of the same fields takes the place of those that wait for a person. */
    supersede: (projectId: string, edit: ProjectEdit): Promise<void> =>
      inOne(async () => {
        await store((rows) => rows.filter((row) => !isPast(row, { projectId, edit })))
      }),
    /** Notes an attempt before it is made; null when the row is gone or no longer waits. */
    begin: (id: string) =>
      inOne(async () => {
        const row = (await list()).find((one) => one.id === id)
        if (row?.state !== 'waiting') return null
        const tried = { ...row, attempts: row.attempts + 1 }
        await put(tried)
        return tried
      }),
    /** The server took it: the row goes, what follows goes on from there, and the copy on this device has it; in one write. */
    settle: (id: string, taken: Taken | null): Promise<void> =>
      inOne(async () => {
        const row = (await list()).find((one) => one.id === id)
        if (!row) return
        if (!taken) return void (await projectChanges.where({ id }).delete())
        await store((rows) => afterTaken(rows, row, taken))
        await takeIntoCopy(row, taken)
      }),
    /** Another row in the place of one, under an id of its own where it is another change. */
    replace: (row: ProjectRow, id = row.id): Promise<void> =>
      inOne(async () => {
        const one = await projectChanges.get({ id })
        if (one) await projectChanges.put({ ...one, id: row.id, row })
      }),
    /** False when it may have arrived already. */
    cancel: (id: string): Promise<boolean> =>
      inOne(async () => {
        let isCancelled = true
        const begun = (await list()).find((row) => row.id === id && row.edit.kind === 'create')
        await store((rows) => {
          const rest = withoutRow(rows, id)
          isCancelled = rest !== null
          return rest ?? rows
        })
        if (begun && isCancelled) await projects.delete([brand, begun.projectId])
        return isCancelled
      }),
    release: (id: string): Promise<void> =>
      inOne(async () => {
        const row = (await list()).find((one) => one.id === id)
        if (row) await put(releasedProjectRow(row))
      }),
    watch: (take: (rows: readonly ProjectRow[]) => void): (() => void) => {
      const subscription = liveQuery(list).subscribe({ next: take, error: () => {} })
      return () => subscription.unsubscribe()
    },
  }
}
