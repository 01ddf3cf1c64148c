import type { FieldErrors, Resolver } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { needsMieleWarning, streetLimit, suburbText } from '#domain/checkout/address.ts'
import { checkoutProblems } from '#domain/checkout/checkout-rules.ts'
import { depositProblemText, readDeposit } from '#domain/checkout/deposit.ts'
import type { Country } from '#domain/location/country.ts'
import { type Cents, toDollars } from '#domain/money/money.ts'
import { type Card, cardFieldIsTypable, cardMessage } from '#domain/payment/card.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { deviceCodeOf, paymentKind } from '#domain/payment/payment-option.ts'
import type { CheckoutValues } from './form-values.ts'

/** The context of the rules besides the values; read at every validation. */
export type RuleContext = { view: CheckoutView; country: Country; totalCents: Cents; isSuburbChosen: boolean }

const cardTexts: Record<keyof Card, string> = {
  nameOnCard: 'Enter the name on the card',
  cardNo: 'Enter the long number on the front of the card',
  expiryDate: 'Enter the expiry date as MM/YY',
  cvv: 'Enter the 3 or 4 digits of the security code',
}

// A security code that is too short is invalid, not missing, so it has the message of the card check [S2-8-22].
const cardText = (key: keyof Card, text: string) =>
  key === 'cvv' && text.trim() !== '' ? cardMessage('cvc') : cardTexts[key]

const cardKeys: readonly (keyof Card)[] = ['nameOnCard', 'cardNo', 'expiryDate', 'cvv']

function cardProblems({ card, selectedPaymentOption }: CheckoutValues, totalCents: Cents): Record<string, string> {
  if (totalCents === 0 || paymentKind(selectedPaymentOption) !== 'card') return {}
  const wrong = cardKeys.filter((key) => !cardFieldIsTypable[key](card[key]))
  return Object.fromEntries(wrong.map((key) => [`card.${key}`, cardText(key, card[key])]))
}

export const cartBrands = ({ cart }: CheckoutView): readonly string[] => cart.products.map(({ brand }) => brand)

export const streetLimitOf = (view: CheckoutView): number =>
  streetLimit(cartBrands(view), Object.keys(view.x509EncryptionKeys))

/** All validation errors by field name, from the rules shared with the server. */
export function formProblems(values: CheckoutValues, context: RuleContext): Readonly<Record<string, string>> {
  const { view, country, totalCents } = context
  const { partialPaymentPercentage: percentage } = view
  const deposit = readDeposit(values.partialPayment)
  const rules = {
    country,
    streetLimit: streetLimitOf(view),
    needsMieleWarning: needsMieleWarning(cartBrands(view)),
    totalCents,
    partialPaymentPercentage: percentage,
  }
  const form = {
    ...values,
    devicePaymentCode: deviceCodeOf(values.devicePaymentCode),
    selectedPaymentOption: totalCents === 0 ? paymentOptions.Default : values.selectedPaymentOption,
    partialPayment: deposit.ok ? toDollars(deposit.value) : null,
    billingAddress: values.isBillingSame ? null : values.billingAddress,
  }
  return {
    ...checkoutProblems(form, rules),
    ...(deposit.ok ? {} : { partialPayment: depositProblemText(deposit.code, { totalCents, percentage }) }),
    ...(context.isSuburbChosen ? {} : { 'deliveryAddress.suburb': suburbText }),
    ...cardProblems(values, totalCents),
  }
}

type Tree = { [key: string]: Tree | { type: string; message: string } }

function nested(problems: Readonly<Record<string, string>>): FieldErrors<CheckoutValues> {
  const root: Tree = {}
  for (const [path, message] of Object.entries(problems)) {
    const [group, field] = path.split('.')
    if (!group) continue
    if (field) root[group] = { ...root[group], [field]: { type: 'rule', message } }
    else root[group] = { type: 'rule', message }
  }
  return root as FieldErrors<CheckoutValues> // built from paths of the form; the library's type has no such builder
}

export const checkoutResolver =
  (context: () => RuleContext): Resolver<CheckoutValues> =>
  (values) => {
    const problems = formProblems(values, context())
    return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors: nested(problems) }
  }

/** The field order of the page, in which the summary lists the errors. */
const order = [
  'email',
  'phoneNumber',
  'deliveryAddress',
  'billingAddress',
  'poNumber',
  'requested',
  'devicePaymentCode',
  'card',
  'partialPayment',
  'brandsWarnings',
]

const place = (path: string) => order.findIndex((start) => path.startsWith(start))

export const inPageOrder = (paths: readonly string[]): readonly string[] =>
  [...paths].sort((a, b) => place(a) - place(b))
