import * as z from 'zod/mini'
import { thingRef } from '#domain/project/project-fields.ts'
import { withRemainingLines } from '#domain/project/project-sums.ts'
import { lineTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, isOfKind, onVersion, type ProjectKind, projectIdOf } from '#offline/project/kinds/project-kind.ts'
import { addLine } from './add-line.ts'
import { moveLines } from './move-lines.ts'
import { quantity } from './quantity.ts'
import { terms } from './terms.ts'

const Body = z.object({ productCode: z.string() })
export type RemoveLineBody = z.infer<typeof Body>

/** The server rejects it when the line has more than at the version of the edit. */
export const removeLine: ProjectKind<RemoveLineBody> = {
  name: 'remove-line',
  body: Body,
  touches: ({ productCode }) => [thingRef('line', productCode)],
  dependsOn: ({ productCode }) => [thingRef('line', productCode)],
  inBatch: true,
  coalesce(earlier, { productCode }) {
    if (isOfKind(earlier, moveLines)) {
      // A move of several lines stays for the other lines.
      return earlier.body.moves.every((move) => move.productCode === productCode) ? 'later' : 'both'
    }
    const isChange = isOfKind(earlier, addLine) || isOfKind(earlier, quantity) || isOfKind(earlier, terms)
    return isChange && earlier.body.productCode === productCode ? 'later' : 'both'
  },
  apply(project, { body: { productCode } }) {
    const folders = project.folders.map((folder) => ({
      ...folder,
      products: folder.products.filter((code) => code !== productCode),
    }))
    const products = project.cart.products.filter((line) => line.productCode !== productCode)
    return withRemainingLines(project, products, folders)
  },
  async send(edit, { api, options }) {
    const params = { projectId: projectIdOf(edit), sku: edit.body.productCode }
    return accepted(await api.projectLines.remove({ params, query: onVersion(edit) }, options))
  },
  describe: ({ productCode }, project) => ({ action: `Remove ${lineTitle(project, productCode)}`, title: '' }),
}
