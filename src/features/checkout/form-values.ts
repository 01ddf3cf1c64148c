import type { CheckoutAddress, CheckoutView, DeliveryAddress } from '#contract/checkout.ts'
import type { Card } from '#domain/card.ts'
import { type CheckoutSession, guestEmail, initialCheckoutSession } from '#domain/checkout-session.ts'
import type { Country } from '#domain/country.ts'
import { offeredOr } from '#domain/payment-option.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** What stands on the page. Names of fields are those of the request, so that a refusal finds its field. */
export type CheckoutValues = {
  email: string
  newsletter: boolean
  phoneNumber: string
  deliveryAddress: DeliveryAddress
  isBillingSame: boolean
  billingAddress: CheckoutAddress
  poNumber: string
  EarlyNotification: boolean
  requestedDeliveryContact: string
  requestedInstallationContact: string
  brandsWarnings: { mieleWarning: boolean }
  /** As typed; empty for none. */
  partialPayment: string
  selectedPaymentOption: number
  /** As typed, for Zip in store. */
  devicePaymentCode: string
  /** Store and salesperson, empty for none. */
  subdivision: string
  salespersonCode: string
  cashAndCarry: boolean
  winningDeliveryServiceOverride: boolean
  card: Card
}

export const emptyCard: Card = { nameOnCard: '', cardNo: '', expiryDate: '', cvv: '' }

const emptyAddress = (country: Country): CheckoutAddress => ({
  firstName: '',
  lastName: '',
  companyName: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  country,
})

type Start = { view: CheckoutView; session: CheckoutSession; country: Country }

/** The session first, which is what was typed last; then what the shop knows of a customer. */
export function startValues({ view, session, country }: Start): CheckoutValues {
  const { customer } = view
  const locked = customer?.locked === true
  const email = session.guestEmail?.email ?? customer?.email ?? view.guestEmail ?? ''
  const delivery = session.deliveryAddress ?? customer?.shippingAddress
  const billing = session.billingAddress ?? customer?.billingAddress
  // Nothing was typed here yet: the choices are the shop's to begin with.
  const chosen = session === initialCheckoutSession ? view : session
  return {
    email: locked ? customer.email : email,
    newsletter: chosen.isOptingIntoNewsletter,
    phoneNumber: (locked ? customer.phone : (session.phoneNumber ?? customer?.phone)) ?? '',
    deliveryAddress: { deliveryInstructions: '', ...emptyAddress(country), ...delivery, country },
    isBillingSame: (locked ? view : chosen).isBillingAddressSameAsShipping,
    billingAddress: { ...emptyAddress(country), ...(locked ? customer.billingAddress : billing), country },
    poNumber: '',
    EarlyNotification: false,
    requestedDeliveryContact: '',
    requestedInstallationContact: '',
    brandsWarnings: { mieleWarning: false },
    partialPayment: '',
    selectedPaymentOption: offeredOr(session.paymentMethod || view.paymentMethod, view.opts),
    devicePaymentCode: '',
    subdivision: view.stores.find(({ selected }) => selected)?.subdivision ?? '',
    salespersonCode: view.salesPeople.find(({ selected }) => selected)?.code ?? '',
    cashAndCarry: false,
    winningDeliveryServiceOverride: false,
    card: emptyCard,
  }
}

/** What of it outlives a reload. The card is not among it. */
export function sessionOf(values: CheckoutValues, selectedDate: PlainDate | null): CheckoutSession {
  return {
    guestEmail: values.email ? guestEmail(values.email) : null,
    isOptingIntoNewsletter: values.newsletter,
    // Phone and address of the store are not the shopper's to come back to.
    phoneNumber: values.cashAndCarry ? null : values.phoneNumber || null,
    deliveryAddress: values.cashAndCarry ? null : values.deliveryAddress,
    isBillingAddressSameAsShipping: values.isBillingSame,
    billingAddress: values.isBillingSame ? null : values.billingAddress,
    selectedDate: selectedDate && [selectedDate[0], selectedDate[1], selectedDate[2]],
    paymentMethod: values.selectedPaymentOption,
  }
}
