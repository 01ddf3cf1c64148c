import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { reviewSorts } from '#contract/fields/limits.ts'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { products } from '../../database/schema/catalogue.ts'
import { reviews, reviewVotes } from '../../database/schema/reviews.ts'
import type { PageKey } from './page-key.ts'

export type ReviewRow = typeof reviews.$inferSelect
/** All finishes of a model in a shop. */
export type Style = { brand: string; style: string }
export type ReviewSort = (typeof reviewSorts)[number]

const ofStyle = ({ brand, style }: Style) => and(eq(reviews.brand, brand), eq(reviews.style, style))
// Written out: a parameter would keep the planner from the partial indexes.
const isPublished = sql`${reviews.state} = 'published'`
const isPending = sql`${reviews.state} = 'pending'`

export const countByStars = (db: Db, style: Style) =>
  db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(and(ofStyle(style), isPublished))
    .groupBy(reviews.stars)

type Page = { sort: ReviewSort; stars: number | undefined; after: PageKey | null; size: number }

const below = (sort: ReviewSort, { value, id }: PageKey) =>
  sort === 'helpful'
    ? sql`(${reviews.helpful}, ${reviews.id}) < (${value}::bigint, ${id}::uuid)`
    : sql`(${reviews.createdAt}, ${reviews.id}) < (${new Date(value)}, ${id}::uuid)`

export const pageOfReviews = (db: Db, style: Style, { sort, stars, after, size }: Page): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        ofStyle(style),
        isPublished,
        stars === undefined ? undefined : eq(reviews.stars, stars),
        after ? below(sort, after) : undefined,
      ),
    )
    .orderBy(desc(sort === 'helpful' ? reviews.helpful : reviews.createdAt), desc(reviews.id))
    .limit(size)

/** The review of an account that is pending or published. */
export async function ownReview(db: Db, accountId: string, style: Style): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.accountId, accountId), ofStyle(style), ne(reviews.state, 'rejected')))
    .limit(1)
  return row
}

/** Number of reviews that an account has written since. */
export const writtenSince = (db: Db, accountId: string, since: Date) =>
  db.$count(reviews, and(eq(reviews.accountId, accountId), gt(reviews.createdAt, since)))

/** False if the account has a review of the model already. */
export async function insertReview(db: Db, row: typeof reviews.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id })
  return inserted.length > 0
}

export async function publishedReview(db: Db, brand: string, id: string): Promise<ReviewRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.brand, brand), isPublished))
  return row
}

/** Number of votes of a visitor since. */
export const votedSince = (db: Db, visitorId: string, since: Date) =>
  db.$count(reviewVotes, and(eq(reviewVotes.visitorId, visitorId), gt(reviewVotes.votedAt, since)))

/** Counts a vote once; returns the votes of the review. */
export async function insertVote(db: Db, vote: typeof reviewVotes.$inferInsert): Promise<number> {
  const added = await db.insert(reviewVotes).values(vote).onConflictDoNothing().returning({ id: reviewVotes.reviewId })
  const [row] = await db
    .update(reviews)
    .set({ helpful: sql`${reviews.helpful} + ${added.length}::int` })
    .where(eq(reviews.id, vote.reviewId))
    .returning({ helpful: reviews.helpful })
  return row?.helpful ?? 0
}

export const countPendingReviews = (db: Db, brand: string) =>
  db.$count(reviews, and(eq(reviews.brand, brand), isPending))

export const pendingReviews = (db: Db, brand: string, size: number) =>
  db
    .select({ review: reviews, product: products.title })
    .from(reviews)
    .innerJoin(products, eq(products.sku, reviews.sku))
    .where(and(eq(reviews.brand, brand), isPending))
    .orderBy(asc(reviews.createdAt))
    .limit(size)

export async function findReview(db: Db, brand: string, id: string): Promise<ReviewRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.brand, brand)))
  return row
}

type Decision = Pick<ReviewRow, 'state' | 'reason' | 'decidedAt' | 'decidedBy'>

/** False if the review is no longer pending. */
export async function decideReview(db: Db, id: string, decision: Decision): Promise<boolean> {
  const changed = await db
    .update(reviews)
    .set(decision)
    .where(and(eq(reviews.id, id), isPending))
    .returning({ id: reviews.id })
  return changed.length > 0
}
