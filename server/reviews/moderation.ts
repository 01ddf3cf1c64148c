import type { contract } from '#contract/contract.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { Db } from '../database/database.ts'
import { refreshRatings } from '../database/derived/ratings.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { insertMail } from '../mail/mails.ts'
import { answerMail, rejectionMail } from './moderation-mails.ts'
import { countPendingQuestions, decideQuestion, findQuestion, pendingQuestions } from './store/questions.ts'
import { countPendingReviews, decideReview, findReview, pendingReviews } from './store/reviews.ts'

/** The queue shows the oldest ones; the next ones move up when these are decided. */
const queueSize = 20

const alreadyDecided = () => conflict('Another member of staff has decided about this')

async function waitingIn(db: Db, { key }: Brand) {
  const [reviews, questions] = await Promise.all([countPendingReviews(db, key), countPendingQuestions(db, key)])
  return reviews + questions
}

/** Staff with the right publish, reject and answer what visitors of their shop have written. */
export function moderationHandlers({ db, clock }: Deps): Handlers<typeof contract>['moderation'] {
  async function queue({ brand }: CallContext) {
    const [waiting, reviews, questions] = await Promise.all([
      waitingIn(db, brand),
      pendingReviews(db, brand.key, queueSize),
      pendingQuestions(db, brand.key, queueSize),
    ])
    const day = (time: Date) => shopDay(time, brand.country)
    return {
      waiting,
      reviews: reviews.map(({ review, product }) => ({ ...review, product, createdAt: day(review.createdAt) })),
      questions: questions.map(({ question, product }) => ({
        ...question,
        product,
        createdAt: day(question.createdAt),
      })),
    }
  }

  return {
    queue: (_input, context) => queue(context),

    review: async ({ params, body: { decision, reason = '' } }, { brand, caller }) => {
      const moderator = await caller.require()
      const review = await findReview(db, brand.key, params.id)
      if (!review) throw notFound('There is no such review')
      const isPublished = decision === 'publish'
      if (!isPublished && reason === '') throw invalidField('reason', 'Write the reason: the author reads it')
      const author = review.accountId ? await findAccount(db, review.accountId) : null
      const now = clock()
      const decided = { decidedAt: now, decidedBy: moderator.id, reason: isPublished ? null : reason }
      await tx(db, async (transaction) => {
        if (
          !(await decideReview(transaction, review.id, { ...decided, state: isPublished ? 'published' : 'rejected' }))
        )
          throw alreadyDecided()
        if (isPublished) await refreshRatings(transaction, review)
        else if (author) await insertMail(transaction, rejectionMail({ review, reason, author, brand, now }))
      })
      return { waiting: await waitingIn(db, brand) }
    },

    question: async ({ params, body: { decision, answer = '' } }, { brand, caller, origin }) => {
      const moderator = await caller.require()
      const found = await findQuestion(db, brand.key, params.id)
      if (!found) throw notFound('There is no such question')
      const isAnswered = decision === 'answer'
      if (isAnswered && answer === '') throw invalidField('answer', 'Write the answer')
      const { firstName: answeredBy } = moderator
      const now = clock()
      await tx(db, async (transaction) => {
        const decided = isAnswered
          ? { state: 'answered' as const, answer, answeredBy, answeredAt: now }
          : { state: 'rejected' as const, answer: null, answeredBy, answeredAt: now }
        if (!(await decideQuestion(transaction, found.question.id, decided))) throw alreadyDecided()
        if (isAnswered) await insertMail(transaction, answerMail({ ...found, answer, answeredBy, brand, origin, now }))
      })
      return { waiting: await waitingIn(db, brand) }
    },
  }
}
