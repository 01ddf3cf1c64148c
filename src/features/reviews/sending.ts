import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { QuestionForm, ReviewForm } from '#domain/reviews/review-form.ts'
import type { App } from '#lib/app.tsx'
import { reviewQueries } from './queries.ts'

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
