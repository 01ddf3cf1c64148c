import { deliveryDateText } from '#domain/checkout/checkout-error.ts'
import { invalidFieldsText } from '#domain/errors/failure-texts.ts'
export type SubmitState = {
  /** The suburb was picked from the list, or prefilled and found by lookup. */
  readonly isSuburbChosen: boolean
  readonly hasDepositProblem: boolean
  readonly isFormValid: boolean
  readonly hasDate: boolean
  readonly hasSupplierAvailability: boolean
  readonly isCashAndCarry: boolean
}

type Check = { readonly fails: (state: SubmitState) => boolean; readonly text: string }

/** A chosen day, or a delivery that needs none. */
export const hasDelivery = (state: SubmitState) =>
  state.hasDate || state.hasSupplierAvailability || state.isCashAndCarry

// In the order of the specification: a wrong suburb makes everything after it meaningless.
const checks: readonly Check[] = [
  { fails: (state) => !state.isSuburbChosen, text: 'Please, select a suburb in the suggested list.' },
  {
    fails: (state) => state.hasDepositProblem,
    text: 'There is an error with the deposit amount. Please try again or contact support.',
  },
  {
    fails: (state) => !state.isFormValid,
    text: invalidFieldsText,
  },
  {
    fails: (state) => !hasDelivery(state),
    text: deliveryDateText,
  },
]

/** What keeps the order from being sent: the first check that fails. Card checks come after these (card.ts). */
export function submitProblem(state: SubmitState): string | null {
  return checks.find(({ fails }) => fails(state))?.text ?? null
}
