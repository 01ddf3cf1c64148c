import type { CSSObject, Theme } from '@mui/material/styles'
import { chosenInForcedColors } from '#ui/forced-colors.ts'

export const calendarFrame = ({ theme }: { theme: Theme }): CSSObject => ({
  padding: '4px 6px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.large,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: '8px 12px 12px' },
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 2,
    textAlign: 'center',
    [theme.breakpoints.up('md')]: { borderSpacing: 4 },
  },
  '& th': { padding: '4px 0 6px', fontSize: '0.75rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& td': { padding: 0 },
})

export const calendarDay = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette, shape } = theme.vars
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    width: '100%',
    minHeight: 52,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: shape.borderRadius,
    background: 'none',
    color: palette.text.secondary,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums lining-nums',
    cursor: 'default',
    '& b': { fontWeight: 500 },
    // A day is as wide as the window allows, in any font.
    '& small': { fontSize: 'min(0.75rem, 4vw)' },
    [theme.breakpoints.up('md')]: { minHeight: 56 },
    '&[data-past]': { minHeight: 32, '& b': { fontSize: '0.875rem' } },
    '&[data-today]': {
      boxShadow: `inset 0 0 0 1.5px ${palette.control}`,
      '& b': { fontWeight: 700, color: palette.text.primary },
    },
    '&[data-available]': {
      borderColor: palette.divider,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      cursor: 'pointer',
      '& b': { fontWeight: 700 },
      '& small': { fontWeight: 600, color: palette.text.secondary },
      '& [data-free]': { fontWeight: 700, color: palette.success.main },
      '&:hover': { borderColor: palette.sel.ground, backgroundColor: palette.sel.tint },
    },
    '&[data-outside][data-available]': {
      borderStyle: 'dashed',
      background: 'none',
      '& b': { fontSize: '0.875rem', fontWeight: 500, color: palette.text.secondary },
    },
    '&[data-outside]:not([data-available])': { opacity: 0.5, '& b': { fontSize: '0.875rem', fontWeight: 400 } },
    '&[data-selected], &[data-selected]:hover': {
      borderColor: palette.sel.ground,
      backgroundColor: palette.sel.ground,
      color: palette.sel.ink,
      '& b, & small, & [data-free]': { color: 'inherit' },
      ...chosenInForcedColors,
    },
    // Forced colours show every border, also transparent ones.
    '@media (forced-colors: active)': { '&:not([data-available])': { borderWidth: 0, color: 'GrayText' } },
  }
}
