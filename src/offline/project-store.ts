import type { Project } from '#contract/project/project-parts.ts'
import { readProject } from '#domain/project/project-reading.ts'
import { type Database, ownDatabase } from './database.ts'
import { withConnection } from './database-faults.ts'
import { begunByOthers } from './offline-staff.ts'
import { currentId, olderIdOf } from './project/older-id.ts'

/** How many projects a device stores, and for how long: they contain personal data. */
export const storedProjectLimits = { count: 20, days: 7 } as const
const lifeMs = storedProjectLimits.days * 24 * 60 * 60_000

export type StoredProject = { project: Project /** Epoch ms. */; savedAt: number }

/** Checks a stored row: an older release may have written it. */
const isProject = (value: unknown): value is Project =>
  typeof value === 'object' && value !== null && 'projectRef' in value && 'cart' in value && 'folders' in value

export const projectRow = ({ brand, project, savedAt }: { brand: string; project: Project; savedAt: number }) => ({
  brand,
  id: project.projectRef,
  project,
  savedAt,
})

/** A stored project, completed with fields that an older release did not store. */
function projectIn(stored: unknown): Project | null {
  if (!isProject(stored)) return null
  const projectRef = currentId(stored.projectRef)
  return readProject(projectRef, { ...stored, projectRef })
}

/** A project as it is stored, also under the id that an older release gave it. */
export async function readStored({ projects }: Database, { brand, id }: { brand: string; id: string }) {
  const row = (await projects.get([brand, id])) ?? (await projects.get([brand, olderIdOf(id)]))
  return projectIn(row?.project)
}

/** Ids of the projects with edits that the server does not have yet: they are stored nowhere else. */
async function editedProjects({ edits, projectChanges }: Database, brand: string): Promise<ReadonlySet<unknown>> {
  const scopes = (await edits.where({ brand }).toArray()).map(({ scope }) => scope)
  const older = (await projectChanges.where({ brand }).toArray()).map(({ row }) => row)
  return new Set([
    ...scopes.flatMap((scope) => /^(?:project|attachments):(.+)$/.exec(scope)?.[1] ?? []),
    ...older.flatMap((row) => (typeof row === 'object' && row !== null && 'projectId' in row ? [row.projectId] : [])),
  ])
}

type Options = { brand: string; database?: Database; now?: () => number }

/** The projects that were opened last on this device, for offline use. */
export function createProjectStore({ brand, database = ownDatabase(), now = Date.now }: Options) {
  const { projects } = database
  const own = () => projects.where('[brand+savedAt]').between([brand, 0], [brand, Number.POSITIVE_INFINITY])
  const isFresh = (savedAt: number) => savedAt > now() - lifeMs && savedAt <= now()

  /** Readable projects, last opened first, without those that a colleague created here and that were not sent yet. */
  async function readable() {
    const rows = await own().reverse().toArray()
    const others = await begunByOthers(brand, database)
    return rows.flatMap(({ id, project: stored, savedAt }) => {
      const project = projectIn(stored)
      return project && isFresh(savedAt) && !others.has(id) ? [{ project, savedAt }] : []
    })
  }

  /** Deletes projects that are too old, too many or dated in the future, unless they have pending edits. */
  async function tidy() {
    const rows = await own().reverse().toArray()
    const edited = await editedProjects(database, brand)
    const gone = rows.filter(
      ({ id, savedAt }, place) =>
        (place >= storedProjectLimits.count || !isFresh(savedAt)) && !edited.has(id) && !edited.has(currentId(id)),
    )
    await projects.bulkDelete(gone.map(({ id }) => [brand, id] as [string, string]))
  }

  return {
    keep: (project: Project) =>
      withConnection(database, async () => {
        await projects.put(projectRow({ brand, project, savedAt: now() }))
        await tidy()
      }),
    read: (id: string): Promise<StoredProject | null> =>
      withConnection(database, async () => (await readable()).find(({ project }) => project.projectRef === id) ?? null),
    /** Last opened first. */
    list: (): Promise<readonly StoredProject[]> => withConnection(database, readable),
    forget: (id: string) => projects.delete([brand, id]),
  }
}

/** At sign-out, of every shop on this device. */
export const forgetProjects = (database = ownDatabase()) => withConnection(database, () => database.projects.clear())
