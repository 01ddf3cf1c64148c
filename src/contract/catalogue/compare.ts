import * as z from 'zod/mini'
import { Dollars, Picture } from '../fields/values.ts'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { ProductCard, SpecificationGroup } from './product.ts'

/** A product in a box of the compare overlay. Shows the first of its images. */
export const CompareItem = z.object({
  sku: z.string(),
  title: z.string(),
  /** Null when this caller sees no price. */
  price: z.nullable(Dollars),
  image: z.string(),
  images: z.array(z.extend(Picture, { type: z.string() })),
})
export type CompareItem = z.infer<typeof CompareItem>

const CompareList = z.object({ products: z.array(CompareItem) })

/** A fourth product is not an error: the result is `limit` with the list unchanged. */
export const CompareResult = z.object({ result: z.enum(['added', 'limit']), products: z.array(CompareItem) })
export type CompareResult = z.infer<typeof CompareResult>

/** A product with the specifications that the compare page shows. */
export const ComparedProduct = z.extend(ProductCard, { specifications: z.array(SpecificationGroup) })
export type ComparedProduct = z.infer<typeof ComparedProduct>

/** Without control characters, which the database rejects in a query. */
const printable = /^\P{Cc}*$/u
const chooseText = 'Choose a product'
const Sku = z
  .string()
  .check(z.trim(), z.minLength(1, chooseText), z.maxLength(100, chooseText), z.regex(printable, chooseText))

/** The visitor's compare list on the server. */
export const compare = {
  view: endpoint({
    method: 'GET',
    path: '/api/compare/',
    summary: 'The products the visitor compares',
    response: CompareList,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/compare/product/',
    summary: 'Add a product, three at most',
    body: z.object({ sku: Sku }),
    response: CompareResult,
    errors: ['invalid_request', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/compare/product/:sku',
    summary: 'Remove a product',
    params: z.object({ sku: Sku }),
    response: CompareList,
  }),
}

/** The products on the compare page. The response is the same for all visitors, so it can be cached for offline use. */
export const comparison = {
  products: endpoint({
    method: 'GET',
    path: callPaths.comparedProducts,
    summary: 'The products of a comparison, the first three of a comma (or tilde) list, in its order',
    query: z.object({ SkuList: z.string().check(z.maxLength(1000, 'The list is too long'), z.regex(printable)) }),
    response: z.array(ComparedProduct),
  }),
}
