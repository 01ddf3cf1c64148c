import * as z from 'zod/mini'
import { type Invoice, ReturnRequest } from '#contract/account/account.ts'
import { returnReasons } from '#contract/fields/order-states.ts'
import { returnTexts } from '#domain/orders/order-return.ts'

export type ReturnableLine = NonNullable<Invoice['returnable']>[number]

/** A line of the form by its name; quantity and reason count once it is chosen. */
const Line = z.object({ isChosen: z.boolean(), quantity: z.number(), reason: z.enum(['', ...returnReasons]) })
const Values = z.object({ lines: z.record(z.string(), Line), comment: ReturnRequest.shape.comment })
export type ReturnValues = z.infer<typeof Values>

/** By its position in the order, which a draft still names when other lines are no longer returnable. */
export const lineName = ({ position }: Pick<ReturnableLine, 'position'>) => `p${position}` as const

export const emptyReturn = (lines: readonly ReturnableLine[]): ReturnValues => ({
  lines: Object.fromEntries(
    lines.map((line) => [lineName(line), { isChosen: lines.length === 1, quantity: line.quantity, reason: '' }]),
  ),
  comment: '',
})

/** The field of the error that no product is chosen. */
export const noLineField = ([line]: readonly ReturnableLine[]) => `lines.${line && lineName(line)}.isChosen` as const

/** The texts of the wrong fields by their name. */
function problemsOf({ lines }: ReturnValues, returnable: readonly ReturnableLine[]): Readonly<Record<string, string>> {
  const entries = Object.entries(lines)
  if (!entries.some(([, { isChosen }]) => isChosen)) return { [noLineField(returnable)]: returnTexts.noLine }
  return Object.fromEntries(
    entries.flatMap(([name, { isChosen, reason }]) =>
      isChosen && reason === '' ? [[`lines.${name}.reason`, returnTexts.noReason]] : [],
    ),
  )
}

const unchosen = { isChosen: false, quantity: 0, reason: '' } as const

function returnRequest({ lines, comment }: ReturnValues, returnable: readonly ReturnableLine[]): ReturnRequest {
  return {
    lines: returnable.flatMap((line) => {
      const { isChosen, quantity, reason } = lines[lineName(line)] ?? unchosen
      // A draft may have more than is left.
      return isChosen && reason !== ''
        ? [{ position: line.position, quantity: Math.min(quantity, line.quantity), reason }]
        : []
    }),
    comment,
  }
}

/** The form for these lines: its values become the request. */
export const returnForm = (returnable: readonly ReturnableLine[]) =>
  z.pipe(
    Values.check(({ value, issues }) => {
      for (const [name, message] of Object.entries(problemsOf(value, returnable)))
        issues.push({ code: 'custom', input: value, path: name.split('.'), message })
    }),
    z.transform((values: ReturnValues) => returnRequest(values, returnable)),
  )
