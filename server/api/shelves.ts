import type { Deps } from '../deps.ts'
import { categoryTable } from './category-table.ts'
import { treesOf } from './category-tree.ts'

/** The category data that most responses need and that seldom changes. */
export const shelvesOf = (deps: Pick<Deps, 'db' | 'clock' | 'rememberMs'>) => ({
  treeOf: treesOf(deps),
  categories: categoryTable(deps),
})

export type Shelves = ReturnType<typeof shelvesOf>
