import type { contract } from '#contract/contract.ts'
import { projectPageSize } from '#contract/project/project-values.ts'
import { shortSearchText } from '#domain/project/project-texts.ts'
import { manufacturerNames, productsBySku } from '../../accounts/trade.ts'
import { productCard } from '../../catalogue/product-card.ts'
import { cardsById } from '../../catalogue/store/cards.ts'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { pictureAddress } from '../../images/library.ts'
import { stripAccents } from '../../lib/strip-accents.ts'
import { rankedProducts } from '../../search/product-ranking.ts'
import { wholeNumber } from '../project.ts'
import { rowPage } from '../store/project-rows.ts'
import { categoryPaths, rowFilter, rowResponse, rowSort } from './project-row-response.ts'

const most = { offered: 10, page: 10_000, rows: 100 } as const

/** The trimmed search text; throws an error if it is too short. */
function typed(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length < 2) throw invalidField('text', shortSearchText)
  return trimmed.slice(0, 100)
}

/** The endpoints of the performance dashboard. */
export function projectSearchHandlers({ db, clock }: Deps): Handlers<typeof contract>['projectSearch'] {
  return {
    rows: async ({ query }, { brand, caller }) => {
      const { staff } = await caller.requireStaff()
      const page = wholeNumber('page', query.page, 0, [0, most.page])
      const limit = wholeNumber('limit', query.limit, projectPageSize, [1, most.rows])
      if (!(await caller.seesProjects())) return { quotes: [], totalCount: 0 }
      const filter = await rowFilter(db, query, { brand, now: clock(), ownCode: staff.salespersonCode })
      const { rows, total } = await rowPage(db, filter, { sort: rowSort(query), page, limit })
      return { quotes: rows.map(rowResponse), totalCount: total }
    },

    brands: async ({ params }, { brand }) => ({
      brands: await manufacturerNames(db, { brand: brand.key, text: typed(params.text), limit: most.offered }),
    }),

    categories: async ({ params }) => {
      const term = stripAccents(typed(params.text))
      const paths = (await categoryPaths(db))
        .map(({ path }) => path)
        .filter((path) => stripAccents(path).includes(term))
      return { paths: paths.slice(0, most.offered) }
    },

    products: async ({ params }, { brand }) => {
      const shop = shopOf({ brand })
      const text = typed(params.text)
      const [bySku, ranked] = await Promise.all([
        productsBySku(db, brand.key, { text, limit: most.offered }),
        // Ranked like the search of the shop.
        rankedProducts(db, shop, text, { limit: most.offered, correct: true }),
      ])
      const rows = await cardsById(db, shop, [...new Set([...bySku, ...ranked.found.ids])].slice(0, most.offered))
      const products = rows.map((row) => {
        const { sku, title, manufacturer, price, image } = productCard(row, brand)
        return { sku, gtin: row.gtin, title, brand: manufacturer.name, price, imageUrl: pictureAddress(image, 96) }
      })
      return { products }
    },
  }
}
