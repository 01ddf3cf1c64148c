import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { clampStyle } from '#ui/layout/clamp.tsx'
import { themed } from '#ui/themed.ts'

/** The height of the tray above the bottom bar, in px; other fixed elements are placed above it. */
export const trayRoom = {
  open: { phone: 320, wide: 115 },
  minimised: { phone: 60, wide: 52 },
} as const

/** Says to the page how much of its foot the tray covers. */
export const roomFor =
  (isExpanded: boolean, isHiddenOnPhone: boolean) =>
  ({ breakpoints }: Theme): Record<string, CSSObject> => {
    const { phone, wide } = isExpanded ? trayRoom.open : trayRoom.minimised
    const room = (px: number) => ({ '--bottom-bar': `calc(var(--dock, 0px) + ${px}px)` })
    return {
      'html:root': { ...(isHiddenOnPhone ? {} : room(phone)), [breakpoints.up('md')]: room(wide) },
      // The end of the page can be scrolled out from under it.
      ...(isExpanded ? { body: { paddingBottom: phone, [breakpoints.up('md')]: { paddingBottom: wide } } } : {}),
    }
  }

const slideIn = { from: { transform: 'translateY(24px)', opacity: 0 } }
const foot = 'calc(env(safe-area-inset-bottom) + var(--dock, 0px))'

const open = ({ theme }: { theme: Theme }): CSSObject => ({
  left: 0,
  right: 0,
  bottom: foot,
  maxHeight: `calc(100dvh - ${foot} - 8px)`,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.vars.shape.large} ${theme.vars.shape.large} 0 0`,
  boxShadow: `0 -8px 28px color-mix(in srgb, ${theme.vars.palette.text.primary} 12%, transparent)`,
  '@keyframes compare-tray': slideIn,
  '@media (prefers-reduced-motion: no-preference)': { animation: 'compare-tray 200ms ease-out' },
  [theme.breakpoints.up('md')]: { borderRadius: 0 },
  '&[data-kind="alternative"]': { borderTop: `2px solid ${theme.vars.palette.sel.ground}`, borderRadius: 0 },
})

const minimised = ({ theme }: { theme: Theme }): CSSObject => ({
  left: 16,
  bottom: `calc(${foot} + 12px)`,
  '&[data-not-on-phone]': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    left: 'auto',
    right: 24,
    bottom: foot,
    '&[data-not-on-phone]': { display: 'block' },
  },
})

/** The overlay at the foot: a tab or a pill while it is minimised. */
export const Tray = styled('section')(
  themed((props) => ({
    position: 'fixed',
    zIndex: props.theme.zIndex.appBar - 2,
    '&[data-open]': open(props),
    '&:not([data-open])': minimised(props),
    '@media print': { display: 'none' },
  })),
)

/** Its parts side by side; on phones below each other. */
export const Inside = styled('div')(
  themed(({ theme }) => ({
    '[data-open] > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '8px 16px',
      maxWidth: 1280,
      margin: '0 auto',
      padding: '6px 16px 12px',
      '& > ul': { gridColumn: '1 / -1', order: 1 },
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: '150px minmax(0, 1fr) auto',
        gridTemplateRows: '1fr 1fr',
        gap: '0 20px',
        padding: '16px 24px',
        '& > h2': { alignSelf: 'end', gridArea: '1 / 1' },
        '& > button': { alignSelf: 'start', justifySelf: 'start', gridArea: '2 / 1' },
        '& > ul': { gridArea: '1 / 2 / 3 / 3' },
      },
    },
    // The pins at both ends of the boxes.
    '[data-kind="alternative"][data-open] > &': {
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        gridTemplateRows: '1fr',
        '& > h2': { alignSelf: 'center', gridArea: '1 / 3' },
        '& > button': { alignSelf: 'center', gridArea: '1 / 1' },
        '& > ul': { gridArea: '1 / 2' },
      },
    },
    '& > h2': { fontSize: '0.875rem', fontWeight: 700, letterSpacing: '0.02em', whiteSpace: 'nowrap' },
    '& .on-phone': { [theme.breakpoints.up('md')]: { display: 'none' } },
    '& .on-wide': { display: 'none', [theme.breakpoints.up('md')]: { display: 'inline' } },
  })),
)

export const CompareAction = styled('span')(
  themed(({ theme }) => ({
    gridColumn: '1 / -1',
    order: 2,
    [theme.breakpoints.up('md')]: {
      gridArea: '1 / 3 / 3 / 4',
      '[data-kind="alternative"] &': { gridArea: '1 / 4' },
    },
  })),
)

/** Opens and hides the tray: one button, so that it keeps the focus. */
export const Toggle = styled('button')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    border: 0,
    cursor: 'pointer',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    '&[aria-expanded="true"]': {
      minHeight: 44,
      padding: 0,
      [theme.breakpoints.up('md')]: { minHeight: 40 },
      background: 'none',
      color: theme.vars.palette.link,
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
    '&[aria-expanded="false"]': {
      gap: 12,
      minHeight: 48,
      padding: '0 20px',
      borderRadius: theme.vars.shape.pill,
      backgroundColor: theme.vars.palette.sel.ground,
      color: theme.vars.palette.sel.ink,
      fontWeight: 700,
      letterSpacing: '0.02em',
      boxShadow: theme.vars.shadows[2],
      '&:hover': { backgroundColor: theme.vars.palette.sel.hover },
      '& img': {
        width: 32,
        height: 32,
        objectFit: 'contain',
        borderRadius: theme.vars.shape.small,
        backgroundColor: theme.vars.palette.background.paper,
      },
      [theme.breakpoints.up('md')]: {
        minHeight: 52,
        borderRadius: `${theme.vars.shape.large} ${theme.vars.shape.large} 0 0`,
      },
    },
  })),
)

/** The products of the minimised tray, on wide screens. */
export const Pictures = styled('span')(
  themed(({ theme }) => ({ display: 'none', gap: 4, [theme.breakpoints.up('md')]: { display: 'flex' } })),
)

export const Boxes = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minWidth: 0,
      height: 64,
      padding: '4px 0 4px 8px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      fontSize: '0.875rem',
      lineHeight: 1.3,
      [theme.breakpoints.up('md')]: { height: 82, padding: '8px 2px 8px 8px' },
    },
    '& > li[data-empty]': {
      justifyContent: 'center',
      padding: 8,
      border: `1.5px dashed ${theme.vars.palette.control}`,
      color: theme.vars.palette.text.secondary,
      textAlign: 'center',
    },
    '& img': {
      flex: 'none',
      width: 48,
      height: 48,
      objectFit: 'contain',
      borderRadius: theme.vars.shape.small,
      background: 'var(--picture-ground)',
      [theme.breakpoints.up('md')]: { width: 64, height: 64 },
    },
    '& p': { flex: 1, minWidth: 0 },
    '& b': { display: 'block', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' },
  })),
)

export const BoxTitle = styled('span')(clampStyle(2))
