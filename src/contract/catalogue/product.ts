import * as z from 'zod/mini'
import { Crumb, Dollars, Picture } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const ConditionType = z.enum(['new', 'runout', 'cosmetic', 'brand-new', 'unavailable'])
export type ConditionType = z.infer<typeof ConditionType>

export const Ribbon = z.object({ type: z.string(), text: z.string() })
export const Manufacturer = z.object({ name: z.string(), uri: z.string(), thumbnail: z.string() })
export const Fact = z.object({ name: z.string(), value: z.string() })

/** A product as lists show it. Prices are null where they are not published to this caller. */
export const ProductCard = z.object({
  productId: z.number(),
  sku: z.string(),
  /** GTIN-13, the number under its barcode. Sent for one product, never in lists. */
  gtin: z.optional(z.nullable(z.string())),
  uri: z.string(),
  title: z.string(),
  image: Picture,
  manufacturer: Manufacturer,
  category: z.string(),
  categoryUri: z.string(),
  price: z.nullable(Dollars),
  rrp: z.nullable(Dollars),
  discountOffRrp: z.nullable(Dollars),
  percentageDiscountOffRrp: z.nullable(z.number()),
  /** The price is never published: 'Price available upon request'. */
  priceUponRequest: z.boolean(),
  /** The price exists and needs a sign-in: 'Login for Price'. */
  loginForPrice: z.boolean(),
  pricingText: z.nullable(z.string()),
  pricingValue: z.nullable(z.string()),
  tooltip: z.nullable(z.string()),
  valuePromise: z.boolean(),
  priceMatch: z.boolean(),
  ribbon: z.nullable(Ribbon),
  conditionType: ConditionType,
  missingParts: z.nullable(z.string()),
  /** Stars of the energy label, half steps. */
  energyStars: z.nullable(z.number()),
  /** The three facts a list shows, in the order of the category. */
  keyFacts: z.array(Fact),
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  available: z.boolean(),
  /** ISO day on which stock is due when there is none. */
  nextStockDate: z.nullable(z.string()),
})
export type ProductCard = z.infer<typeof ProductCard>

export const ProductImage = z.extend(Picture, { type: z.string(), thumbUrl: z.string() })

/** Equal payments of so many dollars, tax included; null where provider and shopper agree on them. */
export const PayLater = z.object({
  name: z.string(),
  /** The page that explains it. */
  path: z.nullable(z.string()),
  instalments: z.nullable(z.object({ count: z.number(), every: z.enum(['week', 'fortnight']), amount: Dollars })),
})
export type PayLater = z.infer<typeof PayLater>

export const Product = z.extend(ProductCard, {
  description: z.string(),
  model: z.string(),
  finish: z.nullable(z.string()),
  images: z.array(ProductImage),
  crumbs: z.array(Crumb),
  /** Millimetres. */
  dimensions: z.nullable(z.object({ width: z.number(), height: z.number(), depth: z.number() })),
  /** Null without a figure on the energy label; not in pages that older versions stored. */
  energyUse: z.optional(z.nullable(z.object({ kWhAYear: z.number(), litresAWash: z.nullable(z.number()) }))),
  /** Ways to pay the price later; not in pages that older versions stored. */
  payLater: z.optional(z.array(PayLater)),
  warrantyYears: z.number(),
  /** The same product in other finishes. */
  variants: z.array(z.object({ sku: z.string(), uri: z.string(), finish: z.string(), color: z.string() })),
  promotion: z.nullable(
    z.object({
      title: z.string(),
      rewardLabel: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      thumbImg: z.nullable(Picture),
    }),
  ),
})
export type Product = z.infer<typeof Product>

export const Feature = z.object({ title: z.string(), text: z.string() })
export const SpecificationGroup = z.object({ name: z.string(), rows: z.array(Fact) })
export type Feature = z.infer<typeof Feature>
export type SpecificationGroup = z.infer<typeof SpecificationGroup>

export const ExtendedProduct = z.extend(Product, {
  features: z.array(Feature),
  specifications: z.array(SpecificationGroup),
})

export const UpsellChoice = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  price: Dollars,
  included: z.boolean(),
})
export const UpsellOptions = z.object({
  warranties: z.array(UpsellChoice),
  installs: z.array(UpsellChoice),
  goesWith: z.array(ProductCard),
})
export type UpsellChoice = z.infer<typeof UpsellChoice>
export type UpsellOptions = z.infer<typeof UpsellOptions>

export const PriceHistory = z.object({
  sku: z.string(),
  points: z.array(z.object({ date: z.string(), price: Dollars })),
})
export type PriceHistory = z.infer<typeof PriceHistory>

export const ProductMeta = z.object({ title: z.string(), description: z.string() })
export type ProductMeta = z.infer<typeof ProductMeta>

/** What delivery to a place looks like for one product. */
export const DeliveryEstimate = z.object({
  sku: z.string(),
  available: z.boolean(),
  /** ISO day of the first delivery, null when none can be promised. */
  date: z.nullable(z.string()),
  price: z.nullable(Dollars),
  /** Delivery on the Saturday after, if it costs something else. */
  saturdayPrice: z.nullable(Dollars),
  stockQuantity: z.number(),
  stockPlace: z.string(),
})
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>

const byId = z.object({ id: z.string() })
const bySku = z.object({ sku: z.string() })
const day = z.object({ date: z.optional(z.string()) })

export const product = {
  bySlug: endpoint({
    method: 'GET',
    path: '/api/v2/product/slug/:slug',
    summary: 'A product by the name in its address, priced for a day (yyyy-m-d)',
    params: z.object({ slug: z.string() }),
    query: day,
    response: Product,
    errors: ['not_found'],
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/v2/product/id/:id',
    summary: 'A product by its number',
    params: byId,
    response: Product,
    errors: ['not_found'],
  }),
  extendedById: endpoint({
    method: 'GET',
    path: '/api/v2/product/extended/id/:id',
    summary: 'A product with features and specifications',
    params: byId,
    response: ExtendedProduct,
    errors: ['not_found'],
  }),
  bySku: endpoint({
    method: 'GET',
    path: '/api/v2/product/sku/:sku',
    summary: 'A product by its SKU',
    params: bySku,
    response: Product,
    errors: ['not_found'],
  }),
  featuresById: endpoint({
    method: 'GET',
    path: '/api/product/features/id/:id',
    summary: 'Features by number',
    params: byId,
    response: z.array(Feature),
    errors: ['not_found'],
  }),
  featuresBySku: endpoint({
    method: 'GET',
    path: '/api/product/features/sku/:sku',
    summary: 'Features by SKU',
    params: bySku,
    response: z.array(Feature),
    errors: ['not_found'],
  }),
  specificationsById: endpoint({
    method: 'GET',
    path: '/api/v2/product/specifications/id/:id',
    summary: 'Specifications by number',
    params: byId,
    response: z.array(SpecificationGroup),
    errors: ['not_found'],
  }),
  specificationsBySku: endpoint({
    method: 'GET',
    path: '/api/v2/product/specifications/sku/:sku',
    summary: 'Specifications by SKU',
    params: bySku,
    response: z.array(SpecificationGroup),
    errors: ['not_found'],
  }),
  upsellOptions: endpoint({
    method: 'GET',
    path: '/api/v2/product/upselloptions/sku/:sku',
    summary: 'Warranties, installation and products that go with it',
    params: bySku,
    response: UpsellOptions,
    errors: ['not_found'],
  }),
  meta: endpoint({
    method: 'GET',
    path: '/api/meta/product/:id',
    summary: 'Title and description for the head of the page',
    params: byId,
    response: ProductMeta,
    errors: ['not_found'],
  }),
  priceHistory: endpoint({
    method: 'GET',
    path: '/api/pricehistory/get-price-history/:sku',
    summary: 'Prices over the last twelve months',
    params: bySku,
    response: PriceHistory,
    errors: ['not_found'],
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/api/delivery/estimates',
    summary: 'First delivery day, price and stock of up to 60 products (comma list) for a location',
    query: z.object({ skus: z.string(), location: z.optional(z.string()) }),
    response: z.array(DeliveryEstimate),
    added: true,
  }),
}
