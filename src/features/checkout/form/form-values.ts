import type { CheckoutAddress, CheckoutView, DeliveryAddress, StoreAddress } from '#contract/checkout/checkout.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import type { Country } from '#domain/location/country.ts'
import type { Card } from '#domain/payment/card.ts'
import { offeredOr } from '#domain/payment/payment-option.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type CheckoutSession, guestEmail, initialCheckoutSession } from '#features/checkout/rules/checkout-session.ts'

/** The values of the form. Field names match the request, so that an API error maps to its field. */
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
  /** Which store of the subdivision; also the pickup store. */
  storeUri: string
  cashAndCarry: boolean
  /** The shopper's values of the fields that pickup fills with the store's details. */
  beforeCollecting: OwnFields | null
  winningDeliveryServiceOverride: boolean
  card: Card
}

/** The fields that pickup fills with the store's details. */
export type OwnFields = Pick<CheckoutValues, 'email' | 'phoneNumber'> &
  Pick<DeliveryAddress, 'address' | 'suburb' | 'state' | 'postcode'>

export function ownFields({
  email,
  phoneNumber,
  deliveryAddress,
}: Pick<CheckoutValues, 'email' | 'phoneNumber' | 'deliveryAddress'>): OwnFields {
  const { address, suburb, state, postcode } = deliveryAddress
  return { email, phoneNumber, address, suburb, state, postcode }
}

/** Phone and address of the chosen store; falls back to the user's own store when the response has none per store. */
export function storeAddress({ store, stores }: CheckoutView, storeUri: string): StoreAddress | null {
  const chosen = storeUri ? stores.find((candidate) => candidate.storeUri === storeUri) : undefined
  if (!chosen?.address) return store
  const { phone = '', address, suburb = '', postcode = '', state = '' } = chosen
  return { phone, address, suburb, postcode, state }
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

type Start = {
  view: CheckoutView
  session: CheckoutSession
  country: Country
  /** The location chosen in the header of the shop. */
  location?: Pick<CheckoutAddress, 'suburb' | 'state' | 'postcode'> | null
}

/** The initial values: from the stored session first, then the customer's details, then the chosen location. */
export function startValues(start: Start): CheckoutValues {
  const values = ownValues(start)
  const { view, session } = start
  const store =
    session.cashAndCarry && hasOption(view.opts, 'CashAndCarry') ? storeAddress(view, values.storeUri) : null
  return store ? collectedFrom(store, values) : values
}

/** Restores a form with pickup: the store's address, with the shopper's own values set aside. */
function collectedFrom({ phone, ...place }: StoreAddress, values: CheckoutValues): CheckoutValues {
  return {
    ...values,
    phoneNumber: phone,
    deliveryAddress: { ...values.deliveryAddress, ...place },
    cashAndCarry: true,
    beforeCollecting: { ...ownFields(values), email: '' },
  }
}

function ownValues({ view, session, country, location }: Start): CheckoutValues {
  const { customer } = view
  const locked = customer?.locked === true
  const email = session.guestEmail?.email ?? customer?.email ?? view.guestEmail ?? ''
  const known = session.deliveryAddress ?? customer?.shippingAddress
  const delivery = known?.suburb ? known : { ...known, ...location }
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
    poNumber: session.poNumber ?? '',
    EarlyNotification: session.EarlyNotification ?? false,
    requestedDeliveryContact: session.requestedDeliveryContact ?? '',
    requestedInstallationContact: session.requestedInstallationContact ?? '',
    brandsWarnings: { mieleWarning: false },
    partialPayment: session.partialPayment ?? '',
    selectedPaymentOption: offeredOr(session.paymentMethod || view.paymentMethod, view),
    devicePaymentCode: '',
    ...saleOf(view, session),
    cashAndCarry: false,
    beforeCollecting: null,
    winningDeliveryServiceOverride:
      session.winningDeliveryServiceOverride === true && hasOption(view.opts, 'WinningDeliveryServiceOverride'),
    card: emptyCard,
  }
}

/** Store and salesperson as they were chosen here, as far as they are still offered; else the person's own. */
function saleOf({ stores, salesPeople }: CheckoutView, { sale }: CheckoutSession) {
  const store =
    stores.find(
      ({ storeUri, subdivision }) => sale && subdivision === sale.subdivision && (storeUri ?? '') === sale.storeUri,
    ) ?? stores.find(({ selected }) => selected)
  const seller =
    salesPeople.find(
      ({ code, subdivision }) => sale && code === sale.salespersonCode && subdivision === store?.subdivision,
    ) ?? salesPeople.find(({ selected }) => selected && !sale)
  return { subdivision: store?.subdivision ?? '', storeUri: store?.storeUri ?? '', salespersonCode: seller?.code ?? '' }
}

const rare = [
  'partialPayment',
  'poNumber',
  'EarlyNotification',
  'requestedDeliveryContact',
  'requestedInstallationContact',
  'winningDeliveryServiceOverride',
] as const

export type ChosenDelivery = { selectedDate: PlainDate | null; services: readonly string[] }

/** What of it outlives a reload. The card is not among it. */
export function sessionOf(values: CheckoutValues, { selectedDate, services }: ChosenDelivery): CheckoutSession {
  // Phone and address of the store are not stored as the shopper's own.
  const own = values.beforeCollecting ?? ownFields(values)
  const { email: _email, phoneNumber: _phone, ...place } = own
  const { cashAndCarry, subdivision, storeUri, salespersonCode } = values
  return {
    guestEmail: values.email ? guestEmail(values.email) : null,
    isOptingIntoNewsletter: values.newsletter,
    phoneNumber: own.phoneNumber || null,
    deliveryAddress: { ...values.deliveryAddress, ...place },
    isBillingAddressSameAsShipping: values.isBillingSame,
    billingAddress: values.isBillingSame ? null : values.billingAddress,
    selectedDate: selectedDate && [selectedDate[0], selectedDate[1], selectedDate[2]],
    paymentMethod: values.selectedPaymentOption,
    ...(cashAndCarry ? { cashAndCarry } : {}),
    ...(subdivision ? { sale: { subdivision, storeUri, salespersonCode } } : {}),
    ...(services.length > 0 ? { services: [...services] } : {}),
    ...Object.fromEntries(rare.filter((name) => values[name]).map((name) => [name, values[name]])),
  }
}
