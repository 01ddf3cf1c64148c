import type { AccountRow } from '../../accounts/accounts.ts'
import { deleteSession } from '../../accounts/sessions.ts'
import type { Db } from '../../database/database.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { noteDevice } from './known-device.ts'
import { joinCarts } from './shared-cart.ts'
import { issueCode, openSession, sessionMs } from './sign-in.ts'

/** `issuer`: the provider of OpenID Connect that vouched for the person. */
type Arriving = { account: AccountRow; nonce: string; issuer?: string | undefined; now: Date; codeMs?: number }

/**
 * Signs a browser in and ends its previous session. Returns the fragment of the page that completes the sign-in: a
 * one-time code, and how many products of the account joined the browser's cart.
 */
export async function arrive(db: Db, context: CallContext, arriving: Arriving): Promise<string> {
  const { account, nonce, issuer = null, now, codeMs } = arriving
  const before = await context.session.find()
  if (before) await deleteSession(db, before.id)
  const { token, session } = await openSession(db, account, now, issuer)
  const joined = await joinCarts(db, { visitor: context.visitor, accountId: account.id, brand: context.brand.key, now })
  await noteDevice(db, { accountId: account.id, device: context.device, now })
  context.session.set(token, sessionMs(account))
  const code = await issueCode(db, { session, nonce, now, codeMs })
  return String(new URLSearchParams({ code, state: nonce, ...(joined > 0 && { joined: String(joined) }) }))
}
