import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { themed } from '#ui/themed.ts'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    // Two, and three; one less with a large font of the browser.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8em, 40%), 1fr))',
    [theme.breakpoints.up('md')]: {
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(8em, 28%), 1fr))',
    },
    '@media (min-width: 1536px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: {
      '&[data-columns="4"]': { gap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  })),
)

// One hairline between neighbours, in the gap: an incomplete row leaves no block of colour.
const joined = ({ theme }: { theme: Theme }): CSSObject =>
  theme.styles.card.joined
    ? {
        [theme.breakpoints.up('lg')]: {
          '&, &[data-columns="4"]': { gap: 1 },
          '& > li': { boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` },
          '& article': { border: 0 },
        },
      }
    : {}

const Carousel = styled(Grid)(
  themed(joined),
  themed(({ theme }) => ({
    [theme.breakpoints.down('lg')]: {
      display: 'flex',
      gap: 12,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 16,
      scrollbarWidth: 'none',
      marginInline: -16,
      paddingInline: 16,
      // Space for shadow and focus ring, which the scroll container would cut off.
      paddingBlock: 4,
      '& > li': { flex: '0 0 var(--card)', minWidth: 0, scrollSnapAlign: 'start' },
    },
    [theme.breakpoints.between('md', 'lg')]: { '& > li': { flexBasis: '31%' } },
  })),
)

type GridProps = { columns?: 3 | 4 | 5; label?: string | undefined; children: ReactNode }

/** First deferred item: phones do not show it at first, and wide screens are fast enough to lay it out immediately. */
const firstLater = 4

const items = (children: ReactNode, laterFrom = Number.POSITIVE_INFINITY) =>
  Children.map(children, (child, position) => <li data-later={position >= laterFrom || undefined}>{child}</li>)

/** Two columns on phones, up to five on wide screens. */
export function ProductGrid({ columns = 3, label, children }: GridProps) {
  return (
    <Grid data-columns={columns} aria-label={label}>
      {items(children, firstLater)}
    </Grid>
  )
}

/** The same as one row, which scrolls sideways where the cards would become too narrow. */
export function ProductCarousel({
  columns = 4,
  label,
  phoneWidth = '68%',
  children,
}: GridProps & { phoneWidth?: string | undefined }) {
  return (
    <Carousel data-columns={columns} aria-label={label} style={{ ['--card' as string]: phoneWidth }}>
      {items(children)}
    </Carousel>
  )
}
