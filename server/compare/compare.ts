import type { CompareItem } from '#contract/catalogue/compare.ts'
import type { contract } from '#contract/contract.ts'
import { addToCompare, compareLimits, removeFromCompare } from '#domain/catalogue/compare-list.ts'
import type { Brand } from '#themes/brand.ts'
import type { Owner } from '../cart/store/carts.ts'
import { specificationsOf } from '../catalogue/product/product-view.ts'
import { productCard } from '../catalogue/product-card.ts'
import { skuList } from '../catalogue/sku-list.ts'
import { type CardRow, cardsBySku } from '../catalogue/store/cards.ts'
import { comparedRows } from '../catalogue/store/products.ts'
import type { Db } from '../database/database.ts'
import { tx } from '../database/transaction.ts'
import type { Deps, ReadDeps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { pictureAddress, pictureOf } from '../images/library.ts'
import { comparedSkus, lockVisitor, saveCompared } from './store/compare.ts'

function itemOf(row: CardRow, brand: Brand): CompareItem {
  const { sku, title, price, image } = productCard(row, brand)
  const images = row.images.map(({ key, type, alt }) => ({ ...pictureOf(key, alt), type }))
  return { sku, title, price, image: pictureAddress(image, 160), images }
}

const bySku = (row: CardRow) => ({ productSKU: row.sku })

/** The list a visitor keeps on the server, one in each shop. What the shop no longer sells takes no place in it. */
export function compareHandlers({ db }: Deps): Handlers<typeof contract>['compare'] {
  const ownerOf = (visitorId: string, { brand }: CallContext): Owner => ({ visitorId, brand: brand.key })
  const rowsOf = async (reader: Db, owner: Owner, context: CallContext) =>
    cardsBySku(reader, shopOf(context), await comparedSkus(reader, owner))
  const itemsOf = (rows: readonly CardRow[], { brand }: CallContext) => rows.map((row) => itemOf(row, brand))

  return {
    view: async (_input, context) => {
      const visitorId = await context.visitor.find()
      const rows = visitorId ? await rowsOf(db, ownerOf(visitorId, context), context) : []
      return { products: itemsOf(rows, context) }
    },

    add: async ({ body }, context) => {
      const [product] = await cardsBySku(db, shopOf(context), [body.sku])
      if (!product) throw notFound()
      const owner = ownerOf(await context.visitor.require(), context)
      return tx(db, async (transaction) => {
        await lockVisitor(transaction, owner)
        const rows = await rowsOf(transaction, owner, context)
        const outcome = addToCompare(rows.map(bySku), bySku(product))
        if (!outcome.ok) return { result: outcome.code, products: itemsOf(rows, context) }
        const skus = outcome.value.map(({ productSKU }) => productSKU)
        await saveCompared(transaction, owner, skus)
        return { result: 'added' as const, products: itemsOf(await rowsOf(transaction, owner, context), context) }
      })
    },

    remove: async ({ params }, context) => {
      const visitorId = await context.visitor.find()
      if (!visitorId) return { products: [] }
      const owner = ownerOf(visitorId, context)
      return tx(db, async (transaction) => {
        await lockVisitor(transaction, owner)
        const skus = (await comparedSkus(transaction, owner)).map((productSKU) => ({ productSKU }))
        const rest = removeFromCompare(skus, params.sku).map(({ productSKU }) => productSKU)
        await saveCompared(transaction, owner, rest)
        return { products: itemsOf(await rowsOf(transaction, owner, context), context) }
      })
    },
  }
}

/** Unknown SKUs are left out; of a longer list the first three count. */
export const comparisonHandlers = ({ db }: ReadDeps): Handlers<typeof contract>['comparison'] => ({
  products: async ({ query }, context) => {
    const rows = await comparedRows(db, shopOf(context), skuList(query.SkuList, compareLimits.max))
    return rows.map((row) => ({
      ...productCard(row, context.brand),
      specifications: specificationsOf(row),
    }))
  },
})
