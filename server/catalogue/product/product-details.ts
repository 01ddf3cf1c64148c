import { productDetails } from '#contract/catalogue/product-details.ts'
import type { contract } from '#contract/contract.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDeps } from '../../deps.ts'
import { notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { productRow } from '../store/products.ts'
import { dataSheet } from './data-sheet.ts'
import { energyComparison } from './energy-comparison.ts'
import { storeStockOf } from './store-stock.ts'

export const productDetailsHandlers = ({ db }: ReadDeps): Handlers<typeof contract>['productDetails'] => {
  async function find(sku: string, brand: Brand) {
    const row = await productRow(db, shopOf({ brand }), { sku })
    if (!row) throw notFound()
    return row
  }

  return {
    energy: async ({ params }, { brand }) => ({
      comparison: await energyComparison(db, shopOf({ brand }), await find(params.sku, brand)),
    }),
    storeStock: async ({ params, query }, { brand }) => {
      const { id: productId } = await find(params.sku, brand)
      return storeStockOf(db, { brand, productId, location: query.location })
    },
    documents: async ({ params: { sku } }, { brand }) => {
      const { size } = dataSheet(await find(sku, brand), brand)
      return [{ title: 'Data sheet', url: fillPath(productDetails.dataSheet.path, { sku }), bytes: size }]
    },
  }
}
