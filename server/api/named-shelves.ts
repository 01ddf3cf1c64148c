import type { Db } from '../database/database.ts'
import type { Shop } from '../stores/cards.ts'
import { categoriesNamed, makersNamed } from '../stores/search.ts'
import { nodeAt } from './category-tree.ts'
import type { Shelves } from './shelves.ts'

type Asked = { db: Db; shop: Shop; shelves: Shelves; query: string }

const most = 4

/** Categories and makers whose names have the words of a query, as far as the shop lists anything of them. */
export async function namedShelves({ db, shop, shelves, query }: Asked) {
  if (query === '') return { categories: [], makers: [] }
  const [tree, categories, makers] = await Promise.all([
    shelves.treeOf(shop),
    categoriesNamed(db, query),
    makersNamed(db, query),
  ])
  const listedMakers = new Set(tree.flatMap((node) => node.makers.map(({ uri }) => uri)))
  return {
    categories: categories.filter(({ uri }) => nodeAt(tree, uri)).slice(0, most),
    makers: makers.filter(({ uri }) => listedMakers.has(uri)).slice(0, most),
  }
}
