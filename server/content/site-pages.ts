import { allPaymentPages } from '#contract/checkout/payment-pages.ts'
import type { ArticleKind } from '#contract/content/article.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { type CategoryNode, listedTree } from '../catalogue/category-tree.ts'
import { listedPromotions } from '../catalogue/promotion-view.ts'
import { hasClearance } from '../catalogue/store/clearance.ts'
import { manufacturerRows } from '../catalogue/store/manufacturers.ts'
import { saleAt } from '../catalogue/store/sales.ts'
import { listedRanges, slugsFrom } from '../catalogue/store/site-products.ts'
import type { ReadDeps } from '../deps.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { storesOf } from '../locations/store/shop-stores.ts'
import { articleTitles } from './store/articles.ts'
import { formTitles } from './store/contact.ts'
import { staticPageNames } from './store/content.ts'

export type SitePage = { path: string; title: string; note: string }

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

/** URLs of the article lists and their articles. */
const articlePages: Readonly<Record<ArticleKind, readonly [list: string, title: string, page: string]>> = {
  blog: ['/blog', 'Blog', '/blog'],
  recipe: ['/recipes', 'Recipes', '/recipes'],
  inspiration: ['/inspiration', 'Inspiration', '/inspiration'],
  'cooking-demo': ['/cooking-demos', 'Cooking demos', '/cooking-demo'],
  'culinary-support': ['/culinary-support', 'Help with cooking', '/culinary-support'],
}

/** Where an article is. */
export const articleAddress = ({ kind, uri }: { kind: ArticleKind; uri: string }) => `${articlePages[kind][2]}/${uri}`

/** Static texts that are shown on a list of products, above and below it. */
const onProductLists: Readonly<Record<string, string>> = {
  sale: '/sale',
  clearance: '/clearance',
  catalogue: '/catalogue',
}

/** Static texts with a page of their own, by name; the others are articles. Null: shown on a list page. */
const ownAddresses: Readonly<Record<string, string | null>> = {
  'winning-commercial': '/winning-commercial',
  ...Object.fromEntries(allPaymentPages.map(({ path }) => [path.slice(1), path])),
  cookbook: '/cookbook',
  ...Object.fromEntries(
    [
      ...Object.keys(onProductLists),
      'blog',
      'contact',
      'recipes',
      'inspiration',
      'cooking-demos',
      'culinary-support',
      'promotions',
      'virtual-tour',
    ].map((name) => [name, null]),
  ),
}

/** Texts without which a page or a panel of the shop would be empty. */
const needed = ['legendary-service', 'privacy', 'contact', 'no-results']

/** Texts that answer something: nobody looks for them. */
const unlisted = ['no-results']

/** The address of a static text, and whether the shop itself needs it. */
export function staticAddress(name: string): { address: string; isFixed: boolean } {
  const listed = name === 'contact' ? '/ask-an-expert' : `/${name}`
  const own = onProductLists[name] ?? (ownAddresses[name] === null ? listed : ownAddresses[name])
  return { address: own ?? `/article/${name}`, isFixed: own !== undefined || needed.includes(name) }
}

const things = (count: number) => (count === 1 ? '1 product' : `${count} products`)

/** The public pages of a shop by kind, without products. */
export async function sitePages({ db, clock }: ReadDeps, brand: Brand) {
  const shop = shopOf({ brand })
  const [tree, manufacturers, stores, texts, sale, clearance, reading, forms, promotions] = await Promise.all([
    listedTree(db, shop),
    manufacturerRows(db, shop),
    storesOf(db, brand.key),
    staticPageNames(db, brand.key, clock()),
    saleAt(db, brand.key, clock()),
    hasClearance(db, brand.key),
    articleTitles(db, brand.key, clock()),
    formTitles(db, brand.key),
    listedPromotions(db, brand.key, shopDay(clock(), brand.country)),
  ])
  const page = (path: string, title: string, note = ''): SitePage => ({ path, title, note })
  return {
    main: [
      page('/', brand.name, brand.wording.homeDescription),
      page('/products', brand.wording.allProducts),
      ...(sale ? [page('/sale', sale.name)] : []),
      ...(clearance
        ? [page('/clearance', 'Clearance', 'Runouts and products with a cosmetic mark, while stocks last')]
        : []),
      page('/catalogue', 'Catalogue'),
      page('/promotions', 'Promotions'),
      ...promotions.map(({ path, title, description }) => page(path, title, description)),
    ],
    categories: flat(tree).map(({ uri, name, count }) => page(`/c/${uri}`, name, things(count))),
    brands: [
      page('/brands', 'All brands'),
      ...manufacturers.map(({ uri, name, about }) => page(`/brands/${uri}`, name, about)),
    ],
    stores: [
      page('/stores', 'All stores'),
      ...stores.map(({ uri, name, address, suburb, state, postcode }) =>
        page(`/stores/${uri}`, name, `${address}, ${suburb} ${state} ${postcode}`),
      ),
      ...stores.flatMap(({ uri, name, virtualTourId }) =>
        virtualTourId ? [page(`/virtual-tour/${uri}`, `Walk through ${name}`)] : [],
      ),
    ],
    reading: [
      ...Object.entries(articlePages).flatMap(([kind, [list, title, under]]) => [
        page(list, title),
        ...reading
          .filter((piece) => piece.kind === kind)
          .map(({ uri, title: name, description }) => page(`${under}/${uri}`, name, description)),
      ]),
    ],
    forms: forms.map(({ url, title, description }) =>
      page(url === 'pe-bookings' || url === 'ask-an-expert' ? `/${url}` : `/form/${url}`, title, description),
    ),
    help: texts.flatMap(({ name, title, description }) => {
      if (unlisted.includes(name)) return []
      const address = ownAddresses[name] === undefined ? `/article/${name}` : ownAddresses[name]
      // Texts of list pages are listed with those pages.
      return address === null ? [] : [page(address, title, description)]
    }),
  }
}

/** The URLs of a shop for its sitemap: ranges of products, and pages. */
export const siteAddresses = (deps: ReadDeps, brand: Brand) => ({
  ranges: () => listedRanges(deps.db, brand.key),
  productsOf: async ({ from }: { from: number }) =>
    (await slugsFrom(deps.db, brand.key, from)).map((slug) => `/p/${slug}`),
  pages: async () => Object.values(await sitePages(deps, brand)).flatMap((group) => group.map(({ path }) => path)),
})

export type SiteAddresses = ReturnType<typeof siteAddresses>
