import * as z from 'zod/mini'
import { callPaths } from './call-paths.ts'
import { endpoint } from './endpoint.ts'
import { ProductCard, SpecificationGroup } from './product.ts'
import { Dollars, Picture } from './values.ts'

/** A product in a box of the compare overlay. The first of its pictures is the one shown. */
export const CompareItem = z.object({
  sku: z.string(),
  title: z.string(),
  /** Null where no price is published to this caller. */
  price: z.nullable(Dollars),
  image: z.string(),
  images: z.array(z.extend(Picture, { type: z.string() })),
})
export type CompareItem = z.infer<typeof CompareItem>

const CompareList = z.object({ products: z.array(CompareItem) })

/** A fourth product is refused in the ordinary way: `limit`, and the list as it is. */
export const CompareResult = z.object({ result: z.enum(['added', 'limit']), products: z.array(CompareItem) })
export type CompareResult = z.infer<typeof CompareResult>

/** A product with all that the compare page sets side by side. */
export const ComparedProduct = z.extend(ProductCard, { specifications: z.array(SpecificationGroup) })
export type ComparedProduct = z.infer<typeof ComparedProduct>

/** Without control characters, which the database refuses to look up. */
const printable = /^\P{Cc}*$/u
const chooseText = 'Choose a product'
const Sku = z
  .string()
  .check(z.trim(), z.minLength(1, chooseText), z.maxLength(100, chooseText), z.regex(printable, chooseText))

/** The list a visitor keeps on the server. */
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

/** What a comparison shows: the same for everybody, so that it may be kept and read again without a connection. */
export const comparison = {
  products: endpoint({
    method: 'GET',
    path: callPaths.comparedProducts,
    summary: 'The products of a comparison, the first three of a comma (or tilde) list, in its order',
    query: z.object({ SkuList: z.string().check(z.maxLength(1000, 'The list is too long'), z.regex(printable)) }),
    response: z.array(ComparedProduct),
  }),
}
