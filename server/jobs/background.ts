import { setTimeout as sleep } from 'node:timers/promises'
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { dropOldPasses } from '../accounts/admin-passes.ts'
import { dropEndedSessions } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { traced } from '../lib/tracing.ts'
import { deliverMails } from '../mail/mail-delivery.ts'
import type { MailRow } from '../mail/mails.ts'
import { invoiceAttachments } from '../orders/invoice-attachment.ts'
import { paymentsOf } from '../payments/attempt/payments.ts'
import { reconcile, sweep } from '../payments/attempt/sweep.ts'
import { dropOldKeys } from '../payments/store/idempotency.ts'
import { cancelOverdue } from '../payments/transfer/waiting-order.ts'
import { dropOldProjectNotes } from '../project/store/project-log.ts'
import { dropOldEvents } from '../webhooks/store/webhook-events.ts'
import { deliverWebhooks } from '../webhooks/webhook-delivery.ts'
import { webhookSender } from '../webhooks/webhook-sender.ts'
import { endPriceLocks } from './price-locks.ts'
import { endRetention } from './retention.ts'
import { usualRetention } from './retention-periods.ts'
import { dropUnusedPictures } from './unused-pictures.ts'

type Log = { [Level in 'info' | 'warn']: (fields: object, text: string) => void }
type Job = { name: string; everyMs: number; run: () => Promise<unknown> }

/**
 * Starts the periodic jobs: settle payments, send mails and webhooks, delete old data. The returned function stops them
 * and waits for running ones.
 */
export function startBackground(deps: Deps, log: Log): () => Promise<void> {
  const payments = paymentsOf(deps)
  const mailDeps = { ...deps, log, attachmentsOf: (row: MailRow) => invoiceAttachments(deps.db, row) }
  const webhookDeps = { ...deps, log, send: webhookSender({ networks: deps.webhookNetworks ?? [] }) }
  const ending = new AbortController()
  const jobs: Job[] = [
    ...(payments
      ? [
          { name: 'sweep', everyMs: 10_000, run: () => sweep(payments, log) },
          { name: 'reconcile', everyMs: 60_000, run: () => reconcile(payments, log) },
        ]
      : []),
    { name: 'unpaid orders', everyMs: 600_000, run: () => cancelOverdue(deps, log) },
    { name: 'mails', everyMs: 2_000, run: () => deliverMails(mailDeps) },
    { name: 'webhooks', everyMs: 2_000, run: () => deliverWebhooks(webhookDeps) },
    { name: 'old webhook events', everyMs: millisecondsInHour, run: () => dropOldEvents(deps.db, deps.clock()) },
    { name: 'ended sessions', everyMs: millisecondsInHour, run: () => dropEndedSessions(deps.db, deps.clock()) },
    { name: 'ended admin visits', everyMs: millisecondsInHour, run: () => dropOldPasses(deps.db, deps.clock()) },
    {
      name: 'retention',
      everyMs: millisecondsInHour,
      run: () => endRetention(deps.db, { periods: deps.retention ?? usualRetention, now: deps.clock(), log }),
    },
    { name: 'old keys', everyMs: millisecondsInHour, run: () => dropOldKeys(deps.db, deps.clock()) },
    { name: 'price locks', everyMs: 600_000, run: () => endPriceLocks(deps) },
    { name: 'unused pictures', everyMs: 6 * millisecondsInHour, run: () => dropUnusedPictures(deps) },
    { name: 'old project notes', everyMs: millisecondsInHour, run: () => dropOldProjectNotes(deps.db, deps.clock()) },
  ]
  const running = jobs.map((job) => runJob(job, ending.signal, log))
  return async () => {
    ending.abort()
    await Promise.all(running)
  }
}

async function runJob({ name, everyMs, run }: Job, ending: AbortSignal, log: Log) {
  const kind = everyMs < millisecondsInMinute ? 'poll' : 'job'
  while (!ending.aborted) {
    await traced(`job ${name}`, { kind }, run).catch((error: unknown) =>
      log.warn({ err: error, job: name }, 'a background job failed and is tried again'),
    )
    await sleep(everyMs, undefined, { signal: ending, ref: false }).catch(() => undefined) // aborted by the shutdown
  }
}
