import { fullName } from '#domain/account/full-name.ts'
import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import type { BrandKey } from '#themes/brand.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { makeStaff } from '../accounts/make-staff.ts'
import { dropPasskeysOf } from '../accounts/passkeys.ts'
import { grantRoles } from '../accounts/staff-roles.ts'
import { grantShops } from '../accounts/staff-shops.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { auditLog } from '../database/schema/manage.ts'
import { tx } from '../database/transaction.ts'

type FirstOwner = {
  email: string
  brands: readonly BrandKey[]
  now: Date
  /** For an owner who has lost every device and code. */
  withoutPasskeys?: boolean
}

/** Makes a confirmed account staff and owner of shops, from the command line, where no owner is signed in yet. */
export async function makeOwner(
  db: Db,
  { email, brands, now, withoutPasskeys }: FirstOwner,
): Promise<Outcome<string, 'no_account'>> {
  const account = await findAccountByEmail(db, email)
  if (!account?.emailConfirmedAt) return reject('no_account')
  const { id: accountId } = account
  const by = 'Command line'
  await tx(db, async (transaction) => {
    if (!account.staff) await makeStaff(transaction, accountId)
    await grantShops(
      transaction,
      brands.map((brand) => ({ accountId, brand, grantedAt: now, grantedBy: by })),
    )
    await grantRoles(transaction, [{ accountId, role: 'owner' }])
    const removed = withoutPasskeys ? await dropPasskeysOf(transaction, accountId) : 0
    const entry = { at: now, accountId, who: by, action: 'made owner', subject: 'staff', subjectId: accountId }
    await transaction.insert(auditLog).values(
      brands.map((brand) => ({
        ...entry,
        id: newId(now.getTime()),
        brand,
        label: fullName(account),
        ...(withoutPasskeys
          ? { before: { passkeys: removed }, after: { roles: ['owner'], passkeys: 0 } }
          : { before: null, after: { roles: ['owner'] } }),
      })),
    )
  })
  return accept(fullName(account))
}
