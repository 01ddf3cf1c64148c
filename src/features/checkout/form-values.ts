import type { CheckoutAddress, CheckoutView, DeliveryAddress } from '#contract/checkout.ts'
import type { Card } from '#domain/card.ts'
import { type CheckoutSession, guestEmail } from '#domain/checkout-session.ts'
import type { Country } from '#domain/country.ts'
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
  return {
    email: locked ? customer.email : email,
    newsletter: session.isOptingIntoNewsletter,
    phoneNumber: (locked ? customer.phone : (session.phoneNumber ?? customer?.phone)) ?? '',
    deliveryAddress: { deliveryInstructions: '', ...emptyAddress(country), ...delivery, country },
    isBillingSame: session.isBillingAddressSameAsShipping,
    billingAddress: { ...emptyAddress(country), ...(locked ? customer.billingAddress : billing), country },
    poNumber: '',
    EarlyNotification: false,
    requestedDeliveryContact: '',
    requestedInstallationContact: '',
    brandsWarnings: { mieleWarning: false },
    partialPayment: '',
    selectedPaymentOption: session.paymentMethod,
    winningDeliveryServiceOverride: false,
    card: emptyCard,
  }
}

/** What of it outlives a reload. The card is not among it. */
export function sessionOf(values: CheckoutValues, selectedDate: PlainDate | null): CheckoutSession {
  return {
    guestEmail: values.email ? guestEmail(values.email) : null,
    isOptingIntoNewsletter: values.newsletter,
    phoneNumber: values.phoneNumber || null,
    deliveryAddress: values.deliveryAddress,
    isBillingAddressSameAsShipping: values.isBillingSame,
    billingAddress: values.isBillingSame ? null : values.billingAddress,
    selectedDate: selectedDate && [selectedDate[0], selectedDate[1], selectedDate[2]],
    paymentMethod: values.selectedPaymentOption,
  }
}
