import { wordForms } from '#domain/search/search-text.ts'
import { type CategoryNode, nodeAt } from '../catalogue/category-tree.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { stripAccents } from '../lib/strip-accents.ts'

type SearchParams = { shop: Shop; categoryData: CategoryData; words: readonly string[] }

const most = 4

const partsOf = (text: string) => stripAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []

type Named = { name: string }

/** Computed once for each row of the cached tables. */
function once<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

const nameParts = once(({ name }: Named) => partsOf(name))

const manufacturersIn = once((tree: readonly CategoryNode[]) => {
  const byUri = new Map(tree.flatMap(({ manufacturers }) => manufacturers).map((row) => [row.uri, row]))
  return [...byUri.values()].sort((a, b) => b.rank - a.rank)
})

/** Whether a name has all of the words. */
function nameTest(words: readonly string[]) {
  const typed = wordForms(words).map(({ forms, isBegun }) => ({ forms: forms.map(partsOf), isBegun }))
  return (row: Named) => {
    const name = nameParts(row)
    return typed.every(({ forms, isBegun }) =>
      forms.some((form) =>
        form.every((part) => name.some((word) => (isBegun ? word.startsWith(part) : word === part))),
      ),
    )
  }
}

/** Categories (shortest path first) and manufacturers with all the words in their names and products in this shop. */
export async function namedCategories({ shop, categoryData, words }: SearchParams) {
  if (words.length === 0) return { categories: [], manufacturers: [] }
  const [tree, categories] = await Promise.all([categoryData.treeOf(shop), categoryData.categories()])
  const isNamed = nameTest(words)
  return {
    categories: categories.rows
      .filter((row) => isNamed(row) && nodeAt(tree, row.uri))
      .sort((a, b) => a.uri.length - b.uri.length)
      .slice(0, most),
    manufacturers: manufacturersIn(tree).filter(isNamed).slice(0, most),
  }
}
