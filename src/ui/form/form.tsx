import { styled } from '@mui/material/styles'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { ButtonVariant } from '#ui/button/button.styles.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormId } from './form-context.ts'
import { useFormSubmit } from './form-submit.ts'

const Root = styled('form')({ display: 'grid', gap: 16, minWidth: 0 })

type Props<Values extends FieldValues, Context, Sent> = {
  /** From ui/form/use-form.ts. */
  form: UseFormReturn<Values, Context, Sent>
  submit: (values: Sent) => unknown
  /** Label of the submit button. */
  label: string
  busyLabel?: string
  variant?: ButtonVariant
  /** Replaces the submit button. */
  footer?: (isBusy: boolean) => ReactNode
  /** Without it the first invalid field is focused: for forms of one or two fields. */
  summary?: boolean
  summaryTitle?: string
  /** Replaces the texts of an error that names no field. */
  errorTexts?: (error: unknown) => readonly string[]
  name?: string
  children: ReactNode
}

function pressed({ target }: MouseEvent) {
  const control = (target as Element).closest<HTMLElement>('button,label,input,select,textarea')
  return control?.matches('button,label,[type=checkbox],[type=radio]') ? control : null
}

// A blur validates the field again, and an error that disappears would move what is pressed away from the pointer: the focus
// follows with the click.
const stay = (event: MouseEvent) => pressed(event) && event.preventDefault()
const follow = (event: MouseEvent) => pressed(event)?.focus()

/** The only form component: busy state, error summary, focus, and server errors at their fields. */
export function Form<Values extends FieldValues, Context, Sent>(props: Props<Values, Context, Sent>) {
  const { form, submit, label, busyLabel, variant = 'primary', footer, summary = true, summaryTitle, ...rest } = props
  const { errorTexts, name, children } = rest
  const id = useId()
  const { isSubmitting } = form.formState
  const { errors, title, isSummaryShown, summaryRef, onSubmit } = useFormSubmit({
    id,
    form,
    submit,
    errorTexts,
    summary,
  })

  const button = (
    <Button variant={variant} busy={isSubmitting} busyText={busyLabel}>
      {label}
    </Button>
  )
  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <Root id={id} noValidate aria-label={name} onSubmit={onSubmit} onMouseDown={stay} onClickCapture={follow}>
          {isSummaryShown && <ErrorSummary ref={summaryRef} errors={errors} title={summaryTitle ?? title} />}
          {children}
          <div>{footer ? footer(isSubmitting) : button}</div>
        </Root>
      </FormId>
    </FormProvider>
  )
}
