import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { apiErrorOf, buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { type BackOffice, backOffice } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { newId } from '../database/id.ts'
import { mails } from '../database/schema/orders.ts'
import { reviews } from '../database/schema/reviews.ts'

let shop: Shop
let ada: Api
let desk: BackOffice['manageModeration']
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  for (const sku of ['HOB', 'OVEN', 'FAN']) await stock.addProduct({ sku, priceCents: 100_00 })
  await stock.addProduct({ sku: 'ELSEWHERE', brand: 'aol' })
  ada = await shop.signedIn('ada@hearth.example')
  desk = (await backOffice(shop, 'owner')).api.manageModeration
  for (const sku of ['HOB', 'FAN']) {
    const shopper = buyer(shop, ada)
    await shopper.add(sku)
    await shopper.buy()
  }
  await shop.pool.query(`update orders set account_id = (select id from accounts where email = 'ada@hearth.example')`)
})
afterAll(() => shop.close())

const words = {
  stars: '4',
  title: 'Boils fast',
  text: 'A full pot boils in six minutes on the big zone.',
  author: 'Ada',
  suburb: 'Newtown',
}
const bySku = (sku: string) => ({ params: { sku } })
const list = (sku: string, query: Parameters<Api['review']['list']>[0]['query'] = {}) =>
  shop.visitor().review.list({ ...bySku(sku), query })
const publish = async (id: string) => desk.review({ params: { id }, body: { decision: 'publish', text: '' } })
const ratingOf = async (slug: string) => (await shop.visitor().product.bySlug({ params: { slug }, query: {} })).rating

describe('who may review', () => {
  it('lets a customer write who has ordered the product, with name and suburb of the order', async () => {
    expect(await ada.reviewing.mine(bySku('HOB'))).toEqual({ state: 'open', author: 'Ada', suburb: 'Teston' })
  })
  it('rejects a customer who has not ordered it', async () => {
    expect(await ada.reviewing.mine(bySku('OVEN'))).toMatchObject({ state: 'not-bought' })
    expect(await apiErrorOf(ada.reviewing.write({ ...bySku('OVEN'), body: words }))).toMatchObject({
      status: 403,
      message: 'Only customers who have bought this product here can review it',
    })
  })
  it('rejects a visitor who is not signed in', async () => {
    expect(await apiErrorOf(shop.visitor().reviewing.write({ ...bySku('HOB'), body: words }))).toMatchObject({
      status: 401,
    })
  })
  it('finds no product of another shop', async () => {
    expect(await apiErrorOf(ada.reviewing.mine(bySku('ELSEWHERE')))).toMatchObject({ status: 404 })
    expect(await apiErrorOf(list('ELSEWHERE'))).toMatchObject({ status: 404 })
  })
})

describe('a review', () => {
  it('names every wrong field', async () => {
    const body = { stars: '6', title: '', text: 'Too short', author: ' ', suburb: '' }
    expect((await apiErrorOf(ada.reviewing.write({ ...bySku('HOB'), body }))).fields).toEqual({
      stars: ['Choose 1 to 5 stars'],
      title: ['Sum it up in a few words'],
      text: ['Tell others more: 20 characters or more'],
      author: ['Enter your first name'],
      suburb: ['Enter your suburb'],
    })
  })

  it('is shown and counted once staff have published it, as bought here', async () => {
    expect(await ada.reviewing.write({ ...bySku('HOB'), body: words })).toMatchObject({ state: 'pending' })
    expect(await list('HOB')).toMatchObject({ count: 0, average: null, reviews: [] })
    expect(await ratingOf('hob')).toBeNull()
    const { rows: queue } = await desk.list()
    expect(queue.map(({ title, product }) => [title, product])).toEqual([['Boils fast', 'Testa HOB']])
    expect(await publish(queue[0]?.id ?? '')).toEqual({ waiting: 0 })
    const page = await list('HOB')
    expect(page).toMatchObject({ count: 1, average: 4, next: null })
    expect(page.reviews).toMatchObject([{ ...words, stars: 4, boughtOn: '2026-11-20', writtenOn: '2026-11-20' }])
    expect(await ratingOf('hob')).toEqual({ average: 4, count: 1 })
    const rated = await shop.visitor().catalogue.listing({
      query: { category: 'testing/machines/toasters', filter: 'rating:4-', sort: 'rating' },
    })
    expect(rated.products.map(({ sku, rating }) => [sku, rating])).toEqual([['HOB', { average: 4, count: 1 }]])
    expect(await ada.reviewing.mine(bySku('HOB'))).toMatchObject({ state: 'published' })
  })

  it('is written once by a customer', async () => {
    expect(await apiErrorOf(ada.reviewing.write({ ...bySku('HOB'), body: words }))).toMatchObject({
      status: 409,
      message: 'You have already reviewed this product',
    })
  })

  it('can be written again after a rejection, whose reason its author reads by email', async () => {
    await ada.reviewing.write({ ...bySku('FAN'), body: words })
    const [first] = (await desk.list()).rows
    const params = { id: first?.id ?? '' }
    const reject = (text: string) => desk.review({ params, body: { decision: 'reject', text } })
    expect((await apiErrorOf(reject(''))).fields).toEqual({ text: ['Write the reason: the author reads it'] })
    await reject('It is about the delivery, not the product.')
    const sent = (await shop.db.select().from(mails)).find(({ event }) => event === `review-rejected:${params.id}`)
    expect(sent?.recipient).toBe('ada@hearth.example')
    expect(sent?.body).toContain('The reason: It is about the delivery, not the product.')
    expect(await apiErrorOf(publish(params.id))).toMatchObject({ status: 409 })
    expect(await ada.reviewing.write({ ...bySku('FAN'), body: words })).toMatchObject({ state: 'pending' })
  })

  it('is helpful once for each visitor', async () => {
    const [review] = (await list('HOB')).reviews
    const params = { id: review?.id ?? '' }
    const visitor = shop.visitor()
    expect(await visitor.reviewing.vote({ params })).toEqual({ helpful: 1 })
    expect(await visitor.reviewing.vote({ params })).toEqual({ helpful: 1 })
    expect(await shop.visitor().reviewing.vote({ params })).toEqual({ helpful: 2 })
    expect(await apiErrorOf(visitor.reviewing.vote({ params: { id: 'nothing' } }))).toMatchObject({ status: 404 })
  })
})

describe('a list of reviews', () => {
  const total = 15
  beforeAll(async () => {
    const row = (index: number) => ({
      id: newId(),
      brand: 'wa',
      style: 'OVEN',
      sku: 'OVEN',
      author: 'Mei',
      suburb: 'Perth',
      stars: (index % 5) + 1,
      title: `Review ${index}`,
      text: 'As good as it was on the first day.',
      state: 'published' as const,
      helpful: index % 4,
      createdAt: new Date(Date.UTC(2026, 9, 1 + Math.floor(index / 2))),
    })
    await shop.db.insert(reviews).values(Array.from({ length: total }, (_, index) => row(index)))
  })

  async function everything(query: Parameters<typeof list>[1]) {
    const found: Awaited<ReturnType<typeof list>>['reviews'] = []
    for (let after: string | undefined, pages = 0; pages < 9; pages++) {
      const page = await list('OVEN', { ...query, after })
      found.push(...page.reviews)
      if (!page.next) return found
      after = page.next
    }
    throw new Error('The list has no end')
  }

  it.each(['newest', 'helpful'] as const)('has every review once, %s first, page by page', async (sort) => {
    const all = await everything({ sort })
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const keys = all.map(({ helpful, writtenOn }) => (sort === 'helpful' ? helpful : writtenOn))
    expect(keys).toEqual(keys.toSorted().toReversed())
  })
  it('is filtered by stars, and keeps the summary of all', async () => {
    const page = await list('OVEN', { stars: 2 })
    expect(page.reviews.map(({ stars }) => stars)).toEqual([2, 2, 2])
    expect(page).toMatchObject({ count: total, average: 3 })
    expect(page.byStars).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, count: 3 })))
  })
  it('rejects stars and keys that are none', async () => {
    expect((await apiErrorOf(list('OVEN', { stars: 7 }))).fields).toHaveProperty('stars')
    for (const after of ['x', '1_2', `1_${newId()}_3`])
      expect((await apiErrorOf(list('OVEN', { after }))).fields).toHaveProperty('after')
  })
})

describe('a question', () => {
  const body = { text: 'Does it come with a plug?', author: 'Mei', email: 'Mei@mail.example' }

  it('is asked once, answered by staff, mailed and shown', async () => {
    const visitor = shop.visitor()
    const ask = () => visitor.reviewing.ask({ ...bySku('OVEN'), body }, { headers: { 'idempotency-key': 'key-1' } })
    await ask()
    await ask()
    const queue = (await desk.list()).rows.filter(({ kind }) => kind === 'question')
    expect(queue.map(({ text }) => text)).toEqual([body.text])
    expect((await visitor.review.questions({ ...bySku('OVEN'), query: {} })).count).toBe(0)
    const params = { id: queue[0]?.id ?? '' }
    const answer = (text: string) => desk.question({ params, body: { decision: 'answer', text } })
    expect((await apiErrorOf(answer(''))).fields).toEqual({ text: ['Write the answer'] })
    await answer('Yes, a 10 amp one.')
    expect(await visitor.review.questions({ ...bySku('OVEN'), query: {} })).toMatchObject({
      count: 1,
      questions: [{ text: body.text, author: 'Mei', answer: 'Yes, a 10 amp one.', answeredBy: 'Noor' }],
    })
    const sent = (await shop.db.select().from(mails)).find(({ event }) => event === `question-answered:${params.id}`)
    expect(sent).toMatchObject({ recipient: 'mei@mail.example', subject: 'Your question about Testa OVEN' })
    expect(sent?.body).toContain('Noor from Wattle & Ash says:\nYes, a 10 amp one.')
  })

  it('names every wrong field', async () => {
    const wrong = { text: 'Why?', author: '', email: 'mei' }
    expect((await apiErrorOf(shop.visitor().reviewing.ask({ ...bySku('OVEN'), body: wrong }))).fields).toEqual({
      text: ['Write your question, 10 characters or more'],
      author: ['Enter your first name'],
      email: ['Please enter a valid Email'],
    })
  })

  it('is rejected after five in ten minutes', async () => {
    const visitor = shop.visitor()
    for (let sent = 0; sent < 5; sent++) await visitor.reviewing.ask({ ...bySku('OVEN'), body })
    expect(await apiErrorOf(visitor.reviewing.ask({ ...bySku('OVEN'), body }))).toMatchObject({ status: 429 })
    shop.clock.advance(10 * 60_000)
    expect(await visitor.reviewing.ask({ ...bySku('OVEN'), body })).toEqual({ received: true })
  })
})
