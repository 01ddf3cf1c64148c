import type { contract } from '#contract/contract.ts'
import { putPass } from '../accounts/admin-passes.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { hashOfToken, newToken } from '../lib/secret-token.ts'

/** Long enough for a frame to load on a slow line. */
export const ticketMs = 30_000

export function adminHandlers({ db, clock }: Deps): Handlers<typeof contract>['admin'] {
  return {
    ticket: async (_input, { caller }) => {
      const { id } = await caller.requireStaff()
      const ticket = newToken()
      const expiresAt = new Date(clock().getTime() + ticketMs)
      await putPass(db, { tokenHash: hashOfToken(ticket), kind: 'ticket', accountId: id, expiresAt })
      return { ticket }
    },
  }
}
