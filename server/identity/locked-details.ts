import { cleanPhone, phoneFieldProblem } from '#domain/account/phone.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import type { AddressRow } from '../cart/store/account-addresses.ts'

/** Error message for a change of locked details. */
export const lockedText = 'Please call us to change your contact and billing details.'

export const billingFields = ['companyName', 'address', 'suburb', 'state', 'postcode'] as const
type Billing = Pick<AddressRow, (typeof billingFields)[number]>

export const isSameBilling = (known: Billing, sent: Billing) =>
  billingFields.every((field) => known[field].trim() === sent[field].trim())

/** Whether a phone differs from the locked one; a stored phone that is not valid may be corrected [S2-4-46]. */
export const isLockedPhone = ({ isLocked, phone }: Pick<AccountRow, 'isLocked' | 'phone'>, sent: string) =>
  isLocked && phoneFieldProblem(phone) === null && cleanPhone(sent) !== cleanPhone(phone)
