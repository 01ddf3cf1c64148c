import { styled } from '@mui/material/styles'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { type ClampLines, clampStyle } from './clamp.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingLook = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

const Root = styled('h2', { shouldForwardProp: (name) => name !== 'look' })<{ look: HeadingLook }>(
  ({ theme, look }) => ({ ...theme.typography[look], margin: 0, textWrap: 'balance' }),
)

type Props = HTMLAttributes<HTMLHeadingElement> & {
  /** Its place in the outline of the page; how it looks is `look`. */
  level: HeadingLevel
  look?: HeadingLook
  clamp?: ClampLines
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

export function Heading({ level, look = `h${level}`, clamp, style, ...props }: Props) {
  return <Root {...props} as={`h${level}`} look={look} style={clamp ? { ...style, ...clampStyle(clamp) } : style} />
}
