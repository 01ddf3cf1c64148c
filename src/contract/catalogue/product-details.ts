import * as z from 'zod/mini'
import { Store } from '../location/store.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** The electricity that products of the same category and size use in a year. */
export const EnergyComparison = z.object({
  count: z.number(),
  lowestKWh: z.number(),
  highestKWh: z.number(),
  /** Of the smallest and the largest of them. */
  size: z.nullable(z.object({ from: z.number(), to: z.number(), unit: z.string() })),
})
export type EnergyComparison = z.infer<typeof EnergyComparison>

/** `bytes`: null until the document was rendered once. */
export const ProductDocument = z.object({ title: z.string(), url: z.string(), bytes: z.nullable(z.number()) })
export type ProductDocument = z.infer<typeof ProductDocument>

/** A store that has a product. */
export const StoreStock = z.object({
  ...z.pick(Store, {
    storeId: true,
    storeUri: true,
    name: true,
    suburb: true,
    state: true,
    isAppointmentOnly: true,
    openTimes: true,
  }).shape,
  quantity: z.number(),
  /** As the crow flies; null without a known location. */
  distanceKm: z.nullable(z.number()),
})
export type StoreStock = z.infer<typeof StoreStock>

const bySku = z.object({ sku: z.string() })

/** What the page of a product loads when the shopper reaches it. */
export const productDetails = {
  energy: endpoint({
    method: 'GET',
    path: '/api/v2/product/energy/sku/:sku',
    summary: 'What products of the same category and size use in a year',
    params: bySku,
    response: z.object({ comparison: z.nullable(EnergyComparison) }),
    errors: ['not_found'],
    added: true,
  }),
  storeStock: endpoint({
    method: 'GET',
    path: '/api/v2/product/store-stock/sku/:sku',
    summary: 'The stores that have a product, the nearest to a location first',
    params: bySku,
    query: z.object({ location: z.optional(z.string()) }),
    response: z.array(StoreStock),
    errors: ['not_found'],
    added: true,
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/v2/product/documents/sku/:sku',
    summary: 'The documents of a product, with their size',
    params: bySku,
    response: z.array(ProductDocument),
    errors: ['not_found'],
    added: true,
  }),
  dataSheet: endpoint({
    method: 'GET',
    path: '/api/product/data-sheet/sku/:sku',
    summary: 'The data sheet of a product as a PDF',
    params: bySku,
    response: z.null(),
    navigation: true,
    errors: ['not_found'],
    added: true,
  }),
}
