import type { Registration } from '#contract/identity.ts'
import { readEmail } from '#domain/email.ts'
import { checkPassword, passwordProblemText } from '#domain/password.ts'
import { cleanPhone, phoneFieldProblem, phoneProblemText } from '#domain/phone.ts'
import { refuseField } from '../api/call-refusal.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import { changeAccount, findAccountByEmail, insertAccount } from '../stores/accounts.ts'
import { mayMail } from './guess-limit.ts'
import { type Sender, sendConfirmation, sendNote } from './mailed-links.ts'
import { hashPassword } from './passwords.ts'

/** An Australian business number: eleven digits whose weighted sum is a multiple of 89. */
export function isAbn(text: string) {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^\d{11}$/.test(digits)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((all, weight, at) => all + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}

/** What is stored of a registration that may stand; a refusal names the field. */
function checked({ email: typed, password, phone, ABN, firstName, lastName }: Registration) {
  const email = readEmail(typed)
  if (!email) throw refuseField('email', 'Please enter a valid Email')
  const allowed = checkPassword(password, email)
  if (!allowed.ok) throw refuseField('password', passwordProblemText(allowed.code))
  const problem = phone.trim() === '' ? null : phoneFieldProblem(phone)
  if (problem) throw refuseField('phone', phoneProblemText(problem))
  if (ABN.trim() !== '' && !isAbn(ABN)) throw refuseField('ABN', 'An ABN has 11 digits. Check the number')
  return { email, firstName, lastName, phone: cleanPhone(phone), abn: ABN.replaceAll(/\s/g, '') }
}

const fresh = { emailConfirmedAt: null, staff: null, isLocked: false, hasCredit: false, preferences: {} }

/**
 * Opens an account that counts once its address is confirmed. Who has one gets a mail that says so; the answer and the
 * work are the same, so that nobody learns who is known here.
 */
export async function register(db: Db, registration: Registration, { ip, ...sender }: Sender & { ip: string }) {
  const person = checked(registration)
  const mails = await mayMail(db, { email: person.email, ip, now: sender.now })
  const details = { ...person, passwordHash: await hashPassword(registration.password) }
  if (mails) await tx(db, (transaction) => open(transaction, details, sender))
  return person.email
}

type Details = ReturnType<typeof checked> & { passwordHash: string }

async function open(db: Db, details: Details, sender: Sender) {
  const to = { email: details.email, firstName: details.firstName }
  const id = newId(sender.now.getTime())
  const made = await insertAccount(db, { ...fresh, ...details, id, createdAt: sender.now })
  if (made.length > 0) return sendConfirmation(db, 'confirm', { accountId: id, to, sender })
  const known = await findAccountByEmail(db, details.email)
  if (!known || known.emailConfirmedAt)
    return sendNote(db, 'has-account', { to: { email: details.email, firstName: known?.firstName ?? '' }, sender })
  // Not confirmed yet: the last who asked counts, and links of those before are dead.
  await changeAccount(db, known.id, details)
  return sendConfirmation(db, 'confirm', { accountId: known.id, to, sender })
}
