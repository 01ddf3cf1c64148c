import type { contract } from '#contract/contract.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { type AccountRow, findAccount } from '../accounts/accounts.ts'
import type { Db } from '../database/database.ts'
import { refreshRatings } from '../database/derived/ratings.ts'
import { type Tx, tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { insertMail } from '../mail/mails.ts'
import { answerMail, rejectionMail } from './moderation-mails.ts'
import { countPendingQuestions, decideQuestion, findQuestion, pendingQuestions } from './store/questions.ts'
import { countPendingReviews, decideReview, findReview, pendingReviews, type ReviewRow } from './store/reviews.ts'

/** The queue shows the oldest ones; the next ones move up when these are decided. */
export const queueSize = 20

const alreadyDecided = () => conflict('Another member of staff has decided about this')

export async function waitingIn(db: Db, { key }: Brand) {
  const [reviews, questions] = await Promise.all([countPendingReviews(db, key), countPendingQuestions(db, key)])
  return reviews + questions
}

type Decider = { moderator: AccountRow; brand: Brand; now: Date }

/** Publishes a review, or rejects it with a reason that its author gets by email. */
export async function publishOrReject(
  transaction: Tx,
  review: ReviewRow,
  { reason, moderator, brand, now }: Decider & { reason: string | null },
) {
  const state = reason === null ? 'published' : 'rejected'
  const decision = { state, decidedAt: now, decidedBy: moderator.id, reason } as const
  if (!(await decideReview(transaction, review.id, decision))) throw alreadyDecided()
  if (reason === null) return refreshRatings(transaction, review)
  const author = review.accountId ? await findAccount(transaction, review.accountId) : null
  if (author) await insertMail(transaction, rejectionMail({ review, reason, author, brand, now }))
}

type FoundQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

/** Answers a question, on the page and by email, or rejects it. */
export async function answerOrReject(
  transaction: Tx,
  found: FoundQuestion,
  { answer, moderator, brand, origin, now }: Decider & { answer: string | null; origin: string },
) {
  const { firstName: answeredBy } = moderator
  const state = answer === null ? 'rejected' : 'answered'
  const decision = { state, answer, answeredBy, answeredAt: now } as const
  if (!(await decideQuestion(transaction, found.question.id, decision))) throw alreadyDecided()
  if (answer !== null) await insertMail(transaction, answerMail({ ...found, answer, answeredBy, brand, origin, now }))
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
      const by = { moderator, brand, now: clock() }
      await tx(db, (transaction) =>
        publishOrReject(transaction, review, { ...by, reason: isPublished ? null : reason }),
      )
      return { waiting: await waitingIn(db, brand) }
    },

    question: async ({ params, body: { decision, answer = '' } }, { brand, caller, origin }) => {
      const moderator = await caller.require()
      const found = await findQuestion(db, brand.key, params.id)
      if (!found) throw notFound('There is no such question')
      const isAnswered = decision === 'answer'
      if (isAnswered && answer === '') throw invalidField('answer', 'Write the answer')
      const by = { moderator, brand, origin, now: clock() }
      await tx(db, (transaction) => answerOrReject(transaction, found, { ...by, answer: isAnswered ? answer : null }))
      return { waiting: await waitingIn(db, brand) }
    },
  }
}
