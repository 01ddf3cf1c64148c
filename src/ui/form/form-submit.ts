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

type Rejection = { readonly texts: readonly string[]; readonly title?: string | undefined }
const none: Rejection = { texts: [] }

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
  const [rejection, setRejection] = useState<Rejection>(none)
  const [isTried, setIsTried] = useState(false)
  // Errors render after validation; the focus waits for them.
  const wantsFocus = useRef(false)

  const errors: FormError[] = [
    ...rejection.texts.map((text) => ({ text })),
    ...namedErrors(form.formState.errors).map(({ name, text }) => ({ id: fieldId(id, name), text })),
  ]

  function showErrors() {
    wantsFocus.current = true
    setIsTried(true)
  }

  async function send(values: S) {
    setRejection(none)
    try {
      await submit(values)
    } catch (error) {
      const { fields, texts, title } = readSubmitError(error)
      const own = texts.length > 0 && errorTexts ? errorTexts(error) : texts
      setRejection({ texts: [...placeOnFields(form, fields), ...own], title })
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

  const isSummaryShown = isTried && errors.length > 0 && (summary || rejection.texts.length > 0)
  const onSubmit = (event: FormEvent) => void form.handleSubmit(send, showErrors)(event)
  return { errors, title: rejection.title, isSummaryShown, summaryRef, onSubmit }
}
