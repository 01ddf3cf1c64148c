import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { answerOrReject, publishOrReject } from '../reviews/moderation.ts'
import { countPendingQuestions, findQuestion, pendingQuestions } from '../reviews/store/questions.ts'
import { countPendingReviews, findReview, pendingReviews } from '../reviews/store/reviews.ts'
import { audited } from './audited.ts'

/** The list has the oldest of each; the next ones move up when these are decided. */
const queueSize = 20

async function countIn(db: Db, { key }: Brand) {
  const [reviews, questions] = await Promise.all([countPendingReviews(db, key), countPendingQuestions(db, key)])
  return { waiting: reviews + questions }
}

export function manageModerationHandlers(deps: Deps): Handlers<typeof manageContract>['manageModeration'] {
  const { db } = deps
  return {
    list: async (_input, { brand }) => {
      const [reviews, questions] = await Promise.all([
        pendingReviews(db, brand.key, queueSize),
        pendingQuestions(db, brand.key, queueSize),
      ])
      const posts = [
        ...reviews.map(({ review, product }) => ({ ...review, product, kind: 'review' as const })),
        ...questions.map(({ question, product }) => ({
          ...question,
          ...{ product, kind: 'question' as const, boughtOn: null, stars: null, suburb: '', title: '' },
        })),
      ]
      const rows = posts
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .map(({ createdAt, ...post }) => ({ ...post, writtenAt: createdAt.toISOString() }))
      return { rows, next: null }
    },

    count: (_input, { brand }) => countIn(db, brand),

    review: async ({ params, body: { decision, text } }, context) => {
      const { brand, caller } = context
      const review = await findReview(db, brand.key, params.id)
      if (!review) throw notFound('There is no such review')
      const reason = decision === 'publish' ? null : text
      if (reason === '') throw invalidField('text', 'Write the reason: the author reads it')
      const moderator = await caller.require()
      await audited(deps, context, {
        action: reason === null ? 'published a review' : 'rejected a review',
        subject: 'review',
        work: async (tx, now) => {
          await publishOrReject(tx, review, { reason, moderator, brand, now })
          return {
            result: undefined,
            subjectId: review.id,
            label: `Review of ${review.sku}`,
            before: { state: review.state },
            after: { state: reason === null ? 'published' : 'rejected' },
          }
        },
      })
      return countIn(db, brand)
    },

    question: async ({ params, body: { decision, text } }, context) => {
      const { brand, caller, origin } = context
      const found = await findQuestion(db, brand.key, params.id)
      if (!found) throw notFound('There is no such question')
      const answer = decision === 'answer' ? text : null
      if (answer === '') throw invalidField('text', 'Write the answer')
      const moderator = await caller.require()
      await audited(deps, context, {
        action: answer === null ? 'rejected a question' : 'answered a question',
        subject: 'question',
        work: async (tx, now) => {
          await answerOrReject(tx, found, { answer, moderator, brand, origin, now })
          return {
            result: undefined,
            subjectId: found.question.id,
            label: `Question about ${found.question.sku}`,
            before: { state: found.question.state },
            after: { state: answer === null ? 'rejected' : 'answered' },
          }
        },
      })
      return countIn(db, brand)
    },
  }
}
