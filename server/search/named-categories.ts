import { type WordForms, wordForms } from '#domain/search/search-text.ts'
import { type CategoryNode, nodeAt } from '../catalogue/category-tree.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { stripAccents } from '../lib/strip-accents.ts'

type SearchParams = { shop: Shop; categoryData: CategoryData; words: readonly string[] }

const most = 4

const partsOf = (text: string) => stripAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []

const hasWord = (name: readonly string[], { forms, isBegun }: WordForms) =>
  forms.some((form) =>
    partsOf(form).every((part) => name.some((word) => (isBegun ? word.startsWith(part) : word === part))),
  )

function manufacturersIn(tree: readonly CategoryNode[]) {
  const byUri = new Map(tree.flatMap(({ manufacturers }) => manufacturers).map((row) => [row.uri, row]))
  return [...byUri.values()].sort((a, b) => b.rank - a.rank)
}

/** Categories (shortest path first) and manufacturers with all the words in their names and products in this shop. */
export async function namedCategories({ shop, categoryData, words }: SearchParams) {
  if (words.length === 0) return { categories: [], manufacturers: [] }
  const [tree, categories] = await Promise.all([categoryData.treeOf(shop), categoryData.categories()])
  const forms = wordForms(words)
  const isNamed = ({ name }: { name: string }) => {
    const parts = partsOf(name)
    return forms.every((word) => hasWord(parts, word))
  }
  return {
    categories: categories.rows
      .filter((row) => isNamed(row) && nodeAt(tree, row.uri))
      .sort((a, b) => a.uri.length - b.uri.length)
      .slice(0, most),
    manufacturers: manufacturersIn(tree).filter(isNamed).slice(0, most),
  }
}
