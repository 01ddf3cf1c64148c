import { styled } from '@mui/material/styles'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { themed } from '#ui/themed.ts'
import { type ClampLines, clampStyle } from './clamp.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingLook = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

const looks = ['display', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const Root = styled('h2')<{ look: HeadingLook }>(
  themed(({ theme }) => ({
    margin: 0,
    textWrap: 'balance',
    variants: looks.map((look) => ({ props: { look }, style: theme.typography[look] })),
  })),
)

type Props = HTMLAttributes<HTMLHeadingElement> & {
  /** Its level in the outline of the page; `look` sets the style. */
  level: HeadingLevel
  look?: HeadingLook
  clamp?: ClampLines
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

export function Heading({ level, look = `h${level}`, clamp, style, ...props }: Props) {
  return <Root {...props} as={`h${level}`} look={look} style={clamp ? { ...style, ...clampStyle(clamp) } : style} />
}
