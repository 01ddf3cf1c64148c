import type { ProductCard } from '#contract/catalogue/product.ts'
import type { CartProduct } from '#contract/checkout/cart.ts'
import { ownCode } from '#domain/cart/line-ref.ts'
import { paths } from '#lib/page/paths.ts'

export type Choice = { quantity: number; warrantyId: string | null; installId: string | null }

/** The optimistic cart line of a product, until the server responds with its own. */
export function lineOf(product: ProductCard, choice: Choice): CartProduct {
  const { sku, productId, title, price, manufacturer, category, available, uri, image, rrp, conditionType } = product
  return {
    productCode: ownCode({ sku, ...choice }),
    sku,
    productId,
    title,
    price: price ?? 0,
    rrp,
    quantity: choice.quantity,
    brand: manufacturer.name,
    category,
    categorization: '',
    available,
    sortOrder: 0,
    uri: paths.product({ slug: uri }),
    image,
    conditionType,
    missingParts: product.missingParts,
    selectedWarranty: choice.warrantyId ? { id: choice.warrantyId, name: '', price: 0 } : null,
    selectedInstall: choice.installId ? { id: choice.installId, name: '', price: 0 } : null,
    // Nothing to change on it until the server knows it.
    editFlags: 0,
  }
}
