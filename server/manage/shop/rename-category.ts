import { sql } from 'drizzle-orm'
import { refreshListingRows } from '../../database/derived/listing-rows.ts'
import type { Tx } from '../../database/transaction.ts'
import { refreshProjectRows } from '../../project/store/project-rows.ts'
import {
  deleteRedirectsFrom,
  flattenRedirects,
  insertCategoryRedirects,
  type Move,
  moveCategories,
  moveInOffersAndArticles,
  projectsWith,
  renameInProducts,
} from './store/rename-category.ts'

/** Moves a category with those below it, and leads the former addresses to the new ones, each in one step. */
export async function moveCategory(tx: Tx, move: Move) {
  const moves = await moveCategories(tx, move)
  await moveInOffersAndArticles(tx, move)
  await deleteRedirectsFrom(
    tx,
    moves.map(({ to }) => `/c/${to}`),
  )
  await flattenRedirects(tx, move)
  await insertCategoryRedirects(tx, moves)
}

/** After a category has another name or address: lists, search and the dashboard of projects have it, too. */
export async function refreshRenamed(tx: Tx, uri: string) {
  // A department of a large catalogue exceeds the usual time limit.
  await tx.execute(sql`select set_config('statement_timeout', '10min', true)`)
  const renamed = await renameInProducts(tx, uri)
  if (renamed.length === 0) return
  await refreshListingRows(tx, renamed)
  const projects = await projectsWith(tx, renamed)
  if (projects.length > 0) await refreshProjectRows(tx, projects)
}
