import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import { type AccountRow, findAccountByEmail } from '../../accounts/accounts.ts'
import type { Db } from '../../database/database.ts'
import { forgiveSignIn, signInWait, type Tried } from './guess-limit.ts'
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
