import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

type Themed = { theme: Theme }

const line = ({ theme }: Themed): CSSObject => {
  const { palette } = theme.vars
  return {
    display: 'grid',
    gridTemplateColumns: '44px 52px minmax(0, 1fr) auto 116px 44px',
    alignItems: 'center',
    minHeight: 86,
    padding: '6px 0',
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.surface,
    '&[data-off]': { backgroundColor: palette.background.default },
    '&[data-off] [data-part="total"]': { color: palette.text.secondary },
    '& [data-part="picture"]': { width: 52, borderRadius: theme.vars.shape.small, overflow: 'hidden' },
    '& [data-part="words"]': { minWidth: 0, padding: '0 8px 0 12px' },
    '& h3': { fontSize: '0.875rem', fontWeight: 550, lineHeight: 1.3, textWrap: 'pretty' },
    '& h3 a': { display: 'inline-block', marginBlock: -3, paddingBlock: 3 },
    '& h3 a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& [data-part="meta"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 8px',
      marginTop: 2,
      color: palette.text.secondary,
      fontSize: '0.75rem',
      '& > *': { whiteSpace: 'nowrap' },
    },
    '& [data-tone="good"]': { color: palette.success.main },
    '& [data-tone="soon"]': { color: palette.warning.main },
    '& [data-tone="none"]': { color: palette.error.main },
    '& [data-part="waits"]': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: theme.vars.palette.warning.main,
    },
    '& [data-part="tags"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 10px',
      marginTop: 4,
      fontSize: '0.75rem',
      '& > *': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    },
    '& [data-part="price"]': {
      display: 'grid',
      justifyItems: 'end',
      gap: 1,
      paddingLeft: 8,
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '& b': { fontSize: '0.9375rem', fontWeight: 650 },
      '& span': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        color: palette.text.secondary,
        fontSize: '0.75rem',
      },
      '& [data-live="up"]': { color: palette.warning.main },
      '& [data-live="down"]': { color: palette.success.main },
      '& [data-live="open"]': { color: palette.text.primary, fontWeight: 550, whiteSpace: 'normal' },
    },
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: '44px 60px minmax(0, 1fr) auto 128px 44px',
      '& [data-part="picture"]': { width: 60 },
    },
  }
}

const viewLine = ({ theme }: Themed): CSSObject => ({
  '&[data-mode="View"] > li': {
    gridTemplateColumns: '52px 96px minmax(0, 1fr) auto 132px 16px',
    minHeight: 116,
    '& [data-part="picture"]': { width: 96 },
    '& h3': { fontSize: '1rem' },
    '& [data-part="meta"], & [data-part="tags"], & [data-part="price"] span': { fontSize: '0.8125rem' },
    '& [data-part="price"] b': { fontSize: '1.125rem' },
    '& [data-part="quantity"]': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  },
})

// Image and text in the first row, quantity and price in the second.
const twoRows: CSSObject = {
  gridTemplateColumns: '44px 56px minmax(0, 1fr) 44px',
  alignItems: 'start',
  rowGap: 4,
  padding: '8px 0 10px',
  '& [data-part="picture"]': { width: 56 },
  '& [data-part="quantity"]': { gridColumn: '2 / 4', gridRow: 2, justifySelf: 'start' },
  '& [data-part="price"]': { gridColumn: '2 / 5', gridRow: 2, justifySelf: 'end', paddingRight: 16 },
  '& [data-part="more"]': { gridColumn: 4, gridRow: 1 },
}

const narrowLine = ({ theme }: Themed): CSSObject => ({
  [theme.breakpoints.down('md')]: {
    '& > li, &[data-mode="View"] > li': twoRows,
    '&[data-mode="View"] > li': { gridTemplateColumns: '44px 72px minmax(0, 1fr) 16px' },
    '&[data-mode="View"] > li [data-part="picture"]': { width: 72 },
  },
  // On a tablet in landscape there is no room for a stepper beside the text.
  [theme.breakpoints.between('lg', 'xl')]: { '&[data-mode="Edit"] > li': twoRows },
})

/** Plain elements styled by their list: hundreds of lines with their own styles take a second to render on a tablet. */
export const LineRows = styled('ul')(
  themed(({ theme }) => ({ '& > li': line({ theme }) })),
  themed(viewLine),
  themed(narrowLine),
  {
    // Far from the viewport, a line contains only its text, for search and counting, at its later height. The browser lays
    // it out when it comes near the viewport or is found by a search.
    '& > li[data-far], &[data-mode] > li[data-far]': { display: 'block', paddingLeft: 120, contentVisibility: 'auto' },
  },
)

export const GroupHead = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    padding: '0 4px 0 16px',
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    marginTop: -1,
    backgroundColor: theme.vars.palette.background.default,
    '& h2': {
      minWidth: 0,
      overflow: 'hidden',
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.9375rem',
      fontWeight: 650,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part="total"]': {
      color: theme.vars.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& [data-part="add"]': { flex: '0 1 220px', marginLeft: 'auto' },
    [theme.breakpoints.between('md', 'lg')]: { '& [data-part="add"]': { flexBasis: 240 } },
    [theme.breakpoints.down('md')]: {
      paddingLeft: 12,
      '& [data-part="total"]': { display: 'none' },
      '& [data-part="add"]': { flexBasis: 180 },
    },
    '&[data-mode="View"]': {
      minHeight: 56,
      paddingRight: 16,
      '& h2': { ...theme.typography.h3, fontSize: '1.125rem' },
      '& [data-part="total"]': { display: 'inline', marginLeft: 'auto' },
    },
  })),
)
