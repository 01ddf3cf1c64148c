import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** The whole window under the toolbar; only the rows move. Phones move the page. */
export const Screen = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'var(--tool-height, 100dvh)',
    backgroundColor: theme.vars.palette.surface,
    [theme.breakpoints.up('md')]: { height: 'var(--tool-height, 100dvh)' },
  })),
)

/** Rows, and beside them the columns. */
export const Work = styled('div')({ flex: 1, display: 'flex', minHeight: 0 })

/** The rows with their filters and pages. */
export const RowsColumn = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
})

export const Scroll = styled('section')(
  themed(({ theme }) => ({
    flex: 1,
    position: 'relative',
    outlineOffset: -2,
    [theme.breakpoints.up('md')]: { overflow: 'auto', minHeight: 220, overscrollBehavior: 'contain' },
  })),
)

export const Aside = styled('aside')(
  themed(({ theme }) => ({
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    width: 320,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '& > header': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 56,
      padding: '0 4px 0 16px',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.surface,
      '& > p': { flex: 1, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
    },
    '& > ul': { flex: 1 },
  })),
)

/** One line over the rows. */
export const Notice = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '4px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tint.warning,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > svg': { color: theme.vars.palette.warning.main },
    '&[data-plain]': { backgroundColor: theme.vars.palette.background.default },
  })),
)
