import { createContext, type FocusEvent, use } from 'react'
import { type FieldPath, type FieldPathValue, useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout.ts'
import { invariant } from '#lib/invariant.ts'
import { FormId, fieldId } from '#ui/form-context.ts'
import type { Delivery } from './delivery.ts'
import type { CheckoutValues } from './form-values.ts'

type Checkout = { view: CheckoutView; delivery: Delivery; supportNumber: string }

export const CheckoutContext = createContext<Checkout | null>(null)

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext)
  invariant(checkout, 'this stands inside the checkout form')
  return checkout
}

type Path = FieldPath<CheckoutValues>

export const useCheckoutForm = () => useFormContext<CheckoutValues>()
export const useValue = <Name extends Path>(name: Name): FieldPathValue<CheckoutValues, Name> =>
  useWatch<CheckoutValues, Name>({ name })

export function useFieldId(name: Path): string {
  const formId = use(FormId)
  invariant(formId, 'a field stands inside the checkout form')
  return fieldId(formId, name)
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
  return {
    ...field,
    id,
    ...useFieldError(name),
    // A field that was only passed through is not checked: its error would show with the first letter.
    onBlur: (event: FocusEvent) => {
      if (formState.isSubmitted || getFieldState(name, formState).isDirty) void field.onBlur(event)
    },
  }
}
