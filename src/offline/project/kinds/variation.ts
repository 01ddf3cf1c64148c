import * as z from 'zod/mini'
import { fieldOf, thingRef } from '#domain/project-fields.ts'
import { changedSinceQuote, withEntry } from '#domain/project-sums.ts'
import type { Edit } from '#offline/sync/edit.ts'
import type { SendRequest } from '#offline/sync/edit-kind.ts'
import { lineTitle } from '../line-title.ts'
import { accepted, isOfKind, onProject, type ProjectKind, projectIdOf } from '../project-kind.ts'

const Body = z.object({
  id: z.string(),
  isNew: z.boolean(),
  productCode: z.string(),
  brand: z.string(),
  variationSku: z.string(),
  comments: z.string(),
  rrpOverride: z.nullable(z.number()),
})
export type VariationBody = z.infer<typeof Body>

const fieldNames = ['brand', 'sku', 'comments', 'rrp'] as const

/** A variation is saved as a whole: in fields that are left to the others it says what they say now. */
async function withTheirs(edit: Edit<VariationBody>, { api, options: { signal } }: SendRequest<unknown>) {
  const { id, isNew: _isNew, ...own } = edit.body
  const isLeft = (name: (typeof fieldNames)[number]) => edit.leaves.includes(fieldOf('variation', id, name))
  if (!fieldNames.some(isLeft)) return own
  const project = await api.project.view({ params: { id: projectIdOf(edit) } }, { signal })
  const theirs = project?.productVariations.find((one) => one.id === id)
  if (!theirs) return own
  return {
    ...own,
    ...(isLeft('brand') && { brand: theirs.brand }),
    ...(isLeft('sku') && { variationSku: theirs.variationSku }),
    ...(isLeft('comments') && { comments: theirs.comments }),
    ...(isLeft('rrp') && { rrpOverride: theirs.rrpOverride }),
  }
}

/** A variation of a line is made or changed. */
export const variation: ProjectKind<VariationBody> = {
  name: 'variation',
  body: Body,
  touches: ({ id }) => fieldNames.map((name) => fieldOf('variation', id, name)),
  creates: ({ id, isNew }) => (isNew ? [thingRef('variation', id)] : []),
  dependsOn: ({ id, isNew, productCode }) => [
    thingRef('line', productCode),
    ...(isNew ? [] : [thingRef('variation', id)]),
  ],
  coalesce: (earlier, later) =>
    isOfKind(earlier, { name: 'variation', body: Body }) && earlier.body.id === later.id
      ? { kind: 'variation', body: { ...later, isNew: earlier.body.isNew } }
      : 'both',
  apply(project, { body: { isNew: _isNew, ...one } }) {
    return changedSinceQuote({ ...project, productVariations: withEntry(project.productVariations, one) })
  },
  async send(edit, request) {
    const { id, isNew } = edit.body
    const body = { ...onProject(edit), ...(isNew ? { newId: id } : { id }), ...(await withTheirs(edit, request)) }
    return accepted(await request.api.projectLines.saveVariation({ body }, request.options))
  },
  describe: ({ productCode, variationSku }, project) => ({
    action: `Variation of ${lineTitle(project, productCode)}`,
    title: variationSku,
  }),
}
