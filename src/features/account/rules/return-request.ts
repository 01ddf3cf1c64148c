import * as z from 'zod/mini'
import { type Invoice, ReturnRequest } from '#contract/account/account.ts'
import { returnReasons } from '#contract/fields/order-states.ts'
import { returnTexts } from '#domain/orders/order-return.ts'

export type ReturnableLine = NonNullable<Invoice['returnable']>[number]

/** A line of the form, in the order of the returnable lines; quantity and reason count once it is chosen. */
const Line = z.object({ isChosen: z.boolean(), quantity: z.number(), reason: z.enum(['', ...returnReasons]) })
const Values = z.object({ lines: z.array(Line), comment: ReturnRequest.shape.comment })
export type ReturnValues = z.infer<typeof Values>

export const emptyReturn = (lines: readonly ReturnableLine[]): ReturnValues => ({
  lines: lines.map(({ quantity }) => ({ isChosen: lines.length === 1, quantity, reason: '' })),
  comment: '',
})

/** The texts of the wrong fields by their name. */
function problemsOf({ lines }: ReturnValues): Readonly<Record<string, string>> {
  if (!lines.some(({ isChosen }) => isChosen)) return { 'lines.0.isChosen': returnTexts.noLine }
  return Object.fromEntries(
    lines.flatMap(({ isChosen, reason }, index) =>
      isChosen && reason === '' ? [[`lines.${index}.reason`, returnTexts.noReason]] : [],
    ),
  )
}

function returnRequest({ lines, comment }: ReturnValues, returnable: readonly ReturnableLine[]): ReturnRequest {
  return {
    lines: lines.flatMap(({ isChosen, quantity, reason }, index) => {
      const position = returnable[index]?.position
      return isChosen && reason !== '' && position !== undefined ? [{ position, quantity, reason }] : []
    }),
    comment,
  }
}

/** The form for these lines: its values become the request. */
export const returnForm = (returnable: readonly ReturnableLine[]) =>
  z.pipe(
    Values.check(({ value, issues }) => {
      for (const [name, message] of Object.entries(problemsOf(value)))
        issues.push({ code: 'custom', input: value, path: name.split('.'), message })
    }),
    z.transform((values: ReturnValues) => returnRequest(values, returnable)),
  )
