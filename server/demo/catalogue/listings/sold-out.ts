import { type BuiltProduct, gtinOf } from '../products/product-rows.ts'
import { uuidOf } from '../random.ts'
import { soldOutSku } from './ranges.ts'

/** A product in every shop that is never restocked: a copy of a kettle with a separate number. */
export function soldOutProduct(products: readonly BuiltProduct[]): BuiltProduct {
  const kettle = products.find(({ productType, isLead }) => productType.uri.endsWith('/kettles') && isLead)
  if (!kettle) throw new Error('there is no kettle to copy')
  const title = 'Ferrow 1.7 L Centenary Kettle, Numbered Edition'
  return {
    ...kettle,
    row: {
      ...kettle.row,
      id: uuidOf(`product/${soldOutSku}`),
      productId: 100_000,
      sku: soldOutSku,
      gtin: gtinOf(soldOutSku),
      model: soldOutSku,
      title,
      slug: 'ferrow-1-7-l-centenary-kettle-numbered-edition-sold-out-1',
      variantGroup: null,
      description:
        'Ferrow pressed five hundred of these for its hundredth year and has thrown the stamp away. Each carries its number under the base. We keep the page for those who own one and need a filter.',
    },
    reception: { quality: 4.8, interest: 61 },
  }
}
