import type { CategoryTile } from '#contract/catalogue/catalogue.ts'
import type { contract } from '#contract/contract.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDeps } from '../deps.ts'
import { invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { optionalPicture, pictureOf } from '../images/library.ts'
import { dayAfter } from '../lib/days.ts'
import { type CategoryNode, listedTree, nodeAt } from './category-tree.ts'
import type { CategoryData } from './category-trees.ts'
import { allowedSort, filterSets, listingView, whole } from './listing/listing-view.ts'
import { crumbsOf, pathsAbove } from './product/product-view.ts'
import { productCard } from './product-card.ts'
import { skuList } from './sku-list.ts'
import { cardsById, cardsBySku } from './store/cards.ts'
import { clearanceConditions } from './store/clearance.ts'
import type { Scope } from './store/listing.ts'
import { type ManufacturerRow, manufacturerRows } from './store/manufacturers.ts'
import { renamedCategory } from './store/renamed.ts'
import { bestIds } from './store/top-products.ts'

const newForDays = 120

const bestSize = { usual: 4, most: 24 }

const collections: Record<string, (today: string) => Scope> = {
  all: () => ({}),
  sale: () => ({ onSale: true }),
  new: (today) => ({ releasedSince: dayAfter(today, -newForDays) }),
  clearance: () => ({ conditions: clearanceConditions }),
}

function collectionScope(name: string | undefined, today: string): Scope {
  const scope = Object.hasOwn(collections, name ?? 'all') ? collections[name ?? 'all'] : undefined
  if (!scope) throw invalidField('collection', `Choose one of ${Object.keys(collections).join(', ')}`)
  return scope(today)
}

const tileOf = ({ name, uri, count, picture }: CategoryNode): CategoryTile => ({
  name,
  uri,
  productCount: count,
  picture: optionalPicture(picture, name),
})

const manufacturerTile = ({ name, uri, country, about, picture, count }: ManufacturerRow) => ({
  name,
  uri,
  country,
  about,
  productCount: count,
  picture: optionalPicture(picture, name),
})

export const catalogueHandlers = (
  { db, clock }: ReadDeps,
  { treeOf, categories }: CategoryData,
): Handlers<typeof contract>['catalogue'] => {
  async function category(uri: string, brand: Brand) {
    const address = uri.toLowerCase().replace(/^\/+|\/+$/g, '')
    const [table, tree] = await Promise.all([categories(), treeOf(shopOf({ brand }))])
    const row = table.at(address)
    const node = nodeAt(tree, address)
    if (!row || !node) throw notFound()
    return {
      ...tileOf(node),
      description: row.description,
      crumbs: crumbsOf(table.namesOf(pathsAbove(address))),
      children: node.children.map(tileOf),
    }
  }

  /** Home pages and older pages in browsers know a category by the address that it had. */
  async function presentUri(uri: string | undefined, { key }: Brand) {
    if (uri === undefined || (await categories()).at(uri)) return uri
    return (await renamedCategory(db, key, uri)) ?? uri
  }

  return {
    listing: async ({ query: given }, { brand }) => {
      const query = { ...given, category: await presentUri(given.category, brand) }
      const today = shopDay(clock(), brand.country)
      const { category: uri, manufacturer } = query
      const collected = collectionScope(query.collection, today)
      const scope = { ...collected, category: uri, manufacturer }
      const defaultSort = query.collection === 'new' ? 'newest' : 'popular'
      return listingView({ db, brand, categories: await categories() }, query, { scope, defaultSort })
    },
    best: async ({ query }, { brand }) => {
      const collected = collectionScope(query.collection, shopDay(clock(), brand.country))
      const category = await presentUri(query.category, brand)
      const of = { db, brand, categories: await categories() }
      const narrowed = await filterSets(of, { category, filter: query.filter })
      const ids = await bestIds(
        db,
        shopOf({ brand }),
        { ...collected, category },
        {
          narrowed,
          sort: allowedSort(query.sort, 'popular', brand),
          size: whole('size', query.size, bestSize),
          mixed: query.mixed ?? false,
        },
      )
      return (await cardsById(db, shopOf({ brand }), ids)).map((row) => productCard(row, brand))
    },
    category: ({ query }, { brand }) => category(query.uri, brand),
    categories: async (_input, { brand }) => (await treeOf(shopOf({ brand }))).map(tileOf),
    brands: async (_input, { brand }) => (await manufacturerRows(db, shopOf({ brand }))).map(manufacturerTile),
    brand: async ({ params }, { brand }) => {
      const shop = shopOf({ brand })
      const [[manufacturer], tree] = await Promise.all([
        manufacturerRows(db, shop, params.uri.toLowerCase()),
        listedTree(db, shop, params.uri.toLowerCase()),
      ])
      if (!manufacturer) throw notFound()
      return { ...manufacturerTile(manufacturer), categories: leavesOf(tree).map(tileOf) }
    },
    cards: async ({ query }, { brand }) =>
      (await cardsBySku(db, shopOf({ brand }), skuList(query.skus))).map((row) => productCard(row, brand)),
    pictures: async ({ query }) => Object.fromEntries(skuList(query.keys).map((key) => [key, pictureOf(key, '')])),
  }
}

const leavesOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => (node.children.length === 0 ? [node] : leavesOf(node.children)))
