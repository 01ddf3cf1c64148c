import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { reviewSorts } from '#contract/fields/limits.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { QuestionForm, ReviewForm } from '#domain/reviews/review-form.ts'
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

export const writeReview = ({ api, queryClient }: App, sku: string) =>
  mutationOptions({
    mutationFn: async (body: ReviewForm) => {
      try {
        return await api.reviewing.write({ params: { sku }, body })
      } catch (error) {
        // There is a review: the response of an earlier try may have been lost.
        if (error instanceof ApiError && error.status === 409) return api.reviewing.mine({ params: { sku } })
        throw error
      }
    },
    onSuccess: (own) => queryClient.setQueryData(reviewQueries(api).mine(sku).queryKey, own),
    meta: { inline: true },
  })

/** Asks once: a retry with the same key is the same question. */
export const askQuestion = ({ api }: Pick<App, 'api'>, sku: string) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: QuestionForm }) =>
      api.reviewing.ask({ params: { sku }, body }, { headers: { 'idempotency-key': key } }),
    meta: { inline: true },
  })
