import type { Brand } from '#themes/brand.ts'
import { type CategoryNode, listedTree } from '../api/category-tree.ts'
import { shopOf } from '../api/shop-of.ts'
import type { Deps } from '../deps.ts'
import { hasClearance } from '../stores/clearance.ts'
import { staticPageNames } from '../stores/content.ts'
import { makerRows } from '../stores/makers.ts'
import { saleAt } from '../stores/sales.ts'
import { storesOf } from '../stores/shop-stores.ts'
import { listedSlugs } from '../stores/site-products.ts'

export type SitePage = { path: string; title: string; note: string }

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

const things = (count: number) => (count === 1 ? '1 product' : `${count} products`)

/** The public pages of a shop by kind, products left out. */
export async function sitePages({ db, clock }: Deps, brand: Brand) {
  const shop = shopOf({ brand })
  const [tree, makers, stores, texts, sale, clearance] = await Promise.all([
    listedTree(db, shop),
    makerRows(db, shop),
    storesOf(db, brand.key),
    staticPageNames(db, brand.key),
    saleAt(db, brand.key, clock()),
    hasClearance(db, brand.key),
  ])
  const page = (path: string, title: string, note = ''): SitePage => ({ path, title, note })
  return {
    main: [
      page('/', brand.name, brand.wording.homeDescription),
      page('/products', brand.wording.allProducts),
      ...(sale ? [page('/sale', sale.name)] : []),
      ...(clearance ? [page('/clearance', 'Clearance', 'Runouts and pieces with a mark, while they last')] : []),
      page('/catalogue', 'Catalogue'),
    ],
    categories: flat(tree).map(({ uri, name, count }) => page(`/c/${uri}`, name, things(count))),
    brands: [
      page('/brands', 'All brands'),
      ...makers.map(({ uri, name, about }) => page(`/brands/${uri}`, name, about)),
    ],
    stores: [
      page('/stores', 'All stores'),
      ...stores.map(({ uri, name, address, suburb, state, postcode }) =>
        page(`/stores/${uri}`, name, `${address}, ${suburb} ${state} ${postcode}`),
      ),
    ],
    help: texts.map(({ name, title, description }) => page(`/article/${name}`, title, description)),
  }
}

/** The paths of all public pages. */
export async function sitePaths(deps: Deps, brand: Brand): Promise<string[]> {
  const [pages, products] = await Promise.all([sitePages(deps, brand), listedSlugs(deps.db, brand.key)])
  return [
    ...Object.values(pages).flatMap((group) => group.map(({ path }) => path)),
    ...products.map(({ slug }) => `/p/${slug}`),
  ]
}
