import * as z from 'zod/mini'
import { OrderSummary } from '../checkout/checkout.ts'
import { orderStates, returnReasons, returnStates } from '../fields/order-states.ts'
import { Dollars, Picture, PlainDate, QueryNumber } from '../fields/values.ts'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FirstName, LastName } from './person-forms.ts'

/** Only staff accounts have the first fields, up to the name. Unknown fields that a backend sends are ignored. */
export const AccountInfo = z.object({
  /** An account that has this id is a staff account [S1-1-05]. */
  winningUserId: z.optional(z.nullable(z.string())),
  /** Base URL of the admin service's frames. */
  winningCmsUrl: z.optional(z.nullable(z.string())),
  salespersonCode: z.optional(z.nullable(z.string())),
  /** Ours: may open the orders of this shop in the back office. */
  opensOrders: z.optional(z.boolean()),
  firstName: z.string(),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  preferences: z.optional(z.record(z.string(), z.boolean())),
})
export type AccountInfo = z.infer<typeof AccountInfo>

/** ProfileForm (domain/person-forms.ts) validates the phone. */
export const AccountPatch = z.object({
  firstName: z.optional(FirstName),
  lastName: z.optional(LastName),
  phone: z.optional(z.string()),
  preferences: z.optional(
    z
      .record(z.string().check(z.regex(/^[a-z]\w{0,30}$/i, 'This is no preference')), z.boolean())
      .check(z.refine((all) => Object.keys(all).length <= 20, 'Send 20 preferences at most')),
  ),
})
export type AccountPatch = z.infer<typeof AccountPatch>

export const ReminderStatus = z.enum(['Open', 'Done', 'Archived'])

export const Reminder = z.object({
  id: z.string(),
  name: z.string(),
  notes: z.string(),
  date: PlainDate,
  status: z.optional(ReminderStatus),
  projectId: z.optional(z.nullable(z.string())),
})
export type Reminder = z.infer<typeof Reminder>

export const InvoiceSummary = z.object({
  id: z.string(),
  orderNumber: z.string(),
  /** ISO date-time. */
  placedAt: z.string(),
  orderTotal: Dollars,
  remaining: Dollars,
  productCount: z.number(),
  /** The title of the order's first product. */
  title: z.string(),
  deliveryDate: z.nullable(PlainDate),
  /** The following fields are absent from backends without them. */
  products: z.optional(
    z.array(z.object({ sku: z.string(), title: z.string(), quantity: z.number(), image: z.optional(Picture) })),
  ),
  state: z.optional(z.enum(orderStates)),
  isCollected: z.optional(z.boolean()),
  trackingUrl: z.optional(z.nullable(z.string())),
  /** The state of the latest return of the order. */
  returnState: z.optional(z.nullable(z.enum(returnStates))),
  invoiceUrl: z.optional(z.string()),
})
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const InvoicePage = z.object({
  page: z.number(),
  pageCount: z.number(),
  totalCount: z.number(),
  invoices: z.array(InvoiceSummary),
})
export type InvoicePage = z.infer<typeof InvoicePage>

const ReturnLine = z.object({ position: z.number(), title: z.string(), quantity: z.number() })

/** A request to return products of an order. */
export const OrderReturn = z.object({
  id: z.string(),
  state: z.enum(returnStates),
  /** ISO date-time. */
  requestedAt: z.string(),
  lines: z.array(z.extend(ReturnLine, { reason: z.enum(returnReasons) })),
  /** What the customer wrote with it; absent without any. */
  comment: z.optional(z.string()),
  /** What staff wrote about it. */
  note: z.nullable(z.string()),
})
export type OrderReturn = z.infer<typeof OrderReturn>

export const Invoice = z.extend(OrderSummary, {
  id: z.string(),
  /** The invoice as a PDF. Anyone who has this URL can open it. */
  invoiceUrl: z.string(),
  /** The latest one first. */
  returns: z.optional(z.array(OrderReturn)),
  /** The lines that can be returned now, with how many are left. */
  returnable: z.optional(z.array(z.extend(ReturnLine, { image: z.optional(Picture) }))),
  /** The last day to return products; null before the delivery. */
  returnBy: z.optional(z.nullable(PlainDate)),
  /** The products that the shop still sells; one that has been delivered takes one review of the customer. */
  sold: z.optional(z.array(z.object({ sku: z.string(), uri: z.string(), isReviewable: z.boolean() }))),
})
export type Invoice = z.infer<typeof Invoice>

/** domain/orders/order-return.ts has the limits and error texts. */
export const ReturnRequest = z.object({
  lines: z
    .array(
      z.object({
        position: z.number(),
        quantity: z.number().check(z.int('Give a whole number'), z.gte(1, 'Return at least one')),
        reason: z.enum(returnReasons, 'Choose a reason'),
      }),
    )
    .check(z.maxLength(200, 'An order has 200 lines at most')),
  comment: z.string().check(z.trim(), z.maxLength(500, 'Write 500 characters at most')),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

const AddressFields = {
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  /** The checkout uses this address by default. */
  isDefault: z.boolean(),
}
export const SavedAddress = z.object({ ...AddressFields, id: z.string(), country: z.string() })
export type SavedAddress = z.infer<typeof SavedAddress>

/**
 * domain/account/address-form.ts has the limits and error texts of the fields. Without an id, the server creates an address.
 */
export const AddressToSave = z.object({ ...AddressFields, id: z.nullable(z.string()) })
export type AddressToSave = z.infer<typeof AddressToSave>

const byId = z.object({ id: z.string() })

/** The server derives the key of a file from its order's id and gives it to the order's owner only. */
export const InvoiceFileQuery = z.object({ id: z.string(), key: z.string() })
export type InvoiceFileQuery = z.infer<typeof InvoiceFileQuery>

export const account = {
  info: endpoint({
    method: 'GET',
    path: '/api/account',
    summary: 'Who is signed in, as the shop knows them',
    response: AccountInfo,
    access: 'customer',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change what is sent, and nothing else',
    body: AccountPatch,
    response: AccountInfo,
    access: 'customer',
    errors: ['invalid_request'],
  }),
  reminders: endpoint({
    method: 'GET',
    path: callPaths.reminders,
    summary: 'Open reminders, the next one first',
    response: z.object({ totalCount: z.number(), reminders: z.array(Reminder) }),
    access: 'customer',
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/api/account/order/invoiced',
    summary: 'Orders of this account in this shop, the last one first',
    query: z.object({ page: z._default(QueryNumber, 0) }),
    response: InvoicePage,
    access: 'customer',
    errors: ['invalid_request'],
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/api/account/order/invoiced/:id',
    summary: 'One order of this account',
    params: byId,
    response: Invoice,
    access: 'customer',
    errors: ['not_found'],
  }),
  invoiceFile: endpoint({
    method: 'GET',
    path: '/api/account/order/invoice.pdf',
    summary: 'The invoice of an order as a PDF, by the address given with the order and in its mail',
    query: InvoiceFileQuery,
    response: z.null(),
    navigation: true,
    errors: ['not_found'],
    added: true,
  }),
  calendarFile: endpoint({
    method: 'GET',
    path: '/api/account/order/delivery.ics',
    summary: 'The delivery day of an order for a calendar, by the address given with the order',
    query: InvoiceFileQuery,
    response: z.null(),
    navigation: true,
    errors: ['not_found'],
    added: true,
  }),
  requestReturn: endpoint({
    method: 'POST',
    path: '/api/account/order/invoiced/:id/returns',
    summary: 'Ask to return products of a delivered order. Send an Idempotency-Key header',
    params: byId,
    body: ReturnRequest,
    response: Invoice,
    access: 'customer',
    errors: ['invalid_request', 'not_found'],
    added: true,
  }),
  openFromOrder: endpoint({
    method: 'POST',
    path: '/api/account/from-order',
    summary:
      'Open an account for a guest with the order they placed; the answer is the same for an address that has one',
    body: z.object({ cartId: z.string(), password: z.string() }),
    response: z.object({ email: z.string() }),
    errors: ['invalid_request', 'not_found', 'too_many_requests'],
    added: true,
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/api/account/order/addresses',
    summary: 'Saved addresses in the country of the shop',
    response: z.array(SavedAddress),
    access: 'customer',
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/api/account/order/addresses/save',
    summary: 'Save an address',
    body: AddressToSave,
    response: SavedAddress,
    access: 'customer',
    errors: ['invalid_request', 'not_found'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/api/account/order/addresses/:id',
    summary: 'Delete a saved address',
    params: byId,
    response: z.null(),
    access: 'customer',
    errors: ['not_found'],
  }),
}
