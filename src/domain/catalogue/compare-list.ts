import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import type { PageType } from './page-types.ts'

export const compareLimits = { max: 3, min: 2 } as const

/** The list and the list in it, as they are stored. */
export const compareStorage = { key: 'CompareProducts', list: 'comparisonProducts' } as const

export const compareTexts = {
  empty: 'No product selected',
  emptyAlternative: "Add another product by ticking 'Add to Compare' above",
  tooManyTitle: 'Too many products',
  tooMany:
    "You've already selected 3 products to compare. That's the maximum. To compare this product, please remove another first.",
  tooManyButton: 'Got it',
} as const

export type CompareProduct = {
  readonly productId: number
  readonly productName: string
  readonly productSKU: string
  readonly productImage: string
  readonly brandName: string
  readonly brandImage: string
  readonly price: number | null
}

type Product = {
  readonly productId: number
  readonly title: string
  readonly sku: string
  readonly price?: number | null | undefined
  readonly images?: readonly { readonly thumbUrl?: string | null | undefined }[] | null | undefined
  readonly manufacturer?:
    | { readonly name?: string | null | undefined; readonly thumbnail?: string | null | undefined }
    | null
    | undefined
}

/** What the compare list keeps of a product. */
export function toCompareProduct({ productId, title, sku, price, images, manufacturer }: Product): CompareProduct {
  return {
    productId,
    productName: title,
    productSKU: sku,
    productImage: images?.[0]?.thumbUrl ?? '',
    brandName: manufacturer?.name ?? '',
    brandImage: manufacturer?.thumbnail ?? '',
    price: price ?? null,
  }
}

type WithSku = Pick<CompareProduct, 'productSKU'>

export function isCompared(list: readonly WithSku[], sku: string): boolean {
  return list.some(({ productSKU }) => productSKU === sku)
}

/** Adds a product. A product already in the list changes nothing; a fourth returns `limit`. */
export function addToCompare<T extends WithSku>(list: readonly T[], product: T): Outcome<readonly T[], 'limit'> {
  if (isCompared(list, product.productSKU)) return accept(list)
  return list.length >= compareLimits.max ? reject('limit') : accept([...list, product])
}

export function removeFromCompare<T extends WithSku>(list: readonly T[], sku: string): readonly T[] {
  return list.filter(({ productSKU }) => productSKU !== sku)
}

export function canCompare(count: number): boolean {
  return count >= compareLimits.min
}

/** `COMPARE 2 ITEMS`; phones show the word and the number apart. */
export function compareLabel(count: number): string {
  return `COMPARE ${count} ITEMS`
}

/** `/compare?sku=A~B` */
export function compareAddress(skus: readonly string[]): string {
  return `/compare?sku=${skus.map(encodeURIComponent).join('~')}`
}

/** `/comparison/A/B/`, for the alternative tray. */
export function comparisonAddress(skus: readonly string[]): string {
  return `/comparison/${skus.map((sku) => `${encodeURIComponent(sku)}/`).join('')}`
}

function firstDistinct(skus: readonly string[]): readonly string[] {
  return [...new Set(skus.filter((sku) => sku !== ''))].slice(0, compareLimits.max)
}

/** The SKUs of the compare page: the first three different ones of its sku parameter. */
export function readCompareSkus(parameter: string | null | undefined): readonly string[] {
  return firstDistinct((parameter ?? '').split('~'))
}

/** As `readCompareSkus`, for what follows /comparison/ in an address, still encoded. */
export function readComparisonSkus(path: string): readonly string[] {
  return firstDistinct(path.split('/').map(decodeSegment))
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

// No products are compared while paying, and the compare page shows them itself.
const trayless: readonly PageType[] = ['checkout', 'productComparison']

type TrayPlace = { readonly pageType: PageType; readonly pageBuilderHome: boolean; readonly count: number }

export function showsCompareTray({ pageType, pageBuilderHome, count }: TrayPlace): boolean {
  if (count === 0 || trayless.includes(pageType)) return false
  return pageType !== 'homepage' || pageBuilderHome
}
