import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { ReadDb } from '../database/database.ts'
import type { ReadDeps } from '../deps.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { memoize } from '../lib/memoize.ts'
import { categoryRows, type ListedCount, listedCounts } from './store/categories.ts'

export type CategoryNode = {
  uri: string
  name: string
  picture: string | null
  /** Number of products this shop lists in the category and its subcategories. */
  count: number
  /** Manufacturers of these products, the most frequent first; a higher rank means better known. */
  manufacturers: readonly { uri: string; name: string; rank: number }[]
  children: readonly CategoryNode[]
}

const isWithin = (uri: string, above: string) => uri === above || uri.startsWith(`${above}/`)

function manufacturersOf(counts: readonly ListedCount[]) {
  const sums = new Map<string, { name: string; rank: number; count: number }>()
  for (const { manufacturerUri: uri, manufacturerName: name, manufacturerRank: rank, count } of counts)
    sums.set(uri, { name, rank, count: (sums.get(uri)?.count ?? 0) + count })
  return [...sums]
    .sort(([, a], [, b]) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
    .map(([uri, { name, rank }]) => ({ uri, name, rank }))
}

/** The tree of categories with listed products in this shop, optionally of one manufacturer only. */
export async function listedTree(db: ReadDb, shop: Shop, manufacturer?: string): Promise<CategoryNode[]> {
  const [all, counts] = await Promise.all([categoryRows(db), listedCounts(db, shop, manufacturer)])

  const nodesBelow = (parentId: string | null): CategoryNode[] =>
    all
      .filter((category) => category.parentId === parentId)
      .map(({ id, uri, name, picture }) => {
        const own = counts.filter((row) => isWithin(row.categoryUri, uri))
        const count = own.reduce((sum, row) => sum + row.count, 0)
        return {
          uri,
          name,
          picture,
          count,
          manufacturers: manufacturersOf(own),
          children: count === 0 ? [] : nodesBelow(id),
        }
      })
      .filter(({ count }) => count > 0)
  const main = mainGroups(shop)
  // A furniture shop that also sells pans begins with its furniture.
  const rank = ({ uri }: CategoryNode) =>
    all.some((category) => category.uri === uri && main.includes(category.group)) ? 0 : 1
  return nodesBelow(null).toSorted((a, b) => rank(a) - rank(b))
}

/** Groups stay when a department gets another address. */
const mainGroups = ({ brand }: Shop): readonly string[] => (isBrandKey(brand) ? brands[brand].sells : [])

/** Caches the tree of each shop: every page shows it, and it changes with the catalogue only. */
export function treesOf({ db, clock, rememberMs, changes }: Pick<ReadDeps, 'db' | 'clock' | 'rememberMs' | 'changes'>) {
  const remembered = memoize({ clock, ms: rememberMs, changes })
  return (shop: Shop) => remembered(shop.brand, () => listedTree(db, shop))
}

export function nodeAt(tree: readonly CategoryNode[], uri: string): CategoryNode | undefined {
  const node = tree.find((child) => isWithin(uri, child.uri))
  return node === undefined || node.uri === uri ? node : nodeAt(node.children, uri)
}
