import type { CheckoutAddress, CheckoutRequest, DeliveryAddress } from '#contract/checkout/checkout.ts'
import { emailText } from '#contract/fields/field-texts.ts'
import { isEmail } from '#domain/account/email.ts'
import { phoneFieldProblem, phoneProblemText } from '#domain/account/phone.ts'
import type { Country } from '#domain/location/country.ts'
import { type Cents, toCents } from '#domain/money/money.ts'
import { isDevicePaymentCode, paymentKind } from '#domain/payment/payment-option.ts'
import { type AddressRules, addressProblems, contactNoteLimit, isPoNumber } from './address.ts'
import { depositProblem, depositProblemText } from './deposit.ts'

export type CheckoutForm = Pick<
  CheckoutRequest,
  | 'email'
  | 'phoneNumber'
  | 'poNumber'
  | 'partialPayment'
  | 'selectedPaymentOption'
  | 'devicePaymentCode'
  | 'requestedDeliveryContact'
  | 'requestedInstallationContact'
  | 'brandsWarnings'
  | 'deliveryAddress'
  | 'billingAddress'
>

export type CheckoutRules = {
  readonly country: Country
  /** streetLimit() of address.ts for this cart. */
  readonly streetLimit: number
  readonly needsMieleWarning: boolean
  /** Null until the order is priced: the deposit is not checked before. */
  readonly totalCents: Cents | null
  readonly partialPaymentPercentage?: number | null | undefined
}

/** Error texts by the name of their field, such as `deliveryAddress.suburb`. */
export type CheckoutProblems = Readonly<Record<string, string>>

type Check = (form: CheckoutForm, rules: CheckoutRules) => string | null

function phoneText({ phoneNumber }: CheckoutForm): string | null {
  const problem = phoneFieldProblem(phoneNumber)
  return problem && phoneProblemText(problem)
}

const depositText: Check = (form, { totalCents, partialPaymentPercentage: percentage }) => {
  const { partialPayment } = form
  if (totalCents === null) return null
  if (partialPayment && paymentKind(form.selectedPaymentOption) === 'transfer')
    return 'A bank transfer pays the whole order: leave the deposit empty'
  const order = { totalCents, percentage }
  const problem = depositProblem(toCents(partialPayment ?? 0), order)
  return problem && depositProblemText(problem, order)
}

function deviceCodeText({ selectedPaymentOption, devicePaymentCode }: CheckoutForm): string | null {
  const isRequired = paymentKind(selectedPaymentOption) === 'device'
  return isRequired && !isDevicePaymentCode(devicePaymentCode ?? '') ? 'Enter the 6 digits of the Zip code' : null
}

const contactText = (text: string) =>
  [...text].length > contactNoteLimit ? `Only ${contactNoteLimit} characters fit in this field` : null

const checks: Readonly<Record<string, Check>> = {
  email: ({ email }) => (isEmail(email.trim()) ? null : emailText),
  phoneNumber: phoneText,
  poNumber: ({ poNumber }) => (isPoNumber(poNumber) ? null : 'Enter a PO number of up to 40 letters and digits'),
  partialPayment: depositText,
  devicePaymentCode: deviceCodeText,
  requestedDeliveryContact: (form) => contactText(form.requestedDeliveryContact),
  requestedInstallationContact: (form) => contactText(form.requestedInstallationContact),
  'brandsWarnings.mieleWarning': ({ brandsWarnings }, { needsMieleWarning }) =>
    needsMieleWarning && !brandsWarnings.mieleWarning ? 'Tick that you have read the Miele notice' : null,
}

const named = (prefix: string, problems: object) =>
  Object.entries(problems).map(([field, text]): [string, string] => [`${prefix}.${field}`, String(text)])

function addressTexts(form: CheckoutForm, { country, streetLimit }: CheckoutRules): readonly [string, string][] {
  const problems = (address: DeliveryAddress | CheckoutAddress, kind: AddressRules['kind']) =>
    named(`${kind}Address`, addressProblems(address, { kind, country, streetLimit }))
  // No billing address means that the bill goes where the goods go.
  const billing = form.billingAddress ? problems(form.billingAddress, 'billing') : []
  return [...problems(form.deliveryAddress, 'delivery'), ...billing]
}

/** Everything that is wrong with a checkout form: the page and the server both call this. */
export function checkoutProblems(form: CheckoutForm, rules: CheckoutRules): CheckoutProblems {
  const plain = Object.entries(checks).flatMap(([field, check]): [string, string][] => {
    const text = check(form, rules)
    return text ? [[field, text]] : []
  })
  return Object.fromEntries([...plain, ...addressTexts(form, rules)])
}
