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
  /** Who was signed in. */
  accountId?: string
  /** How it is paid, as in selectedPaymentOption. */
  paymentOption?: number
  /** Whose sale it is. */
  subdivision?: string
  salespersonCode?: string
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
  totalCents: Cents
  /** Charged now: the total, or the deposit; nothing when it goes on account. */
  payNowCents: Cents
}
