import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { CheckoutValues } from '#features/checkout/form/form-values.ts'

/** Copies the field values of the page into the form, as some browsers autofill without events. */
export function readAutofilled(form: UseFormReturn<CheckoutValues>, element: HTMLFormElement) {
  for (const field of element.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || field.name === '' || field.type === 'checkbox' || field.type === 'radio') continue
    const name = field.name as FieldPath<CheckoutValues> // only fields of the form carry a name
    if (form.getValues(name) !== field.value) form.setValue(name, field.value, { shouldDirty: true })
  }
}
