import type { CSSObject, Theme } from '@mui/material/styles'
import { type ClampLines, clampStyle } from '#ui/layout/clamp.tsx'
import { themed } from '#ui/themed.ts'

// Plain elements under one styled root, named by `data-part`: a page renders dozens of cards, rows and prices, and each
// styled element adds 2.4 µs on the server, 5 % of a listing's cards for five of them. docs/mui.md has the figures.

/** The link of the title covers the whole card; ticks and buttons are above it. */
export const wholeLink = ({ theme }: { theme: Theme }): CSSObject => ({
  '& [data-part="title"]': {
    margin: 0,
    textWrap: 'auto',
    '& a': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& a:not([data-part="title"] a), & button, & label': { position: 'relative', zIndex: 1 },
})

const clamped = (lines: ClampLines): CSSObject => ({
  ...clampStyle(lines),
  minHeight: `${lines * 1.3}em`,
})

const title = ({ theme }: { theme: Theme }): CSSObject => ({
  '& [data-part="title"]': {
    ...theme.typography.cardTitle,
    lineHeight: 1.3,
    ...clamped(2),
  },
  '&[data-layout="shelf"] [data-short]': clamped(1),
  '&[data-layout="listing"] [data-part="title"]': {
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.875rem',
    fontWeight: 600,
    ...clamped(3),
    [theme.breakpoints.up('md')]: { fontSize: '1rem' },
    // The ends of names tell models apart; only three columns beside the filters are wide enough for two lines.
    '@media (1280px <= width < 1536px)': clamped(2),
    // The note on missing parts uses the space that a short title leaves.
    '&[data-short]': { minHeight: '1.3em' },
  },
})

const box = ({ theme }: { theme: Theme }): CSSObject => {
  const { card } = theme.styles
  const border = card.border === 'none' ? `1px solid ${theme.vars.palette.divider}` : card.border
  return {
    backgroundColor: card.ground,
    border: card.border,
    borderRadius: card.radius,
    boxShadow: card.shadow,
    '&[data-layout="listing"]': {
      backgroundColor: theme.vars.palette.background.paper,
      border,
      borderRadius: theme.vars.shape.large,
      boxShadow: 'none',
      '@media (hover: hover)': { '&:hover': { boxShadow: theme.vars.shadows[2] } },
    },
  }
}

const listingRoom = ({ theme }: { theme: Theme }): CSSObject => ({
  '& [data-part="body"]': { padding: '10px 12px 0' },
  // A long label that does not fit next to the tick wraps below it.
  '& [data-part="foot"]': {
    flexWrap: 'wrap',
    columnGap: 4,
    padding: '4px 12px 10px',
    '& > label': { marginRight: 'auto' },
    '& > :not(label)': { flexGrow: 1 },
  },
  '& [data-part="price"] [data-part="now"]': {
    fontSize: `clamp(1.375rem, ${theme.typography.price.fontSize}, 2.25rem)`,
  },
  [theme.breakpoints.down('md')]: {
    // RRP and saving are stacked here: prices of a row stay aligned with and without them.
    '& [data-part="price"] p': { minHeight: 40, flexDirection: 'column' },
    '& .ribbon': { padding: '3px 10px 3px 8px', fontSize: '0.75rem' },
    '& .condition': { fontSize: '0.75rem' },
  },
  [theme.breakpoints.up('md')]: {
    '& [data-part="body"]': { padding: '12px 16px 0', gap: 6 },
    // Spare space, so that the row wraps alike in every font.
    '& [data-part="foot"]': { columnGap: 10, padding: '8px 16px 14px' },
  },
})

const carouselSpacing = ({ theme }: { theme: Theme }): CSSObject => ({
  '& [data-part="body"]': { padding: theme.styles.card.padding, paddingBottom: 0 },
  '& [data-part="foot"]': {
    flexWrap: 'wrap',
    justifyContent: 'center',
    padding: theme.styles.card.padding,
    paddingTop: 14,
    '& > :first-of-type': { flex: '1 1 120px' },
  },
})

const base = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  transition: 'box-shadow 120ms ease-out',
  '& [data-part="body"]': { flex: 1, display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 },
  '&[data-layout="shelf"] > :first-of-type': { borderBottom: theme.styles.card.tear },
  '& [data-part="brand"]': { ...theme.typography.eyebrow, color: theme.vars.palette.text.secondary },
  '& [data-part="facts"]': {
    height: '1.25rem',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[data-layout="listing"] [data-part="facts"]': { fontSize: '0.75rem' },
  '& [data-part="price"]': { marginTop: 'auto', paddingTop: 6 },
  '& [data-part="foot"]': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '0 12px' },
  '& .wide-only': { display: 'none', [theme.breakpoints.up('md')]: { display: 'grid' } },
  '& .wide-only + [data-part="facts"]': { [theme.breakpoints.up('md')]: { display: 'none' } },
})

const rooms = (props: { theme: Theme }): CSSObject => ({
  '&[data-layout="listing"]': listingRoom(props),
  '&[data-layout="shelf"]': carouselSpacing(props),
})

export const cardStyles = [base, box, rooms, title, wholeLink].map((part) => themed(part))
