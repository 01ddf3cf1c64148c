import { type WordForms, wordForms } from '#domain/search-text.ts'
import type { Shop } from '../stores/cards.ts'
import { type CategoryNode, nodeAt } from './category-tree.ts'
import { fold } from './fold.ts'
import type { Shelves } from './shelves.ts'

type Asked = { shop: Shop; shelves: Shelves; words: readonly string[] }

const most = 4

const partsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const hasWord = (name: readonly string[], { forms, isBegun }: WordForms) =>
  forms.some((form) =>
    partsOf(form).every((part) => name.some((one) => (isBegun ? one.startsWith(part) : one === part))),
  )

function makersIn(tree: readonly CategoryNode[]) {
  const byUri = new Map(tree.flatMap(({ makers }) => makers).map((maker) => [maker.uri, maker]))
  return [...byUri.values()].sort((a, b) => b.rank - a.rank)
}

/** Categories (shortest path first) and manufacturers with all the words in their names and products in this shop. */
export async function namedShelves({ shop, shelves, words }: Asked) {
  if (words.length === 0) return { categories: [], makers: [] }
  const [tree, categories] = await Promise.all([shelves.treeOf(shop), shelves.categories()])
  const wanted = wordForms(words)
  const isNamed = ({ name }: { name: string }) => {
    const parts = partsOf(name)
    return wanted.every((word) => hasWord(parts, word))
  }
  return {
    categories: categories.rows
      .filter((row) => isNamed(row) && nodeAt(tree, row.uri))
      .sort((a, b) => a.uri.length - b.uri.length)
      .slice(0, most),
    makers: makersIn(tree).filter(isNamed).slice(0, most),
  }
}
