import { millisecondsInDay } from 'date-fns/constants'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brands } from '#themes/brands.ts'
import { buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { closedAddress, mailServer, silentServer } from '../../tests/mail-server.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { configOf } from '../config.ts'
import { newId } from '../database/id.ts'
import { invoiceAttachments } from '../orders/invoice-attachment.ts'
import { deliverMails } from './mail-delivery.ts'
import { mailHtml } from './mail-html.ts'
import type { Mailer } from './mailer.ts'
import { createMailer } from './mailers.ts'
import { insertMail } from './mails.ts'
import { smtpMailer } from './smtp-mailer.ts'

let shop: Shop
let server: Awaited<ReturnType<typeof mailServer>>

const from = 'orders@shop.example,andoo=hello@andoo.example'
const settingsOf = (address: string) => configOf({ MAIL_URL: `smtp://${address}?tls=off`, MAIL_FROM: from })
const mailerAt = (address: string) => createMailer(settingsOf(address))

beforeAll(async () => {
  shop = await testShop()
  server = await mailServer()
})
afterEach(async () => {
  server.received.length = 0
  for (const step of Object.keys(server.faults)) delete server.faults[step as keyof typeof server.faults]
  await shop.pool.query('delete from mails')
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

type Queued = { brand?: string; recipient?: string; replyTo?: string; body?: string }

async function queue({
  brand = 'wa',
  recipient = 'ada@example.com',
  replyTo,
  body = 'Hello Ada,\n\nthank you.',
}: Queued = {}) {
  const id = newId(shop.clock().getTime())
  const now = shop.clock()
  const subject = 'Your order Ō-1'
  await insertMail(shop.db, {
    ...{ id, event: `test:${id}`, brand, recipient, replyTo, subject, body },
    ...{ createdAt: now, dueAt: now, tries: 0, sentAt: null },
  })
  return id
}

const stateOf = async (id: string) => {
  const { rows } = await shop.pool.query(
    'select sent_at is not null as sent, due_at is not null as due, tries, failure from mails where id = $1',
    [id],
  )
  return rows[0] as { sent: boolean; due: boolean; tries: number; failure: string | null }
}

function delivery(mailer: Mailer, registry = new Registry()) {
  const log: object[] = []
  const deps = {
    db: shop.db,
    clock: shop.clock,
    mailer,
    registry,
    log: { warn: (fields: object) => void log.push(fields) },
  }
  return { log, run: () => deliverMails({ ...deps, attachmentsOf: (row) => invoiceAttachments(shop.db, row) }) }
}

describe('a mail over SMTP', () => {
  it('has text and HTML, the sender of its brand, and the same id at each attempt', async () => {
    const { run } = delivery(await mailerAt(server.address))
    const id = await queue({ brand: 'andoo', body: 'Hello <Ada>,\n\nopen:\n  https://shop.example/a?b=1&c=2' })
    expect(await run()).toBe(1)
    expect(await stateOf(id)).toMatchObject({ sent: true, due: false, failure: null })
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'hello@andoo.example', to: ['ada@example.com'] })
    expect(mail?.source).toContain(`Message-ID: <${id}@andoo.example>`)
    expect(mail?.source).toMatch(/^From: .*<hello@andoo.example>/m)
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mail?.source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail?.source).toContain('Content-Type: text/html; charset=utf-8')
    expect(mail?.source).toContain('Hello &lt;Ada&gt;')
    expect(mail?.source).toContain('https://shop.example/a?b=3D1&amp;c=3D2')
  })

  it('names who gets the reply, and no one else', async () => {
    const { run } = delivery(await mailerAt(server.address))
    await queue()
    await queue({ replyTo: 'noor@shop.example, eve@example.com' })
    expect(await run()).toBe(2)
    const replies = server.received.map(({ source }) => /^Reply-To: .*$/m.exec(source)?.[0].trim() ?? '').sort()
    expect(replies[0]).toBe('')
    expect(replies[1]).toMatch(/^Reply-To: <.*noor@shop.example.*>$/)
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com'], ['ada@example.com']])
  })

  it('shows its subject as heading, addresses as buttons, amounts in rows and its last paragraph as footer, in the colours of its brand', () => {
    const body =
      'Hello,\n\n2 x <Kettle>: $158\n    $79 each\n    With a plug: $10\nTotal: $158\n\nOrder\n  Payment: Card\n\nYour invoice:\nhttps://shop.example/i\n\n481 922\n\nCall us.\nThe <shop>'
    const html = mailHtml({ subject: `Your <order> | ${brands.aol.name}`, body }, brands.aol)
    expect(html).toMatch(/<h1[^>]*>Your &lt;order&gt;<\/h1>/)
    expect(html).toMatch(/<p [^>]*font-size:32px[^>]*>481 922<\/p>/)
    expect(html).toMatch(/<p [^>]*border-top[^>]*>Call us.<br>The &lt;shop&gt;<\/p>/)
    expect(html).toContain(`background:${brands.aol.tokens.header}`)
    expect(html).toMatch(/<a href="https:\/\/shop.example\/i" [^>]*>Your invoice<\/a>/)
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text)
    expect(cells).toEqual([
      '2 x &lt;Kettle&gt;',
      '$158',
      '$79 each',
      'With a plug',
      '$10',
      'Total',
      '$158',
      'Payment',
      'Card',
    ])
  })

  it('has the invoice as a file when it confirms an order', async () => {
    const stock = await testCatalogue(shop)
    await stock.addProduct({ sku: 'KNOB', priceCents: 10_00 })
    const shopper = buyer(shop)
    const { cartId } = await shopper.add('KNOB')
    await shopper.buy()
    const { orderNumber } = await shopper.api.checkout.confirmation({ query: { id: cartId } })
    const { run } = delivery(await mailerAt(server.address))
    await run()
    const [mail] = server.received
    expect(mail?.source).toContain(`filename=invoice-${orderNumber}.pdf`)
    expect(mail?.source).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6))
  })

  it('goes to one recipient, even if the address names several', async () => {
    const { run } = delivery(await mailerAt(server.address))
    await queue({ recipient: 'ada@example.com,eve@example.com' })
    await run()
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
  })

  it('is sent once over restarts, and is never lost in one', async () => {
    const id = await queue()
    const dead = delivery({ send: () => Promise.reject(new Error('killed before sending')) })
    await dead.run()
    shop.clock.advance(61_000)
    for (const _ of [1, 2, 3]) await delivery(await mailerAt(server.address)).run()
    expect(server.received).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ sent: true, tries: 2 })
  })
})

describe('a mail that fails', () => {
  it.each(['recipient', 'data'] as const)('is tried again later after 4xx to its %s, for five days', async (step) => {
    server.faults[step] = 451
    const { run, log } = delivery(await mailerAt(server.address))
    const id = await queue()
    await run()
    await run()
    expect(await stateOf(id)).toMatchObject({ sent: false, due: true, tries: 1, failure: null })
    expect(log).toEqual([{ mail: id, event: 'test', code: expect.stringMatching(/^E\w+ 451$/), tries: 1 }])
    shop.clock.advance(5 * millisecondsInDay + 1)
    await run()
    expect(await stateOf(id)).toMatchObject({ due: false, failure: expect.stringContaining('451') })
  })

  it('is sent once when the server accepts it after 4xx', async () => {
    server.faults.recipient = 450
    const { run } = delivery(await mailerAt(server.address))
    const id = await queue()
    await run()
    delete server.faults.recipient
    shop.clock.advance(61_000)
    await run()
    await run()
    expect(server.received).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ sent: true, tries: 2 })
  })

  it.each(['recipient', 'data'] as const)('is given up after 5xx to its %s; log and metrics show it', async (step) => {
    server.faults[step] = 550
    const registry = new Registry()
    const { run, log } = delivery(await mailerAt(server.address), registry)
    const id = await queue()
    await run()
    shop.clock.advance(10_000_000)
    await run()
    expect(await stateOf(id)).toMatchObject({ due: false, tries: 1, failure: expect.stringContaining('550') })
    expect(log).toEqual([{ mail: id, event: 'test', code: expect.stringMatching(/^E\w+ 550$/), tries: 1 }])
    expect(JSON.stringify(log)).not.toContain('ada@example.com')
    expect(await registry.metrics()).toContain('mails_total{outcome="given up"} 1')
  })

  it('does not delay others', async () => {
    const { run } = delivery(await mailerAt(server.address))
    const bad = await queue({ recipient: 'nobody' })
    const good = await queue()
    await run()
    expect(await stateOf(bad)).toMatchObject({ due: false, failure: expect.any(String) })
    expect(await stateOf(good)).toMatchObject({ sent: true })
  })
})

describe('a mail server that is not there', () => {
  it.each([
    ['refuses the connection', async () => closedAddress],
    ['rejects the sender', async () => server.address],
  ])('costs no mail when it %s: all are tried again', async (_name, addressOf) => {
    server.faults.sender = 550
    const { run, log } = delivery(await mailerAt(await addressOf()))
    const ids = [await queue(), await queue()]
    await run()
    expect(log).toHaveLength(1)
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ sent: false, due: true, failure: null })
  })

  it('is waited for a limited time when it hangs', async () => {
    const silent = await silentServer()
    const { mail } = settingsOf(silent.address)
    if (!mail) throw new Error('These settings have a mail server')
    const { run, log } = delivery(smtpMailer({ ...mail, stepMs: 100 }))
    const id = await queue()
    await run()
    const late = delivery(smtpMailer({ ...mail, mailMs: 50 }))
    shop.clock.advance(61_000)
    await late.run()
    await silent.close()
    expect(await stateOf(id)).toMatchObject({ sent: false, due: true, tries: 2, failure: null })
    expect([...log, ...late.log]).toMatchObject([{ tries: 1 }, { code: 'EDEADLINE', tries: 2 }])
  })

  it('gets the user and password of the address, and a wrong password costs no mail', async () => {
    const closed = await mailServer({ user: 'me@shop' })
    const signedIn = (password: string) => mailerAt(`me%40shop:${password}@${closed.address}`)
    const id = await queue()
    await delivery(await signedIn('wrong')).run()
    expect(await stateOf(id)).toMatchObject({ sent: false, due: true, failure: null })
    shop.clock.advance(61_000)
    await delivery(await signedIn('p%40ss')).run()
    await closed.close()
    expect(await stateOf(id)).toMatchObject({ sent: true })
  })

  it.each([
    ['offers no TLS', false],
    ['has a certificate that no one signed', true],
  ])('gets nothing in plain text when it %s', async (_name, offersTls) => {
    const other = await mailServer({ offersTls })
    const mailer = await createMailer(configOf({ MAIL_URL: `smtp://${other.address}`, MAIL_FROM: from }))
    const id = await queue()
    await delivery(mailer).run()
    await other.close()
    expect(other.received).toEqual([])
    expect(await stateOf(id)).toMatchObject({ sent: false, due: true, failure: null })
  })
})
