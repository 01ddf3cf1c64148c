import type { Registry } from 'prom-client'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { countOutcome } from '../lib/count-outcome.ts'
import { longestRetryMs, retryWait } from './retry-waits.ts'
import {
  type DeliveryRow,
  type DueDelivery,
  dueEndpoints,
  type EndpointRow,
  endLease,
  extendLease,
  leaseEndpoint,
  nextDelivery,
  noteHealth,
  retryNow,
  storeOutcome,
  validSecrets,
} from './store/webhook-deliveries.ts'
import type { WebhookSender } from './webhook-sender.ts'

type Log = { warn: (fields: object, text: string) => void }
type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'fault' | 'registry'> & { send: WebhookSender; log?: Log }

/** Longer than an attempt (webhook-sender.ts): meanwhile no other process delivers to this endpoint. */
const leaseMs = 60_000
/** How long a run delivers to one endpoint, so that a slow one does not delay the others for long. */
const runMs = 10_000
/** Endpoints that are delivered to at the same time. */
const atOnce = 8
/** After a longer outage, the first success makes everything that waits due. */
const outageMs = 600_000

const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Sends due deliveries: those of one endpoint one after the other and in order, by one process. Returns how many arrived. */
export async function deliverWebhooks(deps: DeliveryDeps): Promise<number> {
  const ids = await dueEndpoints(deps.db, deps.clock())
  let arrived = 0
  async function work() {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      // Not `+= await`: that would forget what others count meanwhile.
      const count = await deliverTo(deps, id)
      arrived += count
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason
  return arrived
}

async function deliverTo(deps: DeliveryDeps, id: string): Promise<number> {
  const { db, clock } = deps
  const began = clock()
  let endpoint = await leaseEndpoint(db, id, { now: began, until: inMs(began, leaseMs) })
  let arrived = 0
  while (endpoint) {
    const due = await nextDelivery(db, id, clock())
    if (!due) break
    const hasArrived = await attempt(deps, endpoint, due)
    if (hasArrived) arrived++
    const now = clock()
    if (!hasArrived || now.getTime() - began.getTime() >= runMs) break
    // Stored with a millisecond more at least: the claim is recognised by its end.
    const until = Math.max(now.getTime() + leaseMs, (endpoint.leasedUntil?.getTime() ?? 0) + 1)
    endpoint = await extendLease(db, endpoint, new Date(until))
  }
  if (endpoint) await endLease(db, endpoint)
  return arrived
}

const bodyOf = ({ event: { name, version, brand, at, data } }: DueDelivery) =>
  JSON.stringify({ type: name, version, timestamp: at.toISOString(), shop: brand, data })

/** Sends a delivery and stores the outcome; a process that ends in between leaves it for another attempt. */
async function attempt(deps: DeliveryDeps, endpoint: EndpointRow, due: DueDelivery): Promise<boolean> {
  const { db, clock, send, fault } = deps
  const at = clock()
  const secrets = await validSecrets(db, endpoint.id, at)
  const sent = await send({ id: due.event.id, address: endpoint.address, body: bodyOf(due), at, secrets }).catch(
    (error: Error) => ({ problem: problemText(error) }),
  )
  await fault?.('webhook-sent')
  const { delivery } = due
  const tried = {
    tries: delivery.tries + 1,
    firstTriedAt: delivery.firstTriedAt ?? at,
    triedAt: at,
    status: 'status' in sent ? sent.status : null,
    response: 'status' in sent ? sent.response : null,
    problem: 'problem' in sent ? sent.problem : null,
  }
  const hasArrived = tried.status !== null && tried.status >= 200 && tried.status < 300
  if (hasArrived) await storeSuccess(deps, endpoint, { delivery, tried })
  else await storeFailure(deps, endpoint, { delivery, tried })
  return hasArrived
}

const problemText = (error: Error & { code?: string }) => [error.message, error.code].filter(Boolean).join(', ')

type Tried = {
  delivery: DeliveryRow
  tried: Pick<DeliveryRow, 'tries' | 'triedAt' | 'status' | 'response' | 'problem'> & { firstTriedAt: Date }
}

async function storeSuccess({ db, clock, registry }: DeliveryDeps, endpoint: EndpointRow, { delivery, tried }: Tried) {
  const now = clock()
  const { failingSince } = endpoint
  await tx(db, async (transaction) => {
    await storeOutcome(transaction, delivery, { ...tried, state: 'delivered' })
    if (!failingSince) return
    await noteHealth(transaction, endpoint.id, { failingSince: null })
    if (now.getTime() - failingSince.getTime() >= outageMs) await retryNow(transaction, endpoint.id, now)
  })
  count(registry, 'delivered')
}

/** Plans the next attempt, gives the delivery up, or switches the endpoint off: then its deliveries wait. */
async function storeFailure(deps: DeliveryDeps, endpoint: EndpointRow, { delivery, tried }: Tried) {
  const { db, clock, registry, log } = deps
  const now = clock()
  const failingSince = endpoint.failingSince ?? now
  const isOld = (since: Date) => now.getTime() - since.getTime() >= longestRetryMs
  const endpointState = tried.status === 410 ? 'gone' : isOld(failingSince) ? 'failing' : 'on'
  const isGivenUp = endpointState === 'on' && isOld(tried.firstTriedAt)
  await tx(db, async (transaction) => {
    const next = isGivenUp ? { state: 'failed' as const } : { dueAt: inMs(now, retryWait(tried.tries)) }
    await storeOutcome(transaction, delivery, { ...tried, ...next })
    await noteHealth(transaction, endpoint.id, { failingSince, state: endpointState })
  })
  count(registry, isGivenUp ? 'given up' : 'retried')
  const { status, problem } = tried
  const fields = { endpoint: endpoint.id, delivery: delivery.id, status, problem, tries: tried.tries }
  if (endpointState !== 'on') log?.warn(fields, 'a webhook endpoint was switched off: see the back office')
  else log?.warn(fields, isGivenUp ? 'a webhook is given up' : 'a webhook was not accepted and is tried again')
}

const count = (registry: Registry | undefined, outcome: 'delivered' | 'retried' | 'given up') =>
  countOutcome(registry, { name: 'webhooks_total', help: 'Webhooks by outcome' }, outcome)
