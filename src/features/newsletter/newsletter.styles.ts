import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { Dress } from '#themes/states.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { themed } from '#ui/themed.ts'

const foot = 'env(safe-area-inset-bottom) + var(--bottom-bar, 0px) + var(--page-bar, 0px)'

const head = '& > div:first-of-type'

/** The open card, as each dress composes it: head, words and fields. */
const cards = (theme: Theme): Record<Dress, CSSObject> => {
  const { palette } = theme.vars
  const accent = { backgroundColor: palette.accent.ground, color: palette.accent.ink, '--ring': palette.accent.ink }
  const inherited = { '& button, & svg': { color: 'inherit' } }
  return {
    niche: {
      outline: `1px solid ${palette.divider}`,
      outlineOffset: -9,
      padding: '12px 8px 8px',
      '& > div > button > b': { ...theme.typography.h2 },
    },
    switch: { [head]: { ...accent, ...inherited, paddingBlock: 10, marginBottom: 16 } },
    discs: {
      paddingTop: 8,
      textAlign: 'center',
      '& > div > button > b': { ...theme.typography.h2, textAlign: 'center', paddingLeft: 40 },
      '& form': { textAlign: 'left' },
    },
    stamp: {
      // The edge of an airmail letter.
      borderTop: '10px solid transparent',
      borderImage: `repeating-linear-gradient(-45deg, ${palette.primary.main} 0 14px, ${palette.background.paper} 14px 24px, ${palette.accent.ground} 24px 38px, ${palette.background.paper} 38px 48px) 10`,
      borderRadius: 0,
    },
    tag: {
      [head]: {
        ...accent,
        ...inherited,
        marginBottom: 16,
        padding: '12px 0 12px 40px',
        borderBottom: `2px dashed ${palette.accent.ink}`,
        maskImage: 'radial-gradient(circle at 28px 50%, transparent 9px, black 10px)',
      },
      '& > div > button > b': { ...theme.typography.h1 },
    },
    docket: {
      borderRadius: 0,
      borderTop: `3px solid ${palette.text.primary}`,
      [head]: { marginBottom: 12, borderBottom: `1px solid ${palette.divider}` },
    },
    sheet: { borderRadius: 0, [head]: { ...accent, ...inherited, marginBottom: 16 } },
    run: {
      [head]: {
        backgroundColor: palette.promo.a.ground,
        color: palette.promo.a.ink,
        '--ring': palette.promo.a.ink,
        ...inherited,
        marginBottom: 16,
        paddingBlock: 12,
        borderBottom: `6px solid ${palette.text.primary}`,
      },
      '& > div > button > b': { ...theme.typography.h2 },
    },
  }
}

// A sheet on phones, a card in the corner opposite to the chat elsewhere; above the dock and the compare tray.
export const Banner = styled('section')(
  themed(({ theme }) => {
    const { vars, zIndex, breakpoints } = theme
    return {
      position: 'fixed',
      left: 12,
      bottom: `calc(12px + ${foot})`,
      zIndex: zIndex.appBar - 4,
      maxWidth: 'calc(100vw - 24px)',
      maxHeight: `calc(100dvh - 24px - (${foot}))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: vars.shape.large,
      backgroundColor: vars.palette.background.paper,
      color: vars.palette.text.primary,
      boxShadow: vars.shadows[3],
      '@keyframes newsletter': { from: { transform: 'translateY(24px)', opacity: 0 } },
      '@media (prefers-reduced-motion: no-preference)': { animation: 'newsletter 200ms ease-out' },
      // Above the chat launcher, which it covers on phones.
      '&[data-state="expanded"], &[data-state="submitted"]': { zIndex: zIndex.appBar - 1, width: 400 },
      [breakpoints.down('md')]: {
        '&[data-state="expanded"], &[data-state="submitted"]': {
          left: 0,
          bottom: `calc(${foot})`,
          width: '100%',
          maxWidth: 'none',
          borderWidth: '1px 0 0',
          borderRadius: `${vars.shape.large} ${vars.shape.large} 0 0`,
        },
      },
      [breakpoints.up('lg')]: { left: 24, bottom: `calc(24px + ${foot})` },
      // Hidden while the install offer or the question about other companies is shown.
      ':root:has([data-offer], [data-consent]) &': { display: 'none' },
      '@media print': { display: 'none' },
      ...Object.fromEntries(
        Object.entries(cards(theme)).map(([dress, styles]) => [
          `&[data-dress="${dress}"][data-state="expanded"]`,
          styles,
        ]),
      ),
      // Whole on a short screen: below its errors the words that invite to it are not needed.
      '@media (max-height: 720px)': {
        '&&[data-state="expanded"] > div > button > b': theme.typography.h4,
        '& > div:has([aria-invalid="true"])': { gap: 8, '& > p': { display: 'none' }, '& form': { gap: 6 } },
      },
    }
  }),
)

export const Head = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    '& > button:first-of-type': {
      flex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minWidth: 0,
      minHeight: 52,
      padding: '6px 4px 6px 16px',
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& > button:first-of-type > b': { flex: 1, minWidth: 0, fontWeight: 600, lineHeight: 1.3 },
    '& > button:first-of-type > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
    '& > button:first-of-type:focus-visible': { outlineOffset: -3, borderRadius: theme.vars.shape.large },
    '[data-state="expanded"] > & > button:first-of-type > b': { ...theme.typography.h4 },
  })),
)

export const Turn = styled('span')({
  display: 'flex',
  transition: 'transform 150ms ease-out',
  '[aria-expanded="false"] > &': { transform: 'rotate(180deg)' },
})

export const Body = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: '0 16px 16px',
    '& > p': { color: theme.vars.palette.text.secondary },
    '& form': { gap: 12 },
    '& form button[type="submit"]': { width: '100%' },
  })),
)

export const Dismiss = styled(TextButton)({
  justifySelf: 'start',
  marginBlock: '-8px -12px',
  fontWeight: 'inherit',
  textAlign: 'left',
  whiteSpace: 'normal',
})

export const Thanks = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '20px 16px',
    fontWeight: 600,
    lineHeight: 1.4,
    '& svg': { flex: 'none', color: theme.vars.palette.success.main },
  })),
)
