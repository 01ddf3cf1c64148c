import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import type { Review } from '#contract/catalogue/review.ts'
import { useApp } from '#lib/app.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { StarRow } from '#ui/product/star-row.tsx'
import { themed } from '#ui/themed.ts'
import { voteHelpful } from './queries.ts'
import { writtenDate } from './written-date.ts'

const Root = styled('li')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: '20px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
    '& h3': { ...theme.typography.h4, overflowWrap: 'anywhere' },
    // Lines are as the author wrote them.
    '& > p': { maxWidth: '66ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& > small b': { color: theme.vars.palette.success.main, fontWeight: 600 },
  })),
)

const VoteButton = styled('button')(
  themed(({ theme }) => ({
    // Contains the hidden title of the review.
    position: 'relative',
    minHeight: 44,
    padding: '0 14px',
    border: `1.5px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    color: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.control },
    '&[aria-pressed="true"]': { borderColor: theme.vars.palette.text.primary },
    [theme.breakpoints.up('md')]: { minHeight: 36 },
  })),
)

/** One review, and a vote for it. */
export function ReviewItem({ review }: { review: Review }) {
  const { author, suburb, stars, title, text, writtenOn, boughtOn } = review
  return (
    <Root>
      <StarRow value={stars} of={5} tone="review" />
      <h3>
        <VisuallyHidden>{stars === 1 ? '1 star:' : `${stars} stars:`} </VisuallyHidden>
        {title}
      </h3>
      <p>{text}</p>
      <small>
        {[author, suburb].filter(Boolean).join(', ')} · {writtenDate(writtenOn)}
        {boughtOn && (
          <>
            {' · '}
            <b>Bought here</b>
          </>
        )}
      </small>
      <Vote review={review} />
    </Root>
  )
}

function Vote({ review: { id, title, helpful } }: { review: Review }) {
  const { data, mutate, isPending } = useMutation(voteHelpful(useApp()))
  const votes = data?.helpful ?? helpful
  const vote = () => {
    if (!isPending) mutate(id)
  }
  return (
    <VoteButton type="button" aria-pressed={data !== undefined} aria-disabled={isPending} onClick={vote}>
      Helpful<VisuallyHidden>: {title}</VisuallyHidden>
      {votes > 0 && ` (${votes})`}
    </VoteButton>
  )
}
