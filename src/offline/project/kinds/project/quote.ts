import * as z from 'zod/mini'
import { acceptedSince, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'

const Body = z.object({})
export type QuoteBody = z.infer<typeof Body>

/** Saves a quote, a snapshot of the project; the server numbers it. */
export const quote: ProjectKind<QuoteBody> = {
  name: 'quote',
  body: Body,
  touches: () => ['quote'],
  isBarrier: true,
  coalesce: (earlier, later) => (earlier.kind === 'quote' ? { kind: 'quote', body: later } : 'both'),
  apply: (project) => project,
  send: async (edit, { api, options }) =>
    acceptedSince(await api.projectQuote.save({ body: onProject(edit) }, options), edit),
  describe: () => ({ action: 'Save quote', title: '' }),
}
