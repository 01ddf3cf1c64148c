import type { OwnReview } from '#contract/catalogue/review.ts'
import type { contract } from '#contract/contract.ts'
import { suburbName } from '#domain/location/locality.ts'
import { QuestionForm, ReviewForm } from '#domain/reviews/review-form.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { type AccountRow, lockAccount } from '../accounts/accounts.ts'
import { lockVisitor } from '../accounts/visitors.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, HttpError, notFound } from '../http/request/errors.ts'
import { checkPart, type Handlers } from '../http/serve.ts'
import { soldStyle } from './reviews.ts'
import { askedSince, insertQuestion, wasAsked } from './store/questions.ts'
import { latestPurchase } from './store/reviewed-styles.ts'
import {
  insertReview,
  insertVote,
  ownReview,
  publishedReview,
  type Style,
  votedSince,
  writtenSince,
} from './store/reviews.ts'

/** How many of each a person may send in ten minutes. */
const limits = { reviews: 5, questions: 5, votes: 30 } as const
const windowMs = 10 * 60_000
const tooManyText = 'You have sent several of these just now. Wait ten minutes, then try again'

function rejectMore(sent: number, limit: number) {
  if (sent >= limit)
    throw new HttpError('too_many_requests', tooManyText, { errors: [tooManyText], retryAfterMs: windowMs })
}

const notBoughtText = 'Only customers who have bought this product here can review it'

/** What a visitor adds: reviews of products they have bought, votes and questions. */
export function reviewingHandlers({ db, clock }: Deps): Handlers<typeof contract>['reviewing'] {
  const since = () => new Date(clock().getTime() - windowMs)

  async function stateFor(account: AccountRow, style: Style): Promise<OwnReview> {
    const [own, purchase] = await Promise.all([
      ownReview(db, account.id, style),
      latestPurchase(db, { accountId: account.id, ...style }),
    ])
    if (own)
      return { state: own.state === 'published' ? 'published' : 'pending', author: own.author, suburb: own.suburb }
    const suburb = suburbName(purchase?.plan.deliveryAddress?.suburb ?? '')
    return { state: purchase ? 'open' : 'not-bought', author: account.firstName, suburb }
  }

  async function store(account: AccountRow, style: Style, { form, brand }: { form: ReviewForm; brand: Brand }) {
    const purchase = await latestPurchase(db, { accountId: account.id, ...style })
    if (!purchase) throw new HttpError('forbidden', notBoughtText, { errors: [notBoughtText] })
    const now = clock()
    const row = {
      ...form,
      ...style,
      id: newId(now.getTime()),
      sku: purchase.sku,
      accountId: account.id,
      orderId: purchase.orderId,
      boughtOn: shopDay(purchase.placedAt, brand.country),
      stars: Number(form.stars),
      state: 'pending' as const,
      createdAt: now,
    }
    await tx(db, async (transaction) => {
      await lockAccount(transaction, account.id)
      rejectMore(await writtenSince(transaction, account.id, since()), limits.reviews)
      if (!(await insertReview(transaction, row))) throw conflict('You have already reviewed this product')
    })
  }

  return {
    mine: async ({ params }, { brand, caller }) =>
      stateFor(await caller.require(), await soldStyle(db, brand, params.sku)),

    write: async ({ params, body }, { brand, caller }) => {
      const account = await caller.require()
      const style = await soldStyle(db, brand, params.sku)
      const form = checkPart('body', ReviewForm, body)
      await store(account, style, { form, brand })
      return stateFor(account, style)
    },

    vote: async ({ params }, { brand, visitor }) => {
      const review = await publishedReview(db, brand.key, params.id)
      if (!review) throw notFound('There is no such review')
      const visitorId = await visitor.require()
      const vote = { reviewId: review.id, visitorId, votedAt: clock() }
      return tx(db, async (transaction) => {
        await lockVisitor(transaction, visitorId)
        rejectMore(await votedSince(transaction, visitorId, since()), limits.votes)
        return { helpful: await insertVote(transaction, vote) }
      })
    },

    ask: async ({ params, body }, { brand, visitor, idempotencyKey, requestId }) => {
      const style = await soldStyle(db, brand, params.sku)
      const form = checkPart('body', QuestionForm, body)
      const visitorId = await visitor.require()
      const key = idempotencyKey ?? requestId
      const now = clock()
      await tx(db, async (transaction) => {
        await lockVisitor(transaction, visitorId)
        if (await wasAsked(transaction, visitorId, key)) return
        rejectMore(await askedSince(transaction, visitorId, since()), limits.questions)
        await insertQuestion(transaction, {
          ...form,
          ...style,
          id: newId(now.getTime()),
          sku: params.sku,
          visitorId,
          idempotencyKey: key,
          state: 'pending',
          createdAt: now,
        })
      })
      return { received: true }
    },
  }
}
