import type { CheckoutRequest, CheckoutView } from '#contract/checkout/checkout.ts'
import { readEmail } from '#domain/account/email.ts'
import type { Brand } from '#themes/brand.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import { type AddressRow, defaultAddress } from '../cart/store/account-addresses.ts'
import type { Db } from '../database/database.ts'
import { isLockedPhone, isSameBilling, lockedText } from '../identity/locked-details.ts'
import { invalidOrder } from './checkout-body.ts'

const addressOf = ({ firstName, lastName, companyName, address, suburb, state, postcode, country }: AddressRow) => ({
  ...{ firstName, lastName, companyName, address, suburb, state, postcode, country },
})

/** Details of the signed-in customer, which prefill the checkout form [S2-3-25]. */
export async function checkoutCustomer(
  db: Db,
  account: AccountRow | null,
  { country }: Brand,
): Promise<CheckoutView['customer']> {
  if (!account) return null
  const saved = await defaultAddress(db, { accountId: account.id, country })
  const address = saved && addressOf(saved)
  const { email, phone, isLocked: locked } = account
  return { email, phone, locked, shippingAddress: address, billingAddress: address }
}

/**
 * Rejects an order that changes locked details of its customer. The customer may correct a stored phone that is not
 * valid [S2-4-46].
 */
export async function rejectLockedChanges(
  db: Db,
  account: AccountRow | null,
  { body, brand }: { body: CheckoutRequest; brand: Brand },
) {
  const known = account?.isLocked ? await checkoutCustomer(db, account, brand) : null
  if (!known) return
  if (readEmail(body.email) !== known.email) throw invalidOrder(lockedText)
  if (isLockedPhone({ isLocked: true, phone: known.phone }, body.phoneNumber)) throw invalidOrder(lockedText)
  const sent = body.billingAddress ?? body.deliveryAddress
  if (known.billingAddress && !isSameBilling(known.billingAddress, sent)) throw invalidOrder(lockedText)
}
