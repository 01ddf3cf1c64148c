import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NativeSelect } from '#ui/form/select-field.tsx'
import { themed } from '#ui/themed.ts'
import { firstReviews, type ReviewSlice, type ReviewSort, reviewQueries, writeReviewHash } from './queries.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary, reviewCount, starCount } from './review-summary.tsx'

const WriteReview = onDemand(
  () => import('./write-review.tsx').then((module) => module.WriteReview),
  <Skeleton height={120} />,
)

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: 48 },
  })),
)
const Column = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', minWidth: 0 })
const Side = styled(Column)({ justifyItems: 'stretch' })
const List = styled('ul')({ width: '100%', margin: 0, padding: 0, listStyle: 'none' })
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  width: '100%',
})

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'helpful', label: 'Most helpful first' },
] as const satisfies readonly { value: ReviewSort; label: string }[]

/** The reviews of a product: summary, filter by stars, two orders, and a form for buyers. */
export function ReviewList({ sku }: { sku: string }) {
  const { api } = useApp()
  const [sort, setSort] = useState<ReviewSort>(firstReviews.sort)
  const [stars, setStars] = useState<number>()
  /** Undefined: it has not been open yet. */
  const [isWriting, setWriting] = useState<boolean>()
  const isAsked = useLocation().hash === writeReviewHash
  // Not at once: the server does not know the hash.
  useEffect(() => {
    if (isAsked) setWriting(true)
  }, [isAsked])
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    ...reviewQueries(api).list(sku, { sort, stars }),
    placeholderData: keepPreviousData,
  })
  if (error && !page) return <ReviewsFailed onRetry={() => void refetch()} />
  if (!page) return <Skeleton height={280} />
  const shown = stars === undefined ? page.count : (page.byStars.find((row) => row.stars === stars)?.count ?? 0)
  return (
    <Root>
      <Side>
        {page.count > 0 ? (
          <ReviewSummary page={page} chosen={stars} onChoose={setStars} />
        ) : (
          <p>Bought it here? Be the first to review it.</p>
        )}
        {!isWriting && (
          <Button type="button" wide ref={isWriting === false ? focusOn : null} onClick={() => setWriting(true)}>
            Write a review
          </Button>
        )}
      </Side>
      <Column>
        {isWriting && <WriteReview sku={sku} onClose={() => setWriting(false)} />}
        {page.count > 0 && (
          <>
            <Bar>
              <p role="status">
                {stars === undefined ? reviewCount(shown) : `${reviewCount(shown)} with ${starCount(stars)}`}
              </p>
              {page.count > 1 && (
                <NativeSelect
                  small
                  aria-label="Sort reviews"
                  options={sorts}
                  value={sort}
                  // The options are the sorts.
                  onChange={(event) => setSort(event.target.value as ReviewSort)}
                />
              )}
            </Bar>
            <List key={`${sort} ${stars}`}>
              <Slice sku={sku} slice={{ sort, stars }} />
            </List>
          </>
        )}
      </Column>
    </Root>
  )
}

/** A page of the list, and the next one after a press on its button. */
function Slice({ sku, slice }: { sku: string; slice: ReviewSlice }) {
  const { api } = useApp()
  const [isContinued, setContinued] = useState(false)
  const { data: page, error, refetch } = useQuery(reviewQueries(api).list(sku, slice))
  if (error && !page)
    return (
      <li>
        <ReviewsFailed onRetry={() => void refetch()} />
      </li>
    )
  if (!page)
    return (
      <li>
        <Skeleton height={160} />
      </li>
    )
  return (
    <>
      {page.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {page.next &&
        (isContinued ? (
          <Slice sku={sku} slice={{ ...slice, after: page.next }} />
        ) : (
          <li>
            <Button type="button" onClick={() => setContinued(true)}>
              Show more reviews
            </Button>
          </li>
        ))}
    </>
  )
}

function ReviewsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Column>
      <Message tone="warning">The reviews could not be loaded. Check your connection and try again.</Message>
      <Button type="button" onClick={onRetry}>
        Try again
      </Button>
    </Column>
  )
}
