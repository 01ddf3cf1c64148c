import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { reportFailure } from '#lib/network/report-failure.ts'
import type { FormError } from './error-summary.tsx'
import { fieldId } from './form-context.ts'
import { namedErrors } from './form-errors.ts'
import { isSubmitError, readSubmitError } from './form-rejection.ts'

type Form<Values extends FieldValues, Context, Sent> = UseFormReturn<Values, Context, Sent>

type Options<Values extends FieldValues, Context, Sent> = {
  id: string
  form: Form<Values, Context, Sent>
  submit: (values: Sent) => unknown
  errorTexts?: ((error: unknown) => readonly string[]) | undefined
  /** Without it the first invalid field is focused. */
  summary: boolean
}

/** Sets the server's messages on their fields and returns those without a field. */
function placeOnFields<V extends FieldValues, C, S>(
  form: Form<V, C, S>,
  fields: Readonly<Record<string, readonly string[]>>,
) {
  return Object.entries(fields).flatMap(([name, texts]) => {
    const path = name as Path<V> // checked by the lookup: names that the form lacks are returned
    const value = form.getValues(path)
    // A list is no field: nothing of that name can have the focus.
    if (value === undefined || typeof value === 'object') return texts
    form.setError(path, { type: 'server', message: texts.join(' ') })
    return []
  })
}

/** Submits a valid form, collects all errors of an invalid one, and moves the focus to them. */
export function useFormSubmit<V extends FieldValues, C, S>({
  id,
  form,
  submit,
  errorTexts,
  summary,
}: Options<V, C, S>) {
  const summaryRef = useRef<HTMLDivElement>(null)
  const [submitErrors, setSubmitErrors] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  // Errors render after validation; the focus waits for them.
  const wantsFocus = useRef(false)

  const errors: FormError[] = [
    ...submitErrors.map((text) => ({ text })),
    ...namedErrors(form.formState.errors).map(({ name, text }) => ({ id: fieldId(id, name), text })),
  ]

  function showErrors() {
    wantsFocus.current = true
    setIsTried(true)
  }

  async function send(values: S) {
    setSubmitErrors([])
    try {
      await submit(values)
    } catch (error) {
      const submitError = readSubmitError(error)
      const texts = submitError.texts.length > 0 && errorTexts ? errorTexts(error) : submitError.texts
      setSubmitErrors([...placeOnFields(form, submitError.fields), ...texts])
      showErrors()
      if (!isSubmitError(error)) reportFailure('form', error)
    }
  }

  useEffect(() => {
    if (!wantsFocus.current || errors.length === 0) return
    wantsFocus.current = false
    const wrong = document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid="true"]`)
    const target = summary ? summaryRef.current : (wrong ?? summaryRef.current)
    target?.focus()
  })

  const isSummaryShown = isTried && errors.length > 0 && (summary || submitErrors.length > 0)
  const onSubmit = (event: FormEvent) => void form.handleSubmit(send, showErrors)(event)
  return { errors, isSummaryShown, summaryRef, onSubmit }
}
