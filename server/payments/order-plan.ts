import type { Cart } from '#contract/cart.ts'
import type { CheckoutAddress, DeliveryAddress } from '#contract/checkout.ts'
import type { Country } from '#domain/country.ts'
import type { Cents } from '#domain/money.ts'
import type { PlainDate } from '#domain/plain-date.ts'

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

/** An order as it was priced and agreed to before anybody was charged. What becomes the order is this, never a later cart. */
export type OrderPlan = {
  /** Whose warehouses deliver. */
  country: Country
  lines: PlannedLine[]
  /** As the shopper saw it. */
  cart: Cart
  couponCode: string | null
  /** Whose order it is: who was signed in, or whom staff ordered for. */
  accountId?: string
  /** The member of staff who placed it for the customer. */
  placedBy?: string
  /** How it is paid, as in selectedPaymentOption. */
  paymentOption?: number
  /** A hash of what it is paid with, as it was sent: another envelope may hold another card. */
  paymentHash?: string
  /** Whose sale it is. */
  subdivision?: string
  salespersonCode?: string
  /** Their names when the order was placed. */
  store?: string
  salesperson?: string
  /** Where the shop was reached, without a slash at the end: the links of the mail begin with it. */
  origin?: string
  /** The notice about goods that Miele delivers was agreed to. */
  mieleWarning?: true
  /** Collected in a store. */
  cashAndCarry?: true
  /** Our own truck instead of the suppliers'. */
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
  /** Where stock is taken from first. */
  warehouse: string
  shippingCents: Cents
  /** With GST in every shop. */
  totalCents: Cents
  /** The GST in the total; orders from before it was stored have it in their row alone. */
  taxCents?: Cents
  /** Prices, delivery and services are without GST. */
  pricesExGst?: boolean
  /** Asked for today, the rest before delivery; 0 for none. */
  depositCents?: Cents
  /** Charged now: the total, or the deposit; nothing when it goes on account. */
  payNowCents: Cents
}
