import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { reviewSorts } from '#contract/fields/limits.ts'
import type { App } from '#lib/app.tsx'

/** On the page of a product it opens the form for a review. */
export const writeReviewHash = '#write-review'

export type ReviewSort = (typeof reviewSorts)[number]
/** A part of the reviews of a product; `after` is the `next` of the page before. */
export type ReviewSlice = { sort: ReviewSort; stars?: number | undefined; after?: string | undefined }

export const firstReviews: ReviewSlice = { sort: 'newest' }

export const reviewQueries = (api: Api) => ({
  list: (sku: string, { sort, stars, after }: ReviewSlice) =>
    queryOptions({
      queryKey: ['reviews', sku, sort, stars ?? null, after ?? null],
      queryFn: ({ signal }) => api.review.list({ params: { sku }, query: { sort, stars, after } }, { signal }),
    }),
  questions: (sku: string, after?: string) =>
    queryOptions({
      queryKey: ['questions', sku, after ?? null],
      queryFn: ({ signal }) => api.review.questions({ params: { sku }, query: { after } }, { signal }),
    }),
  mine: (sku: string) =>
    queryOptions({
      queryKey: ['own review', sku],
      queryFn: ({ signal }) => api.reviewing.mine({ params: { sku } }, { signal }),
    }),
})

export const voteHelpful = ({ api }: Pick<App, 'api'>) =>
  mutationOptions({ mutationFn: (id: string) => api.reviewing.vote({ params: { id } }) })
