import { createContext, use } from 'react'
import { type FieldValues, type Path, useFormContext } from 'react-hook-form'
import { invariant } from '#lib/invariant.ts'

export const FormId = createContext<string | null>(null)

export const fieldId = (formId: string, name: string) => `${formId}-${name}`.replaceAll(/[^\w-]/g, '-')

/** Connects a field to the form around it: `<TextField label="Email" {...useField('email')} />`. */
export function useField<Values extends FieldValues>(name: Path<Values>) {
  const formId = use(FormId)
  invariant(formId, 'a field is inside a <Form>')
  const { register, getFieldState, formState } = useFormContext<Values>()
  const { error } = getFieldState(name, formState)
  return { ...register(name), id: fieldId(formId, name), error: error?.message }
}
