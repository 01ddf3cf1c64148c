import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '#ui/icon/icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'

const chip = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minHeight: 44,
  padding: '0 14px',
  border: `1.5px solid ${theme.vars.palette.control}`,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
  '&:hover': { borderColor: theme.vars.palette.sel.ground, backgroundColor: theme.vars.palette.sel.tint },
  [theme.breakpoints.up('md')]: { minHeight: 40 },
})

const facet = ({ theme }: { theme: Theme }): CSSObject => ({
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.sel.ground,
    borderColor: theme.vars.palette.sel.ground,
    color: theme.vars.palette.sel.ink,
  },
})

const applied = ({ theme }: { theme: Theme }): CSSObject => ({
  paddingRight: 8,
  borderColor: 'transparent',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.sel.ground} 9%, ${theme.vars.palette.background.default})`,
})

const Facet = styled('button')(themed(chip), themed(facet))
const FacetCount = styled('span')(
  themed(({ theme }) => ({
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
    '[aria-pressed="true"] > &': { fontWeight: 600, color: 'inherit' },
  })),
)
const Applied = styled('button')(themed(chip), themed(applied))

type FacetProps = {
  pressed: boolean
  onClick: () => void
  count?: number
  children: ReactNode
}

/** A filter; pressed while it is active. */
export function FacetChip({ pressed, count, children, onClick }: FacetProps) {
  return (
    <Facet type="button" aria-pressed={pressed} onClick={onClick}>
      {pressed && <CheckIcon size={16} />}
      {children}
      {count !== undefined && <FacetCount>{count}</FacetCount>}
    </Facet>
  )
}

/** An active filter; a click removes it. */
export function AppliedChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <Applied type="button" onClick={onRemove}>
      <span>
        <VisuallyHidden>Remove </VisuallyHidden>
        {children}
      </span>
      <CloseIcon size={16} />
    </Applied>
  )
}

/** A row of chips, of equal width with `data-even`; on phones it scrolls. */
export const ChipRow = styled('div')(
  themed(({ theme }) => ({
    // Contains hidden labels: in a row that scrolls they would widen the page.
    position: 'relative',
    display: 'flex',
    gap: 8,
    [theme.breakpoints.up('md')]: {
      flexWrap: 'wrap',
      '&[data-even]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
        margin: '10px 0',
      },
    },
    [theme.breakpoints.down('md')]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: -16,
      padding: '4px 16px',
    },
  })),
)
