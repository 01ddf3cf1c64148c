import * as z from 'zod/mini'
import { noteTitle, thingRef } from '#domain/project/project-fields.ts'
import { changedSinceQuote, withoutEntry } from '#domain/project/project-sums.ts'
import { accepted, isOfKind, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import { note } from './note.ts'

const Body = z.object({ noteId: z.string() })
export type RemoveNoteBody = z.infer<typeof Body>

export const removeNote: ProjectKind<RemoveNoteBody> = {
  name: 'remove-note',
  body: Body,
  touches: ({ noteId }) => [thingRef('note', noteId)],
  dependsOn: ({ noteId }) => [thingRef('note', noteId)],
  inBatch: true,
  coalesce: (earlier, { noteId }) => (isOfKind(earlier, note) && earlier.body.id === noteId ? 'later' : 'both'),
  apply: (project, { body }) =>
    changedSinceQuote({ ...project, productNotes: withoutEntry(project.productNotes, body.noteId) }),
  send: async (edit, { api, options }) =>
    accepted(await api.projectLines.removeNote({ query: { ...onProject(edit), noteId: edit.body.noteId } }, options)),
  describe: ({ noteId }, project) => ({
    action: 'Delete a note',
    title: noteTitle(project?.productNotes.find(({ id }) => id === noteId)?.notes ?? ''),
  }),
}
