import type { NavCategory } from '#contract/content/navigation.ts'
import type { contract } from '#contract/contract.ts'
import { type CategoryNode, nodeAt } from '../catalogue/category-tree.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import { menuColumns } from '../catalogue/menu-columns.ts'
import { hasClearance } from '../catalogue/store/clearance.ts'
import { saleAt } from '../catalogue/store/sales.ts'
import type { ReadDeps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { optionalPicture } from '../images/library.ts'
import { memoize } from '../lib/memoize.ts'
import { articlesOf } from './store/articles.ts'

const brandsPerCategory = 8

const link = ({ name, uri }: { name: string; uri: string }) => ({ title: name, uri: `/c/${uri}` })

const categoryOf = (node: CategoryNode): NavCategory => ({
  ...link(node),
  picture: optionalPicture(node.picture, node.name),
  productCount: node.count,
  subCategories: node.children.map((child) => ({
    ...link(child),
    productCount: child.count,
    subCategories: child.children.map(link),
  })),
  brands: node.manufacturers
    .slice(0, brandsPerCategory)
    .map(({ name, uri }) => ({ title: name, uri: `/brands/${uri}` })),
})

export const navigationHandlers = (
  { db, clock, rememberMs, changes }: ReadDeps,
  { treeOf, categories }: CategoryData,
): Handlers<typeof contract>['navigation'] => {
  const remembered = memoize({ clock, ms: rememberMs, changes })
  return {
    navbar: async (_input, { brand }) => {
      const [tree, sale, clearance] = await Promise.all([
        treeOf(shopOf({ brand })),
        saleAt(db, brand.key, clock()),
        hasClearance(db, brand.key),
      ])
      return {
        topNav: [
          { title: brand.wording.allProducts, uri: '/products' },
          { title: 'Brands', uri: '/brands' },
          ...(sale ? [{ title: 'Sale', uri: sale.url ?? '/sale' }] : []),
          ...(clearance ? [{ title: 'Clearance', uri: '/clearance' }] : []),
          { title: 'Catalogue', uri: '/catalogue' },
          { title: 'Stores', uri: '/stores' },
        ],
        mainNav: { categories: tree.map(categoryOf) },
      }
    },
    columns: async ({ query }, { brand }) => {
      const node = nodeAt(await treeOf(shopOf({ brand })), query.category)
      if (!node) throw notFound()
      const { uri, name, picture } = node
      const table = { db, brand, categories: await categories() }
      return {
        picture: optionalPicture(picture, name),
        columns: await remembered(`${brand.key} ${uri}`, () => menuColumns(table, uri)),
      }
    },
    cookingDemos: async ({ params }, { brand }) => {
      const demos = await articlesOf(db, brand.key, { kind: 'cooking-demo', now: clock() })
      return demos
        .filter(({ storeUris }) => storeUris.includes(params.storeUri.toLowerCase()))
        .map(({ title, uri }) => ({ title, uri: `/cooking-demo/${uri}` }))
    },
  }
}
