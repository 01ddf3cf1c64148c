import type { CSSObject, Theme } from '@mui/material/styles'

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Styles of plain elements, equal in all brands. */
export function globalStyles(theme: Theme): Record<string, CSSObject> {
  const { palette, font } = theme.vars
  return {
    ':root': {
      '--ring': palette.focus,
      '--ring-width': '3px',
      '--picture-ground': theme.styles.picture,
      '--heading-font': theme.typography.h1.fontFamily,
    },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitTextSizeAdjust: '100%',
      textSizeAdjust: '100%',
      // A focused element is scrolled clear of the fixed bars.
      scrollPaddingTop: 'calc(var(--top-bar, 0px) + 8px)',
      scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px) + 8px)',
    },
    body: {
      margin: 0,
      minHeight: '100dvh',
      font: font.body1,
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      WebkitFontSmoothing: 'antialiased',
      overflowWrap: 'break-word',
    },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
    'ul, ol': { padding: 0, listStyle: 'none' },
    fieldset: { padding: 0, border: 0, minWidth: 0 },
    'img, svg, picture, video': { display: 'block', maxWidth: '100%' },
    img: { height: 'auto' },
    a: { color: 'inherit', textDecoration: 'none' },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
    'h1, h2, h3, h4': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    // Clicked before hydration (src/app/early/clicks.ts).
    '[data-held]': { opacity: 0.6, cursor: 'progress' },
    '::placeholder': { color: palette.text.secondary, opacity: 1 },
    ':focus-visible': { outline: 'var(--ring-width) solid var(--ring)', outlineOffset: 2 },
    // A heading or region that takes focus after navigation is not a control.
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    '.num': { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
    '.visually-hidden': hidden,
    // Below the first view about this much space is reserved; src/lib/boot/deferred-layout.ts lays the content out when it is
    // near, or after the first view. Without scripts it would stay that way.
    '@media (scripting: enabled)': {
      'html:not([data-settled]) [data-later]': {
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 420px',
        // Otherwise Chromium reports a layout shift for an element that becomes visible with a much smaller height.
        contain: 'paint',
      },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  }
}
