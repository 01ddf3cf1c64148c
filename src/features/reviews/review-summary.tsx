import { styled } from '@mui/material/styles'
import type { ReviewPage } from '#contract/catalogue/review.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { StarRow } from '#ui/product/star-row.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
    '& > p > b': { ...theme.typography.h2, fontVariantNumeric: 'lining-nums tabular-nums' },
    '& > p > span:last-of-type': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  })),
)

const Bar = styled('button')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '4.25em minmax(0, 1fr) 2em',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '0 8px',
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    color: 'inherit',
    fontSize: '0.875rem',
    textAlign: 'left',
    cursor: 'pointer',
    [theme.breakpoints.up('md')]: { minHeight: 36 },
    '&:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '&:disabled': { color: theme.vars.palette.text.secondary, backgroundColor: 'transparent', cursor: 'default' },
    '&[aria-pressed="true"]': {
      fontWeight: 700,
      boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.text.primary}`,
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    '& > i': {
      height: 8,
      borderRadius: 4,
      background: `linear-gradient(90deg, ${theme.vars.palette.text.primary} var(--share), ${theme.vars.palette.divider} 0)`,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'linear-gradient(90deg, CanvasText var(--share), GrayText 0)',
      },
    },
    '& > span:last-of-type': { textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  })),
)

export const reviewCount = (count: number) => (count === 1 ? '1 review' : `${count} reviews`)
export const starCount = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)

type Props = { page: ReviewPage; chosen: number | undefined; onChoose: (stars: number | undefined) => void }

/** The average, and a bar for each number of stars; a press on one filters the list. */
export function ReviewSummary({ page: { average, count, byStars }, chosen, onChoose }: Props) {
  return (
    <Root>
      <p>
        <b>{average?.toFixed(1)}</b>
        <StarRow value={average ?? 0} of={5} tone="review" />
        <VisuallyHidden>out of 5</VisuallyHidden>
        <span>{reviewCount(count)}</span>
      </p>
      <ul aria-label="Reviews by stars">
        {byStars.map((row) => (
          <li key={row.stars}>
            <Bar
              type="button"
              aria-pressed={row.stars === chosen}
              disabled={row.count === 0}
              onClick={() => onChoose(row.stars === chosen ? undefined : row.stars)}
            >
              <span>{starCount(row.stars)}</span>
              <i aria-hidden style={{ ['--share' as string]: `${(row.count / Math.max(count, 1)) * 100}%` }} />
              <span>
                {row.count}
                <VisuallyHidden> {row.count === 1 ? 'review' : 'reviews'}</VisuallyHidden>
              </span>
            </Bar>
          </li>
        ))}
      </ul>
    </Root>
  )
}
