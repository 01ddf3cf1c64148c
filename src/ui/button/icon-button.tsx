import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { themed } from '#ui/themed.ts'
import { CountBadge } from './count-badge.tsx'
import { Anchor, type AnchorProps } from './link.tsx'

const baseStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:active': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
  '&:disabled': { color: theme.vars.palette.control, background: 'none', cursor: 'not-allowed' },
  '&[data-small]': { width: 36, height: 36 },
  '&[data-bordered]': {
    border: `1.5px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.secondary.main,
    '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.sel.tint },
  },
})

const ButtonRoot = styled('button')(themed(baseStyles))
const LinkRoot = styled(Anchor)(themed(baseStyles))
const Corner = styled('span')({ position: 'absolute', top: 0, right: -2 })

type Shared = {
  /** The accessible name. */
  label: string
  children: ReactNode
  size?: 36 | 44 | undefined
  bordered?: boolean | undefined
  count?: number | undefined
}
type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & Shared & { ref?: Ref<HTMLButtonElement> }
type LinkProps = Omit<AnchorProps, 'children'> & Shared

function Content({ children, count = 0 }: Pick<Shared, 'children' | 'count'>) {
  if (count === 0) return children
  return (
    <>
      {children}
      <Corner aria-hidden>
        <CountBadge count={count} />
      </Corner>
    </>
  )
}

const dataAttributes = ({ size, bordered }: Pick<Shared, 'size' | 'bordered'>) => ({
  'data-small': size === 36 || undefined,
  'data-bordered': bordered || undefined,
})

export function IconButton({ label, children, size, bordered, count, type = 'button', ...props }: ButtonProps) {
  return (
    <ButtonRoot {...props} {...dataAttributes({ size, bordered })} type={type} aria-label={label}>
      <Content count={count}>{children}</Content>
    </ButtonRoot>
  )
}

export function IconLink({ label, children, size, bordered, count, ...props }: LinkProps) {
  return (
    <LinkRoot {...props} {...dataAttributes({ size, bordered })} aria-label={label}>
      <Content count={count}>{children}</Content>
    </LinkRoot>
  )
}
