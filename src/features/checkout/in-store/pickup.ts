import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import type { Delivery } from '#features/checkout/delivery.ts'
import { type CheckoutValues, type OwnFields, ownFields, storeAddress } from '#features/checkout/form/form-values.ts'

type Options = { form: UseFormReturn<CheckoutValues>; view: CheckoutView; delivery: Delivery }

const parts = ['address', 'suburb', 'state', 'postcode'] as const

function fill({ form, delivery }: Options, { email, phoneNumber, ...place }: OwnFields) {
  form.setValue('email', email)
  form.setValue('phoneNumber', phoneNumber)
  for (const part of parts) form.setValue(`deliveryAddress.${part}`, place[part])
  form.clearErrors(['email', 'phoneNumber', 'deliveryAddress'])
  if (place.suburb && place.postcode) void delivery.ask(place)
  else delivery.forget()
}

/**
 * Switches to pickup: fills every field but the email with the store's details [S2-4-39] to [S2-4-41]. Stores the
 * typed values on the first switch; another store only changes the address.
 */
export function collect(options: Options) {
  const { form, view } = options
  const values = form.getValues()
  const store = storeAddress(view, values.storeUri)
  if (!store) return
  const { phone: phoneNumber, ...place } = store
  const email = values.cashAndCarry ? values.email : ''
  if (!values.cashAndCarry) form.setValue('beforeCollecting', ownFields(values))
  form.setValue('cashAndCarry', true)
  fill(options, { email, phoneNumber, ...place })
}

/** Switches back to delivery: restores the typed values, or the customer's details if there are any [S2-4-42]. */
export function deliverAgain(options: Options) {
  const { form, view } = options
  const { beforeCollecting: typed, email } = form.getValues()
  const { customer } = view
  const known = customer?.shippingAddress
  const place = typed?.address || typed?.suburb ? typed : known
  form.setValue('cashAndCarry', false)
  form.setValue('beforeCollecting', null)
  fill(options, {
    email: email || typed?.email || customer?.email || '',
    phoneNumber: typed?.phoneNumber || customer?.phone || '',
    address: place?.address ?? '',
    suburb: place?.suburb ?? '',
    state: place?.state ?? '',
    postcode: place?.postcode ?? '',
  })
}
