import * as z from 'zod/mini'
import { projectLimits } from '#contract/project/project-values.ts'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { changedSinceQuote, withEntry } from '#domain/project/project-sums.ts'
import { productTitle } from '#offline/project/kinds/line-title.ts'
import type { CommentBody } from '#offline/project/kinds/project/comment.ts'
import { accepted, authorOf, coalesceThing, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import type { FieldRef } from '#offline/sync/edit.ts'

const Body = z.object({
  id: z.string(),
  isNew: z.boolean(),
  sku: z.string(),
  notes: z.string(),
  /** The line it depends on; left out when another line has the same product. */
  productCode: z.optional(z.string()),
})
export type NoteBody = z.infer<typeof Body>

const isLine = (thing: FieldRef) => thing.startsWith('line:')

/** Creates or changes a note about a product. */
export const note: ProjectKind<NoteBody> = {
  name: 'note',
  body: Body,
  touches: ({ id }) => [fieldOf('note', id, 'text')],
  creates: ({ id, isNew }) => (isNew ? [thingRef('note', id)] : []),
  dependsOn: ({ id, isNew, productCode }) => [
    ...(isNew ? [] : [thingRef('note', id)]),
    ...(productCode === undefined ? [] : [thingRef('line', productCode)]),
  ],
  // When others deleted its line, the note becomes a comment or is dropped.
  fallsWith: ({ id, isNew }, thing) => (isNew && isLine(thing) ? [fieldOf('note', id, 'text')] : []),
  replacement: ({ id, notes }, { title }) => ({
    kind: 'comment',
    body: { id, message: `About ${title}: ${notes}`.slice(0, projectLimits.comment) } satisfies CommentBody,
  }),
  inBatch: true,
  coalesce: coalesceThing({ name: 'note', body: Body }),
  apply(project, edit) {
    const { id, sku, notes } = edit.body
    const { name, timestamp } = authorOf(edit)
    const createdBy = project.productNotes.find((productNote) => productNote.id === id)?.createdBy ?? name
    const written = { id, notes, sku, createdBy, lastModified: timestamp, salesPersonName: name }
    return changedSinceQuote({ ...project, productNotes: withEntry(project.productNotes, written) })
  },
  async send(edit, { api, options }) {
    const { id, isNew, sku, notes } = edit.body
    const which = isNew ? { newId: id } : { id }
    return accepted(await api.projectLines.saveNote({ body: { ...onProject(edit), ...which, sku, notes } }, options))
  },
  describe: ({ sku, notes }, project) => ({ action: `Note on ${productTitle(project, sku)}`, title: notes }),
}
