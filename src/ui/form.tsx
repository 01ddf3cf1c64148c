import { styled } from '@mui/material/styles'
import { type MouseEvent, type ReactNode, useEffect, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormId } from './form-context.ts'
import { useFormSubmit } from './form-submit.ts'

const Root = styled('form')({ display: 'grid', gap: 16, minWidth: 0 })

type Props<Values extends FieldValues, Context, Sent> = {
  /** From ui/use-form.ts. */
  form: UseFormReturn<Values, Context, Sent>
  submit: (values: Sent) => unknown
  /** Word of the button. */
  label: string
  busyLabel?: string
  look?: ButtonLook
  /** In place of the one button. */
  footer?: (isBusy: boolean) => ReactNode
  /** Without it the first wrong field takes the focus: for forms of one or two fields. */
  summary?: boolean
  summaryTitle?: string
  /** How many errors there are now; the title of the page gets 'Error: ' while there are any. */
  onErrors?: (count: number) => void
  /** Other words for a refusal that no field is to blame for. */
  errorTexts?: (error: unknown) => readonly string[]
  name?: string
  children: ReactNode
}

// Leaving a field checks it again, and an error that goes then would move the button away from under the pointer.
const stay = (event: MouseEvent) => event.preventDefault()

/** The one form: busy state, error summary, focus, and the server's errors above their fields. */
export function Form<Values extends FieldValues, Context, Sent>(props: Props<Values, Context, Sent>) {
  const { form, submit, label, busyLabel, look = 'primary', footer, summary = true, summaryTitle, ...rest } = props
  const { onErrors, errorTexts, name, children } = rest
  const id = useId()
  const { isSubmitting } = form.formState
  const { errors, isSummaryShown, summaryRef, onSubmit } = useFormSubmit({ id, form, submit, errorTexts, summary })

  useEffect(() => onErrors?.(errors.length), [onErrors, errors.length])

  const button = (
    <div>
      <Button look={look} busy={isSubmitting} busyText={busyLabel} onMouseDown={stay}>
        {label}
      </Button>
    </div>
  )
  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <Root id={id} noValidate aria-label={name} onSubmit={onSubmit}>
          {isSummaryShown && <ErrorSummary ref={summaryRef} errors={errors} title={summaryTitle} />}
          {children}
          {footer ? footer(isSubmitting) : button}
        </Root>
      </FormId>
    </FormProvider>
  )
}
