import { cleanPhone, phoneFieldProblem } from '#domain/phone.ts'
import type { AddressRow } from '../stores/account-addresses.ts'
import type { AccountRow } from '../stores/accounts.ts'

/** What a customer is told whose details the shop has locked. */
export const lockedText = 'Your contact and billing details are fixed. Please call us to have them changed.'

export const billingFields = ['companyName', 'address', 'suburb', 'state', 'postcode'] as const
type Billing = Pick<AddressRow, (typeof billingFields)[number]>

export const isSameBilling = (known: Billing, sent: Billing) =>
  billingFields.every((field) => known[field].trim() === sent[field].trim())

/** Whether a phone is another than the locked one; what is not valid as it is known may be put right [S2-4-46]. */
export const isLockedPhone = ({ isLocked, phone }: Pick<AccountRow, 'isLocked' | 'phone'>, sent: string) =>
  isLocked && phoneFieldProblem(phone) === null && cleanPhone(sent) !== cleanPhone(phone)
