import { styled } from '@mui/material/styles'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { themed } from '#ui/themed.ts'

const Root = styled('label')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 44,
    cursor: 'pointer',
    '& b': { ...theme.typography.h4, display: 'block' },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Track = styled('input')(
  themed(({ theme }) => ({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 44,
    height: 26,
    margin: 0,
    borderRadius: 13,
    backgroundColor: theme.vars.palette.control,
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out',
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 3,
      top: 3,
      width: 20,
      height: 20,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.background.paper,
      transition: 'left 120ms ease-out',
    },
    '&:checked': { backgroundColor: theme.vars.palette.sel.ground },
    '&:checked::after': { left: 21 },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '@media (forced-colors: active)': { border: '1px solid', '&::after': { backgroundColor: 'CanvasText' } },
  })),
)

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Takes effect immediately, unlike a checkbox. */
export function Switch({ label, hint, className, ...props }: Props) {
  const hintId = useId()
  return (
    <Root className={className}>
      <span>
        <b>{label}</b>
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      <Track type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} {...props} />
    </Root>
  )
}
