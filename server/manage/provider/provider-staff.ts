import { isDeepStrictEqual } from 'node:util'
import { type StaffRole, staffRoles } from '#contract/protocol/staff-roles.ts'
import { readEmail } from '#domain/account/email.ts'
import { fullName } from '#domain/account/full-name.ts'
import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isStaff,
  type StaffRow,
} from '../../accounts/accounts.ts'
import { dropPassesOf } from '../../accounts/admin-passes.ts'
import { findExternalAccount, linkExternal } from '../../accounts/external-identities.ts'
import { makeStaff } from '../../accounts/make-staff.ts'
import { deleteSessionsOf } from '../../accounts/sessions.ts'
import { rolesOf } from '../../accounts/staff-roles.ts'
import { grantShops, shopsOf } from '../../accounts/staff-shops.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { auditLog } from '../../database/schema/manage.ts'
import { type Tx, tx } from '../../database/transaction.ts'
import { freshAccount } from '../../identity/external/external-account.ts'
import { type Claims, type OidcPerson, type StaffOidcSettings, staffProviderKey } from '../../identity/external/oidc.ts'
import { dropShops, replaceRoles } from '../store/manage-staff.ts'

/** The value of a claim, within others where its name has dots. */
function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      claims,
    )
}

/** The roles that a signed token gives here, in their order. */
export function mappedRoles(claims: Claims, { claim, roles }: StaffOidcSettings): StaffRole[] {
  const said = claimAt(claims, claim)
  const values = Array.isArray(said) ? said : [said]
  return staffRoles.filter((role) => roles.some((pair) => pair.role === role && values.includes(pair.value)))
}

type SignIn = { person: OidcPerson; claims: Claims; settings: StaffOidcSettings; now: Date }
type Rights = { roles: StaffRole[]; shops: string[] }

const rightsOf = async (transaction: Tx, id: string): Promise<Rights> => {
  const roles = await rolesOf(transaction, id)
  return { roles: staffRoles.filter((role) => roles.includes(role)), shops: await shopsOf(transaction, id) }
}

type Logged = { account: AccountRow; before: Rights; after: Rights; shops: readonly string[]; now: Date }

async function log(transaction: Tx, { account, before, after, shops, now }: Logged) {
  if (isDeepStrictEqual(before, after) || shops.length === 0) return
  const entry = { at: now, accountId: account.id, who: 'Identity provider', action: 'changed roles', subject: 'staff' }
  await transaction.insert(auditLog).values(
    shops.map((brand) => ({
      ...entry,
      ...{ id: newId(now.getTime()), brand, subjectId: account.id, label: fullName(account), before, after },
    })),
  )
}

/** The account is a customer's again, and signed out everywhere. */
async function endWork(transaction: Tx, account: AccountRow, now: Date) {
  const before = await rightsOf(transaction, account.id)
  await replaceRoles(transaction, account.id, [])
  await dropShops(transaction, account.id)
  await changeAccount(transaction, account.id, { staff: null })
  await deleteSessionsOf(transaction, account.id)
  await dropPassesOf(transaction, account.id)
  await log(transaction, { account, before, after: { roles: [], shops: [] }, shops: before.shops, now })
}

/** The account of a verified address, made if there is none. */
async function accountOf(transaction: Tx, email: string, { person: { firstName, lastName }, now }: SignIn) {
  const id = newId(now.getTime())
  const row = { ...freshAccount, id, email, firstName, lastName, emailConfirmedAt: now, createdAt: now }
  await insertAccount(transaction, row)
  return findAccountByEmail(transaction, email)
}

/**
 * The account of a member of staff with exactly the roles and shops that the provider gives now. Without a mapped role
 * there is none, and one from before ends.
 */
export function staffAccount(db: Db, signIn: SignIn): Promise<Outcome<StaffRow, 'no_role' | 'unverified_email'>> {
  const { person, claims, settings, now } = signIn
  const identity = { provider: staffProviderKey(settings), subject: person.subject }
  const roles = mappedRoles(claims, settings)
  return tx(db, async (transaction) => {
    const known = await findExternalAccount(transaction, identity)
    if (roles.length === 0) {
      if (known && isStaff(known)) await endWork(transaction, known, now)
      return reject('no_role')
    }
    const email = readEmail(person.email ?? '')
    if (!known && !email) return reject('unverified_email')
    const account = known ?? (await accountOf(transaction, email ?? '', signIn))
    if (!account) return reject('unverified_email')
    const before = await rightsOf(transaction, account.id)
    if (!known) await linkExternal(transaction, { ...identity, accountId: account.id })
    if (!isStaff(account)) await makeStaff(transaction, account.id)
    // A password would be a way past the second factor of the provider.
    await changeAccount(transaction, account.id, {
      passwordHash: null,
      emailConfirmedAt: account.emailConfirmedAt ?? now,
    })
    const after = { roles, shops: [...settings.shops].sort() }
    if (!isDeepStrictEqual(before, after)) {
      await replaceRoles(transaction, account.id, roles)
      await dropShops(transaction, account.id)
      const grant = { accountId: account.id, grantedAt: now, grantedBy: settings.name }
      await grantShops(
        transaction,
        settings.shops.map((brand) => ({ ...grant, brand })),
      )
      await log(transaction, { account, before, after, shops: after.shops, now })
    }
    const current = await findAccount(transaction, account.id)
    return isStaff(current) ? accept(current) : reject('no_role')
  })
}
