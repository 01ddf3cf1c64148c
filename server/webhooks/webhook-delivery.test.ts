import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { millisecondsInHour } from 'date-fns/constants'
import { Registry } from 'prom-client'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { breaker } from '../../tests/crash/breaker.ts'
import { closedAddress } from '../../tests/mail-server.ts'
import { backOffice } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { responding, typesOf, type WebhookReceiver, webhookReceiver } from '../../tests/webhook-receiver.ts'
import { tx } from '../database/transaction.ts'
import { dropOldEvents } from './store/webhook-events.ts'
import { deliverWebhooks } from './webhook-delivery.ts'
import { webhookSender } from './webhook-sender.ts'
import { writeEvent } from './write-event.ts'

let shop: Shop
let receiver: WebhookReceiver
let owner: Awaited<ReturnType<typeof backOffice>>
let signedInAt = 0
const networks = ['127.0.0.1']
const crash = breaker()
const hour = millisecondsInHour

beforeAll(async () => {
  shop = await testShop({ webhookNetworks: networks })
  receiver = await webhookReceiver()
})
afterEach(async () => {
  receiver.reset()
  await shop.pool.query('delete from webhook_endpoints; delete from webhook_events')
})
afterAll(async () => {
  await receiver.close()
  await shop.close()
})

/** The calls of the owner, whose visit ends after half an hour. */
async function office() {
  const now = shop.clock().getTime()
  if (now - signedInAt > hour / 4) owner = await backOffice(shop, 'owner')
  signedInAt = now
  return owner.api.manageWebhooks
}

const anEndpoint = async (changes: { address?: string; events?: string[] } = {}) =>
  (await office()).create({
    body: { address: receiver.address, shops: ['wa'], events: ['newsletter.subscribed', 'return.decided'], ...changes },
  })

const signUp = (name: string, brand = 'wa') =>
  tx(shop.db, (transaction) =>
    writeEvent(transaction, {
      brand,
      name: 'newsletter.subscribed',
      data: { email: 'ada@example.com', name, postcode: '2000', source: 'Footer' },
      now: shop.clock(),
    }),
  )

const log: object[] = []
const send = webhookSender({ networks })
const deliver = (changes: Partial<Parameters<typeof deliverWebhooks>[0]> = {}) =>
  deliverWebhooks({
    db: shop.db,
    clock: shop.clock,
    send,
    log: { warn: (fields) => void log.push(fields) },
    ...changes,
  })

const namesOf = () => receiver.received.map(({ body }) => (JSON.parse(body) as { data: { name: string } }).data.name)

const deliveries = async (id: string) => (await (await office()).deliveries({ params: { id }, query: {} })).rows
const view = async (id: string) => (await office()).view({ params: { id } })

/** Delivers hour by hour, as the job does far more often; returns how many requests came in each. */
async function deliverFor(hours: number) {
  for (let passed = 0; passed < hours; passed++) {
    shop.clock.advance(hour)
    await deliver()
  }
}

/** Rejects the events of this name only. */
const rejecting =
  (name: string): WebhookReceiver['state']['respond'] =>
  ({ body }, response) =>
    void response.writeHead(body.includes(`"name":"${name}"`) ? 500 : 204).end()

describe('a delivery', () => {
  it('is signed so that the package of Standard Webhooks accepts it, and nothing that was changed', async () => {
    const { secret } = await anEndpoint()
    await signUp('Ada')
    // The package compares with the real time.
    expect(await deliver({ clock: () => new Date() })).toBe(1)
    const [{ body = '', headers } = {}] = receiver.received
    const signed = Object.fromEntries(
      ['id', 'timestamp', 'signature'].map((name) => [`webhook-${name}`, String(headers?.[`webhook-${name}`])]),
    )
    expect(new Webhook(secret).verify(body, signed)).toEqual({
      type: 'newsletter.subscribed',
      version: 1,
      timestamp: shop.clock().toISOString(),
      shop: 'wa',
      data: { email: 'ada@example.com', name: 'Ada', postcode: '2000', source: 'Footer' },
    })
    expect(() => new Webhook(secret).verify(body.replace('Ada', 'Eve'), signed)).toThrow('No matching signature')
    expect(() => new Webhook(secret).verify(body, { ...signed, 'webhook-id': 'another' })).toThrow('No matching')
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const content = `${signed['webhook-id']}.${signed['webhook-timestamp']}.${body}`
    expect(signed['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(content).digest('base64')}`)
    expect(headers).toMatchObject({ 'content-type': 'application/json' })
  })

  it('has two signatures for a day after a rotation, then the one of the new secret', async () => {
    const { id, secret: former } = await anEndpoint()
    const { secret, formerSecretUntil } = await (await office()).rotate({ params: { id } })
    expect(formerSecretUntil).toBe(new Date(shop.clock().getTime() + 24 * hour).toISOString())
    const signaturesOfNext = async () => {
      receiver.received.length = 0
      await signUp('Ada')
      await deliver()
      const [{ body = '', headers } = {}] = receiver.received
      const at = new Date(Number(headers?.['webhook-timestamp']) * 1000)
      const expected = (key: string) => new Webhook(key).sign(String(headers?.['webhook-id']), at, body)
      return { sent: String(headers?.['webhook-signature']), expected }
    }
    const both = await signaturesOfNext()
    expect(both.sent).toBe(`${both.expected(secret)} ${both.expected(former)}`)
    shop.clock.advance(24 * hour)
    const later = await signaturesOfNext()
    expect(later.sent).toBe(later.expected(secret))
    expect((await view(id)).formerSecretUntil).toBeNull()
  })

  it('goes to every endpoint that wants the event of the shop, and to no other', async () => {
    await anEndpoint({ address: `${receiver.address}/wants` })
    await anEndpoint({ address: `${receiver.address}/other-event`, events: ['order.placed'] })
    await signUp('Elsewhere', 'hc')
    await signUp('Ada')
    expect(await deliver()).toBe(1)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/wants'])
    expect(namesOf()).toEqual(['Ada'])
  })

  it('is not stored when no endpoint wants it, or the one that does is off by hand', async () => {
    const { id, address, shops, events } = await anEndpoint({ events: ['order.placed'] })
    await signUp('Nobody')
    await (await office()).update({
      params: { id },
      body: { address, shops, events: ['newsletter.subscribed'], isOn: false },
    })
    await signUp('Off')
    expect(events).toEqual(['order.placed'])
    expect((await shop.pool.query('select 1 from webhook_events')).rowCount).toBe(0)
  })

  it('stores the status and the beginning of a long response, without reading on', async () => {
    const { id } = await anEndpoint()
    receiver.state.respond = (_received, response) => {
      response.writeHead(202)
      response.write(`\0fine${'x'.repeat(5_000)}`) // never ends
    }
    await signUp('Ada')
    expect(await deliver()).toBe(1)
    const [delivery] = await deliveries(id)
    expect(delivery).toMatchObject({ state: 'delivered', status: 202, tries: 1, nextAt: null })
    expect(delivery?.response).toMatch(/^finex{990,996}$/)
  })
})

describe('a delivery that fails', () => {
  it('is tried again under the same id after waits that grow, and arrives', async () => {
    const { id } = await anEndpoint()
    receiver.state.respond = responding(500, 'out of order')
    await signUp('Ada')
    const waits: number[] = []
    for (let tries = 1; tries <= 6; tries++) {
      await deliver()
      await deliver()
      expect(receiver.received).toHaveLength(tries)
      const [delivery] = await deliveries(id)
      expect(delivery).toMatchObject({ state: 'pending', tries, status: 500, response: 'out of order' })
      const wait = Date.parse(delivery?.nextAt ?? '') - shop.clock().getTime()
      waits.push(wait)
      shop.clock.advance(wait)
    }
    const least = [5, 30, 120, 600, 1_800, 3_600].map((seconds) => seconds * 1_000)
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(least[index] ?? 0)
      expect(wait).toBeLessThanOrEqual((least[index] ?? 0) * 1.2)
    }
    receiver.state.respond = responding(204)
    expect(await deliver()).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', tries: 7, status: 204 }])
    expect((await view(id)).failingSince).toBeNull()
  })

  it.each([
    [
      'a redirect, which is not followed',
      responding(302, '', { location: '/elsewhere' }),
      { status: 302, problem: null },
    ],
    [
      'a connection that is cut',
      (_received: unknown, response: { destroy: () => void }) => response.destroy(),
      { status: null, problem: 'socket hang up, ECONNRESET' },
    ],
  ])('by %s is tried again', async (_name, respond, outcome) => {
    const { id } = await anEndpoint()
    receiver.state.respond = respond
    await signUp('Ada')
    expect(await deliver()).toBe(0)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks'])
    expect(await deliveries(id)).toMatchObject([{ state: 'pending', tries: 1, ...outcome }])
  })

  it('by no response in time is tried again', async () => {
    const { id } = await anEndpoint()
    receiver.state.respond = () => undefined
    await signUp('Ada')
    expect(await deliver({ send: webhookSender({ networks, timeoutMs: 300 }) })).toBe(0)
    expect(await deliveries(id)).toMatchObject([
      { state: 'pending', tries: 1, status: null, problem: 'No response in time' },
    ])
  })

  it('because nothing listens is tried again, and does not delay another endpoint', async () => {
    const { id } = await anEndpoint({ address: `http://${closedAddress}/` })
    await anEndpoint()
    await signUp('Ada')
    // The other one is done before this one fails.
    const slowly: typeof send = async (message) => {
      if (message.address.includes(closedAddress)) await sleep(100)
      return send(message)
    }
    expect(await deliver({ send: slowly })).toBe(1)
    expect(await deliveries(id)).toMatchObject([
      { state: 'pending', status: null, problem: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  it('because the name of its host leads into a private network meanwhile sends nothing', async () => {
    const { id } = await anEndpoint()
    await shop.pool.query(`update webhook_endpoints set address = 'https://systems.example/'`)
    await signUp('Ada')
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    await deliver({ send: webhookSender({ networks: [], resolve }) })
    expect(await deliveries(id)).toMatchObject([{ status: null, problem: expect.stringContaining('private network') }])
    await shop.pool.query(`update webhook_endpoints set address = $1`, [`https://127.0.0.1:${receiver.port}/`])
    shop.clock.advance(hour)
    await deliver({ send: webhookSender({ networks: [] }) })
    expect(await deliveries(id)).toMatchObject([{ problem: expect.stringContaining('private network') }])
    expect(receiver.received).toEqual([])
  })

  it('holds up later ones of its endpoint for a few attempts, then they pass it', async () => {
    await anEndpoint()
    receiver.state.respond = rejecting('Broken')
    await signUp('Broken')
    await signUp('Ada')
    const seconds = [0, 6, 36, 144]
    for (const wait of seconds) {
      shop.clock.advance(wait * 1_000)
      await deliver()
    }
    expect(namesOf()).toEqual(['Broken', 'Broken', 'Broken', 'Broken'])
    shop.clock.advance(720_000)
    await deliver()
    await deliver()
    // After the first success it is tried again.
    expect(namesOf()).toEqual(['Broken', 'Broken', 'Broken', 'Broken', 'Broken', 'Ada', 'Broken'])
  })

  it('for three days while others arrive is given up, and its endpoint stays on', async () => {
    const { id } = await anEndpoint()
    receiver.state.respond = rejecting('Broken')
    await signUp('Broken')
    const registry = new Registry()
    for (let day = 0; day < 8; day++) {
      await signUp('Ada')
      for (let passed = 0; passed < 12; passed++) {
        shop.clock.advance(hour)
        await deliver({ registry })
        await deliver({ registry })
      }
    }
    expect((await view(id)).state).toBe('on')
    const states = (await deliveries(id)).map(({ state }) => state)
    expect(states).toEqual([...Array(8).fill('delivered'), 'failed'])
    expect(await registry.metrics()).toContain('webhooks_total{outcome="given up"} 1')
  })
})

describe('an endpoint', () => {
  it('that fails for three days is switched off, and gets everything in order when it is on again', async () => {
    const { id, address, shops, events } = await anEndpoint()
    receiver.state.respond = responding(503)
    await signUp('First')
    await deliver()
    await deliverFor(71)
    expect((await view(id)).state).toBe('on')
    await deliverFor(25)
    expect(await view(id)).toMatchObject({ state: 'failing', waiting: 1 })
    expect(log.at(-1)).toMatchObject({ endpoint: id, status: 503 })
    await signUp('Second')
    const tried = receiver.received.length
    await deliverFor(24)
    expect(receiver.received).toHaveLength(tried)
    receiver.reset()
    await (await office()).update({ params: { id }, body: { address, shops, events, isOn: true } })
    expect(await deliver()).toBe(2)
    expect(namesOf()).toEqual(['First', 'Second'])
    expect(await view(id)).toMatchObject({ state: 'on', failingSince: null, waiting: 0 })
  })

  it('that answers 410 is switched off at once', async () => {
    const { id } = await anEndpoint()
    receiver.state.respond = responding(410)
    await signUp('Ada')
    await signUp('Eve')
    await deliver()
    await deliverFor(2)
    expect(receiver.received).toHaveLength(1)
    expect(await view(id)).toMatchObject({ state: 'gone', waiting: 2 })
  })

  it('gets what waits at once when it responds again after an outage', async () => {
    await anEndpoint()
    receiver.state.respond = responding(500)
    for (const name of ['First', 'Second']) await signUp(name)
    await deliverFor(30)
    receiver.reset()
    await signUp('Third')
    shop.clock.advance(13 * hour)
    await deliver()
    expect(namesOf().toSorted()).toEqual(['First', 'Second', 'Third'])
  })

  it('that staff switch off during an attempt stays off', async () => {
    const { id, address, shops, events } = await anEndpoint()
    await signUp('Ada')
    await deliver({
      send: async (message) => {
        await (await office()).update({ params: { id }, body: { address, shops, events, isOn: false } })
        await send(message)
        return { status: 410, response: '' }
      },
    })
    expect((await view(id)).state).toBe('off')
  })
})

describe('several instances', () => {
  it('deliver each event once and in order, one request at a time for each endpoint', async () => {
    await anEndpoint()
    receiver.state.respond = (_received, response) => void setTimeout(() => response.writeHead(200).end(), 5)
    const names = Array.from({ length: 20 }, (_, index) => `N${index}`)
    for (const name of names) await signUp(name)
    const rounds = await Promise.all([1, 2, 3].map(() => deliver()))
    expect(rounds.reduce((sum, arrived) => sum + arrived)).toBe(20)
    expect(namesOf()).toEqual(names)
    expect(receiver.state.mostAtOnce).toBe(1)
  })

  it('do not deliver to an endpoint of another one whose claim has not ended', async () => {
    await anEndpoint()
    await signUp('Ada')
    let second = -1
    await deliver({
      send: async (message) => {
        shop.clock.advance(59_000)
        second = await deliver()
        return send(message)
      },
    })
    expect(second).toBe(0)
    expect(namesOf()).toEqual(['Ada'])
  })
})

describe('a kill', () => {
  it('between the event and its delivery loses nothing: the next process delivers it', async () => {
    await anEndpoint()
    await signUp('Ada')
    // Killed before sending: it never ends.
    await new Promise((isSending) => {
      const dead = () => new Promise<never>(() => isSending(null))
      void deliver({ send: dead })
    })
    expect(await deliver()).toBe(0)
    shop.clock.advance(61_000)
    expect(await deliver()).toBe(1)
    expect(namesOf()).toEqual(['Ada'])
  })

  it('between sending and recording sends it again under the same id', async () => {
    const { id } = await anEndpoint()
    await signUp('Ada')
    crash.arm('webhook-sent')
    await expect(deliver({ fault: crash.fault })).rejects.toThrow('killed at webhook-sent')
    expect(await deliver()).toBe(0)
    shop.clock.advance(61_000)
    expect(await deliver()).toBe(1)
    expect(namesOf()).toEqual(['Ada', 'Ada'])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }])
  })

  it('before the commit of what happened leaves no event', async () => {
    await anEndpoint()
    const written = tx(shop.db, async (transaction) => {
      await writeEvent(transaction, {
        brand: 'wa',
        name: 'return.decided',
        data: { id: 'r', orderNumber: '1', decision: 'accepted', note: '' },
        now: shop.clock(),
      })
      throw new Error('killed')
    })
    await expect(written).rejects.toThrow('killed')
    expect(await deliver()).toBe(0)
    expect(typesOf(receiver)).toEqual([])
  })
})

describe('old events', () => {
  it('are deleted after 30 days with their deliveries, and so are secrets that sign no more', async () => {
    const { id } = await anEndpoint()
    await (await office()).rotate({ params: { id } })
    await signUp('Ada')
    await deliver()
    shop.clock.advance(29 * 24 * hour)
    await dropOldEvents(shop.db, shop.clock())
    expect(await deliveries(id)).toHaveLength(1)
    expect((await shop.pool.query('select 1 from webhook_secrets')).rowCount).toBe(1)
    shop.clock.advance(24 * hour + 1)
    await dropOldEvents(shop.db, shop.clock())
    expect(await deliveries(id)).toEqual([])
    expect((await shop.pool.query('select 1 from webhook_events')).rowCount).toBe(0)
  })
})
