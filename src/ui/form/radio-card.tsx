import { styled } from '@mui/material/styles'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { themed } from '#ui/themed.ts'
import { ErrorLine } from './field.tsx'

const Group = styled('fieldset')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend:not(.visually-hidden)': {
      float: 'left',
      width: '100%',
      padding: 0,
      fontSize: '0.875rem',
      fontWeight: 600,
    },
    '& > [data-part="hint"]': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Card = styled('div')(
  themed(({ theme }) => ({
    border: `1.5px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    '&:hover': { borderColor: theme.vars.palette.control },
    '& > label': { display: 'flex', alignItems: 'flex-start', gap: 12, padding: '12px 16px', cursor: 'pointer' },
    '& b': { display: 'block', fontWeight: 600 },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& [data-part="amount"]': {
      marginLeft: 'auto',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& [data-part="body"]': { display: 'none', padding: 16, borderTop: `1.5px solid ${theme.vars.palette.divider}` },
    '&:has(> label > input:checked)': {
      borderColor: theme.vars.palette.sel.ground,
      boxShadow: `inset 0 0 0 0.5px ${theme.vars.palette.sel.ground}`,
      '& > label': { backgroundColor: theme.vars.palette.sel.tint, borderRadius: 'inherit' },
      '& > [data-part="body"]': { display: 'block' },
    },
  })),
)

const Dot = styled('input')(
  themed(({ theme }) => ({
    appearance: 'none',
    flex: 'none',
    width: 22,
    height: 22,
    margin: '1px 0 0',
    border: `1.5px solid ${theme.vars.palette.control}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
    '&:checked': { borderWidth: 7, borderColor: theme.vars.palette.sel.ground },
    '&:disabled': { backgroundColor: theme.vars.palette.divider, cursor: 'not-allowed' },
  })),
)

type GroupProps = {
  legend: ReactNode
  hideLegend?: boolean
  hint?: ReactNode
  error?: string
  children: ReactNode
  id?: string
}

/** A group of radio buttons. */
export function RadioGroup({ legend, hideLegend, hint, error, children, id }: GroupProps) {
  const errorId = useId()
  return (
    <Group id={id} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {hint && <p data-part="hint">{hint}</p>}
      {error && <ErrorLine id={errorId} text={error} />}
      {children}
    </Group>
  )
}

type CardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  note?: ReactNode
  amount?: ReactNode
  /** Shown below the option while it is selected. */
  body?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One option as a row: its label and its price. */
export function RadioCard({ label, note, amount, body, className, ...props }: CardProps) {
  return (
    <Card className={className}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the dot is the control */}
      <label>
        <Dot type="radio" {...props} />
        <span>
          <b>{label}</b>
          {note && <small>{note}</small>}
        </span>
        {amount !== undefined && <span data-part="amount">{amount}</span>}
      </label>
      {body && <div data-part="body">{body}</div>}
    </Card>
  )
}
