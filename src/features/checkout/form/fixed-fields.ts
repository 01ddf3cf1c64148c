import { readEmail } from '#domain/account/email.ts'
import { phoneFieldProblem } from '#domain/account/phone.ts'
import type { AddressField } from '#domain/checkout/address.ts'
import { addressLimits, addressProblem } from '#domain/checkout/address.ts'
import type { Country } from '#domain/location/country.ts'

type Check = (text: string, country: Country) => boolean

const billing =
  (field: AddressField): Check =>
  (text, country) =>
    addressProblem(field, text, { kind: 'billing', country, streetLimit: addressLimits.address }) === null

/** Fields that a customer with locked details cannot change once they are valid, each with its check [S2-4-46]. */
const fixedFields: Readonly<Record<string, Check>> = {
  email: (text) => readEmail(text) !== null,
  phoneNumber: (text) => phoneFieldProblem(text) === null,
  'billingAddress.companyName': billing('companyName'),
  'billingAddress.address': billing('address'),
  'billingAddress.suburb': billing('suburb'),
  'billingAddress.state': billing('state'),
  'billingAddress.postcode': billing('postcode'),
}

/** Whether a field of a locked customer is fixed with this value. */
export const isFixed = (name: string, value: unknown, country: Country) =>
  fixedFields[name]?.(typeof value === 'string' ? value : '', country) ?? false
