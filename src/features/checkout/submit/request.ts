import type { CheckoutRequest, CheckoutView } from '#contract/checkout/checkout.ts'
import { cleanPhone } from '#domain/account/phone.ts'
import { isReward } from '#domain/cart/cart.ts'
import { orderTotals } from '#domain/cart/cart-totals.ts'
import { depositProblem, readDeposit } from '#domain/checkout/deposit.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import { supplierDeliveries } from '#domain/delivery/delivery-dates.ts'
import { type Cents, toCents, toDollars } from '#domain/money/money.ts'
import type { TaxedShop, TaxedTotal } from '#domain/money/tax.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { deviceCodeOf, paymentKind } from '#domain/payment/payment-option.ts'
import type { CheckoutValues } from '#features/checkout/form/form-values.ts'
import { type Availability, chosenServiceSkus } from '#features/checkout/rules/availability.ts'

type Order = { values: CheckoutValues; view: CheckoutView; availability: Availability; shop: TaxedShop }

/** The deposit in cents; 0 if it is invalid, which the form reports as an error. */
export function depositOf(
  { partialPayment }: Pick<CheckoutValues, 'partialPayment'>,
  order: { totalCents: Cents; percentage: number | null },
): Cents {
  const read = readDeposit(partialPayment)
  return read.ok && depositProblem(read.value, order) === null ? read.value : 0
}

export function serviceCents({ deliveryServices }: Pick<Availability, 'deliveryServices'>): readonly Cents[] {
  return deliveryServices.flatMap(({ selected, price }) => (selected ? [toCents(price)] : []))
}

/** Cart, delivery of the chosen day and chosen services together; the server counts the same way. */
export function totalsOf({ view, availability, shop }: Omit<Order, 'values'>): TaxedTotal {
  const { orderTotal, tax = 0 } = view.cart
  return orderTotals(
    {
      goodsCents: toCents(orderTotal) - (shop.flags.pricesExGst ? toCents(tax) : 0),
      shippingCents: toCents(availability.selectedShippingCost),
      serviceCents: serviceCents(availability),
    },
    shop,
  )
}

const itemsOf = ({ cart }: CheckoutView) =>
  cart.products
    .filter((line) => !isReward(line))
    .map(({ quantity, sku, productCode, category, selectedWarranty, selectedInstall }) => ({
      qty: quantity,
      sku,
      unitId: null,
      productCode,
      category,
      warrantyId: selectedWarranty?.id ?? null,
      installId: selectedInstall?.id ?? null,
    }))

/** The fields that both requests send; dates and card are added where needed. */
export function formBody({ values, view, availability, shop }: Order) {
  const { totalCents } = totalsOf({ view, availability, shop })
  const deposit = depositOf(values, { totalCents, percentage: view.partialPaymentPercentage })
  const option = totalCents === 0 ? paymentOptions.Default : values.selectedPaymentOption
  const { email, newsletter, phoneNumber, poNumber, brandsWarnings, EarlyNotification } = values
  const { requestedDeliveryContact, requestedInstallationContact, winningDeliveryServiceOverride } = values
  return {
    ...(view.accountId ? { accountId: view.accountId } : {}),
    cartId: view.cart.cartId,
    email: email.trim(),
    newsletter,
    phoneNumber: cleanPhone(phoneNumber),
    partialPayment: deposit > 0 ? toDollars(deposit) : null,
    deliveryAddress: values.deliveryAddress,
    billingAddress: values.isBillingSame ? null : values.billingAddress,
    poNumber,
    EarlyNotification,
    requestedDeliveryContact,
    requestedInstallationContact,
    deliveryServices: [...chosenServiceSkus(availability)],
    subdivision: values.subdivision || null,
    salespersonCode: values.salespersonCode || null,
    ...(values.storeUri ? { storeUri: values.storeUri } : {}),
    // Where nothing is to be paid there is nothing to choose.
    selectedPaymentOption: option,
    devicePaymentCode: paymentKind(option) === 'device' ? deviceCodeOf(values.devicePaymentCode) : null,
    cart: {
      items: itemsOf(view),
      orderTotal: toDollars(totalCents),
      couponCode: view.cart.couponCode ?? null,
    },
    brandsWarnings,
    ...(hasOption(view.opts, 'CashAndCarry') ? { cashAndCarry: values.cashAndCarry } : {}),
    winningDeliveryServiceOverride,
  }
}

export const availabilityBody = (order: Order) => ({ ...formBody(order), deliveryDate: null, cardDetails: null })

type Sealed = {
  encryptedValues: Record<string, string>
  cardHolderName: string | null
  fraudCheckToken?: string | null
}

export function checkoutBody(order: Order, card: Sealed, screen: Pick<Screen, 'height' | 'width'>): CheckoutRequest {
  const { availability } = order
  const { selectedDate } = availability
  const suppliers = supplierDeliveries(availability.supplierAvailability)
  return {
    ...formBody(order),
    deliveryDate: selectedDate && [selectedDate[0], selectedDate[1], selectedDate[2]],
    cardDetails: null,
    fraudCheckToken: null,
    supplierDeliveryDates: suppliers.map(({ supplier, deliveryDate: [year, month, day], price }) => ({
      supplier,
      deliveryDate: [year, month, day],
      price,
    })),
    browserInfo: { screenHeight: screen.height, screenWidth: screen.width },
    ...card,
    paymentReference: null,
  }
}
