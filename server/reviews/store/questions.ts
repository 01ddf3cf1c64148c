import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { products } from '../../database/schema/catalogue.ts'
import { questions } from '../../database/schema/reviews.ts'
import type { PageKey } from './page-key.ts'
import type { Style } from './reviews.ts'

export type QuestionRow = typeof questions.$inferSelect

// Written out: a parameter would keep the planner from the partial indexes.
const isAnswered = sql`${questions.state} = 'answered'`
const isPending = sql`${questions.state} = 'pending'`

const answeredOf = ({ brand, style }: Style) => and(eq(questions.brand, brand), eq(questions.style, style), isAnswered)

export const countAnswered = (db: Db, style: Style) => db.$count(questions, answeredOf(style))

export const pageOfQuestions = (
  db: Db,
  style: Style,
  { after, size }: { after: PageKey | null; size: number },
): Promise<QuestionRow[]> =>
  db
    .select()
    .from(questions)
    .where(
      and(
        answeredOf(style),
        after
          ? sql`(${questions.createdAt}, ${questions.id}) < (${new Date(after.value)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(size)

/** Number of questions of a visitor since. */
export const askedSince = (db: Db, visitorId: string, since: Date) =>
  db.$count(questions, and(eq(questions.visitorId, visitorId), gt(questions.createdAt, since)))

export async function wasAsked(db: Db, visitorId: string, idempotencyKey: string): Promise<boolean> {
  const isThis = and(eq(questions.visitorId, visitorId), eq(questions.idempotencyKey, idempotencyKey))
  return (await db.$count(questions, isThis)) > 0
}

export const insertQuestion = (db: Db, row: typeof questions.$inferInsert) =>
  db.insert(questions).values(row).onConflictDoNothing()

export const countPendingQuestions = (db: Db, brand: string) =>
  db.$count(questions, and(eq(questions.brand, brand), isPending))

export const pendingQuestions = (db: Db, brand: string, size: number) =>
  db
    .select({ question: questions, product: products.title })
    .from(questions)
    .innerJoin(products, eq(products.sku, questions.sku))
    .where(and(eq(questions.brand, brand), isPending))
    .orderBy(asc(questions.createdAt))
    .limit(size)

export async function findQuestion(db: Db, brand: string, id: string) {
  if (!isId(id)) return undefined
  const [row] = await db
    .select({ question: questions, product: products.title, slug: products.slug })
    .from(questions)
    .innerJoin(products, eq(products.sku, questions.sku))
    .where(and(eq(questions.id, id), eq(questions.brand, brand)))
  return row
}

type Decision = Pick<QuestionRow, 'state' | 'answer' | 'answeredBy' | 'answeredAt'>

/** False if the question is no longer pending. */
export async function decideQuestion(db: Db, id: string, decision: Decision): Promise<boolean> {
  const changed = await db
    .update(questions)
    .set(decision)
    .where(and(eq(questions.id, id), isPending))
    .returning({ id: questions.id })
  return changed.length > 0
}
