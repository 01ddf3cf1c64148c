import type { ReadDeps } from '../deps.ts'
import { categoryTable } from './category-table.ts'
import { treesOf } from './category-tree.ts'

/** The category data that most responses need and that seldom changes. */
export const categoryDataOf = (deps: Pick<ReadDeps, 'db' | 'clock' | 'rememberMs' | 'changes'>) => ({
  treeOf: treesOf(deps),
  categories: categoryTable(deps),
})

export type CategoryData = ReturnType<typeof categoryDataOf>
