import * as z from 'zod/mini'
import { Cart } from '../checkout/cart.ts'
import { dayFormatText } from '../fields/field-texts.ts'
import { Dollars } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import {
  KnownVersion,
  ProductNote,
  ProductVariation,
  Project,
  ProjectFile,
  ProjectId,
  ProjectProduct,
  ProjectTotals,
  QuoteData,
  Saved,
  Sharing,
} from './project-parts.ts'
import { sharedStatuses } from './project-values.ts'

const ofProject = z.object({ projectId: ProjectId })
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, dayFormatText))
const ShareId = z.string().check(z.minLength(1, 'The link is not complete'), z.maxLength(100, 'The link is not valid'))

/** Which lines: those named, and those in the named folders. */
const Selection = {
  productCodes: z.array(z.string()),
  folders: z.array(z.string()),
}

const SharedProduct = z.extend(
  z.omit(ProjectProduct, {
    livePrice: true,
    agreed: true,
    editFlags: true,
    lineDiscount: true,
    orders: true,
  }),
  {
    /** Ours: all pieces of the line are in orders that were placed from this project. */
    ordered: z.optional(z.boolean()),
  },
)

/** What a customer sees of a project: nothing that is only for staff. */
export const SharedProject = z.object({
  projectName: z.string(),
  quoteId: z.nullable(z.number()),
  quoteVersion: z.nullable(z.number()),
  customerName: z.string(),
  cart: z.object({ products: z.array(SharedProduct) }),
  folders: z.array(z.object({ id: z.string(), title: z.string(), products: z.array(z.string()), total: Dollars })),
  files: z.array(z.pick(ProjectFile, { id: true, productCode: true, name: true, kind: true, size: true })),
  productNotes: z.array(z.pick(ProductNote, { id: true, notes: true, sku: true })),
  productVariations: z.array(ProductVariation),
  totals: ProjectTotals,
  /** yyyy-mm-dd; null when prices are not held, or held without an end. */
  heldUntil: z.nullable(z.string()),
  salesperson: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  store: z.nullable(
    z.object({
      name: z.string(),
      storeUri: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
  ),
})
export type SharedProject = z.infer<typeof SharedProject>

/** Where a saved quote is read as a PDF, without a sign-in: the key opens this one quote. */
export const quoteFilePath = '/api/v2/project/quote-file'
export const QuoteFileQuery = z.object({ id: z.uuid(), key: z.string().check(z.minLength(1), z.maxLength(100)) })
export type QuoteFileQuery = z.infer<typeof QuoteFileQuery>

/** What becomes of a project: its quote, the prices that are held, the link for the customer, and carts. */
export const projectQuote = {
  save: endpoint({
    method: 'POST',
    path: '/api/v2/project/quote',
    summary: 'Save the quote data, and the quote with all lines at their prices; the number is given once',
    body: z.object({
      projectId: ProjectId,
      version: KnownVersion,
      quoteData: z.optional(z.partial(QuoteData)),
      /** Ours: quotes this folder by itself, with a number of its own. */
      folderId: z.optional(z.string()),
    }),
    response: Project,
    errors: ['not_found', 'conflict'],
    access: 'projects',
  }),
  email: endpoint({
    method: 'POST',
    path: '/api/v2/project/email',
    summary: 'Send the saved quote to the customer; once in 30 seconds',
    body: z.extend(ofProject, {
      /** Ours: the quote of this folder. */
      folderId: z.optional(z.string()),
    }),
    response: Saved,
    errors: ['not_found', 'too_many_requests'],
    access: 'projects',
  }),
  lock: endpoint({
    method: 'POST',
    path: '/api/v2/project/lock-price',
    summary: 'Hold the prices of all lines; calling again changes the last day and holds what was added since',
    body: z.object({ projectId: ProjectId, expiryDate: z.optional(Day) }),
    response: Saved,
    errors: ['not_found'],
    access: 'projects',
  }),
  unlock: endpoint({
    method: 'DELETE',
    path: '/api/v2/project/lock-price',
    summary: "Go back to today's prices; doing it again succeeds",
    query: ofProject,
    response: Saved,
    errors: ['not_found'],
    access: 'projects',
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/projects/shared-project-status',
    summary: 'Make a link for the customer, or end it for good; the same status again keeps the link',
    body: z.object({ projectId: ProjectId, sharedStatus: z.enum(sharedStatuses) }),
    response: z.extend(Sharing, { projectId: z.string(), version: z.number() }),
    errors: ['not_found'],
    access: 'projects',
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/v2/project/shared',
    summary: 'A project through its link: to be read only',
    query: z.object({ shareId: ShareId }),
    response: SharedProject,
    errors: ['not_found', 'too_many_requests'],
  }),
  sharedToCart: endpoint({
    method: 'POST',
    path: '/api/v2/project/shared/cart',
    summary: 'Put lines of a shared project into the own cart, at the prices that are held',
    body: z.object({ shareId: ShareId, ...Selection }),
    response: Cart,
    errors: ['not_found', 'too_many_requests'],
    added: true,
  }),
  toCart: endpoint({
    method: 'POST',
    path: '/api/projects/cart',
    summary: 'Add the selected lines to the cart of this browser',
    body: z.object({ projectId: ProjectId, ...Selection }),
    response: Cart,
    errors: ['not_found'],
    access: 'projects',
  }),
  adminCart: endpoint({
    method: 'POST',
    path: '/api/projects/admin-cart',
    summary: 'Make the whole project the cart of this browser; at list prices when discounts are cleared',
    body: z.object({ projectId: ProjectId, clearDiscounts: z.boolean() }),
    response: Cart,
    errors: ['not_found'],
    access: 'projects',
  }),
}
