import type { Product } from '#contract/catalogue/product.ts'
import type { Review } from '#contract/catalogue/review.ts'
import { isGlobalGtin } from '#domain/catalogue/global-gtin.ts'
import { currencyOf } from '#domain/location/country.ts'
import type { TaxedShop } from '#domain/money/tax.ts'
import { paths } from '#lib/page/paths.ts'
import { pictureUrl } from '#ui/picture/picture-url.ts'

const conditions: Record<Product['conditionType'], string> = {
  new: 'NewCondition',
  'brand-new': 'NewCondition',
  runout: 'NewCondition',
  cosmetic: 'DamagedCondition',
  unavailable: 'NewCondition',
}

const offer = (product: Product, origin: string, { country, flags }: TaxedShop) => ({
  '@type': 'Offer',
  url: origin + paths.product({ slug: product.uri }),
  price: product.price?.toFixed(2),
  priceCurrency: currencyOf(country),
  priceSpecification: {
    '@type': 'PriceSpecification',
    price: product.price?.toFixed(2),
    priceCurrency: currencyOf(country),
    valueAddedTaxIncluded: !flags.pricesExGst,
  },
  availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `https://schema.org/${conditions[product.conditionType]}`,
})

const reviewLd = ({ author, title, text, stars, writtenOn }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  name: title,
  reviewBody: text,
  datePublished: writtenOn,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
})

/** The product as search engines read it; without a published price there is no offer. */
export const productLd = (product: Product, origin: string, shop: TaxedShop, reviews: readonly Review[] = []) => ({
  '@type': 'Product',
  name: product.title,
  sku: product.sku,
  mpn: product.model,
  ...(product.gtin && isGlobalGtin(product.gtin) ? { gtin13: product.gtin } : {}),
  description: product.description,
  category: product.category,
  image: product.images.map((image) => origin + pictureUrl(image.path, 1200, 'webp')),
  brand: { '@type': 'Brand', name: product.manufacturer.name },
  ...(product.rating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
        },
      }
    : {}),
  ...(product.rating && reviews.length > 0 ? { review: reviews.map(reviewLd) } : {}),
  ...(product.price ? { offers: offer(product, origin, shop) } : {}),
})
