import * as z from 'zod/mini'
import { roundDollars } from '#domain/money/money.ts'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { withChangedLine } from '#domain/project/project-sums.ts'
import { lineTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, coalesceSame, isOfKind, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import { addLine } from './add-line.ts'

const Body = z.object({ sku: z.string(), productCode: z.string(), quantity: z.number() })
export type QuantityBody = z.infer<typeof Body>

const touches = ({ productCode }: QuantityBody) => [fieldOf('line', productCode, 'quantity')]

const coalesceQuantity = coalesceSame({ name: 'quantity', body: Body, touches })

export const quantity: ProjectKind<QuantityBody> = {
  name: 'quantity',
  body: Body,
  touches,
  dependsOn: ({ productCode }) => [thingRef('line', productCode)],
  inBatch: true,
  coalesce: (earlier, later) =>
    isOfKind(earlier, addLine) && earlier.body.productCode === later.productCode
      ? { kind: addLine.name, body: { ...earlier.body, quantity: later.quantity } }
      : coalesceQuantity(earlier, later),
  apply: (project, { body }) =>
    withChangedLine(project, body.productCode, (line) => ({
      ...line,
      quantity: body.quantity,
      lineTotal: roundDollars((line.lineTotal / line.quantity) * body.quantity),
    })),
  send: async (edit, { api, options }) =>
    accepted(await api.projectLines.add({ body: { ...onProject(edit), ...edit.body } }, options)),
  describe: ({ productCode, quantity: pieces }, project) => ({
    action: lineTitle(project, productCode),
    title: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  }),
}
