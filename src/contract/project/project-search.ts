import * as z from 'zod/mini'
import { dayFormatText } from '../fields/field-texts.ts'
import { Dollars, QueryFlag, QueryNumber } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { projectStatuses, rowPaths, sortDirections } from './project-values.ts'

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, dayFormatText))

/** The query of the dashboard. `customerName` filters on the page and is never sent [S3-5-10]. */
export const RowQuery = z.object({
  /** From 0. */
  page: z.optional(QueryNumber),
  /** 1 to 100; -1 in an export. */
  limit: z.optional(QueryNumber),
  sortProperty: z.optional(z.enum(rowPaths, 'Sort by one of the columns')),
  sortDirection: z.optional(z.enum(sortDirections, 'Sort asc or desc')),
  /** Both ends are inclusive; they compare the creation date of the project. */
  fromDate: z.optional(Day),
  toDate: z.optional(Day),
  allTime: z.optional(QueryFlag),
  onlyMyProjects: z.optional(QueryFlag),
  salespersonCode: z.optional(z.string()),
  showCulinaryBookings: z.optional(QueryFlag),
  brand: z.optional(z.string()),
  category: z.optional(z.string()),
  sku: z.optional(z.string()),
  referrerCode: z.optional(z.string()),
})
export type RowQuery = z.infer<typeof RowQuery>

/** A row of the dashboard: a project, or a folder that has its own quote. */
export const ProjectRow = z.object({
  projectName: z.string(),
  projectId: z.string(),
  folderName: z.string(),
  folderId: z.string(),
  quoteId: z.nullable(z.number()),
  status: z.object({ name: z.enum(projectStatuses) }),
  salesperson: z.nullable(z.object({ name: z.string() })),
  store: z.nullable(z.object({ name: z.string() })),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  secondaryCustomerPhone: z.string(),
  secondaryCustomerEmail: z.string(),
  /** Price of the quote saved last. */
  quotePrice: z.nullable(Dollars),
  projectGoal: z.string(),
  /** yyyy-mm-dd, or empty. */
  projectStart: z.string(),
  created: z.string(),
  dateModified: z.string(),
  referrer: z.string(),
  fullAddress: z.string(),
})
export type ProjectRow = z.infer<typeof ProjectRow>

export const ProjectRows = z.object({ quotes: z.array(ProjectRow), totalCount: z.number() })

export const PickedProduct = z.object({
  sku: z.string(),
  /** GTIN-13, the number of its barcode. */
  gtin: z.nullable(z.string()),
  title: z.string(),
  brand: z.string(),
  price: z.nullable(Dollars),
  imageUrl: z.nullable(z.string()),
})
export type PickedProduct = z.infer<typeof PickedProduct>

const typed = z.object({ text: z.string() })

/** The performance dashboard: its rows and the options of its filters. */
export const projectSearch = {
  rows: endpoint({
    method: 'GET',
    path: '/api/v2/project/search',
    summary: 'Rows of the dashboard',
    query: RowQuery,
    response: ProjectRows,
    access: 'staff',
  }),
  brands: endpoint({
    method: 'GET',
    path: '/api/brand/autocomplete/:text',
    summary: 'Product brands that begin like this or have it in their name; at most 10',
    params: typed,
    response: z.object({ brands: z.array(z.string()) }),
    access: 'staff',
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/category/autocomplete/:text',
    summary: 'Categories with this in their path of names, parted by slashes; at most 10',
    params: typed,
    response: z.object({ paths: z.array(z.string()) }),
    access: 'staff',
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/product/search/:text',
    summary: 'Products by barcode number, SKU or name; at most 10',
    params: typed,
    response: z.object({ products: z.array(PickedProduct) }),
    access: 'staff',
  }),
}

/** The response is a stream, so it has its own route. */
export const projectExport = {
  rows: endpoint({
    method: 'GET',
    path: '/api/v2/project/export',
    summary: 'All rows of the dashboard; one export at a time for each account',
    query: RowQuery,
    response: ProjectRows,
    errors: ['too_many_requests'],
    access: 'staff',
  }),
}
