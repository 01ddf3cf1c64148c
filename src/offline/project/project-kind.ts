import type { ZodMiniType } from 'zod/mini'
import type { Project, QuoteData } from '#contract/project-parts.ts'
import type { Change, Edit, FieldRef } from '../sync/edit.ts'
import type { Accepted, Coalesced, EditKind } from '../sync/edit-kind.ts'

export type ProjectAnswer = {
  /** The id the server gave to what was made. */
  readonly id: string | null
  /** What a product that was added costs; null where it has no price. */
  readonly price?: number | null
}

export type ProjectKind<Body> = EditKind<Body, Project, ProjectAnswer>

export const projectIdOf = ({ scope }: Pick<Edit, 'scope'>) => scope.slice(scope.indexOf(':') + 1)

/** The project a request is about, and the version it was made on. */
export const onProject = (edit: Edit) => ({ projectId: projectIdOf(edit), ...onVersion(edit) })

export const onVersion = ({ version }: Pick<Edit, 'version'>) => (version === undefined ? {} : { version })

type Saved = { readonly version: number; readonly id?: string | null; readonly isMerged?: boolean }

export const accepted = ({ version, id = null, isMerged = false }: Saved): Accepted<ProjectAnswer> => ({
  is: 'accepted',
  answer: { id },
  version,
  isMerged,
})

/** The same for a request that names no version or answers the whole project: after more than one version others changed it too. */
export const acceptedSince = ({ version, id = null }: Saved, { version: known }: Edit) =>
  accepted({ version, id, isMerged: known === undefined || version > known + 1 })

/** A note or a comment shows who wrote it, and when. */
export const authorOf = ({ author, madeAt }: Edit) => ({ name: author ?? '', at: new Date(madeAt).toISOString() })

/** Whether an earlier edit is of this kind; bodies in the log were read by their kinds. */
export const isOfKind = <Body>(
  change: Change,
  { name }: { name: string; body: ZodMiniType<Body> },
): change is Change<Body> => change.kind === name

/** A later edit of the same fields takes the place of the earlier. */
export function coalesceSame<Body>(kind: Pick<ProjectKind<Body>, 'name' | 'body' | 'touches'>) {
  return (earlier: Change, later: Body): Coalesced => {
    if (!isOfKind(earlier, kind)) return 'both'
    const isSame = kind.touches(earlier.body).join() === kind.touches(later).join()
    return isSame ? { kind: kind.name, body: later } : 'both'
  }
}

/** A later edit of the same thing goes into the earlier, which makes it where it is new. */
export const coalesceThing =
  <Body extends { readonly id: string; readonly isNew: boolean }>(kind: Pick<ProjectKind<Body>, 'name' | 'body'>) =>
  (earlier: Change, later: Body): Coalesced =>
    isOfKind(earlier, kind) && earlier.body.id === later.id
      ? { kind: kind.name, body: { ...earlier.body, ...later, isNew: earlier.body.isNew } }
      : 'both'

/** Fields of the quote that are saved by name; what is not named stays. */
export type QuoteFields = Partial<QuoteData> & { salespersonCode?: string | null; storeId?: string | null }

/** Without the fields for which the other side's value was chosen. */
export const chosenFields = (fields: QuoteFields, leaves: readonly FieldRef[]): QuoteFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !leaves.includes(`project.${name}`)))
