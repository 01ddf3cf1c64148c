import type { AddressToSave, SavedAddress } from '#contract/account.ts'
import { addressLimits, addressProblems } from '#domain/address.ts'
import { cleanPhone, phoneFieldProblem, phoneProblemText } from '#domain/phone.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import {
  type AddressRow,
  addressesOf,
  changeAddress,
  insertAddress,
  nextPosition,
  unmarkOthers,
} from '../stores/account-addresses.ts'
import { CallRefusal, notFound, refuseWith } from './call-refusal.ts'

const mostAddresses = 20

export const savedAddress = ({ accountId: _, position: __, ...address }: AddressRow): SavedAddress => address

/** The same rules as at the checkout, where the address is meant for. */
function refuseProblems(address: AddressToSave, { country }: Brand) {
  const rules = { kind: 'delivery', country, streetLimit: addressLimits.address } as const
  const phone = address.phone.trim() === '' ? null : phoneFieldProblem(address.phone)
  const problems: Record<string, string> = {
    ...addressProblems(address, rules),
    ...(phone ? { phone: phoneProblemText(phone) } : {}),
  }
  const texts = Object.values(problems)
  if (texts.length === 0) return
  const fields = Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, [text]]))
  throw new CallRefusal('invalid_request', texts.join('\n'), { errors: texts, fields })
}

type Saving = { accountId: string; address: AddressToSave; brand: Brand }

/** Saves a new address or a changed one; the first is the one for the checkout. */
export async function saveAddress(db: Db, { accountId, address, brand }: Saving): Promise<SavedAddress> {
  refuseProblems(address, brand)
  const owner = { accountId, country: brand.country }
  const { id, isDefault, ...rest } = address
  const texts = { ...trimmed(rest), phone: cleanPhone(rest.phone) }
  return tx(db, async (transaction) => {
    const known = await addressesOf(transaction, owner)
    const row = id
      ? await changeAddress(transaction, owner, { ...texts, id, isDefault })
      : await add(transaction, { ...texts, ...owner, isDefault: isDefault || known.length === 0 }, known.length)
    if (!row) throw notFound('This address is not saved any more')
    if (row.isDefault) await unmarkOthers(transaction, owner, row.id)
    return savedAddress(row)
  })
}

const trimmed = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts // the same names

async function add(db: Db, address: Omit<AddressRow, 'id' | 'position'>, count: number): Promise<AddressRow> {
  if (count >= mostAddresses) throw refuseWith(`You can save ${mostAddresses} addresses. Delete one to add another`)
  const row = { ...address, id: newId(), position: await nextPosition(db, address.accountId) }
  await insertAddress(db, row)
  return row
}
