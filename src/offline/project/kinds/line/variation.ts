import * as z from 'zod/mini'
import type { ProductVariation } from '#contract/project/project-parts.ts'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { changedSinceQuote, withEntry } from '#domain/project/project-sums.ts'
import { lineTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, coalesceThing, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import type { Edit } from '#offline/sync/edit.ts'

const Body = z.object({
  id: z.string(),
  isNew: z.boolean(),
  productCode: z.string(),
  /** For an existing variation, unchanged fields are left out. */
  brand: z.optional(z.string()),
  variationSku: z.optional(z.string()),
  comments: z.optional(z.string()),
  rrpOverride: z.optional(z.nullable(z.number())),
})
export type VariationBody = z.infer<typeof Body>

/** Field names of conflicts, with those of the request body. */
const fields = { brand: 'brand', sku: 'variationSku', comments: 'comments', rrp: 'rrpOverride' } as const
const names = Object.keys(fields) as (keyof typeof fields)[]

/** Changed fields, without those for which the other side's value was chosen. */
const chosen = ({ body, leaves }: Edit<VariationBody>): Partial<ProductVariation> =>
  Object.fromEntries(
    names
      .filter((name) => !leaves.includes(fieldOf('variation', body.id, name)) && body[fields[name]] !== undefined)
      .map((name) => [fields[name], body[fields[name]]]),
  )

const touches = (body: VariationBody) =>
  names.filter((name) => body[fields[name]] !== undefined).map((name) => fieldOf('variation', body.id, name))

/** Creates or changes a variation of a line. */
export const variation: ProjectKind<VariationBody> = {
  name: 'variation',
  body: Body,
  touches,
  creates: ({ id, isNew }) => (isNew ? [thingRef('variation', id)] : []),
  dependsOn: ({ id, isNew, productCode }) => [
    thingRef('line', productCode),
    ...(isNew ? [] : [thingRef('variation', id)]),
  ],
  fallsWith: (body, thing) => (body.isNew && thing === thingRef('line', body.productCode) ? touches(body) : []),
  inBatch: true,
  coalesce: coalesceThing({ name: 'variation', body: Body }),
  apply(project, edit) {
    const { id, productCode } = edit.body
    const empty = { id, productCode, brand: '', variationSku: '', comments: '', rrpOverride: null }
    const before = project.productVariations.find((existing) => existing.id === id) ?? empty
    const next = { ...before, ...chosen(edit) }
    return changedSinceQuote({ ...project, productVariations: withEntry(project.productVariations, next) })
  },
  async send(edit, { api, options }) {
    const { id, isNew, productCode } = edit.body
    const body = { ...onProject(edit), ...(isNew ? { newId: id } : { id }), productCode, ...chosen(edit) }
    return accepted(await api.projectLines.saveVariation({ body }, options))
  },
  describe: ({ id, productCode, variationSku }, project) => ({
    action: `Variation of ${lineTitle(project, productCode)}`,
    title: variationSku ?? project?.productVariations.find((existing) => existing.id === id)?.variationSku ?? '',
  }),
}
