import { type AccountRow, isStaff } from '../../accounts/accounts.ts'
import { countPasskeys, needsPasskey } from '../../accounts/passkeys.ts'
import { insertStep, type SignInStepRow } from '../../accounts/sign-in-steps.ts'
import type { Db } from '../../database/database.ts'
import type { StepCookie } from '../../http/request/call-context.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'
import { challengeMs } from './ceremonies.ts'

/** What a sign-in with the right password still needs. Every shop requires a passkey, also one of another shop. */
export async function secondStepOf(db: Db, account: AccountRow): Promise<SignInStepRow['kind'] | null> {
  if ((await countPasskeys(db, account.id)) > 0) return 'prove'
  return isStaff(account) && (await needsPasskey(db, account.id)) ? 'add' : null
}

type Begun = Pick<SignInStepRow, 'kind' | 'nonce' | 'target'> & { account: AccountRow; now: Date }

/** Stores a half-done sign-in for this browser. It is no session, and ends after five minutes. */
export async function beginStep(db: Db, cookie: StepCookie, { account, kind, nonce, target, now }: Begun) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + challengeMs)
  const step = { tokenHash: hashOfToken(token), accountId: account.id, kind, nonce, target, expiresAt }
  await insertStep(db, { ...step, mailCodeHash: null })
  cookie.set(token, challengeMs)
}
