import { styled } from '@mui/material/styles'
import { themed } from './themed.ts'
import { tickBox } from './tick-look.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const Root = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})
const Box = styled('input')(themed(tickBox))

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What would be compared; read out only. */
  name: string
  label?: string
  disabled?: boolean
}

export function CompareTick({ checked, onChange, name, label = 'Compare', disabled }: Props) {
  return (
    <Root>
      <Box
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Root>
  )
}
