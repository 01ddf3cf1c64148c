import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Registry } from 'prom-client'
import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { Deps } from '../deps.ts'
import { countOutcome } from '../lib/count-outcome.ts'
import { type Mail, type MailAttachment, MailError } from './mailer.ts'
import { claimMail, dueMails, giveUp, type MailRow, markSent } from './mails.ts'

type Log = { warn: (fields: object, text: string) => void }
type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'fault' | 'registry'> & {
  log?: Log
  /** The files of a mail; without it mails have none. */
  attachmentsOf?: (row: MailRow) => Promise<readonly MailAttachment[]>
}

const claimMs = 60_000
const longestWaitMs = millisecondsInHour
/** How long a mail that the server defers is tried. */
const longestDeferMs = 5 * millisecondsInDay

const senderOf = (brand: string) => (isBrandKey(brand) ? brands[brand].name : 'Hearth')

/** Sends due mails; a failed mail is retried later and blocks no others. Returns how many were sent. */
export async function deliverMails(deps: DeliveryDeps): Promise<number> {
  const { db, clock, mailer, fault } = deps
  if (!mailer) return 0
  let sent = 0
  for (const row of await dueMails(db, clock())) {
    // The claim lasts longer with each attempt, as a backoff.
    const until = new Date(clock().getTime() + Math.min(longestWaitMs, claimMs * 2 ** row.tries))
    if (!(await claimMail(db, row, until))) continue
    const error = await mailer.send(mailOf(row, deps)).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (error !== null) {
      const { isReachable } = await noteFailure(deps, row, error)
      if (isReachable) continue
      break
    }
    await fault?.('mail-sent')
    await markSent(db, row.id, clock())
    count(deps.registry, 'sent')
    sent++
  }
  return sent
}

const mailOf = (row: MailRow, { attachmentsOf }: DeliveryDeps): Mail => ({
  id: row.id,
  brand: row.brand,
  sender: senderOf(row.brand),
  to: row.recipient,
  replyTo: row.replyTo ?? null,
  subject: row.subject,
  body: row.body,
  sentAt: row.createdAt,
  attachments: async () => (await attachmentsOf?.(row)) ?? [],
})

/** Gives a mail up or leaves it for its next attempt. The log gets no address and no text of the mail. */
async function noteFailure({ db, clock, log, registry }: DeliveryDeps, row: MailRow, thrown: unknown) {
  const { failure, code } = thrown instanceof MailError ? thrown : { failure: 'unreachable', code: String(thrown) }
  const isOld = clock().getTime() - row.createdAt.getTime() > longestDeferMs
  const isOver = failure === 'rejected' || (failure === 'deferred' && isOld)
  const [event] = row.event.split(':')
  if (isOver) await giveUp(db, row.id, String(thrown instanceof Error ? thrown.message : thrown))
  count(registry, isOver ? 'given up' : 'retried')
  log?.warn(
    { mail: row.id, event, code, tries: row.tries + 1 },
    isOver ? 'a mail was rejected and is given up' : 'a mail could not be sent and is tried again',
  )
  return { isReachable: failure !== 'unreachable' }
}

const count = (registry: Registry | undefined, outcome: 'sent' | 'retried' | 'given up') =>
  countOutcome(registry, { name: 'mails_total', help: 'Mails by outcome' }, outcome)
