import type { Brand } from '#themes/brand.ts'
import { type AccountRow, findAccount } from '../accounts/accounts.ts'
import { refreshRatings } from '../database/derived/ratings.ts'
import type { Tx } from '../database/transaction.ts'
import { conflict } from '../http/request/errors.ts'
import { insertMail } from '../mail/mails.ts'
import { answerMail, rejectionMail } from './moderation-mails.ts'
import { decideQuestion, type findQuestion } from './store/questions.ts'
import { decideReview, type ReviewRow } from './store/reviews.ts'

const alreadyDecided = () => conflict('Another member of staff has decided about this')

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
