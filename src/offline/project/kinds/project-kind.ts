import type { ZodMiniType } from 'zod/mini'
import type { Project, QuoteData } from '#contract/project/project-parts.ts'
import type { Change, Edit, FieldRef } from '#offline/sync/edit.ts'
import type { Accepted, Coalesced, EditKind } from '#offline/sync/edit-kind.ts'

export type ProjectEditResult = {
  /** The id that the server assigned. */
  readonly id: string | null
  /** Price of an added product; null without a price. */
  readonly price?: number | null
}

export type ProjectKind<Body> = EditKind<Body, Project, ProjectEditResult>

export const projectIdOf = ({ scope }: Pick<Edit, 'scope'>) => scope.slice(scope.indexOf(':') + 1)

/** The project of a request, and the version the edit was made on. */
export const onProject = (edit: Edit) => ({ projectId: projectIdOf(edit), ...onVersion(edit) })

export const onVersion = ({ version }: Pick<Edit, 'version'>) => (version === undefined ? {} : { version })

type Saved = { readonly version: number; readonly id?: string | null; readonly isMerged?: boolean }

export const accepted = ({ version, id = null, isMerged = false }: Saved): Accepted<ProjectEditResult> => ({
  is: 'accepted',
  result: { id },
  version,
  isMerged,
})

/** For responses without `isMerged`: more than one new version means that others changed the project too. */
export const acceptedSince = ({ version, id = null }: Pick<Saved, 'version' | 'id'>, { version: known }: Edit) =>
  accepted({ version, id, isMerged: known === undefined || version > known + 1 })

/** Author and time of a note or comment. */
export const authorOf = ({ author, madeAt }: Edit) => ({
  name: author ?? '',
  timestamp: new Date(madeAt).toISOString(),
})

/** Whether an earlier edit is of this kind; the log parses every body with the schema of its kind. */
export const isOfKind = <Body>(
  change: Change,
  { name }: { name: string; body: ZodMiniType<Body> },
): change is Change<Body> => change.kind === name

/** A later edit of the same fields replaces the earlier one. */
export function coalesceSame<Body>(kind: Pick<ProjectKind<Body>, 'name' | 'body' | 'touches'>) {
  return (earlier: Change, later: Body): Coalesced => {
    if (!isOfKind(earlier, kind)) return 'both'
    const isSame = kind.touches(earlier.body).join() === kind.touches(later).join()
    return isSame ? { kind: kind.name, body: later } : 'both'
  }
}

/** Merges a later edit of the same thing into the earlier one, which may create it. */
export const coalesceThing =
  <Body extends { readonly id: string; readonly isNew: boolean }>(kind: Pick<ProjectKind<Body>, 'name' | 'body'>) =>
  (earlier: Change, later: Body): Coalesced =>
    isOfKind(earlier, kind) && earlier.body.id === later.id
      ? { kind: kind.name, body: { ...earlier.body, ...later, isNew: earlier.body.isNew } }
      : 'both'

/** Moves without those for which the other side's place was chosen. */
export const chosenMoves = <Move>(
  { body, leaves }: Edit<{ readonly moves: readonly Move[] }>,
  placeOf: (move: Move) => FieldRef,
) => body.moves.filter((move) => !leaves.includes(placeOf(move)))

/** Fields of the quote that are saved by name; fields that are left out stay. */
export type QuoteFields = Partial<QuoteData> & { salespersonCode?: string | null; storeId?: string | null }

/** Without the fields for which the other side's value was chosen. */
export const chosenFields = (fields: QuoteFields, leaves: readonly FieldRef[]): QuoteFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !leaves.includes(`project.${name}`)))
