import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { tickBox } from '#ui/form/tick.styles.ts'
import { themed } from '#ui/themed.ts'

type Themed = { theme: Theme }

/** Sizes of the staff tool; its text is 14 px, so that many lines fit on a tablet. */
export const sizes = { outline: 184, panel: 280, rail: 76, foot: 68 } as const

/** A small rounded label in the header. */
export const pill = ({ theme }: Themed): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  height: 28,
  padding: '0 10px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.surface,
  fontSize: '0.8125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
})
export const Pill = styled('span')(themed(pill))

/** A touch target of 44 px around a small element. */
export const Hit = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})

/** A text button inside a bar of the tool. */
export const WordButton = styled('button')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 10px',
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    fontSize: '0.875rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
  })),
)

export const TickBox = styled('input')(
  themed(tickBox),
  themed(({ theme }) => ({
    width: 20,
    height: 20,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.surface,
    // The brand colour would be too strong: there are hundreds of them.
    '&:checked, &:indeterminate': {
      backgroundColor: theme.vars.palette.text.primary,
      borderColor: theme.vars.palette.text.primary,
    },
    '&:checked::after': { backgroundColor: theme.vars.palette.surface },
    '&:indeterminate::after': {
      content: '""',
      width: 10,
      height: 2,
      placeSelf: 'center',
      backgroundColor: theme.vars.palette.surface,
    },
    '&:disabled': { borderStyle: 'dashed', borderColor: theme.vars.palette.control, background: 'none' },
    '@media (forced-colors: active)': { '&:indeterminate::after': { backgroundColor: 'CanvasText' } },
  })),
)

export const TickPlace = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 44,
  minHeight: 44,
  cursor: 'pointer',
})

export const Soft = styled('span')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))

/** The title of the page, in the brand's heading font. */
export const Title = styled('h1')(
  themed(({ theme }) => ({
    ...theme.typography.h1,
    minWidth: 0,
    overflow: 'hidden',
    fontSize: '1.375rem',
    lineHeight: 1.25,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('md')]: { fontSize: '1.125rem' },
  })),
)

/** Skip link past header and folders. */
export const ToLines = styled('a')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 8,
    left: 8,
    zIndex: theme.zIndex.tooltip,
    padding: '12px 16px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[2],
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
  })),
)
