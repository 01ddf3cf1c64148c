import { styled } from '@mui/material/styles'
import { formatFigure } from '#domain/money/price-format.ts'
import { Link } from '#ui/button/link.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { StarRow } from './star-row.tsx'

const Root = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 20,
    flexWrap: 'wrap',
    '& > small': { fontSize: 'inherit' },
    '& > small, &[data-empty]': { color: theme.vars.palette.text.secondary },
  })),
)

type Props = {
  rating: { average: number; count: number } | null
  /** Address of the reviews. */
  to?: string
}

/** Stars of the average rating, always with the number. */
export function Rating({ rating, to }: Props) {
  if (!rating || rating.count === 0) return <Root data-empty>No reviews yet</Root>
  const count = `(${formatFigure(rating.count)})`
  return (
    <Root>
      <StarRow value={rating.average} of={5} tone="review" />
      <VisuallyHidden>Rated</VisuallyHidden>
      <span>{rating.average.toFixed(1)}</span>
      <VisuallyHidden>of 5, reviews:</VisuallyHidden>
      <small>
        {to ? (
          <Link to={to} variant="quiet">
            {count}
          </Link>
        ) : (
          count
        )}
      </small>
    </Root>
  )
}
