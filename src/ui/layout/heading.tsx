import { styled } from '@mui/material/styles'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { themed } from '#ui/themed.ts'
import { type ClampLines, clampStyle } from './clamp.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingVariant = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

const variants = ['display', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const Root = styled('h2')<{ variant: HeadingVariant }>(
  themed(({ theme }) => ({
    margin: 0,
    textWrap: 'balance',
    variants: variants.map((variant) => ({ props: { variant }, style: theme.typography[variant] })),
  })),
)

type Props = HTMLAttributes<HTMLHeadingElement> & {
  /** Its level in the outline of the page; `variant` sets the style. */
  level: HeadingLevel
  variant?: HeadingVariant
  clamp?: ClampLines
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

export function Heading({ level, variant = `h${level}`, clamp, style, ...props }: Props) {
  return (
    <Root {...props} as={`h${level}`} variant={variant} style={clamp ? { ...style, ...clampStyle(clamp) } : style} />
  )
}
