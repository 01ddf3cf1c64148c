import type { AddressToSave, SavedAddress } from '#contract/account/account.ts'
import { addressForm } from '#domain/account/address-form.ts'
import { cleanPhone } from '#domain/account/phone.ts'
import type { Brand } from '#themes/brand.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import {
  type AddressRow,
  addressesOf,
  changeAddress,
  defaultAddress,
  insertAddress,
  nextPosition,
  unmarkOthers,
} from '../cart/store/account-addresses.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import { badRequest, invalidField, notFound } from '../http/request/errors.ts'
import { checkPart } from '../http/serve.ts'
import { isSameBilling, lockedText } from '../identity/locked-details.ts'

export const goneAddressText = 'This address is no longer saved'

const mostAddresses = 20

export const savedAddress = ({ accountId: _, position: __, ...address }: AddressRow): SavedAddress => address

type Saving = { account: AccountRow; address: AddressToSave; brand: Brand }
type Owner = { accountId: string; country: string }

/** The default address, which the checkout uses for billing; null unless the shop has locked the account. */
const lockedAddress = (db: Db, { isLocked }: AccountRow, owner: Owner) =>
  isLocked ? defaultAddress(db, owner) : Promise.resolve(null)

type Changing = { owner: Owner; address: AddressToSave; known: readonly AddressRow[] }

/** Rejects a change of the locked address, and making another address the default instead. */
async function rejectLockedChange(db: Db, account: AccountRow, { owner, address, known }: Changing) {
  const locked = await lockedAddress(db, account, owner)
  const isStrange = address.id !== null && !known.some(({ id }) => id === address.id)
  if (!locked || isStrange) return
  const isOther = address.id !== locked.id
  if (isOther ? address.isDefault : !isSameBilling(locked, address) || !address.isDefault)
    throw invalidField(isOther ? 'isDefault' : 'address', lockedText)
}

export async function rejectLockedRemoval(db: Db, account: AccountRow, { owner, id }: { owner: Owner; id: string }) {
  if ((await lockedAddress(db, account, owner))?.id === id) throw badRequest(lockedText)
}

/** Saves a new or a changed address; the first address of an account becomes the default for the checkout. */
export async function saveAddress(db: Db, { account, address, brand }: Saving): Promise<SavedAddress> {
  const { isDefault, phone, ...rest } = checkPart('body', addressForm(brand.country), address)
  const texts = { ...rest, phone: cleanPhone(phone) }
  const { id } = address
  const owner = { accountId: account.id, country: brand.country }
  return tx(db, async (transaction) => {
    const known = await addressesOf(transaction, owner)
    await rejectLockedChange(transaction, account, { owner, address, known })
    const row = id
      ? await changeAddress(transaction, owner, { ...texts, id, isDefault })
      : await add(transaction, { ...texts, ...owner, isDefault: isDefault || known.length === 0 }, known.length)
    if (!row) throw notFound(goneAddressText)
    if (row.isDefault) await unmarkOthers(transaction, owner, row.id)
    return savedAddress(row)
  })
}

async function add(db: Db, address: Omit<AddressRow, 'id' | 'position'>, count: number): Promise<AddressRow> {
  if (count >= mostAddresses) throw badRequest(`You can save ${mostAddresses} addresses. Delete one to add another`)
  const row = { ...address, id: newId(), position: await nextPosition(db, address.accountId) }
  await insertAddress(db, row)
  return row
}
