import { millisecondsInDay } from 'date-fns/constants'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { WebhookDelivery, WebhookDetail, WebhookSummary } from '#contract/manage/manage-webhooks.ts'
import { isBrandKey } from '#themes/brand.ts'
import { brands as allBrands } from '#themes/brands.ts'
import { shopsOf } from '../accounts/staff-shops.ts'
import { isId, newId } from '../database/id.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { AddressError, checkAddress } from '../webhooks/address-guard.ts'
import { eventCatalogue, offeredEvents } from '../webhooks/event-catalogue.ts'
import { startAgain } from '../webhooks/store/webhook-deliveries.ts'
import { insertEvent, replayEvents, sendAgain } from '../webhooks/store/webhook-events.ts'
import { newWebhookSecret } from '../webhooks/webhook-secret.ts'
import { audited } from './audited.ts'
import { foreignMark, keysetPage, readIdMark, readMark, writeMark } from './keyset.ts'
import {
  type DeliveryWithEvent,
  endSecrets,
  findDelivery,
  findEndpoint,
  formerSecretUntil,
  insertEndpoint,
  insertSecret,
  listDeliveries,
  listEndpoints,
  type StatedEndpoint,
  updateEndpoint,
} from './store/manage-webhooks.ts'

/** How long the former secret signs, too, so that a receiver can change over. */
const rotationMs = millisecondsInDay
const gone = () => notFound('There is no such webhook in this shop')

const summaryOf = ({ endpoint, waiting }: StatedEndpoint): WebhookSummary => ({
  id: endpoint.id,
  address: endpoint.address,
  description: endpoint.description,
  shops: endpoint.brands,
  events: endpoint.events,
  state: endpoint.state,
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  waiting,
})

const deliveryOf = ({ delivery, event }: DeliveryWithEvent): WebhookDelivery => ({
  id: delivery.id,
  eventId: event.id,
  event: event.name,
  shop: event.brand,
  at: event.at.toISOString(),
  state: delivery.state,
  tries: delivery.tries,
  triedAt: delivery.triedAt?.toISOString() ?? null,
  nextAt: delivery.state === 'pending' ? delivery.dueAt.toISOString() : null,
  status: delivery.status,
  response: delivery.response,
  problem: delivery.problem,
})

function positionOf(after: string | undefined) {
  const [position, id] = readMark(after, 2) ?? []
  if (position === undefined || id === undefined) return null
  if (!/^\d{1,16}$/.test(position) || !isId(id)) throw foreignMark()
  return [position, id] as const
}

/** What the audit log shows of an endpoint; never its secret. */
const loggedOf = ({ endpoint: { address, description, brands, events, state } }: StatedEndpoint) => ({
  address,
  description,
  shops: brands.join(', '),
  events: events.join(', '),
  state,
})

type Fields = { address: string; description?: string | undefined; shops: string[]; events: string[] }

export function webhookHandlers(deps: Deps): Handlers<typeof manageContract>['manageWebhooks'] {
  const { db, clock, webhookNetworks: networks = [] } = deps

  async function scopeOf({ brand, caller }: CallContext) {
    const { id } = await caller.require()
    return { brand: brand.key, shops: await shopsOf(db, id) }
  }
  type Scope = Awaited<ReturnType<typeof scopeOf>>

  async function find(scope: Scope, id: string, from: Parameters<typeof findEndpoint>[0] = db) {
    const found = await findEndpoint(from, scope, id)
    if (!found) throw gone()
    return found
  }

  async function detailOf(stated: StatedEndpoint): Promise<WebhookDetail> {
    const until = await formerSecretUntil(db, stated.endpoint.id, clock())
    return { ...summaryOf(stated), formerSecretUntil: until?.toISOString() ?? null }
  }

  /** The fields as columns; rejects an address that the shop does not send to. */
  async function columnsOf(scope: Scope, { address, description = '', shops, events }: Fields) {
    if (!shops.every((shop) => scope.shops.includes(shop))) throw invalidField('shops', 'Choose shops where you work')
    if (!shops.includes(scope.brand)) throw invalidField('shops', `Choose ${allBrands[scope.brand].name}, too`)
    if (!events.every((event) => offeredEvents.some(({ id }) => id === event)))
      throw invalidField('events', 'Choose events of the list')
    const checked = await checkAddress(address, { networks }).catch((error: unknown) => {
      throw error instanceof AddressError ? invalidField('address', error.message) : error
    })
    return { address: checked, description, brands: [...new Set(shops)], events: [...new Set(events)] }
  }

  const storeSecret = (tx: Tx, endpointId: string, { secret, now }: { secret: string; now: Date }) =>
    insertSecret(tx, { id: newId(now.getTime()), endpointId, secret, createdAt: now, validUntil: null })

  return {
    list: async ({ query: { after, limit } }, context) => {
      const scope = await scopeOf(context)
      const before = readIdMark(after)
      const page = await keysetPage(
        limit,
        (count) => listEndpoints(db, scope, { before, count }),
        ({ endpoint }) => writeMark(endpoint.id),
      )
      return { rows: page.rows.map(summaryOf), next: page.next }
    },

    options: async (_input, context) => {
      const { shops } = await scopeOf(context)
      return {
        events: offeredEvents,
        shops: shops.filter(isBrandKey).map((id) => ({ id, name: allBrands[id].name })),
      }
    },

    view: async ({ params: { id } }, context) => detailOf(await find(await scopeOf(context), id)),

    create: async ({ body }, context) => {
      const scope = await scopeOf(context)
      const columns = await columnsOf(scope, body)
      const secret = newWebhookSecret()
      const id = await audited(deps, context, {
        action: 'added a webhook',
        subject: 'webhook',
        work: async (tx, now) => {
          const endpoint = {
            ...columns,
            id: newId(now.getTime()),
            state: 'on' as const,
            failingSince: null,
            leasedUntil: null,
            createdAt: now,
          }
          await insertEndpoint(tx, endpoint)
          await storeSecret(tx, endpoint.id, { secret, now })
          const after = loggedOf({ endpoint, waiting: 0 })
          return { result: endpoint.id, subjectId: endpoint.id, label: endpoint.address, before: null, after }
        },
      })
      return { ...(await detailOf(await find(scope, id))), secret }
    },

    update: async ({ params: { id }, body: { isOn, ...fields } }, context) => {
      const scope = await scopeOf(context)
      await find(scope, id)
      const columns = await columnsOf(scope, fields)
      await audited(deps, context, {
        action: 'changed a webhook',
        subject: 'webhook',
        work: async (tx, now) => {
          const before = await find(scope, id, tx)
          const wasOn = before.endpoint.state === 'on'
          const isSwitchedOn = isOn && !wasOn
          const state = isOn ? ('on' as const) : ('off' as const)
          await updateEndpoint(tx, id, { ...columns, state, ...(isSwitchedOn ? { failingSince: null } : {}) })
          if (isSwitchedOn) await startAgain(tx, id, now)
          const after = loggedOf({ ...before, endpoint: { ...before.endpoint, ...columns, state } })
          return { result: undefined, subjectId: id, label: columns.address, before: loggedOf(before), after }
        },
      })
      return detailOf(await find(scope, id))
    },

    rotate: async ({ params: { id } }, context) => {
      const scope = await scopeOf(context)
      const { endpoint } = await find(scope, id)
      const secret = newWebhookSecret()
      await audited(deps, context, {
        action: 'made a new webhook secret',
        subject: 'webhook',
        work: async (tx, now) => {
          const until = new Date(now.getTime() + rotationMs)
          await endSecrets(tx, id, { now, until })
          await storeSecret(tx, id, { secret, now })
          const after = { formerSecretUntil: until.toISOString() }
          return { result: undefined, subjectId: id, label: endpoint.address, before: null, after }
        },
      })
      return { ...(await detailOf(await find(scope, id))), secret }
    },

    test: async ({ params: { id } }, context) => {
      const { endpoint } = await find(await scopeOf(context), id)
      if (endpoint.state !== 'on') throw conflict('Switch the webhook on first')
      await audited(deps, context, {
        action: 'sent a test event',
        subject: 'webhook',
        work: async (tx, now) => {
          const name = 'webhook.test'
          const { version } = eventCatalogue[name]
          const data = { message: `A test from ${context.brand.name}` }
          const event = { id: newId(now.getTime()), name, version, brand: context.brand.key, at: now, data }
          await insertEvent(tx, event, [id])
          const after = { event: event.id }
          return { result: undefined, subjectId: id, label: endpoint.address, before: null, after }
        },
      })
      return null
    },

    replay: async ({ params: { id }, body: { from, until } }, context) => {
      const { endpoint } = await find(await scopeOf(context), id)
      const span = { from: new Date(from), until: new Date(until) }
      if (span.from >= span.until) throw invalidField('until', 'Choose an end after the beginning')
      const { brands, events: names } = endpoint
      const events = await audited(deps, context, {
        action: 'sent events again',
        subject: 'webhook',
        work: async (tx, now) => {
          const result = await replayEvents(tx, { endpointId: id, brands, names, ...span }, now)
          return {
            result,
            subjectId: id,
            label: endpoint.address,
            before: null,
            after: { from, until, events: result },
          }
        },
      })
      return { events }
    },

    deliveries: async ({ params: { id }, query: { after, limit, state } }, context) => {
      const { endpoint } = await find(await scopeOf(context), id)
      const before = positionOf(after)
      const page = await keysetPage(
        limit,
        (count) => listDeliveries(db, { endpointId: endpoint.id, state, before, count }),
        ({ delivery }) => writeMark(String(delivery.position), delivery.id),
      )
      return { rows: page.rows.map(deliveryOf), next: page.next }
    },

    sendAgain: async ({ params: { id } }, context) => {
      const scope = await scopeOf(context)
      const found = await findDelivery(db, id)
      if (!found) throw notFound('There is no such delivery')
      const { delivery, event } = found
      const { endpoint } = await find(scope, delivery.endpointId)
      await audited(deps, context, {
        action: 'sent an event again',
        subject: 'webhook',
        work: async (tx, now) => {
          await sendAgain(tx, delivery.id, now)
          const after = { event: `${event.name} ${event.id}` }
          return { result: undefined, subjectId: endpoint.id, label: endpoint.address, before: null, after }
        },
      })
      return null
    },
  }
}
