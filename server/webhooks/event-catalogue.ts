import { z } from 'zod'
import { orderStates, returnReasons } from '#contract/fields/order-states.ts'

const cents = z.int()
/** ISO 8601, in UTC. */
const moment = z.iso.datetime()
const day = z.iso.date()

const address = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
})

const orderLine = z.strictObject({
  sku: z.string(),
  title: z.string(),
  quantity: z.int(),
  /** One piece without warranty and installation. */
  unitCents: cents,
  /** Warranty and installation of one piece. */
  extrasCents: cents,
})

const refund = z.strictObject({ number: z.string(), amountCents: cents, currency: z.string(), reason: z.string() })

const placedOrder = z.strictObject({
  number: z.string(),
  placedAt: moment,
  currency: z.string(),
  totalCents: cents,
  /** The GST in the total. */
  taxCents: cents,
  shippingCents: cents,
  paidCents: cents,
  couponCode: z.string().nullable(),
  customer: z.strictObject({ email: z.string(), phoneNumber: z.string() }),
  deliveryAddress: address,
  deliveryInstructions: z.string(),
  /** Null: the same as the delivery address. */
  billingAddress: address.nullable(),
  deliveryDate: day.nullable(),
  isPickup: z.boolean(),
  /** The number of the customer's own purchase order. */
  poNumber: z.string(),
  lines: z.array(orderLine),
  services: z.array(z.strictObject({ sku: z.string(), title: z.string(), priceCents: cents })),
})

/** Every event: a new version may add fields to its data; another meaning is another event. */
export const eventCatalogue = {
  'order.placed': { version: 1, title: 'Order placed', data: placedOrder },
  'order.paid': {
    version: 1,
    title: 'Order paid',
    data: z.strictObject({ number: z.string(), paidCents: cents, totalCents: cents, currency: z.string() }),
  },
  'payment.failed': {
    version: 1,
    title: 'Payment failed',
    data: z.strictObject({
      /** The reference that the provider and the shopper see. */
      reference: z.string(),
      /** `returned`: it was charged, but the order could not be placed. */
      outcome: z.enum(['declined', 'cancelled', 'expired', 'returned']),
      reason: z.string().nullable(),
      amountCents: cents,
      currency: z.string(),
      email: z.string(),
    }),
  },
  'order.step_recorded': {
    version: 1,
    title: 'Order packed, shipped, delivered or cancelled',
    data: z.strictObject({
      number: z.string(),
      state: z.enum(orderStates),
      formerState: z.enum(orderStates),
      trackingUrl: z.string().nullable(),
    }),
  },
  'order.refunded': {
    version: 1,
    title: 'Refund confirmed',
    data: refund,
  },
  'order.refund_failed': {
    version: 1,
    title: 'Refund did not arrive',
    data: refund,
  },
  'return.requested': {
    version: 1,
    title: 'Return requested',
    data: z.strictObject({
      /** The same in `return.decided`. */
      id: z.string(),
      orderNumber: z.string(),
      email: z.string(),
      comment: z.string(),
      lines: z.array(
        z.strictObject({ sku: z.string(), title: z.string(), quantity: z.int(), reason: z.enum(returnReasons) }),
      ),
    }),
  },
  'return.decided': {
    version: 1,
    title: 'Return accepted or rejected',
    data: z.strictObject({
      id: z.string(),
      orderNumber: z.string(),
      decision: z.enum(['accepted', 'rejected']),
      note: z.string(),
    }),
  },
  'enquiry.received': {
    version: 1,
    title: 'Enquiry or booking received',
    data: z.strictObject({
      reference: z.string(),
      /** The address of the form: ask-an-expert. */
      form: z.string(),
      sku: z.string().nullable(),
      /** By the names of the fields of the form. */
      answers: z.record(z.string(), z.string()),
    }),
  },
  'newsletter.subscribed': {
    version: 1,
    title: 'Newsletter subscribed',
    data: z.strictObject({ email: z.string(), name: z.string(), postcode: z.string(), source: z.string() }),
  },
  'stock.changed': {
    version: 1,
    title: 'Stock changed by an import or by staff',
    data: z.strictObject({
      changes: z.array(
        z.strictObject({
          sku: z.string(),
          warehouse: z.string(),
          formerQuantity: z.int(),
          quantity: z.int(),
          /** When more is expected. */
          nextDate: day.nullable(),
        }),
      ),
    }),
  },
  'price.changed': {
    version: 1,
    title: 'Price changed by an import or by staff',
    data: z.strictObject({
      changes: z.array(
        z.strictObject({
          sku: z.string(),
          /** Null: available on request. */
          formerPriceCents: cents.nullable(),
          priceCents: cents.nullable(),
          formerRrpCents: cents.nullable(),
          rrpCents: cents.nullable(),
        }),
      ),
    }),
  },
  'newsletter.unsubscribed': {
    version: 1,
    title: 'Newsletter unsubscribed by staff',
    data: z.strictObject({ email: z.string() }),
  },
  'webhook.test': { version: 1, title: 'Test', data: z.strictObject({ message: z.string() }) },
} as const satisfies Record<string, { version: number; title: string; data: z.ZodType }>

export type EventName = keyof typeof eventCatalogue
export type EventData<Name extends EventName> = z.infer<(typeof eventCatalogue)[Name]['data']>

/** What an endpoint can choose: a test is sent on request. */
export const offeredEvents = Object.entries(eventCatalogue)
  .filter(([id]) => id !== 'webhook.test')
  .map(([id, { title }]) => ({ id, name: title }))
