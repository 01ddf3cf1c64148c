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
 * one-time code, and how many products joined the browser's cart or had no room in it.
 */
export async function arrive(db: Db, context: CallContext, arriving: Arriving): Promise<string> {
  const { account, nonce, issuer = null, now, codeMs } = arriving
  const before = await context.session.find()
  if (before) await deleteSession(db, before.id)
  const { token, session } = await openSession(db, account, now, issuer)
  const { visitor, brand } = context
  const counts = await joinCarts(db, { visitor, accountId: account.id, brand: brand.key, now })
  await noteDevice(db, { accountId: account.id, device: context.device, now })
  context.session.set(token, sessionMs(account))
  const code = await issueCode(db, { session, nonce, now, codeMs })
  const told = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [[name, String(count)]] : []))
  return String(new URLSearchParams({ code, state: nonce, ...Object.fromEntries(told) }))
}
