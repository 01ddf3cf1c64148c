import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { tickBox } from '#ui/form/tick.styles.ts'
import { themed } from '#ui/themed.ts'

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
  /** Name of the product, for screen readers only. */
  name: string
  label?: string | undefined
}

/** Works before hydration: boxes ticked in the server's HTML are applied on mount. */
export function CompareTick({ checked, onChange, name, label = 'Compare' }: Props) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a box that was ticked before hydration
  useEffect(() => {
    const ticked = box.current?.checked === true
    if (ticked !== checked) onChange(ticked)
  }, [])
  return (
    <Root>
      <Box
        ref={box}
        type="checkbox"
        autoComplete="off"
        aria-label={`${label} ${name}`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </Root>
  )
}
