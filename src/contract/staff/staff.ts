import * as z from 'zod/mini'
import { Dollars, QueryFlag } from '../fields/values.ts'
import { ProjectStore, SalesPerson } from '../project/project-parts.ts'
import { stockAvailabilities } from '../project/project-values.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const StockAnswer = z.object({
  sku: z.string(),
  availability: z.enum(stockAvailabilities),
  quantity: z.number(),
  locations: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** yyyy-mm-dd on which more is due. */
  nextDate: z.nullable(z.string()),
})
export type StockAnswer = z.infer<typeof StockAnswer>

export const CompetitorPrice = z.object({
  competitor: z.string(),
  price: Dollars,
  url: z.string(),
  checkedAt: z.string(),
})
export type CompetitorPrice = z.infer<typeof CompetitorPrice>

/** What staff look up beside a project. */
export const staff = {
  stock: endpoint({
    method: 'GET',
    path: '/api/stock',
    summary: 'What there is of a product: in the store nearest warehouse, or with includeOtherStock in all',
    query: z.object({ sku: z.string(), includeOtherStock: z.optional(QueryFlag) }),
    response: StockAnswer,
    errors: ['not_found'],
    access: 'staff',
  }),
  competitorPrices: endpoint({
    method: 'GET',
    path: '/api/product/competitor-prices',
    summary: 'What others ask for a product, the lowest first',
    query: z.object({ sku: z.string() }),
    response: z.array(CompetitorPrice),
    access: 'staff',
  }),
  storeView: endpoint({
    method: 'GET',
    path: '/api/store/select-view',
    summary: 'Stores and salespeople to choose from',
    response: z.object({ availableStores: z.array(ProjectStore), availableSalesPersons: z.array(SalesPerson) }),
    access: 'staff',
  }),
}
