import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { StockTone } from '#domain/project/project-texts.ts'

const Press = styled('button')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  // Enlarges the touch target without changing the line height.
  '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
})

type Props = { onPress: (() => void) | null; tone?: StockTone; label?: string; children: ReactNode }

/** A small label under the title of a line; opens its dialog where it can be changed. */
export function LineTag({ onPress, tone, label, children }: Props) {
  if (!onPress) return <span data-tone={tone}>{children}</span>
  return (
    <Press type="button" data-tone={tone} aria-label={label} onClick={onPress}>
      {children}
    </Press>
  )
}
