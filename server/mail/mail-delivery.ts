import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { Deps } from '../deps.ts'
import { claimMail, dueMails, type MailRow, markSent } from './mails.ts'

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'fault'>

const claimMs = 60_000
const longestWaitMs = 3_600_000

const senderOf = (brand: string) => (isBrandKey(brand) ? brands[brand].name : 'Hearth')

/** Sends due mails; a failed mail is retried later and blocks no others. Returns how many were sent. */
export async function deliverMails({ db, clock, mailer, fault }: DeliveryDeps): Promise<number> {
  if (!mailer) return 0
  let sent = 0
  for (const row of await dueMails(db, clock())) {
    // The claim lasts longer with each attempt, as a backoff.
    const until = new Date(clock().getTime() + Math.min(longestWaitMs, claimMs * 2 ** row.tries))
    if (!(await claimMail(db, row, until))) continue
    const isSent = await mailer.send(mailOf(row)).then(
      () => true,
      () => false,
    )
    if (!isSent) continue
    await fault?.('mail-sent')
    await markSent(db, row.id, clock())
    sent++
  }
  return sent
}

const mailOf = ({ id, brand, recipient, subject, body, createdAt }: MailRow) => ({
  id,
  from: `${senderOf(brand)} <orders@${brand}.invalid>`,
  to: recipient,
  subject,
  body,
  sentAt: createdAt,
})
