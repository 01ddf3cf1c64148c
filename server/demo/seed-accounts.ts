import { eq, inArray } from 'drizzle-orm'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { type BrandKey, brandKeys } from '#themes/brand.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { grantRoles } from '../accounts/staff-roles.ts'
import { grantShops } from '../accounts/staff-shops.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { accounts, type StaffData } from '../database/schema/accounts.ts'
import { stores } from '../database/schema/catalogue.ts'
import { hashPassword } from '../identity/sign-in/passwords.ts'

/** The password of every demo account. */
export const demoPassword = 'kettle-on-the-hob'

type DemoAccount = {
  email: string
  firstName: string
  lastName: string
  phone: string
  /** What the account demonstrates. */
  shows: string
  staff?: StaffData
  /** Rights in the back office. */
  roles?: readonly StaffRole[]
  /** Shops whose projects the person works with, besides that of their store. */
  granted?: readonly BrandKey[]
  isLocked?: true
  hasCredit?: true
  abn?: string
}

const staff = (winningUserId: string, salespersonCode: string, storeUri: string): StaffData => ({
  winningUserId,
  salespersonCode,
  storeUri,
})

/** Demo accounts; all people are fictional. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'ada@hearth.example', firstName: 'Ada', lastName: 'Fenwick', phone: '0412345678', shows: 'a shopper' },
  {
    email: 'lou@hearth.example',
    firstName: 'Lou',
    lastName: 'Marchetti',
    phone: '0423456789',
    shows: 'a shopper whose details are locked',
    isLocked: true,
  },
  {
    email: 'bridge@hearth.example',
    firstName: 'Tess',
    lastName: 'Bridgewater',
    phone: '0434567890',
    shows: 'a business that orders on account',
    hasCredit: true,
    abn: '51824753556',
  },
  {
    email: 'noor@hearth.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '0445678901',
    shows: 'staff in a showroom, who owns the back office',
    staff: staff('w-1041', 'NH01', 'crows-nest-showroom'),
    granted: brandKeys,
    roles: ['owner'],
  },
  {
    email: 'wiremu@hearth.example',
    firstName: 'Wiremu',
    lastName: 'Tane',
    phone: '0456789012',
    shows: 'staff in another store',
    staff: staff('w-1042', 'WT02', 'addington'),
    granted: ['wa'],
    roles: ['store'],
  },
  {
    email: 'ines@hearth.example',
    firstName: 'Ines',
    lastName: 'Kovac',
    phone: '0467890123',
    shows: 'staff in the other showroom of the same city',
    staff: staff('w-1043', 'IK03', 'kiln-lane-showroom'),
    roles: ['merchandiser'],
  },
  {
    email: 'jo@hearth.example',
    firstName: 'Jo',
    lastName: 'Park',
    phone: '0478901234',
    shows: 'staff in a showroom of another city',
    staff: staff('w-1044', 'JP04', 'church-street-richmond'),
    roles: ['service'],
  },
]

/** Inserts missing demo accounts; existing ones do not change. */
export async function seedAccounts(db: Db, now: Date) {
  const emails = demoAccounts.map(({ email }) => email)
  const known = await db.select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, emails))
  const missing = demoAccounts.filter(({ email }) => !known.some((account) => account.email === email))
  if (missing.length > 0) await insertPeople(db, missing, now)
  await openShops(db, now)
}

async function insertPeople(db: Db, people: readonly DemoAccount[], now: Date) {
  const passwordHash = await hashPassword(demoPassword)
  const rows = people.map(
    ({
      shows: _,
      granted: __,
      roles: ___,
      staff: staffData = null,
      isLocked = false,
      hasCredit = false,
      ...person
    }) => ({
      id: newId(now.getTime()),
      passwordHash,
      abn: '',
      emailConfirmedAt: now,
      staff: staffData,
      isLocked,
      hasCredit,
      preferences: {},
      createdAt: now,
      ...person,
    }),
  )
  await db.insert(accounts).values(rows).onConflictDoNothing()
}

/** Grants demo staff access to their shops, and their rights in the back office. */
async function openShops(db: Db, now: Date) {
  for (const { email, staff: staffData, granted = [], roles = [] } of demoAccounts) {
    if (!staffData) continue
    const account = await findAccountByEmail(db, email)
    if (!account) continue
    const own = await db
      .select({ brand: stores.brand })
      .from(stores)
      .where(eq(stores.uri, staffData.storeUri ?? ''))
    const row = (brand: string, grantedBy: string | null) => ({
      accountId: account.id,
      brand,
      grantedAt: now,
      grantedBy,
    })
    await grantShops(db, [...own.map(({ brand }) => row(brand, null)), ...granted.map((brand) => row(brand, 'demo'))])
    if (roles.length > 0)
      await grantRoles(
        db,
        roles.map((role) => ({ accountId: account.id, role })),
      )
  }
}
