import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

type Themed = { theme: Theme }

/**
 * The elements of a line have class names, their styles are those of the list: hundreds of lines of styled components take a
 * second to render on a tablet.
 */
export const lineClasses = {
  image: 'line-image',
  text: 'line-text',
  meta: 'line-meta',
  waiting: 'line-waiting',
  tags: 'line-tags',
  quantity: 'line-quantity',
  price: 'line-price',
  total: 'line-total',
  menu: 'line-menu',
} as const

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
    [`&[data-off] .${lineClasses.total}`]: { color: palette.text.secondary },
    [`& .${lineClasses.image}`]: { width: 52, borderRadius: theme.vars.shape.small, overflow: 'hidden' },
    [`& .${lineClasses.text}`]: { minWidth: 0, padding: '0 8px 0 12px' },
    '& h3': { fontSize: '0.875rem', fontWeight: 550, lineHeight: 1.3, textWrap: 'pretty' },
    '& h3 a': { display: 'inline-block', marginBlock: -3, paddingBlock: 3 },
    '& h3 a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    [`& .${lineClasses.meta}`]: {
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
    [`& .${lineClasses.waiting}`]: {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: theme.vars.palette.warning.main,
    },
    [`& .${lineClasses.tags}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 10px',
      marginTop: 4,
      fontSize: '0.75rem',
      '& > *': { display: 'inline-flex', alignItems: 'center', gap: 4 },
      // The padding enlarges the touch target without changing the line height.
      '& a': { paddingBlock: 6, whiteSpace: 'nowrap' },
    },
    '& blockquote': { margin: '4px 0 0', fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    [`& .${lineClasses.price}`]: {
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
      [`& .${lineClasses.image}`]: { width: 60 },
    },
    '@media print': {
      breakInside: 'avoid',
      '& [data-tick]': { printColorAdjust: 'exact' },
      [`& .${lineClasses.menu}`]: { display: 'none' },
      [`& .${lineClasses.quantity}`]: {
        border: 0,
        '&:has(input)::before': { content: '"Qty"' },
        '& button': { display: 'none' },
      },
    },
  }
}

const viewLine = ({ theme }: Themed): CSSObject => ({
  '&[data-mode="View"] > li': {
    gridTemplateColumns: '52px 96px minmax(0, 1fr) auto 132px 16px',
    minHeight: 116,
    [`& .${lineClasses.image}`]: { width: 96 },
    '& h3': { fontSize: '1rem' },
    [`& .${lineClasses.meta}, & .${lineClasses.tags}, & .${lineClasses.price} span`]: { fontSize: '0.8125rem' },
    [`& .${lineClasses.price} b`]: { fontSize: '1.125rem' },
    [`& .${lineClasses.quantity}`]: { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  },
})

// Image and text in the first row, quantity and price in the second.
const twoRows: CSSObject = {
  gridTemplateColumns: '44px 56px minmax(0, 1fr) 44px',
  alignItems: 'start',
  rowGap: 4,
  padding: '8px 0 10px',
  [`& .${lineClasses.image}`]: { width: 56 },
  [`& .${lineClasses.quantity}`]: { gridColumn: '2 / 4', gridRow: 2, justifySelf: 'start' },
  [`& .${lineClasses.price}`]: { gridColumn: '2 / 5', gridRow: 2, justifySelf: 'end', paddingRight: 16 },
  [`& .${lineClasses.menu}`]: { gridColumn: 4, gridRow: 1 },
}

const narrowLine = ({ theme }: Themed): CSSObject => ({
  [theme.breakpoints.down('md')]: {
    '& > li, &[data-mode="View"] > li': twoRows,
    '&[data-mode="View"] > li': { gridTemplateColumns: '44px 72px minmax(0, 1fr) 16px' },
    [`&[data-mode="View"] > li .${lineClasses.image}`]: { width: 72 },
  },
  // On a tablet in landscape there is no room for a stepper beside the text.
  [theme.breakpoints.between('lg', 'xl')]: { '&[data-mode="Edit"] > li': twoRows },
})

/** Between the amounts of lines, folders and the total and the edge of the paper, in px. */
export const printEdge = 12

/** Paper has room for one row, though it is as narrow as a phone. */
const printedLine: CSSObject = {
  '@media print': {
    '&& > li, &&[data-mode] > li': {
      gridTemplateColumns: '44px 64px minmax(0, 1fr) auto 140px',
      alignItems: 'start',
      minHeight: 0,
      padding: '10px 0',
      [`& .${lineClasses.image}`]: { width: 64 },
      [`& .${lineClasses.quantity}, & .${lineClasses.price}`]: { gridColumn: 'auto', gridRow: 'auto' },
      [`& .${lineClasses.price}`]: { paddingRight: printEdge },
    },
  },
}

/** A list of lines with the styles of all that is in them. */
export const LineRows = styled('ul')(
  themed(({ theme }) => ({ '& > li': line({ theme }) })),
  themed(viewLine),
  themed(narrowLine),
  printedLine,
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
    [theme.breakpoints.down('md')]: { paddingLeft: 12 },
    '&[data-mode="View"]': {
      minHeight: 56,
      paddingRight: 16,
      '& h2': { ...theme.typography.h3, fontSize: '1.125rem' },
    },
    // Room around the message of the field that adds a line; on phones it has a row of its own.
    '&:has([data-add] [aria-invalid])': {
      flexWrap: 'wrap',
      readingFlow: 'flex-visual',
      paddingBlock: 8,
      '& > [data-add-place]': { flexBasis: 320 },
      [theme.breakpoints.down('md')]: { '& > [data-add-place]': { order: 1, flexBasis: '100%', paddingRight: 8 } },
    },
    '@media print': {
      '&&': { paddingRight: printEdge },
      breakAfter: 'avoid',
      '& > [data-add-place], & > [data-add-place] ~ *': { display: 'none' },
    },
  })),
)

export const GroupTotal = styled('span')(
  themed(({ theme }) => ({
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [theme.breakpoints.down('md')]: { display: 'none' },
    '[data-mode="View"] > &': { display: 'inline', marginLeft: 'auto' },
    '@media print': { '&&': { display: 'inline', marginLeft: 'auto' } },
  })),
)

/** Holds the field that adds a line. */
export const AddPlace = styled('div')(
  themed(({ theme }) => ({
    flex: '0 1 220px',
    marginLeft: 'auto',
    [theme.breakpoints.between('md', 'lg')]: { flexBasis: 240 },
    [theme.breakpoints.down('md')]: { flexBasis: 180 },
  })),
)
