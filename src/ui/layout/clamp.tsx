import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'

export type ClampLines = 1 | 2 | 3 | 4 | 5

export const clampStyle = (lines: ClampLines): CSSProperties => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

const Root = styled('span')({ textWrap: 'auto', overflowWrap: 'anywhere' })

/** Truncates long text with an ellipsis after this number of lines [S1-9-17]. */
export function Clamp({ lines, children }: { lines: ClampLines; children: ReactNode }) {
  return <Root style={clampStyle(lines)}>{children}</Root>
}
