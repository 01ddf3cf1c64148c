import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'

/** The height of the dock on narrow pages, in px; other fixed elements are placed above it. */
export const dockHeight = 72

const Root = styled('nav')(
  themed(({ theme }) => ({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar - 1,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: dockHeight,
    padding: '8px 8px max(10px, env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: `0 -6px 20px color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
    '--ring': theme.vars.palette.focus,
    // The search view grows out of the dock over everything.
    '&:has([data-view])': { zIndex: theme.zIndex.modal },
    // Behind another bar nothing of it may take the focus.
    'body:has([data-over-dock]) &': { visibility: 'hidden' },
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
)

/** Bar at the foot of narrow screens, in reach of the thumb. */
export function Dock({ children }: { children: ReactNode }) {
  return <Root aria-label="Shop tools">{children}</Root>
}
