import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { formMessages, newsletterSubscribers } from '../database/schema/contact.ts'
import { mails } from '../database/schema/orders.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa', now: '2026-11-20T02:00:00Z' })
})
afterAll(() => shop.close())

describe('the newsletter', () => {
  const entry = { Name: ' Ada ', Email: 'Ada@Example.com', Postcode: '2000', source: 'Newsletter' as const }
  const signUp = (changes = {}, visitor = shop.visitor()) =>
    visitor.contact.kitchenClub({ body: { ...entry, ...changes } })
  const stored = (email: string) =>
    shop.db
      .select()
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.brand, 'wa'), eq(newsletterSubscribers.email, email)))

  it('stores a subscription once per address, and renews it', async () => {
    expect(await signUp()).toEqual({ success: true })
    expect(await signUp({ Name: 'Ada B', source: 'Footer' })).toEqual({ success: true })
    const rows = await stored('ada@example.com')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ name: 'Ada B', postcode: '2000', source: 'Footer' })
  })

  it('responds 400 with errtext as the form words it, and stores nothing [S1-8-01]', async () => {
    const post = (payload: object) =>
      shop.inject({ method: 'POST', url: '/api/Contact/kitchenclub', payload: { ...entry, ...payload } })
    const wrong = {
      Name: 'Please enter your Name',
      Email: 'Please enter a valid Email',
      Postcode: 'Please enter a valid Postcode',
    }
    for (const [field, text] of Object.entries(wrong)) {
      const response = await post({ Email: 'bob@example.com', [field]: 'x'.repeat(field === 'Name' ? 101 : 3) })
      expect([response.statusCode, response.json().errtext]).toEqual([400, text])
      expect(response.json().message).toContain(field)
    }
    expect((await post({ source: 'Elsewhere' })).statusCode).toBe(400)
    expect(await stored('bob@example.com')).toEqual([])
  })

  it('limits a visitor to five subscriptions in ten minutes', async () => {
    const visitor = shop.visitor()
    for (const count of [1, 2, 3, 4, 5]) await signUp({ Email: `many${count}@example.com` }, visitor)
    await expect(signUp({ Email: 'many6@example.com' }, visitor)).rejects.toMatchObject({ status: 429 })
    shop.clock.advance(11 * 60_000)
    expect(await signUp({ Email: 'many6@example.com' }, visitor)).toEqual({ success: true })
  })
})

describe('a contact form', () => {
  const question = { name: 'Ada', email: 'ada@example.com', question: 'Does it fit?' }
  const ask = (
    body: { answers: Record<string, string>; sku?: string },
    key = crypto.randomUUID(),
    visitor = shop.visitor(),
  ) => visitor.contact.sendForm({ params: { url: 'ask-an-expert' }, body }, { headers: { 'idempotency-key': key } })
  const messages = (reference: string) =>
    shop.db.select().from(formMessages).where(eq(formMessages.reference, reference))

  it('returns its fields; responds 404 to an unknown form', async () => {
    const form = await shop.api.contact.form({ params: { url: 'Ask-an-Expert' } })
    expect(form).toMatchObject({ url: 'ask-an-expert', source: 'AskAnExpert' })
    expect(form.fields.map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'postcode', 'question'])
    await expect(shop.api.contact.form({ params: { url: 'none' } })).rejects.toMatchObject({ status: 404 })
  })

  it('stores a message with its product, and mails the reference', async () => {
    const receipt = await ask({
      answers: { ...question, email: 'ask@example.com', extra: 'dropped' },
      sku: 'NV-FD610S',
    })
    expect(receipt.reference).toMatch(/^ASK-[2-9A-Z]{8}$/)
    const [message] = await messages(receipt.reference)
    expect(message).toMatchObject({ source: 'AskAnExpert', sku: 'NV-FD610S', brand: 'wa', seat: null })
    expect(message?.answers).toEqual({ ...question, email: 'ask@example.com' })
    const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, 'ask@example.com'))
    expect(mail?.subject).toContain(receipt.reference)
    expect(mail?.body).toContain('Your question: Does it fit?')
  })

  it('rejects each wrong field, and a product that is not sold here', async () => {
    const problem = (body: Parameters<typeof ask>[0]) =>
      ask(body).then(
        () => null,
        (error) => [error.status, Object.keys(error.problem.fields)],
      )
    expect(await problem({ answers: { email: 'x' } })).toEqual([400, ['name', 'email', 'question']])
    expect(await problem({ answers: question, sku: 'NO-SUCH' })).toEqual([400, ['sku']])
  })

  it('returns the same receipt for the same key, and rejects the sixth message in ten minutes', async () => {
    const visitor = shop.visitor()
    const key = crypto.randomUUID()
    const first = await ask({ answers: question }, key, visitor)
    expect(await ask({ answers: question }, key, visitor)).toEqual(first)
    expect(await messages(first.reference)).toHaveLength(1)
    for (const _ of [2, 3, 4, 5]) await ask({ answers: question }, undefined, visitor)
    await expect(ask({ answers: question }, undefined, visitor)).rejects.toMatchObject({ status: 429 })
    expect(await ask({ answers: question }, key, visitor)).toEqual(first)
  })
})

describe('a booking', () => {
  const visit = { about: 'A kitchen from plans', store: 'kiln-lane-showroom', day: '2026-11-25', time: '11:00 am' }
  const person = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678' }
  const book = (changes = {}) =>
    shop
      .visitor()
      .contact.sendForm({ params: { url: 'pe-bookings' }, body: { answers: { ...visit, ...person, ...changes } } })
  const fieldErrorsOf = (changes: object) =>
    book(changes).then(
      () => null,
      (error) => error.problem.fields,
    )

  it('offers the stores of the shop and the days from tomorrow', async () => {
    const { fields } = await shop.api.contact.form({ params: { url: 'pe-bookings' } })
    const [store, day] = ['store', 'day'].map((name) => fields.find((field) => field.name === name))
    expect(store?.options?.map(({ value }) => value)).toContain('kiln-lane-showroom')
    expect([day?.from, day?.to]).toEqual(['2026-11-21', '2027-01-19'])
  })

  it('accepts two bookings of a time and rejects the third', async () => {
    const [first, two] = [await book(), await book()]
    expect(first.reference).not.toBe(two.reference)
    expect(await fieldErrorsOf({})).toEqual({ time: ['This time is taken. Choose another time or another day'] })
    expect(await fieldErrorsOf({ time: '2:00 pm' })).toBeNull()
  })

  it('rejects yesterday and days on which the store is closed', async () => {
    expect(Object.keys(await fieldErrorsOf({ day: '2026-11-20' }))).toEqual(['day'])
    const trade = await testShop({ brand: 'aoc', now: '2026-11-20T02:00:00Z' })
    const answers = {
      ...visit,
      ...person,
      about: 'A project from plans',
      store: 'trade-desk-marrickville',
      day: '2026-11-28',
    }
    await expect(
      trade.visitor('aoc.localhost').contact.sendForm({ params: { url: 'pe-bookings' }, body: { answers } }),
    ).rejects.toMatchObject({ problem: { fields: { day: [expect.stringContaining('is closed on Saturdays')] } } })
    await trade.close()
  })
})
