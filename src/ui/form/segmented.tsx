import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { chosenInForcedColors } from '#ui/forced-colors.ts'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    border: `1.5px solid ${theme.vars.palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      minWidth: 46,
      minHeight: 44,
      padding: '0 12px',
      border: 0,
      background: 'none',
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& button:first-of-type': { borderRadius: `${theme.vars.shape.borderRadius} 0 0 ${theme.vars.shape.borderRadius}` },
    '& button:last-of-type': { borderRadius: `0 ${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius} 0` },
    // Phones show the icon; the label stays for screen readers.
    [theme.breakpoints.down('md')]: {
      '& svg + span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '& button[aria-pressed="true"]': {
      backgroundColor: theme.vars.palette.sel.ground,
      color: theme.vars.palette.sel.ink,
      ...chosenInForcedColors,
    },
  })),
)

type Option<V extends string> = { value: V; label: string; icon?: ReactNode }
type Props<V extends string> = { label: string; value: V; options: readonly Option<V>[]; onChange: (value: V) => void }

/** Switches between views of the same data: Grid or List. */
export function Segmented<V extends string>({ label, value, options, onChange }: Props<V>) {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          <span>{option.label}</span>
        </button>
      ))}
    </Root>
  )
}
