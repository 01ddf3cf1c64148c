import * as z from 'zod/mini'
import { hasChoicesOf, isOwnCode, type LineRef, lineRef, ownCode } from '#domain/cart/line-ref.ts'
import type { Change, FieldRef } from '../sync/edit.ts'
import type { AddBody } from './kinds/add.ts'
import type { QuantityBody } from './kinds/quantity.ts'

export const Line = z.object({
  productCode: z.string(),
  sku: z.string(),
  warrantyId: z.nullable(z.string()),
  installId: z.nullable(z.string()),
})

/** The line that an addition creates, by product and choices. */
export const createdLine = (choices: Omit<LineRef, 'productCode'>): FieldRef => `line:${ownCode(choices)}`

/** A line without a code of the server depends on the addition that creates it. */
export const lineDependency = ({ productCode }: LineRef): readonly FieldRef[] =>
  isOwnCode(productCode) ? [`line:${productCode}`] : []

// The log parses every body with the schema of its kind.
export const isAddition = (change: Change): change is Change<AddBody> => change.kind === 'add'
export const isStep = (change: Change): change is Change<QuantityBody> => change.kind === 'quantity'

/** Whether an earlier edit is about this line. */
export function isAbout(earlier: Change, ref: LineRef): boolean {
  if (isAddition(earlier)) return hasChoicesOf(ref)(lineRef(earlier.body.line))
  if (!isStep(earlier)) return false
  const { line } = earlier.body
  return line.productCode === ref.productCode || (isOwnCode(line.productCode) && hasChoicesOf(ref)(line))
}
