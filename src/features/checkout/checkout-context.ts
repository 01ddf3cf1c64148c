import { createContext, type FocusEvent, use, useState } from 'react'
import { type FieldPath, type FieldPathValue, useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { useApp } from '#lib/app.tsx'
import { invariant } from '#lib/invariant.ts'
import { FormId, fieldId } from '#ui/form/form-context.ts'
import type { Delivery } from './delivery.ts'
import { isFixed } from './form/fixed-fields.ts'
import type { CheckoutValues } from './form/form-values.ts'

type Checkout = { view: CheckoutView; delivery: Delivery; supportNumber: string }

export const CheckoutContext = createContext<Checkout | null>(null)

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext)
  invariant(checkout, 'this is inside the checkout form')
  return checkout
}

type Path = FieldPath<CheckoutValues>

export const useCheckoutForm = () => useFormContext<CheckoutValues>()
export const useValue = <Name extends Path>(name: Name): FieldPathValue<CheckoutValues, Name> =>
  useWatch<CheckoutValues, Name>({ name })

export function useFieldId(name: Path): string {
  const formId = use(FormId)
  invariant(formId, 'a field is inside the checkout form')
  return fieldId(formId, name)
}

/** The id of the delivery days, for the links of the error summary. */
export const daysId = (formId: string) => fieldId(formId, 'deliveryDate')

export function useDaysId(): string {
  const formId = use(FormId)
  invariant(formId, 'the days are inside the checkout form')
  return daysId(formId)
}

/** For pickup orders, all these fields show the store's details [S2-4-40]. */
const storeFields: readonly Path[] = [
  'phoneNumber',
  'deliveryAddress.address',
  'deliveryAddress.suburb',
  'deliveryAddress.state',
  'deliveryAddress.postcode',
]

/** A field that is read-only because it shows the details of the store. */
export function useIsLocked(name: Path): boolean {
  const isCollected = useValue('cashAndCarry')
  return isCollected && storeFields.includes(name)
}

/** A field of a customer with locked details, once its value is valid. */
export function useIsFixed(name: Path): boolean {
  const { country } = useApp().brand
  const { customer } = useCheckout().view
  const value = useValue(name)
  // For pickup orders the email is that of the person who collects the goods [S2-4-39].
  const isCollected = useValue('cashAndCarry')
  return customer?.locked === true && !isCollected && isFixed(name, value, country)
}

/** The error of a field: once it was changed and left, or after the form was sent [S2-5-34]. */
export function useFieldError(name: Path): { error?: string } {
  const { getFieldState, formState } = useCheckoutForm()
  const { error, isTouched, isDirty } = getFieldState(name, formState)
  const isShown = formState.isSubmitted || (isTouched && isDirty)
  return isShown && error?.message ? { error: error.message } : {}
}

export function useCheckoutField(name: Path) {
  const id = useFieldId(name)
  const { register, getFieldState, formState } = useCheckoutForm()
  const field = register(name)
  const isLocked = useIsLocked(name)
  const isFixedHere = useIsFixed(name)
  // What is being put right stays open until it is left.
  const [isEntered, setIsEntered] = useState(false)
  return {
    ...field,
    id,
    // Not by the form library, which would forget the value.
    disabled: isLocked || (isFixedHere && !isEntered),
    onFocus: () => setIsEntered(true),
    ...useFieldError(name),
    // A field that was only passed through is not checked: its error would show with the first letter.
    onBlur: (event: FocusEvent) => {
      setIsEntered(false)
      if (formState.isSubmitted || getFieldState(name, formState).isDirty) void field.onBlur(event)
    },
  }
}
