import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { StaffMember } from '#contract/manage/manage-staff.ts'
import { type StaffRole, staffRoles } from '#contract/protocol/staff-roles.ts'
import { fullName } from '#domain/account/full-name.ts'
import { shopName } from '#themes/brands.ts'
import { type AccountRow, changeAccount, findAccountByEmail } from '../accounts/accounts.ts'
import { dropPassesOf } from '../accounts/admin-passes.ts'
import { makeStaff } from '../accounts/make-staff.ts'
import { countPasskeys, dropPasskeysOf } from '../accounts/passkeys.ts'
import { deleteSessionsOf } from '../accounts/sessions.ts'
import { rolesOf } from '../accounts/staff-roles.ts'
import { grantShops, shopsOf } from '../accounts/staff-shops.ts'
import type { Db } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { sendNote } from '../identity/links/mailed-links.ts'
import { audited } from './audited.ts'
import { keysetPage, readIdMark, writeMark } from './keyset.ts'
import {
  countSessions,
  dropShops,
  findStaff,
  listStaff,
  lockOwners,
  replaceRoles,
  shopsWithOtherOwner,
} from './store/manage-staff.ts'

const inOrder = (roles: readonly StaffRole[]) => staffRoles.filter((role) => roles.includes(role))

type Reader = { id: string; shops: readonly string[]; now: Date }

async function memberOf(db: Db, account: AccountRow, reader: Reader): Promise<StaffMember> {
  const shops = await shopsOf(db, account.id)
  return {
    id: account.id,
    name: fullName(account),
    email: account.email,
    roles: inOrder(await rolesOf(db, account.id)),
    shops: shops.map(shopName),
    sessions: await countSessions(db, account.id, reader.now),
    passkeys: await countPasskeys(db, account.id),
    isSelf: account.id === reader.id,
    mayChange: shops.every((shop) => reader.shops.includes(shop)),
  }
}

/** Rejects a change that would leave one of these shops without an owner. */
async function checkOwners(tx: Tx, accountId: string, shops: readonly string[]) {
  if (!(await rolesOf(tx, accountId)).includes('owner')) return
  const others = await shopsWithOtherOwner(tx, accountId, shops)
  const without = shops.filter((shop) => !others.includes(shop))
  if (without.length > 0)
    throw conflict(`This is the last owner of ${without.map(shopName).join(', ')}. Make another person owner first.`)
}

/** Staff of a shop: their roles, sessions, and the end of their work. */
export function staffHandlers(deps: Deps): Handlers<typeof manageContract>['manageStaff'] {
  const { db, clock } = deps
  const readerOf = async ({ caller }: CallContext): Promise<Reader> => {
    const { id } = await caller.require()
    return { id, shops: await shopsOf(db, id), now: clock() }
  }

  /** A member of staff whom this owner may change: in shops of others another owner decides. */
  async function changeable(context: CallContext, id: string) {
    const account = await findStaff(db, context.brand.key, id)
    if (!account) throw notFound('No such person works in this shop')
    const own = (await readerOf(context)).shops
    const foreign = (await shopsOf(db, id)).filter((shop) => !own.includes(shop))
    if (foreign.length > 0)
      throw conflict(`${fullName(account)} also works in ${foreign.map(shopName).join(', ')}, which is not your shop.`)
    return account
  }

  async function viewOf(context: CallContext, id: string) {
    const account = await findStaff(db, context.brand.key, id)
    if (!account) throw notFound('No such person works in this shop')
    return memberOf(db, account, await readerOf(context))
  }

  return {
    list: async ({ query: { after, limit, q } }, context) => {
      const mark = readIdMark(after)
      const page = await keysetPage(
        limit,
        (count) => listStaff(db, { brand: context.brand.key, q, after: mark, count }),
        ({ id }) => writeMark(id),
      )
      const reader = await readerOf(context)
      return { next: page.next, rows: await Promise.all(page.rows.map((account) => memberOf(db, account, reader))) }
    },

    add: async ({ body: { email, roles } }, context) => {
      const account = await findAccountByEmail(db, email)
      if (!account?.emailConfirmedAt)
        throw invalidField('email', 'No confirmed account has this address. The person opens one in the shop first')
      if (account.staff && (await findStaff(db, context.brand.key, account.id)))
        throw invalidField('email', 'This person works here already: change the roles in the list')
      if (account.staff) throw invalidField('email', 'This person works in another shop. Its owner decides')
      const owner = fullName(await context.caller.require())
      await audited(deps, context, {
        action: 'added a member of staff',
        subject: 'staff',
        work: async (tx, grantedAt) => {
          await makeStaff(tx, account.id)
          await grantShops(tx, [{ accountId: account.id, brand: context.brand.key, grantedAt, grantedBy: owner }])
          await replaceRoles(tx, account.id, inOrder(roles))
          const after = { roles: inOrder(roles), shop: context.brand.name }
          return { result: undefined, subjectId: account.id, label: fullName(account), before: null, after }
        },
      })
      return viewOf(context, account.id)
    },

    setRoles: async ({ params: { id }, body }, context) => {
      const account = await changeable(context, id)
      const roles = inOrder(body.roles)
      await audited(deps, context, {
        action: 'changed roles',
        subject: 'staff',
        work: async (tx) => {
          await lockOwners(tx)
          const before = inOrder(await rolesOf(tx, id))
          if (!roles.includes('owner')) await checkOwners(tx, id, await shopsOf(tx, id))
          await replaceRoles(tx, id, roles)
          const label = fullName(account)
          return { result: undefined, subjectId: id, label, before: { roles: before }, after: { roles } }
        },
      })
      return viewOf(context, id)
    },

    endSessions: async ({ params: { id } }, context) => {
      const account = await changeable(context, id)
      await audited(deps, context, {
        action: 'ended sessions',
        subject: 'staff',
        work: async (tx, now) => {
          const before = { sessions: await countSessions(tx, id, now) }
          await deleteSessionsOf(tx, id)
          await dropPassesOf(tx, id)
          return { result: undefined, subjectId: id, label: fullName(account), before, after: { sessions: 0 } }
        },
      })
      return viewOf(context, id)
    },

    removePasskeys: async ({ params: { id } }, context) => {
      const account = await changeable(context, id)
      const owner = await context.caller.require()
      // A stolen visit would otherwise end the second factor of its own account.
      if (id === owner.id) throw conflict('Remove your own passkeys in “Passkeys”, in the menu of your name.')
      await audited(deps, context, {
        action: 'removed passkeys',
        subject: 'staff',
        work: async (tx, now) => {
          const passkeys = await dropPasskeysOf(tx, id)
          await deleteSessionsOf(tx, id)
          await dropPassesOf(tx, id)
          if (passkeys > 0)
            await sendNote(tx, 'passkeys-ended', {
              to: { email: account.email, firstName: account.firstName },
              sender: { brand: context.brand, origin: context.origin, now },
              detail: fullName(owner),
            })
          const label = fullName(account)
          return { result: undefined, subjectId: id, label, before: { passkeys }, after: { passkeys: 0 } }
        },
      })
      return viewOf(context, id)
    },

    remove: async ({ params: { id } }, context) => {
      const account = await changeable(context, id)
      await audited(deps, context, {
        action: 'removed a member of staff',
        subject: 'staff',
        work: async (tx) => {
          await lockOwners(tx)
          const shops = await shopsOf(tx, id)
          await checkOwners(tx, id, shops)
          const before = { roles: inOrder(await rolesOf(tx, id)), shops: shops.map(shopName) }
          await replaceRoles(tx, id, [])
          await dropShops(tx, id)
          await changeAccount(tx, id, { staff: null })
          await deleteSessionsOf(tx, id)
          await dropPassesOf(tx, id)
          return { result: undefined, subjectId: id, label: fullName(account), before, after: null }
        },
      })
      return null
    },
  }
}
