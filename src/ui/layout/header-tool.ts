import { styled } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { themed } from '#ui/themed.ts'

/** The label is first for screen readers; the icon is shown above it. */
export const ToolIcon = styled('span')({ position: 'relative', order: -1 })

/** A tool of the header or the dock: its icon, and its label where there is space. */
export const HeaderTool = styled(Anchor)(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    flex: 'none',
    minWidth: 56,
    minHeight: 52,
    borderRadius: theme.vars.shape.small,
    fontSize: '0.75rem',
    lineHeight: 1,
    '&[data-place="header"]': {
      minWidth: 44,
      minHeight: 44,
      '& > [data-word]': { display: 'none' },
      [theme.breakpoints.up('lg')]: {
        minWidth: 60,
        marginRight: -12,
        '&:not([data-plain]) > [data-word]': { display: 'block' },
      },
    },
    // Its label depends on the signed-in user; a fixed width keeps the other tools in place.
    '&[data-fixed]': {
      display: 'none',
      '& > [data-word]': { maxWidth: 60, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      [theme.breakpoints.up('lg')]: { display: 'grid', width: 60, marginRight: -12 },
    },
  })),
)
