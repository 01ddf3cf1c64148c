import { readEmail } from '#domain/email.ts'
import { accept, type Outcome, refuse } from '#domain/refusal.ts'
import type { Db } from '../database/database.ts'
import { type AccountRow, findAccountByEmail } from '../stores/accounts.ts'
import { forgiveSignIn, signInWait } from './guess-limit.ts'
import { isPassword } from './passwords.ts'

type Try = { email: string; password: string; ip: string; now: Date }

/** Whose password this is. No account, a wrong password and an address that waits to be confirmed all look the same. */
export async function trySignIn(
  db: Db,
  { email: typed, password, ip, now }: Try,
): Promise<Outcome<AccountRow, 'too_many_tries' | 'invalid_login'>> {
  const email = readEmail(typed) ?? typed.trim().toLowerCase()
  const tried = { email, ip, now }
  if ((await signInWait(db, tried)) > 0) return refuse('too_many_tries')
  const account = await findAccountByEmail(db, email)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account?.emailConfirmedAt || !isRight) return refuse('invalid_login')
  await forgiveSignIn(db, tried)
  return accept(account)
}
