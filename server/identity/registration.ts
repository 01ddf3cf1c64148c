import type { Registration } from '#contract/account/identity.ts'
import { RegistrationForm } from '#domain/account/person-forms.ts'
import { cleanPhone } from '#domain/account/phone.ts'
import { changeAccount, findAccountByEmail, insertAccount } from '../accounts/accounts.ts'
import { claimOrder, releaseOrders } from '../accounts/guest-orders.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import { checkPart } from '../http/serve.ts'
import { type Asking, type Sender, sendConfirmation, sendNote } from './links/mailed-links.ts'
import { mayMail } from './sign-in/guess-limit.ts'
import { hashPassword } from './sign-in/passwords.ts'

/** The validated fields of a registration; the error lists invalid fields. */
function checked(registration: Registration) {
  const { phone, ABN, password: _, ...person } = checkPart('body', RegistrationForm, registration)
  return { ...person, phone: cleanPhone(phone), abn: ABN.replaceAll(/\s/g, '') }
}

const fresh = { emailConfirmedAt: null, staff: null, isLocked: false, hasCredit: false, preferences: {} }

/**
 * Creates an account that is active once its address is confirmed, with the order that its owner placed as a guest. An
 * existing account gets a mail instead; response and work are the same, so that they do not reveal accounts.
 */
export async function register(
  db: Db,
  registration: Registration,
  { from, later, orderId, ...sender }: Asking & { orderId?: string },
) {
  const person = checked(registration)
  const mails = await mayMail(db, { ...from, email: person.email, now: sender.now })
  const details = { ...person, passwordHash: await hashPassword(registration.password) }
  if (mails) await later(() => tx(db, (transaction) => open(transaction, details, { sender, orderId })))
  return person.email
}

type Details = ReturnType<typeof checked> & { passwordHash: string }

type Opened = { sender: Sender; orderId: string | undefined }

async function open(db: Db, details: Details, { sender, orderId }: Opened) {
  const to = { email: details.email, firstName: details.firstName }
  const id = newId(sender.now.getTime())
  const made = await insertAccount(db, { ...fresh, ...details, id, createdAt: sender.now })
  if (made.length > 0) {
    if (orderId) await claimOrder(db, { orderId, accountId: id })
    return sendConfirmation(db, 'confirm', { accountId: id, to, sender })
  }
  const known = await findAccountByEmail(db, details.email)
  if (!known || known.emailConfirmedAt)
    return sendNote(db, 'has-account', { to: { email: details.email, firstName: known?.firstName ?? '' }, sender })
  // Not confirmed yet: the last registration counts and invalidates earlier links.
  await changeAccount(db, known.id, details)
  await releaseOrders(db, known.id)
  if (orderId) await claimOrder(db, { orderId, accountId: known.id })
  return sendConfirmation(db, 'confirm', { accountId: known.id, to, sender })
}
