import * as z from 'zod/mini'
import { type Edit, type FieldRef, newEdit, scopeId } from '../sync/edit.ts'
import { currentId, withCurrentIds } from './older-id.ts'
import { projectKinds } from './project-edit.ts'

/** A row of the table in which releases up to November 2026 queued changes of projects. */
const OlderRow = z.object({
  id: z.string(),
  account: z.string(),
  projectId: z.string(),
  edit: z.looseObject({ kind: z.string() }),
  author: z.object({ name: z.string() }),
  version: z.optional(z.number()),
  leaves: z.array(z.string()),
  createdAt: z.number(),
  attempts: z.number(),
  state: z.enum(['waiting', 'refused', 'review']),
  notBefore: z.number(),
  reason: z.nullable(z.string()),
})

const Made = z.object({ id: z.nullable(z.string()), newId: z.string() })

/** Older bodies have `id` and `newId`; current ones have `id` and `isNew`. */
function currentBody({ kind, ...body }: { kind: string }): unknown {
  if (kind === 'comment' && 'newId' in body) return { ...body, id: body.newId }
  const made = Made.safeParse(body)
  return made.success ? { ...body, id: made.data.id ?? made.data.newId, isNew: made.data.id === null } : body
}

const fieldNames: Readonly<Record<string, string>> = {
  warrantyId: 'warranty',
  installId: 'install',
  variationSku: 'sku',
  rrpOverride: 'rrp',
}

/** `line/WX-TS2EBS/price` and `projectGoal` in the current format; the code itself may contain a slash. */
function currentField(field: string): FieldRef {
  const [, thing = '', id = '', name = ''] = /^(line|variation)\/(.+)\/(\w+)$/.exec(field) ?? []
  return thing === '' ? `project.${field}` : `${thing}:${id}.${fieldNames[name] ?? name}`
}

/** Converts a row to an edit; null when it cannot be read. */
export function toEdit(row: unknown, brand: string): Edit | null {
  const read = OlderRow.safeParse(row)
  if (!read.success) return null
  const { id, account, author, projectId, edit, leaves, createdAt, attempts, state, notBefore, reason } = read.data
  const named: { kind: string } = JSON.parse(withCurrentIds(JSON.stringify(edit)))
  const body = projectKinds.find(({ name }) => name === named.kind)?.body.safeParse(currentBody(named))
  if (!body?.success) return null
  const scope = scopeId('project', currentId(projectId))
  const made = { id, kind: named.kind, body: body.data, scope, brand, account, author: author.name, madeAt: createdAt }
  const since = { version: read.data.version, leaves: leaves.map(currentField) }
  // A conflict in the old format cannot be resolved: sent on version 1, the server reports it again.
  if (state === 'review') return newEdit({ ...made, ...since, version: 1 })
  return newEdit({
    ...made,
    ...since,
    attempts,
    notBefore,
    reason,
    state: state === 'refused' ? 'rejected' : 'pending',
  })
}
