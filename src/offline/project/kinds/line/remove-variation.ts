import * as z from 'zod/mini'
import { thingRef } from '#domain/project/project-fields.ts'
import { changedSinceQuote, withoutEntry } from '#domain/project/project-sums.ts'
import { accepted, isOfKind, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import { variation } from './variation.ts'

const Body = z.object({ variationId: z.string() })
export type RemoveVariationBody = z.infer<typeof Body>

export const removeVariation: ProjectKind<RemoveVariationBody> = {
  name: 'remove-variation',
  body: Body,
  touches: ({ variationId }) => [thingRef('variation', variationId)],
  dependsOn: ({ variationId }) => [thingRef('variation', variationId)],
  inBatch: true,
  coalesce: (earlier, { variationId }) =>
    isOfKind(earlier, variation) && earlier.body.id === variationId ? 'later' : 'both',
  apply: (project, { body }) =>
    changedSinceQuote({ ...project, productVariations: withoutEntry(project.productVariations, body.variationId) }),
  async send(edit, { api, options }) {
    const query = { ...onProject(edit), variationId: edit.body.variationId }
    return accepted(await api.projectLines.removeVariation({ query }, options))
  },
  describe: ({ variationId }, project) => ({
    action: 'Delete a variation',
    title: project?.productVariations.find(({ id }) => id === variationId)?.variationSku ?? '',
  }),
}
