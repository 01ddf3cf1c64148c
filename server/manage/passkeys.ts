import type { manageContract } from '#contract/manage/manage-contract.ts'
import { isStaff } from '../accounts/accounts.ts'
import { noteVisitProof } from '../accounts/admin-passes.ts'
import { needsProvider } from '../admin/admin-visit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { passkeyHandlers } from '../identity/passkeys/passkey-handlers.ts'
import { siteAt } from '../identity/passkeys/passkey-site.ts'
import { manageVisitOf } from './manage-context.ts'

/** Passkeys at the host of the back office. */
export const managePasskeyHandlers = (deps: Deps): Handlers<typeof manageContract>['managePasskeys'] =>
  passkeyHandlers(deps, {
    siteOf: (context) => siteAt(manageVisitOf(context).siteOrigin),
    seatOf: async (context, account) => {
      const pass = await manageVisitOf(context).pass()
      if (pass?.accountId !== account.id) return null
      const { tokenHash, provenAt } = pass
      return { key: tokenHash, provenAt, prove: (now) => noteVisitProof(deps.db, tokenHash, now) }
    },
    admits: async (account) => isStaff(account) && !(await needsProvider(account.id, deps)),
    enter: async (context, account) => {
      if (!isStaff(account)) throw new Error('Only staff are admitted')
      await manageVisitOf(context).open(account)
      return '/manage'
    },
  })
