import { type CSSObject, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export type ListSize = 'extra-large' | 'large' | 'default' | 'small' | 'extra-small'
export type ListMark = 'tick' | 'minus' | 'number' | 'decimal'

const textSizes: Record<ListSize, string> = {
  'extra-large': '1.375rem',
  large: '1.125rem',
  default: '1rem',
  small: '0.875rem',
  'extra-small': '0.75rem',
}

// Made of borders, so that the mark has the colour of its text.
const tick: CSSObject = {
  content: '""',
  position: 'absolute',
  left: '0.3em',
  top: '0.35em',
  width: '0.35em',
  height: '0.65em',
  border: 'solid currentColor',
  borderWidth: '0 0.12em 0.12em 0',
  transform: 'rotate(45deg)',
}
const minus: CSSObject = {
  content: '""',
  position: 'absolute',
  left: '0.1em',
  top: '0.7em',
  width: '0.7em',
  borderTop: '0.12em solid currentColor',
}
const counted = (suffix: string): CSSObject => ({
  content: `counter(item) "${suffix}"`,
  position: 'absolute',
  left: 0,
  fontVariantNumeric: 'tabular-nums',
})

const markers: Record<ListMark, CSSObject> = { tick, minus, number: counted(''), decimal: counted('.') }

// `size` would reach the element as an attribute.
const Root = styled('ul')<{ textSize: string; mark: ListMark }>(({ textSize, mark }) => ({
  display: 'grid',
  gap: '0.4em',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'item',
  fontSize: textSize,
  lineHeight: 1.5,
  '& > li': { position: 'relative', paddingLeft: '1.6em', counterIncrement: 'item' },
  '& > li::before': markers[mark],
}))

type Props = { size?: ListSize; mark?: ListMark; children: ReactNode }

/** Five sizes and four marks; its class names contain both [S1-9-18]. */
export function List({ size = 'default', mark = 'tick', children }: Props) {
  const isOrdered = mark === 'number' || mark === 'decimal'
  return (
    // Some screen readers drop the list semantics with the bullets; `role` restores them.
    <Root
      role="list"
      as={isOrdered ? 'ol' : 'ul'}
      className={`list-${size} list-${mark}`}
      textSize={textSizes[size]}
      mark={mark}
    >
      {children}
    </Root>
  )
}
