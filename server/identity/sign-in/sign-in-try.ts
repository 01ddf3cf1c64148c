import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import { type AccountRow, findAccountByEmail } from '../../accounts/accounts.ts'
import type { Db } from '../../database/database.ts'
import { type CallContext, callerFrom } from '../../http/request/call-context.ts'
import { invalidField } from '../../http/request/errors.ts'
import { forgiveSignIn, signInWait, type Tried, tooManyTries } from './guess-limit.ts'
import { isPassword } from './passwords.ts'

type Try = Tried & { password: string }

/**
 * Finds the account for a password. An unknown account, a wrong password and an unconfirmed address get the same error.
 */
export async function trySignIn(
  db: Db,
  { password, ...tried }: Try,
): Promise<Outcome<AccountRow, 'too_many_tries' | 'invalid_login'>> {
  if ((await signInWait(db, tried)) > 0) return reject('too_many_tries')
  const account = await findAccountByEmail(db, tried.email)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account?.emailConfirmedAt || !isRight) return reject('invalid_login')
  await forgiveSignIn(db, tried)
  return accept(account)
}

type Proof = { account: AccountRow; password: string; now: Date }

/** Rejects a request of a signed-in person whose password is not right; it counts as a sign-in. */
export async function requirePassword(db: Db, context: CallContext, { account, password, now }: Proof) {
  const tried = await trySignIn(db, { ...callerFrom(context), email: account.email, password, now })
  if (tried.ok) return
  if (tried.code === 'too_many_tries') throw tooManyTries()
  throw invalidField('password', 'This is not the password of your account')
}
