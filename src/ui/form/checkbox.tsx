import { styled } from '@mui/material/styles'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { themed } from '#ui/themed.ts'
import { ErrorLine } from './field.tsx'
import { tickBox } from './tick.styles.ts'

const Root = styled('div')({ display: 'grid', gap: 6, alignContent: 'start' })

const Label = styled('label')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    padding: '10px 0',
    cursor: 'pointer',
    lineHeight: '1.375rem',
    '&:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
    '& > span': { flex: 1, minWidth: 0 },
    '& > [data-part="end"]': {
      flex: 'none',
      color: theme.vars.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-dense]': { padding: '7px 0', fontSize: '0.875rem' },
    [theme.breakpoints.down('md')]: { '&[data-dense]': { padding: '11px 0' } },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)
const Box = styled('input')(themed(tickBox))

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Shown at the end of the line: the number of products of a facet. */
  end?: ReactNode
  dense?: boolean
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, hint, error, end, dense, className, ...props }: Props) {
  const errorId = useId()
  return (
    <Root className={className}>
      {error && <ErrorLine id={errorId} text={error} />}
      <Label data-dense={dense || undefined}>
        <Box
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...props}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {end !== undefined && <span data-part="end">{end}</span>}
      </Label>
    </Root>
  )
}
