import type { Invoice, ReturnRequest } from '#contract/account/account.ts'
import type { ReturnReason } from '#contract/fields/order-states.ts'
import { returnTexts } from '#domain/orders/order-return.ts'

export type ReturnableLine = NonNullable<Invoice['returnable']>[number]

/** A line of the form, in the order of the returnable lines; quantity and reason count once it is chosen. */
export type ReturnLineValues = { isChosen: boolean; quantity: number; reason: ReturnReason | '' }
export type ReturnValues = { lines: ReturnLineValues[]; comment: string }

export const emptyReturn = (lines: readonly ReturnableLine[]): ReturnValues => ({
  lines: lines.map(({ quantity }) => ({ isChosen: lines.length === 1, quantity, reason: '' })),
  comment: '',
})

/** The texts of the wrong fields by their name; empty when the form can be sent. */
export function returnProblems({ lines }: ReturnValues): Readonly<Record<string, string>> {
  if (!lines.some(({ isChosen }) => isChosen)) return { 'lines.0.isChosen': returnTexts.noLine }
  return Object.fromEntries(
    lines.flatMap(({ isChosen, reason }, index) =>
      isChosen && reason === '' ? [[`lines.${index}.reason`, returnTexts.noReason]] : [],
    ),
  )
}

export function returnRequest({ lines, comment }: ReturnValues, returnable: readonly ReturnableLine[]): ReturnRequest {
  return {
    lines: lines.flatMap(({ isChosen, quantity, reason }, index) => {
      const position = returnable[index]?.position
      return isChosen && reason !== '' && position !== undefined ? [{ position, quantity, reason }] : []
    }),
    comment,
  }
}
