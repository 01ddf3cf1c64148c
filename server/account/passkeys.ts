import type { contract } from '#contract/contract.ts'
import { noteProof } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { passkeyHandlers } from '../identity/passkeys/passkey-handlers.ts'
import { shopSite } from '../identity/passkeys/passkey-site.ts'
import { arrive } from '../identity/sign-in/arrive.ts'
import { lifetimes } from '../identity/sign-in/sign-in.ts'
import { callbackPath } from './sign-in-redirects.ts'

/** Passkeys at the host of a shop. */
export const shopPasskeyHandlers = (deps: Deps): Handlers<typeof contract>['passkey'] =>
  passkeyHandlers(deps, {
    siteOf: (context) => shopSite(context, deps.site),
    seatOf: async ({ session }, account) => {
      const row = await session.find()
      if (row?.accountId !== account.id) return null
      return {
        key: row.id,
        provenAt: row.provenAt ?? row.createdAt,
        prove: (now) => noteProof(deps.db, row.id, now),
      }
    },
    admits: async () => true,
    enter: async (context, account, { nonce, target, hasCodes }) => {
      const codeMs = hasCodes ? lifetimes.codeAfterRecoveryCodes : lifetimes.code
      const fragment = await arrive(deps.db, context, { account, nonce, now: deps.clock(), codeMs })
      return `${target ?? callbackPath}#${fragment}`
    },
  })
