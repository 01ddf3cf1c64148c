import * as z from 'zod/mini'
import { orderStates } from '../fields/order-states.ts'
import { Dollars, PlainDate, QueryNumber } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { Cart } from './cart.ts'

/** domain/checkout/checkout-rules.ts has the limits and error texts of each field; the form and the server both use it. */
export const CheckoutAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
})
export type CheckoutAddress = z.infer<typeof CheckoutAddress>

export const DeliveryAddress = z.extend(CheckoutAddress, { deliveryInstructions: z.string() })
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

const CheckoutItem = z.object({
  qty: z.number(),
  sku: z.string(),
  unitId: z.nullable(z.string()),
  productCode: z.string(),
  category: z.string(),
  warrantyId: z.nullable(z.string()),
  installId: z.nullable(z.string()),
})

/** The account that a checkout was filled in for; absent for guests. */
const accountId = z.optional(z.string())

const CheckoutForm = {
  /** A sign-in that has ended since, or another account's, is rejected with 401. */
  accountId,
  cartId: z.string(),
  email: z.string(),
  newsletter: z.boolean(),
  phoneNumber: z.string(),
  partialPayment: z.nullable(Dollars),
  deliveryAddress: DeliveryAddress,
  billingAddress: z.nullable(CheckoutAddress),
  poNumber: z.string(),
  EarlyNotification: z.boolean(),
  requestedDeliveryContact: z.string(),
  requestedInstallationContact: z.string(),
  deliveryServices: z.array(z.string()),
  subdivision: z.nullable(z.string()),
  salespersonCode: z.nullable(z.string()),
  /** A store of the subdivision; without it, the store that is selected in the view. */
  storeUri: z.optional(z.nullable(z.string())),
  /** The bit of a method of domain/checkout/payment-methods.ts. */
  selectedPaymentOption: z.number(),
  devicePaymentCode: z.nullable(z.string()),
  cart: z.object({ items: z.array(CheckoutItem), orderTotal: Dollars, couponCode: z.nullable(z.string()) }),
  brandsWarnings: z.object({ mieleWarning: z.boolean() }),
  cashAndCarry: z.optional(z.boolean()),
  winningDeliveryServiceOverride: z.boolean(),
}

export const AvailabilityRequest = z.object({ ...CheckoutForm, deliveryDate: z.null(), cardDetails: z.null() })

export const CheckoutRequest = z.object({
  ...CheckoutForm,
  deliveryDate: z.nullable(PlainDate),
  cardDetails: z.null(),
  fraudCheckToken: z.nullable(z.string()),
  supplierDeliveryDates: z.array(z.object({ supplier: z.string(), deliveryDate: PlainDate, price: Dollars })),
  browserInfo: z.object({ screenHeight: z.number(), screenWidth: z.number() }),
  /** One compact JWE per key name over {cardNo, expiryDate, cvv}. */
  encryptedValues: z.record(z.string(), z.string()),
  cardHolderName: z.nullable(z.string()),
  paymentReference: z.nullable(z.string()),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

const StoreAddress = z.object({
  phone: z.string(),
  address: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  state: z.string(),
})
export type StoreAddress = z.infer<typeof StoreAddress>

export const CheckoutView = z.object({
  accountId,
  customer: z.nullable(
    z.object({
      email: z.string(),
      phone: z.string(),
      locked: z.boolean(),
      shippingAddress: z.nullable(CheckoutAddress),
      billingAddress: z.nullable(CheckoutAddress),
    }),
  ),
  store: z.nullable(StoreAddress),
  /** The stores a customer can collect from, with name and address. */
  stores: z.array(
    z.extend(z.partial(StoreAddress), {
      subdivision: z.string(),
      name: z.string(),
      selected: z.boolean(),
      storeUri: z.optional(z.string()),
    }),
  ),
  salesPeople: z.array(
    z.object({ code: z.string(), name: z.string(), subdivision: z.string(), selected: z.boolean() }),
  ),
  /** Bit flags (domain/checkout/order-options.ts). */
  opts: z.number(),
  /** The shop takes no cards; absent where it does. */
  withoutCards: z.optional(z.boolean()),
  /** How many days the shop waits for a bank transfer, where it takes them. */
  transferDays: z.optional(z.number()),
  partialPaymentPercentage: z.nullable(z.number()),
  /** X.509 certificates by provider name: PEM or base64-encoded DER. */
  x509EncryptionKeys: z.record(z.string(), z.string()),
  paymentMethod: z.number(),
  isOptingIntoNewsletter: z.boolean(),
  isBillingAddressSameAsShipping: z.boolean(),
  guestEmail: z.nullable(z.string()),
  cart: Cart,
})
export type CheckoutView = z.infer<typeof CheckoutView>

export const DeliveryDate = z.object({ date: PlainDate, price: Dollars, available: z.boolean() })
export const DeliveryService = z.object({
  sku: z.string(),
  title: z.string(),
  price: Dollars,
  selected: z.boolean(),
  hidden: z.boolean(),
})

export const Availability = z.object({
  cartId: z.string(),
  availability: z.object({ dates: z.array(DeliveryDate) }),
  supplierAvailability: z.record(
    z.string(),
    z.object({ dates: z.array(z.object({ date: PlainDate, price: z.optional(Dollars) })) }),
  ),
  supplierErrors: z.array(z.string()),
  winningDeliveryServiceOverride: z.boolean(),
  showNotifyIfAvailableSooner: z.boolean(),
  deliveryServices: z.array(DeliveryService),
  showInstallationContact: z.boolean(),
  showUniqueDeliveryRequirements: z.boolean(),
  deliveryUnavailable: z.boolean(),
})
export type Availability = z.infer<typeof Availability>

export const CheckoutAnswer = z.object({
  orderCompleted: z.optional(z.boolean()),
  success: z.optional(z.boolean()),
  cartId: z.optional(z.string()),
  paymentReference: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  secure3DResponse: z.optional(z.object({ htmlFormAction: z.string(), htmlFormToPost: z.string() })),
})
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>

/** Query parameters that the payment provider adds to the return URL. */
const ReturnQuery = z.record(z.string(), z.string())
const ReturnAnswer = z.object({ orderCompleted: z.boolean(), cartId: z.string() })

export const PaymentStatus = z.enum(['Pending', 'Approved', 'Declined', 'Cancelled', 'Expired', 'Unknown'])

/** A placed order with all details entered at checkout, for the confirmation, email, invoice and account. */
export const OrderSummary = z.object({
  orderNumber: z.string(),
  cartId: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  firstName: z.string(),
  placedAt: z.string(),
  deliveryAddress: DeliveryAddress,
  /** Null when it is the same as the delivery address. */
  billingAddress: z.nullable(CheckoutAddress),
  poNumber: z.string(),
  newsletter: z.boolean(),
  deliveryDate: z.nullable(PlainDate),
  /** Delivery dates of suppliers that deliver directly. */
  supplierDates: z.array(z.object({ supplier: z.string(), date: PlainDate })),
  earlyNotification: z.boolean(),
  requestedDeliveryContact: z.string(),
  requestedInstallationContact: z.string(),
  mieleWarning: z.boolean(),
  winningDelivery: z.boolean(),
  /** Names of the store and the salesperson credited with the sale. */
  store: z.nullable(z.string()),
  salesperson: z.nullable(z.string()),
  deliveryServices: z.array(z.object({ title: z.string(), price: Dollars })),
  cart: Cart,
  shipping: Dollars,
  orderTotal: Dollars,
  /** The GST included in orderTotal. */
  tax: z.optional(Dollars),
  /** The prices of the cart, delivery and services exclude GST. */
  pricesExGst: z.optional(z.boolean()),
  /** Amount paid today or charged to the account today; 0 or absent without a deposit. */
  deposit: z.optional(Dollars),
  paid: Dollars,
  remaining: Dollars,
  /** Money sent back, the earliest first, each with its ISO date-time; absent without any. */
  refunds: z.optional(z.array(z.object({ amount: Dollars, at: z.string(), isFailed: z.optional(z.boolean()) }))),
  /** A payment method's name; None with an amount remaining means an order on account. */
  paymentMethod: z.string(),
  /** The order waits for a transfer to this account; absent once it is paid or cancelled. */
  transfer: z.optional(
    z.object({
      accountName: z.string(),
      /** The branch in Australia; New Zealand's numbers include it. */
      bsb: z.optional(z.string()),
      accountNumber: z.string(),
      reference: z.string(),
      payBy: PlainDate,
    }),
  ),
  /** The customer collects the order from the store. */
  cashAndCarry: z.optional(z.boolean()),
  /** Absent when the backend does not know it. */
  state: z.optional(z.enum(orderStates)),
  /** What happened after the order was placed, each with its ISO date-time. */
  steps: z.optional(z.array(z.object({ state: z.enum(orderStates), at: z.string() }))),
  /** Where the carrier shows the parcel. */
  trackingUrl: z.optional(z.nullable(z.string())),
  /** The delivery day as a calendar file; absent without a day. Anyone who has this URL can open it. */
  calendarUrl: z.optional(z.string()),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const Confirmation = z.extend(OrderSummary, {
  /** The invoice as a PDF. Anyone who has this URL can open it. */
  invoiceUrl: z.string(),
  /** The order's id in the account of the signed-in customer. */
  accountOrderId: z.optional(z.string()),
  /** The order belongs to no account yet: its shopper can create one with it. */
  isGuestOrder: z.optional(z.boolean()),
  /** Absent when unknown. */
  customerType: z.optional(z.enum(['new', 'existing'])),
})
export type Confirmation = z.infer<typeof Confirmation>

const backFrom = (name: string, path: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Back from ${name}: takes what was agreed to and places the order`,
    query: ReturnQuery,
    response: ReturnAnswer,
    errors: ['invalid_request', 'unavailable'],
  })

export const checkout = {
  view: endpoint({
    method: 'GET',
    path: '/api/checkout',
    summary: 'What the checkout page starts from',
    response: CheckoutView,
  }),
  availability: endpoint({
    method: 'POST',
    path: '/api/checkout/avail',
    summary: 'Delivery days and services for an address',
    body: AvailabilityRequest,
    response: Availability,
    errors: ['invalid_request', 'unauthorised'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/checkout',
    summary: 'Place the order. Send an Idempotency-Key header',
    body: CheckoutRequest,
    response: CheckoutAnswer,
    errors: ['invalid_request', 'payment_refused', 'unauthorised'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/checkout/void',
    summary: 'Cancel the open payment of a cart',
    body: z.object({ cartId: z.string(), selectedPaymentOption: z.number() }),
    response: z.object({ status: PaymentStatus, orderCompleted: z.optional(z.boolean()) }),
    errors: ['not_found'],
  }),
  zipConfirmation: backFrom('Zip', '/api/checkout/zipconfirmation'),
  paypalConfirmation: backFrom('PayPal', '/api/checkout/paypalconfirmation'),
  afterpayConfirmation: backFrom('Afterpay', '/api/checkout/afterpayconfirmation'),
  confirmation: endpoint({
    method: 'GET',
    path: '/api/checkout/confirmation',
    summary: 'A placed order by its cart id, for the session that placed it',
    query: z.object({ id: z.string() }),
    response: Confirmation,
    errors: ['not_found'],
    added: true,
  }),
}

type ProviderOf<Call> = Call extends `${infer Name}Confirmation` ? Name : never
/** Payment providers with a page of their own: each has a call for the way back from it. */
export type Provider = ProviderOf<keyof typeof checkout>

export const payment = {
  status: endpoint({
    method: 'GET',
    path: '/api/payment/status',
    summary: 'The state of a payment',
    query: z.object({ cartId: z.string(), paymentReference: z.string(), selectedPaymentOption: QueryNumber }),
    response: z.object({ paymentStatus: PaymentStatus, message: z.string(), orderCompleted: z.optional(z.boolean()) }),
    errors: ['not_found'],
  }),
}
