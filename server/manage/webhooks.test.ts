import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { backOffice, people } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { typesOf, type WebhookReceiver, webhookReceiver } from '../../tests/webhook-receiver.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { tx } from '../database/transaction.ts'
import { deliverWebhooks } from '../webhooks/webhook-delivery.ts'
import { webhookSender } from '../webhooks/webhook-sender.ts'
import { writeEvent } from '../webhooks/write-event.ts'

type Office = Awaited<ReturnType<typeof backOffice>>['api']
let shop: Shop
let receiver: WebhookReceiver
let owner: Office
const networks = ['127.0.0.1']

beforeAll(async () => {
  shop = await testShop({ webhookNetworks: networks })
  receiver = await webhookReceiver()
  owner = (await backOffice(shop, 'owner')).api
})
afterAll(async () => {
  await receiver.close()
  await shop.close()
})

/** An address that only one test has. */
const anAddress = () => `http://127.0.0.1:${receiver.port}/${randomUUID()}`
function anEndpoint(changes: Partial<Parameters<Office['manageWebhooks']['create']>[0]['body']> = {}) {
  // The later one has the later id.
  shop.clock.advance(1_000)
  return owner.manageWebhooks.create({
    body: { address: anAddress(), description: 'ERP', shops: ['wa'], events: ['return.decided'], ...changes },
  })
}

const deliver = () => deliverWebhooks({ db: shop.db, clock: shop.clock, send: webhookSender({ networks }) })

const decide = (note: string) =>
  tx(shop.db, (transaction) =>
    writeEvent(transaction, {
      brand: 'wa',
      name: 'return.decided',
      data: { id: 'r', orderNumber: '1', decision: 'accepted', note },
      now: shop.clock(),
    }),
  )

const at = (address: string) => receiver.received.filter(({ path }) => address.endsWith(path))
const audit = async (q: string) => (await owner.manageAudit.list({ query: { q } })).rows

describe('a webhook', () => {
  it('shows its secret once, and stores it encrypted', async () => {
    const { secret, ...created } = await anEndpoint()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(created).toMatchObject({ description: 'ERP', shops: ['wa'], state: 'on', waiting: 0, failingSince: null })
    const params = { id: created.id }
    expect(await owner.manageWebhooks.view({ params })).toEqual(created)
    const { rows } = await shop.pool.query('select secret from webhook_secrets where endpoint_id = $1', [created.id])
    expect(rows).toEqual([{ secret: expect.stringMatching(/^sealed:v1:/) }])
    shop.clock.advance(1_000)
    const { secret: next } = await owner.manageWebhooks.rotate({ params })
    expect(next).not.toBe(secret)
    const log = await audit(created.address)
    expect(log.map(({ action, who }) => [action, who])).toEqual([
      ['made a new webhook secret', 'Noor Haddad'],
      ['added a webhook', 'Noor Haddad'],
    ])
    const seen = JSON.stringify([log, await owner.manageWebhooks.list({ query: {} })])
    for (const text of [secret, next]) expect(seen).not.toContain(text)
  })

  it.each([
    [{ address: 'http://systems.example/' }, { address: ['The address has to begin with https://'] }],
    [
      { address: 'https://10.1.2.3/' },
      { address: ['This address is in a private network, where the shop sends nothing'] },
    ],
    [{ address: ' ' }, { address: ['Enter the address'] }],
    [{ events: [] }, { events: ['Choose an event'] }],
    [{ events: ['order.lost'] }, { events: ['Choose events of the list'] }],
    [{ events: ['webhook.test'] }, { events: ['Choose events of the list'] }],
    [{ shops: [] }, { shops: ['Choose a shop'] }],
    [{ shops: ['hc'] }, { shops: [expect.stringMatching(/^Choose .+, too$/)] }],
  ])('rejects %j by the name of its field', async (changes, fields) => {
    expect(await apiErrorOf(anEndpoint(changes))).toMatchObject({ status: 400, fields })
  })

  it('is changed and switched off and on, with what was before in the audit log', async () => {
    const { id, address } = await anEndpoint()
    const body = { address, description: 'Stock', shops: ['wa'], events: ['order.placed'] }
    const params = { id }
    shop.clock.advance(1_000)
    expect(await owner.manageWebhooks.update({ params, body: { ...body, isOn: false } })).toMatchObject({
      description: 'Stock',
      events: ['order.placed'],
      state: 'off',
    })
    expect(await apiErrorOf(owner.manageWebhooks.test({ params }))).toMatchObject({
      status: 409,
      errors: ['Switch the webhook on first'],
    })
    shop.clock.advance(1_000)
    expect(await owner.manageWebhooks.update({ params, body: { ...body, isOn: true } })).toMatchObject({ state: 'on' })
    const [on, off] = await audit(address)
    expect(on?.changes).toEqual([{ field: 'state', before: 'off', after: 'on' }])
    expect(off?.changes).toContainEqual({ field: 'events', before: 'return.decided', after: 'order.placed' })
  })

  it('is not there for owners of other shops, nor when it also gets events of a shop where they do not work', async () => {
    const { id } = await anEndpoint()
    const { id: both } = await anEndpoint({ shops: ['wa', 'hc'] })
    const elsewhere = (await backOffice(shop, 'owner', 'hc')).api.manageWebhooks
    expect(await apiErrorOf(elsewhere.view({ params: { id } }))).toMatchObject({ status: 404 })
    expect(await elsewhere.view({ params: { id: both } })).toMatchObject({ shops: ['wa', 'hc'] })
    const account = await findAccountByEmail(shop.db, people.service)
    await shop.pool.query(`insert into staff_roles values ($1, 'owner') on conflict do nothing`, [account?.id])
    const { rows } = await shop.pool.query('select brand from staff_shops where account_id = $1', [account?.id])
    expect(rows).not.toContainEqual({ brand: 'hc' })
    const small = (await backOffice(shop, 'service')).api.manageWebhooks
    expect((await small.view({ params: { id } })).id).toBe(id)
    expect((await small.list({ query: { limit: 100 } })).rows.map((row) => row.id)).not.toContain(both)
    const address = anAddress()
    const body = { address, shops: ['wa'], events: ['order.placed'], isOn: true }
    const errors = await Promise.all([
      apiErrorOf(small.view({ params: { id: both } })),
      apiErrorOf(small.rotate({ params: { id: both } })),
      apiErrorOf(small.deliveries({ params: { id: both }, query: {} })),
      apiErrorOf(small.update({ params: { id: both }, body })),
    ])
    expect(errors.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const stolen = { address, shops: ['wa', 'hc'], events: ['order.placed'] }
    expect(await apiErrorOf(small.create({ body: stolen }))).toMatchObject({
      fields: { shops: ['Choose shops where you work'] },
    })
    await shop.pool.query(`delete from staff_roles where account_id = $1 and role = 'owner'`, [account?.id])
  })

  it('is listed page by page, the newest first', async () => {
    const made = [await anEndpoint(), await anEndpoint()].map(({ id }) => id)
    const first = await owner.manageWebhooks.list({ query: { limit: 1 } })
    const second = await owner.manageWebhooks.list({ query: { limit: 1, after: first.next ?? '' } })
    expect([...second.rows, ...first.rows].map(({ id }) => id)).toEqual(made)
    expect(await apiErrorOf(owner.manageWebhooks.list({ query: { after: 'x' } }))).toMatchObject({ status: 400 })
  })
})

describe('deliveries', () => {
  it('start with a test event on request', async () => {
    const { id, address } = await anEndpoint()
    await owner.manageWebhooks.test({ params: { id } })
    await deliver()
    expect(typesOf({ received: at(address) })).toEqual(['webhook.test'])
    expect((await owner.manageWebhooks.deliveries({ params: { id }, query: {} })).rows).toMatchObject([
      { event: 'webhook.test', state: 'delivered', status: 200, response: 'thanks', shop: 'wa' },
    ])
  })

  it('are listed page by page and by state, and one is sent again under its id', async () => {
    const { id, address } = await anEndpoint()
    for (const note of ['one', 'two', 'three']) await decide(note)
    await deliver()
    const params = { id }
    const first = await owner.manageWebhooks.deliveries({ params, query: { limit: 2 } })
    const second = await owner.manageWebhooks.deliveries({ params, query: { limit: 2, after: first.next ?? '' } })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([2, 1, null])
    const [oldest] = second.rows
    await owner.manageWebhooks.sendAgain({ params: { id: oldest?.id ?? '' } })
    const pending = await owner.manageWebhooks.deliveries({ params, query: { state: 'pending' } })
    expect(pending.rows.map((row) => row.id)).toEqual([oldest?.id])
    await deliver()
    const sent = at(address).map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).data.note as string])
    expect(sent.map(([, note]) => note)).toEqual(['one', 'two', 'three', 'one'])
    expect(sent[3]?.[0]).toBe(sent[0]?.[0])
    expect(await apiErrorOf(owner.manageWebhooks.sendAgain({ params: { id: randomUUID() } }))).toMatchObject({
      status: 404,
    })
    expect((await audit(address)).map(({ action }) => action)).toContain('sent an event again')
  })

  it('of a span of time are sent again in their order, also to an endpoint that is new', async () => {
    const { address: first } = await anEndpoint()
    shop.clock.advance(60_000)
    await decide('before')
    shop.clock.advance(60_000)
    const from = shop.clock().toISOString()
    for (const note of ['one', 'two']) {
      await decide(note)
      shop.clock.advance(1_000)
    }
    const until = shop.clock().toISOString()
    await decide('after')
    await deliver()
    const { id, address } = await anEndpoint()
    const replay = (span: { from: string; until: string }) =>
      owner.manageWebhooks.replay({ params: { id }, body: span })
    const notesAt = (where: string) => at(where).map(({ body }) => JSON.parse(body).data.note as string)
    for (const round of [1, 2]) {
      expect(await replay({ from, until })).toEqual({ events: 2 })
      await deliver()
      expect(notesAt(address)).toEqual(Array(round).fill(['one', 'two']).flat())
    }
    expect(notesAt(first)).toEqual(['before', 'one', 'two', 'after'])
    expect(await apiErrorOf(replay({ from: until, until: from }))).toMatchObject({
      fields: { until: ['Choose an end after the beginning'] },
    })
    expect(await apiErrorOf(replay({ from: 'today', until }))).toMatchObject({
      fields: { from: ['Choose when it begins'] },
    })
  })
})

it('offers all events, and the shops of the person', async () => {
  const { events, shops } = await owner.manageWebhooks.options()
  expect(events).toContainEqual({ id: 'order.placed', name: 'Order placed' })
  expect(events.map(({ id }) => id)).not.toContain('webhook.test')
  expect(shops.map(({ id }) => id)).toEqual(expect.arrayContaining(['wa', 'hc']))
})
