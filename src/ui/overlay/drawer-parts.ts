import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'
import { afterOpening } from './after-opening.ts'

/** In px. */
export const drawerWidth = 440

export const DrawerHead = styled('div')(
  themed(({ theme }) => ({
    ...afterOpening,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    gap: 12,
    minHeight: 56,
    padding: '6px 8px 6px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: { minHeight: 70, padding: '12px 12px 12px 24px' },
  })),
)

export const DrawerBody = styled('div')(
  themed(({ theme }) => ({
    ...afterOpening,
    flex: 1,
    // Hidden texts of fields, which are positioned, would else lengthen the drawer: all of it could be scrolled.
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '12px 16px',
    [theme.breakpoints.up('md')]: { padding: '16px 24px' },
  })),
)

export const DrawerFoot = styled('div')(
  themed(({ theme }) => ({
    ...afterOpening,
    flex: 'none',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: { padding: '16px 24px 24px' },
  })),
)
