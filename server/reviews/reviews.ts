import type { contract } from '#contract/contract.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { questionView, reviewView } from './review-view.ts'
import { type PageKey, readPageKey, writePageKey } from './store/page-key.ts'
import { countAnswered, pageOfQuestions } from './store/questions.ts'
import { styleOf } from './store/reviewed-styles.ts'
import { countByStars, pageOfReviews, type Style } from './store/reviews.ts'

const pageSize = 6

/** The style of a product; rejects with 404 when the shop does not sell it. */
export async function soldStyle(db: Db, brand: Brand, sku: string): Promise<Style> {
  const style = await styleOf(db, { brand: brand.key, sku })
  if (style === undefined) throw notFound('This product is not sold here')
  return { brand: brand.key, style }
}

function pageKey(after: string | undefined): PageKey | null {
  if (after === undefined) return null
  const key = readPageKey(after)
  if (!key) throw invalidField('after', 'Continue with the value of an earlier page')
  return key
}

function checkStars(stars: number | undefined) {
  if (stars !== undefined && ![1, 2, 3, 4, 5].includes(stars)) throw invalidField('stars', 'Choose 1 to 5 stars')
  return stars
}

/** The rows of a page, and the key of the next one. One row more was read, to know whether there is one. */
function paged<Row extends { id: string }>(rows: readonly Row[], keyOf: (row: Row) => number) {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { shown, next: last ? writePageKey({ value: keyOf(last), id: last.id }) : null }
}

const starSteps = [5, 4, 3, 2, 1] as const

function summaryOf(counted: readonly { stars: number; count: number }[]) {
  const byStars = starSteps.map((stars) => ({ stars, count: counted.find((row) => row.stars === stars)?.count ?? 0 }))
  const count = byStars.reduce((sum, row) => sum + row.count, 0)
  const total = byStars.reduce((sum, row) => sum + row.stars * row.count, 0)
  return { byStars, count, average: count > 0 ? Math.round((total * 10) / count) / 10 : null }
}

/** Published reviews and answered questions; the same for every visitor. */
export const reviewHandlers = ({ db }: Deps): Handlers<typeof contract>['review'] => ({
  list: async ({ params, query: { sort = 'newest', stars, after } }, { brand }) => {
    const filter = { sort, stars: checkStars(stars), after: pageKey(after) }
    const style = await soldStyle(db, brand, params.sku)
    const [counted, rows] = await Promise.all([
      countByStars(db, style),
      pageOfReviews(db, style, { ...filter, size: pageSize + 1 }),
    ])
    const { shown, next } = paged(rows, ({ helpful, createdAt }) =>
      sort === 'helpful' ? helpful : createdAt.getTime(),
    )
    return { ...summaryOf(counted), reviews: shown.map((row) => reviewView(row, brand.country)), next }
  },

  questions: async ({ params, query }, { brand }) => {
    const after = pageKey(query.after)
    const style = await soldStyle(db, brand, params.sku)
    const [count, rows] = await Promise.all([
      countAnswered(db, style),
      pageOfQuestions(db, style, { after, size: pageSize + 1 }),
    ])
    const { shown, next } = paged(rows, ({ createdAt }) => createdAt.getTime())
    return { count, questions: shown.map((row) => questionView(row, brand.country)), next }
  },
})
