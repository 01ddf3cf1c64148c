import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout.ts'
import type { Delivery } from '../delivery.ts'
import type { CheckoutValues } from '../form-values.ts'

type Options = { form: UseFormReturn<CheckoutValues>; view: CheckoutView; delivery: Delivery }

const parts = ['address', 'suburb', 'state', 'postcode'] as const
type Place = Record<(typeof parts)[number], string>

function fill({ form, delivery }: Options, place: Place, { email, phone }: { email: string; phone: string }) {
  form.setValue('email', email)
  form.setValue('phoneNumber', phone)
  for (const part of parts) form.setValue(`deliveryAddress.${part}`, place[part])
  form.clearErrors(['email', 'phoneNumber', 'deliveryAddress'])
  if (place.suburb && place.postcode) void delivery.ask(place)
  else delivery.forget()
}

/** The customer takes the goods home: everything but the customer's own e-mail is the store's [S2-4-39] to [S2-4-41]. */
export function collectFrom(store: NonNullable<CheckoutView['store']>, options: Options) {
  options.form.setValue('cashAndCarry', true)
  fill(options, store, { email: '', phone: store.phone })
}

/** Delivered after all: to the customer's own address, where there is one [S2-4-42]. */
export function deliverAgain(options: Options) {
  const { customer } = options.view
  const { address = '', suburb = '', state = '', postcode = '' } = customer?.shippingAddress ?? {}
  options.form.setValue('cashAndCarry', false)
  fill(options, { address, suburb, state, postcode }, { email: customer?.email ?? '', phone: customer?.phone ?? '' })
}
