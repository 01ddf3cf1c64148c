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

// A blur validates the field again, and an error that disappears would move the button away from the pointer.
const stay = (event: MouseEvent) => event.preventDefault()

/** The only form component: busy state, error summary, focus, and server errors at their fields. */
export function Form<Values extends FieldValues, Context, Sent>(props: Props<Values, Context, Sent>) {
  const { form, submit, label, busyLabel, variant = 'primary', footer, summary = true, summaryTitle, ...rest } = props
  const { errorTexts, name, children } = rest
  const id = useId()
  const { isSubmitting } = form.formState
  const { errors, isSummaryShown, summaryRef, onSubmit } = useFormSubmit({ id, form, submit, errorTexts, summary })

  const button = (
    <Button variant={variant} busy={isSubmitting} busyText={busyLabel}>
      {label}
    </Button>
  )
  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <Root id={id} noValidate aria-label={name} onSubmit={onSubmit}>
          {isSummaryShown && <ErrorSummary ref={summaryRef} errors={errors} title={summaryTitle} />}
          {children}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed, not the element */}
          <div onMouseDown={stay}>{footer ? footer(isSubmitting) : button}</div>
        </Root>
      </FormId>
    </FormProvider>
  )
}
