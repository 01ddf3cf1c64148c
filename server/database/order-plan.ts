import type { Cart } from '#contract/checkout/cart.ts'
import type { CheckoutAddress, DeliveryAddress } from '#contract/checkout/checkout.ts'
import type { Country } from '#domain/location/country.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'

export type PlannedLine = {
  productCode: string
  productId: string
  sku: string
  title: string
  quantity: number
  unitCents: Cents
  extrasCents: Cents
  warrantyId: string | null
  installId: string | null
  promoId: string | null
}

/** The priced order before any charge. The order is created from it, never from a later cart. */
export type OrderPlan = {
  /** The country of the warehouses. */
  country: Country
  lines: PlannedLine[]
  /** The cart as the shopper saw it. */
  cart: Cart
  couponCode: string | null
  /** The account of the order: the signed-in customer, or the one staff ordered for. */
  accountId?: string
  /** The member of staff who placed it for the customer. */
  placedBy?: string
  /** The payment method, as in selectedPaymentOption. */
  paymentOption?: number
  /** Hash of the encrypted payment details: a different one may be another card. */
  paymentHash?: string
  /** Attribution of the sale. */
  subdivision?: string
  salespersonCode?: string
  /** Names at the time of the order. */
  store?: string
  salesperson?: string
  /** Origin of the shop, without a trailing slash, for links in mails. */
  origin?: string
  /** The shopper accepted the notice on delivery by Miele. */
  mieleWarning?: true
  /** Picked up in a store. */
  cashAndCarry?: true
  /** Delivery by the shop's truck instead of the suppliers. */
  winningDelivery?: true
  email: string
  phoneNumber: string
  newsletter: boolean
  deliveryAddress: DeliveryAddress
  billingAddress: CheckoutAddress | null
  poNumber: string
  deliveryDate: PlainDate | null
  deliveryServices: { sku: string; title: string; priceCents: Cents }[]
  supplierDates: { supplier: string; date: PlainDate }[]
  earlyNotification: boolean
  requestedDeliveryContact: string
  requestedInstallationContact: string
  /** The preferred warehouse. */
  warehouse: string
  shippingCents: Cents
  /** Includes GST in every shop. */
  totalCents: Cents
  /** The GST in the total; older orders have it only in their row. */
  taxCents?: Cents
  /** Prices, delivery and services exclude GST. */
  pricesExGst?: boolean
  /** Deposit due today, the rest before delivery; 0 without a deposit. */
  depositCents?: Cents
  /** Amount charged now: the total or the deposit; 0 on account and for a bank transfer. */
  payNowCents: Cents
  /** The account that the customer sends the total to, and for how many days the order waits. */
  transfer?: { accountName: string; bsb?: string; accountNumber: string; days: number }
}
