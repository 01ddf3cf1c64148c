import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

// Above the dock, the compare tray and the bar of a page, and beside what leads back to the top.
const foot = 'env(safe-area-inset-bottom) + var(--bottom-bar, 0px) + var(--page-bar, 0px) + var(--consent-bar, 0px)'

export const launcherPx = 56

export const Launcher = styled('button')(
  themed(({ theme: { vars, zIndex, breakpoints } }) => ({
    position: 'fixed',
    right: 16,
    bottom: `calc(16px + ${foot})`,
    zIndex: zIndex.appBar - 3,
    display: 'grid',
    placeItems: 'center',
    width: launcherPx,
    height: launcherPx,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    boxShadow: vars.shadows[2],
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out',
    '&:hover': { backgroundColor: vars.palette.primary.dark },
    [breakpoints.up('lg')]: { right: 24, bottom: `calc(24px + ${foot})` },
    '@media print': { display: 'none' },
  })),
)

export const Trouble = styled('div')(
  themed(({ theme: { vars, zIndex, breakpoints } }) => ({
    position: 'fixed',
    right: 16,
    bottom: `calc(${launcherPx + 28}px + ${foot})`,
    zIndex: zIndex.appBar - 3,
    width: 'min(340px, calc(100vw - 32px))',
    borderRadius: vars.shape.borderRadius,
    backgroundColor: vars.palette.background.paper,
    boxShadow: vars.shadows[2],
    '& p': { marginBottom: 8 },
    '& a': { fontWeight: 600, whiteSpace: 'nowrap' },
    [breakpoints.up('lg')]: { right: 24, bottom: `calc(${launcherPx + 36}px + ${foot})` },
    '@media print': { display: 'none' },
  })),
)
