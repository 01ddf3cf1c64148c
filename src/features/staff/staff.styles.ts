import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** In px; the panel begins below it. */
export const barHeight = 48

// A region and no banner: the shop's own header is the one banner of the page.
export const Bar = styled('section')(
  themed(({ theme }) => {
    const lit = `color-mix(in srgb, ${theme.vars.palette.background.default} 16%, transparent)`
    return {
      ...theme.mixins.onInk,
      position: 'relative',
      // Its menus overlap an open panel.
      zIndex: theme.zIndex.appBar + 2,
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      height: barHeight,
      padding: '0 8px',
      fontSize: '0.875rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
      '& [data-item]': {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 8,
        flex: 'none',
        height: 44,
        minWidth: 44,
        padding: '0 12px',
        border: 0,
        borderRadius: theme.vars.shape.small,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        textDecoration: 'none',
        cursor: 'pointer',
        outlineOffset: -2,
      },
      '& [data-item]:hover': { backgroundColor: lit },
      '& [aria-current="page"], & [aria-pressed="true"], & [aria-expanded="true"]': { backgroundColor: lit },
      '& [aria-current="page"]::after, & [aria-pressed="true"]::after': {
        content: '""',
        position: 'absolute',
        left: 12,
        right: 12,
        bottom: 3,
        height: 2,
        backgroundColor: 'currentColor',
      },
      '& [data-home]': {
        '--logo-height': '24px',
        padding: '0 8px',
        '& svg': { height: 24, width: 'auto', maxWidth: 150 },
      },
      '& [data-rest]': { flex: 1 },
      '& [data-greeting]': { padding: '0 8px', [theme.breakpoints.down('lg')]: { display: 'none' } },
      '& [data-words]': { [theme.breakpoints.down('lg')]: { display: 'none' } },
      [theme.breakpoints.down('md')]: {
        '& [data-wide]': { display: 'none' },
        '& [data-item]': { padding: '0 8px' },
        '& [data-home] svg': { maxWidth: 96 },
      },
      [theme.breakpoints.up('md')]: { '& [data-narrow]': { display: 'none' } },
      '@media print': { display: 'none' },
      '@media (forced-colors: active)': { borderBottom: '1px solid' },
    }
  }),
)

/** Replaces the skip link of the page, which would come after the links of the bar in the focus order. */
export const SkipBar = styled('a')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 2,
    left: 8,
    zIndex: 2,
    padding: '10px 16px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '--ring': theme.vars.palette.focus,
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
  })),
)

/** The menu under an item of the bar. */
export const Hanging = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 'calc(100% + 4px)',
    left: 0,
    zIndex: 1,
    display: 'grid',
    gap: 4,
    width: 'min(320px, calc(100vw - 24px))',
    maxHeight: 'calc(100dvh - 72px)',
    overflow: 'auto',
    padding: 12,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderRadius: theme.vars.shape.borderRadius,
    boxShadow: theme.vars.shadows[3],
    whiteSpace: 'normal',
    '--ring': theme.vars.palette.focus,
    '& h2': { font: 'inherit', fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.04em' },
    '& p': { padding: '4px 0 8px', color: theme.vars.palette.text.secondary },
    '& ul': { display: 'grid', gap: 2 },
    '& ul + ul': { marginTop: 4, paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& button, & a': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      width: '100%',
      minHeight: 44,
      padding: '4px 8px',
      border: 0,
      borderRadius: theme.vars.shape.small,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'left',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& button:hover, & a:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '& button[aria-pressed="true"]': { backgroundColor: theme.vars.palette.sel.tint, fontWeight: 600 },
    '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
    [theme.breakpoints.down('md')]: { position: 'fixed', top: barHeight + 4, left: 12 },
  })),
)

/** 320 px wide, 350 px from tablets on, the whole width for project and reminder views [S1-2.7-10]. */
export const Side = styled('aside')(
  themed(({ theme }) => ({
    position: 'fixed',
    top: barHeight,
    right: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar + 1,
    width: 320,
    maxWidth: '100vw',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[3],
    [theme.breakpoints.up('md')]: { width: 350 },
    '&[data-full]': { width: '100vw' },
    '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
  })),
)

/** In place of the frame: loading, an error or why there is none. */
export const FrameState = styled('div')({ display: 'grid', gap: 16, padding: '24px 16px' })
