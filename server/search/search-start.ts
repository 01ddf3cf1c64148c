import type { SearchStart } from '#contract/catalogue/search.ts'
import { canSearch } from '#domain/search/search-term.ts'
import type { Brand } from '#themes/brand.ts'
import type { CategoryNode } from '../catalogue/category-tree.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import type { ReadDb } from '../database/database.ts'
import type { ReadDeps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { type Shop, shopOf } from '../http/site/shop-of.ts'
import { optionalPicture, pictureAddress } from '../images/library.ts'
import { memoize } from '../lib/memoize.ts'
import { rankedProducts } from './product-ranking.ts'
import { searchAddress } from './search-address.ts'
import { popularTerms } from './store/popular-terms.ts'

const shownTerms = 6
const shownCategories = 9
const imageWidth = 240

/** A term that fewer searches had may be about a person. */
const leastSearches = 5

/** Categories of the second level with the most products, in the order of the menu. */
function largest(tree: readonly CategoryNode[]): readonly CategoryNode[] {
  const all = tree.flatMap((node) => (node.children.length === 0 ? [node] : node.children))
  const chosen = new Set(all.toSorted((a, b) => b.count - a.count).slice(0, shownCategories))
  return all.filter((node) => chosen.has(node))
}

function categoryOf({ name, uri, picture }: CategoryNode): SearchStart['categories'][number] {
  const image = optionalPicture(picture, name)
  return { text: name, url: `/c/${uri}`, imageUrl: image && pictureAddress(image, imageWidth) }
}

/** Terms that still find products: anyone may send an event, and stock changes. */
async function foundTerms(db: ReadDb, shop: Shop) {
  const terms = await popularTerms(db, shop, { atLeast: leastSearches, limit: shownTerms * 3 })
  const totals = await Promise.all(
    terms.map(async (term) => (await rankedProducts(db, shop, term, { limit: 1, correct: false })).found.total),
  )
  return terms.filter((term, index) => canSearch(term) && (totals[index] ?? 0) > 0).slice(0, shownTerms)
}

/** Popular searches and the largest categories of a shop. */
export function searchStart({ db, clock, rememberMs, changes }: ReadDeps, categoryData: CategoryData) {
  const remembered = memoize({ clock, ms: rememberMs, changes })

  async function start(brand: Brand): Promise<SearchStart> {
    const shop = shopOf({ brand })
    const [terms, tree] = await Promise.all([foundTerms(db, shop), categoryData.treeOf(shop)])
    const popular = terms.map(async (text) => ({ text, url: await searchAddress({ db, categoryData }, shop, text) }))
    return { popular: await Promise.all(popular), categories: largest(tree).map(categoryOf) }
  }

  return (_input: unknown, { brand }: CallContext) => remembered(brand.key, () => start(brand))
}
