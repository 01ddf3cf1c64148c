import { inArray } from 'drizzle-orm'
import { hashPassword } from '../identity/passwords.ts'
import type { Db } from './database.ts'
import { newId } from './id.ts'
import { accounts, type StaffFacts } from './schema/accounts.ts'

/** What opens every account of the demo. */
export const demoPassword = 'kettle-on-the-hob'

type DemoAccount = {
  email: string
  firstName: string
  lastName: string
  phone: string
  /** What the account is there to show. */
  shows: string
  staff?: StaffFacts
  isLocked?: true
  hasCredit?: true
  abn?: string
}

const staff = (winningUserId: string, salespersonCode: string, storeUri: string): StaffFacts => ({
  winningUserId,
  salespersonCode,
  storeUri,
})

/** The people of the demo; all invented. */
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
    shows: 'staff in a showroom',
    staff: staff('w-1041', 'NH01', 'crows-nest-showroom'),
  },
  {
    email: 'wiremu@hearth.example',
    firstName: 'Wiremu',
    lastName: 'Tane',
    phone: '0456789012',
    shows: 'staff in another store',
    staff: staff('w-1042', 'WT02', 'addington'),
  },
  {
    email: 'ines@hearth.example',
    firstName: 'Ines',
    lastName: 'Kovac',
    phone: '0467890123',
    shows: 'staff in the other showroom of the same city',
    staff: staff('w-1043', 'IK03', 'kiln-lane-showroom'),
  },
  {
    email: 'jo@hearth.example',
    firstName: 'Jo',
    lastName: 'Park',
    phone: '0478901234',
    shows: 'staff in a showroom of another city',
    staff: staff('w-1044', 'JP04', 'church-street-richmond'),
  },
]

/** Makes the people of the demo once; whoever of them is there already stays as they are. */
export async function seedAccounts(db: Db, now: Date) {
  const emails = demoAccounts.map(({ email }) => email)
  const known = await db.select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, emails))
  const missing = demoAccounts.filter(({ email }) => !known.some((one) => one.email === email))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(demoPassword)
  const rows = missing.map(({ shows: _, staff: facts = null, isLocked = false, hasCredit = false, ...person }) => ({
    id: newId(now.getTime()),
    passwordHash,
    abn: '',
    emailConfirmedAt: now,
    staff: facts,
    isLocked,
    hasCredit,
    preferences: {},
    createdAt: now,
    ...person,
  }))
  await db.insert(accounts).values(rows).onConflictDoNothing()
}
