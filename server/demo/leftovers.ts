import { and, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { coupons } from '../database/schema/carts.ts'
import { demoAccounts } from './seed-accounts.ts'
import { demoCoupons } from './seed-coupons.ts'

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/**
 * Warnings about demo coupons and accounts in a retailer's database: versions before the table `installation` added
 * them everywhere.
 */
export async function demoLeftovers(db: Db): Promise<string[]> {
  const codes = demoCoupons.map(({ code }) => code)
  const emails = demoAccounts.map(({ email }) => email)
  const [coupon, account] = await Promise.all([
    db.select({ code: coupons.code }).from(coupons).where(inArray(coupons.code, codes)).orderBy(coupons.code),
    db
      .select({ email: accounts.email })
      .from(accounts)
      .where(and(inArray(accounts.email, emails), or(isNotNull(accounts.passwordHash), isNotNull(accounts.staff))))
      .orderBy(accounts.email),
  ])
  const [foundCodes, foundEmails] = [list(coupon.map(({ code }) => code)), list(account.map(({ email }) => email))]
  return [
    ...(coupon.length > 0
      ? [`Coupons of the demo work in this shop. Remove them: delete from coupons where code in (${foundCodes});`]
      : []),
    ...(account.length > 0
      ? [
          `Accounts of the demo, with a well-known password, can sign in to this shop, some of them as staff. Shut them: update accounts set password_hash = null, staff = null where email in (${foundEmails}); delete from sessions where account_id in (select id from accounts where email in (${foundEmails}));`,
        ]
      : []),
  ]
}
