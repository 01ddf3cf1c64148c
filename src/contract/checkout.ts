import * as z from 'zod/mini'
import { Cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { Dollars, PlainDate, QueryNumber } from './values.ts'

/** Limits and messages of each field stand in domain/checkout-rules.ts: form and server check with the same functions. */
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

const CheckoutForm = {
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
  /** Option flag: 0 card, 512 Zip in store, 4 account, 2 PayPal, 256 Zip, 2048 Afterpay. */
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

export const CheckoutView = z.object({
  customer: z.nullable(
    z.object({
      email: z.string(),
      phone: z.string(),
      locked: z.boolean(),
      shippingAddress: z.nullable(CheckoutAddress),
      billingAddress: z.nullable(CheckoutAddress),
    }),
  ),
  store: z.nullable(
    z.object({ phone: z.string(), address: z.string(), suburb: z.string(), postcode: z.string(), state: z.string() }),
  ),
  stores: z.array(z.object({ subdivision: z.string(), name: z.string(), selected: z.boolean() })),
  salesPeople: z.array(
    z.object({ code: z.string(), name: z.string(), subdivision: z.string(), selected: z.boolean() }),
  ),
  /** Bit flags (domain/order-options.ts). */
  opts: z.number(),
  partialPaymentPercentage: z.nullable(z.number()),
  /** Public keys by provider name, SPKI PEM. */
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

/** What a provider put into the address a shopper came back by. */
const ReturnQuery = z.record(z.string(), z.string())
const ReturnAnswer = z.object({ orderCompleted: z.boolean(), cartId: z.string() })

export const PaymentStatus = z.enum(['Pending', 'Approved', 'Declined', 'Cancelled', 'Expired', 'Unknown'])

export const Confirmation = z.object({
  orderNumber: z.string(),
  cartId: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  firstName: z.string(),
  placedAt: z.string(),
  deliveryAddress: CheckoutAddress,
  deliveryDate: z.nullable(PlainDate),
  deliveryServices: z.array(z.object({ title: z.string(), price: Dollars })),
  cart: Cart,
  shipping: Dollars,
  orderTotal: Dollars,
  paid: Dollars,
  remaining: Dollars,
  /** A method of the enumeration; None with something left to pay is an order on account. */
  paymentMethod: z.string(),
  /** Taken home from the store. */
  cashAndCarry: z.optional(z.boolean()),
  /** Left out where nobody can tell. */
  customerType: z.optional(z.enum(['new', 'existing'])),
})
export type Confirmation = z.infer<typeof Confirmation>

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
    errors: ['invalid_request'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/checkout',
    summary: 'Place the order. Send an Idempotency-Key header',
    body: CheckoutRequest,
    response: CheckoutAnswer,
    errors: ['invalid_request', 'payment_refused'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/checkout/void',
    summary: 'Cancel the open payment of a cart',
    body: z.object({ cartId: z.string(), selectedPaymentOption: z.number() }),
    response: z.object({ status: PaymentStatus, orderCompleted: z.optional(z.boolean()) }),
    errors: ['not_found'],
  }),
  zipConfirmation: endpoint({
    method: 'POST',
    path: '/api/checkout/zipconfirmation',
    summary: 'Back from Zip: takes what was agreed to and places the order',
    query: ReturnQuery,
    response: ReturnAnswer,
    errors: ['invalid_request', 'unavailable'],
  }),
  paypalConfirmation: endpoint({
    method: 'POST',
    path: '/api/checkout/paypalconfirmation',
    summary: 'Back from PayPal: takes what was agreed to and places the order',
    query: ReturnQuery,
    response: ReturnAnswer,
    errors: ['invalid_request', 'unavailable'],
  }),
  afterpayConfirmation: endpoint({
    method: 'POST',
    path: '/api/checkout/afterpayconfirmation',
    summary: 'Back from Afterpay: takes what was agreed to and places the order',
    query: ReturnQuery,
    response: ReturnAnswer,
    errors: ['invalid_request', 'unavailable'],
  }),
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

export const payment = {
  status: endpoint({
    method: 'GET',
    path: '/api/payment/status',
    summary: 'How a payment stands',
    query: z.object({ cartId: z.string(), paymentReference: z.string(), selectedPaymentOption: QueryNumber }),
    response: z.object({ paymentStatus: PaymentStatus, message: z.string(), orderCompleted: z.optional(z.boolean()) }),
    errors: ['not_found'],
  }),
}
