import * as z from 'zod/mini'
import { listingSorts } from '../fields/limits.ts'
import { Crumb, Picture, QueryFlag, QueryNumber } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { ProductCard } from './product.ts'

export const ListingSort = z.enum(listingSorts)
export type ListingSort = z.infer<typeof ListingSort>

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number(),
  selected: z.boolean(),
  /** A swatch, for finishes. */
  color: z.optional(z.string()),
})

/** A choice facet has values; a range facet has bounds and, when narrowed, the chosen part. */
export const Facet = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['choice', 'range']),
  unit: z.string(),
  values: z.array(FacetValue),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
})
export type Facet = z.infer<typeof Facet>

/** `filter` is written as `type:french-door,side-by-side;price:500-3500` (domain/catalogue/listing-filter.ts). */
export const ListingQuery = z.object({
  category: z.optional(z.string()),
  manufacturer: z.optional(z.string()),
  /** `sale` lists what is on sale, `new` what came last, `clearance` what is not in new condition. */
  collection: z.optional(z.string()),
  filter: z.optional(z.string()),
  sort: z.optional(ListingSort),
  page: z.optional(QueryNumber),
  size: z.optional(QueryNumber),
})
export type ListingQuery = z.input<typeof ListingQuery>

/** What a front shows of a category or collection: 24 at most, and nothing is counted. */
export const BestQuery = z.extend(z.omit(ListingQuery, { manufacturer: true, page: true }), {
  /** The best of each category before a second of any. */
  mixed: z.optional(QueryFlag),
})
export type BestQuery = z.input<typeof BestQuery>

export const Listing = z.object({
  products: z.array(ProductCard),
  totalCount: z.number(),
  /** Products before any filter. */
  unfilteredCount: z.number(),
  page: z.number(),
  size: z.number(),
  sort: ListingSort,
  facets: z.array(Facet),
  /** Ready-made filters offered as chips above the list. */
  promoted: z.array(z.object({ label: z.string(), filter: z.string(), count: z.number(), selected: z.boolean() })),
})
export type Listing = z.infer<typeof Listing>

export const CategoryTile = z.object({
  name: z.string(),
  uri: z.string(),
  productCount: z.number(),
  picture: z.nullable(Picture),
})
export const Category = z.object({
  name: z.string(),
  uri: z.string(),
  description: z.string(),
  crumbs: z.array(Crumb),
  children: z.array(CategoryTile),
  productCount: z.number(),
  picture: z.nullable(Picture),
})
export type Category = z.infer<typeof Category>
export type CategoryTile = z.infer<typeof CategoryTile>

export const BrandTile = z.object({
  name: z.string(),
  uri: z.string(),
  country: z.string(),
  productCount: z.number(),
  about: z.string(),
  picture: z.nullable(Picture),
})
export type BrandTile = z.infer<typeof BrandTile>
export const BrandPage = z.extend(BrandTile, { categories: z.array(CategoryTile) })

export const catalogue = {
  listing: endpoint({
    method: 'GET',
    path: '/api/catalogue/listing',
    summary: 'Products of a category, maker or collection with facets, sort and paging',
    query: ListingQuery,
    response: Listing,
    errors: ['invalid_request'],
    added: true,
  }),
  best: endpoint({
    method: 'GET',
    path: '/api/catalogue/best',
    summary: 'The first products of a category or collection that can be had today',
    query: BestQuery,
    response: z.array(ProductCard),
    errors: ['invalid_request'],
    added: true,
  }),
  category: endpoint({
    method: 'GET',
    path: '/api/catalogue/category',
    summary: 'One category by its address',
    query: z.object({ uri: z.string() }),
    response: Category,
    errors: ['not_found'],
    added: true,
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/catalogue/categories',
    summary: 'The categories of the first level',
    response: z.array(CategoryTile),
    added: true,
  }),
  brands: endpoint({
    method: 'GET',
    path: '/api/catalogue/brands',
    summary: 'All makers sold here',
    response: z.array(BrandTile),
    added: true,
  }),
  brand: endpoint({
    method: 'GET',
    path: '/api/catalogue/brands/:uri',
    summary: 'One maker',
    params: z.object({ uri: z.string() }),
    response: BrandPage,
    errors: ['not_found'],
    added: true,
  }),
  cards: endpoint({
    method: 'GET',
    path: '/api/catalogue/cards',
    summary: 'Products by SKU (comma list), in that order',
    query: z.object({ skus: z.string() }),
    response: z.array(ProductCard),
    added: true,
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/api/catalogue/pictures',
    summary: 'Pictures of the library by key (comma list, at most 60)',
    query: z.object({ keys: z.string() }),
    response: z.record(z.string(), Picture),
    added: true,
  }),
}
