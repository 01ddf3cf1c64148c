import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { AlertIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' })

const Label = styled('label')({ fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 })
const Optional = styled('span')(themed(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary })))

const Hint = styled('p')(
  themed(({ theme }) => ({ fontSize: '0.875rem', lineHeight: 1.4, color: theme.vars.palette.text.secondary })),
)

export const FieldError = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: 6,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
    color: theme.vars.palette.error.main,
  })),
)

const Counter = styled('p')(
  themed(({ theme }) => ({
    fontSize: '0.875rem',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: theme.vars.palette.text.secondary,
    '&[data-over]': { fontWeight: 600, color: theme.vars.palette.error.main },
  })),
)

/** Props of every field. */
export type FieldFrame = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean | undefined
  id?: string | undefined
  hideLabel?: boolean | undefined
  counter?: { length: number; max: number } | undefined
  className?: string | undefined
}

export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = FieldFrame & { children: (control: FieldControl) => ReactNode }

const joined = (ids: (string | null)[]) => ids.filter((id) => id !== null).join(' ') || undefined

/** Label, hint, error, then the input: screen readers read the error before the input. */
export function Field({ label, hint, error, optional, hideLabel, counter, className, children, ...props }: Props) {
  const ownId = useId()
  const id = props.id ?? ownId
  const [hintId, errorId, counterId] = [`${id}-hint`, `${id}-error`, `${id}-count`]
  const describedBy = joined([hint ? hintId : null, error ? errorId : null, counter ? counterId : null])
  return (
    <Root className={className}>
      <Label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label} {optional && <Optional>(optional)</Optional>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <ErrorLine id={errorId} text={error} />}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {counter && (
        <Counter id={counterId} data-over={counter.length > counter.max || undefined}>
          {counter.length} of {counter.max}
        </Counter>
      )}
    </Root>
  )
}

export function ErrorLine({ id, text }: { id: string; text: ReactNode }) {
  return (
    <FieldError id={id}>
      <AlertIcon size={18} />
      <span>{text}</span>
    </FieldError>
  )
}
