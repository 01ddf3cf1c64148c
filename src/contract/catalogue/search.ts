import * as z from 'zod/mini'
import { Dollars, QueryFlag, QueryNumber } from '../fields/values.ts'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { Facet, Listing, ListingSort } from './catalogue.ts'
import { ProductCard, Ribbon } from './product.ts'

export const Suggestion = z.object({
  type: z.enum(['term', 'product']),
  text: z.string(),
  url: z.string(),
  imageUrl: z.nullable(z.string()),
  price: z.nullable(Dollars),
  ribbon: z.nullable(Ribbon),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Suggestions = z.object({
  suggestions: z.array(Suggestion),
  totalCount: z.number(),
  /** The term searched instead, when the one typed found nothing. */
  correctedTerm: z.nullable(z.string()),
})
export type Suggestions = z.infer<typeof Suggestions>

export const SearchResult = z.extend(Listing, {
  term: z.string(),
  correctedTerm: z.nullable(z.string()),
  /** No product has all of the words; these have some. */
  matchesSome: z.optional(z.boolean()),
})
export type SearchResult = z.infer<typeof SearchResult>

/** What a search field offers before anything is typed. */
export const SearchStart = z.object({
  /** Terms that many shoppers searched for, the most frequent first. */
  popular: z.array(z.object({ text: z.string(), url: z.string() })),
  categories: z.array(z.object({ text: z.string(), url: z.string(), imageUrl: z.nullable(z.string()) })),
})
export type SearchStart = z.infer<typeof SearchStart>

const Refinement = {
  filter: z.optional(z.string()),
  sort: z.optional(ListingSort),
  page: z.optional(QueryNumber),
  size: z.optional(QueryNumber),
}

export const ProductLookup = z.object({
  SearchSuggestions: z.array(z.object({ Result: z.string(), Url: z.string() })),
  ProductResults: z.array(
    z.object({ Name: z.string(), ImageUrl: z.string(), Price: z.nullable(Dollars), Url: z.string() }),
  ),
})

const byTerm = z.object({ term: z.string() })

export const search = {
  suggestions: endpoint({
    method: 'GET',
    path: '/api/v3/search',
    summary: 'Suggestions while typing',
    query: z.object({
      searchTerm: z.string(),
      isAutoCorrectEnabled: z.optional(QueryFlag),
      limit: z.optional(QueryNumber),
    }),
    response: Suggestions,
  }),
  start: endpoint({
    added: true,
    method: 'GET',
    path: '/api/v3/search/start',
    summary: 'Popular searches and the largest categories, for an empty search field',
    response: SearchStart,
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/v2/SiteSearch/:type/:term',
    summary: 'The results page: products with facets, sort and paging',
    params: z.object({ type: z.string(), term: z.string() }),
    query: z.object({
      fallback: z.optional(QueryFlag),
      location: z.optional(z.string()),
      wid: z.optional(QueryFlag),
      ...Refinement,
    }),
    response: SearchResult,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/v2/sitesearch/f/:term',
    summary: 'The facets of a search while refining',
    params: byTerm,
    query: z.object(Refinement),
    response: z.object({ facets: z.array(Facet), totalCount: z.number() }),
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/v2/sitesearch/p/:term',
    summary: 'The products of a search while refining',
    params: byTerm,
    query: z.object(Refinement),
    response: z.object({ products: z.array(ProductCard), totalCount: z.number() }),
  }),
  address: endpoint({
    method: 'GET',
    path: callPaths.searchAddress,
    summary: 'Where submitting a term leads',
    query: z.object({ searchterms: z.string() }),
    response: z.object({ url: z.string() }),
  }),
  productAddress: endpoint({
    method: 'GET',
    path: callPaths.productSearchAddress,
    summary: 'The address of all products of a term',
    query: z.object({ SearchTerm: z.string() }),
    response: z.object({ url: z.string() }),
  }),
  lookup: endpoint({
    method: 'GET',
    path: callPaths.productSearch,
    summary: 'Terms and products for a pick list',
    query: z.object({ searchTerms: z.string() }),
    response: ProductLookup,
  }),
}
