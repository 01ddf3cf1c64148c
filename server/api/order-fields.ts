import type { CheckoutRequest } from '#contract/checkout.ts'
import {
  type AddressRules,
  addressProblems,
  contactNoteLimit,
  isPoNumber,
  needsMieleWarning,
  streetLimit,
} from '#domain/address.ts'
import type { Country } from '#domain/country.ts'
import { readEmail } from '#domain/email.ts'
import { phoneFieldProblem } from '#domain/phone.ts'

type Rules = { country: Country; cartBrands: readonly string[]; keyNames: readonly string[] }

/** Every field of the form that may not stand, in words: the same rules the form itself goes by. */
export function fieldProblems(body: CheckoutRequest, { country, cartBrands, keyNames }: Rules): string[] {
  const limit = streetLimit(cartBrands, keyNames)
  const rules = (kind: AddressRules['kind']): AddressRules => ({ kind, country, streetLimit: limit })
  const phone = phoneFieldProblem(body.phoneNumber)
  return [
    ...(readEmail(body.email) ? [] : ['Please enter a valid Email']),
    ...(phone ? [phoneTexts[phone]] : []),
    ...Object.values(addressProblems(body.deliveryAddress, rules('delivery'))),
    ...(body.billingAddress ? Object.values(addressProblems(body.billingAddress, rules('billing'))) : []),
    ...(isPoNumber(body.poNumber) ? [] : ['Please enter a valid PO number (max 40 characters)']),
    ...(needsMieleWarning(cartBrands) && !body.brandsWarnings.mieleWarning ? ['Please tick the brand notice'] : []),
    ...contactNotes(body),
  ]
}

const phoneTexts = {
  required: 'Please enter a phone number',
  generic: 'Please enter a valid phone number',
  missingAreaCode: 'Please include the area code',
  notAusMobileNumber: 'Please enter a valid phone number',
  notNewZealandMobileNumber: 'Please enter a valid phone number',
} as const

const contactNotes = ({ requestedDeliveryContact, requestedInstallationContact }: CheckoutRequest) =>
  [requestedDeliveryContact, requestedInstallationContact].some((note) => [...note].length > contactNoteLimit)
    ? [`A contact cannot be more than ${contactNoteLimit} characters`]
    : []
