import type { Deletion } from '#contract/account/privacy.ts'
import type { contract } from '#contract/contract.ts'
import { type AccountRow, isStaff, lockAccount } from '../accounts/accounts.ts'
import { dropPassesOf } from '../accounts/admin-passes.ts'
import { deleteSession } from '../accounts/sessions.ts'
import type { Db } from '../database/database.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { sendNote } from '../identity/links/mailed-links.ts'
import { requirePassword } from '../identity/sign-in/sign-in-try.ts'
import { customerData } from './customer-data.ts'
import { countAllOrders } from './store/account-orders.ts'
import { visitorsOf } from './store/customer-rows.ts'
import { forgetCustomer, hasRunningPayment } from './store/forget-customer.ts'

/** How old a sign-in may be that deletes an account without a password. */
const freshMs = 10 * 60_000

const obstacleTexts = {
  staff: 'This is an account of staff. The owner of the back office ends your work first; then you can delete it.',
  payment: 'A payment of yours is still running. Try again in an hour.',
} as const

async function obstacleOf(db: Db, account: AccountRow): Promise<Deletion['obstacle']> {
  if (isStaff(account)) return 'staff'
  return (await hasRunningPayment(db, await visitorsOf(db, account.id))) ? 'payment' : null
}

async function isFresh({ session }: CallContext, account: AccountRow, now: Date) {
  const row = await session.find()
  return row?.accountId === account.id && now.getTime() - row.createdAt.getTime() <= freshMs
}

export function privacyHandlers({ db, clock }: Deps): Handlers<typeof contract>['privacy'] {
  async function checkProof(context: CallContext, account: AccountRow, password: string) {
    const now = clock()
    if (account.passwordHash === null) {
      if (await isFresh(context, account, now)) return
      throw conflict('Sign in again first. Then you have ten minutes to delete the account.')
    }
    await requirePassword(db, context, { account, password, now })
  }

  return {
    data: async (_input, { caller }) => customerData(db, await caller.require(), clock()),

    forgetDevice: async (_input, { session, visitor, device, signInStep, variantUser }) => {
      const row = await session.find()
      if (row) await dropPassesOf(db, row.accountId)
      if (row) await deleteSession(db, row.id)
      session.clear()
      visitor.forget()
      device.clear()
      signInStep.clear()
      variantUser.clear()
      return null
    },

    deletion: async (_input, context) => {
      const account = await context.caller.require()
      return {
        proof: account.passwordHash === null ? 'fresh sign-in' : 'password',
        isFresh: await isFresh(context, account, clock()),
        obstacle: await obstacleOf(db, account),
        orderCount: await countAllOrders(db, account.id),
      }
    },

    deleteAccount: async ({ body: { password } }, context) => {
      const account = await context.caller.require()
      await checkProof(context, account, password)
      const { id: accountId, email, firstName } = account
      await tx(db, async (transaction) => {
        await lockAccount(transaction, accountId)
        const obstacle = await obstacleOf(transaction, account)
        if (obstacle) throw conflict(obstacleTexts[obstacle])
        await forgetCustomer(transaction, { accountId, email, visitorIds: await visitorsOf(transaction, accountId) })
        const { brand, origin } = context
        await sendNote(transaction, 'deleted', { to: { email, firstName }, sender: { brand, origin, now: clock() } })
      })
      context.session.clear()
      context.visitor.forget()
      return null
    },
  }
}
