import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { backOffice, type Desk, ownedShop } from '../../tests/manage.ts'
import { newId } from '../database/id.ts'
import { mails } from '../database/schema/orders.ts'
import { questions, reviews } from '../database/schema/reviews.ts'

let shop: Awaited<ReturnType<typeof ownedShop>>['shop']
let owner: Desk['api']
beforeAll(async () => {
  const owned = await ownedShop()
  shop = owned.shop
  owner = owned.owner.api
  await owned.catalogue.addProduct({ sku: 'HOB' })
})
afterAll(() => shop.close())

let minutes = 0
/** A later one each time. */
const about = () => {
  const createdAt = new Date(shop.clock().getTime() + ++minutes * 60_000)
  return { id: newId(), brand: 'wa', sku: 'HOB', style: 'HOB', author: 'Ada', createdAt }
}

async function aReview() {
  const ada = await shop.pool.query<{ id: string }>(`select id from accounts where email = 'ada@hearth.example'`)
  // One review of a style for each account.
  const by = { accountId: ada.rows[0]?.id ?? null, style: `HOB ${minutes}`, suburb: 'Newtown' }
  const own = { ...about(), ...by, stars: 4, title: 'Boils fast', boughtOn: '2026-11-02' }
  await shop.db.insert(reviews).values({ ...own, text: 'Six minutes.', state: 'pending' } as never)
  return own.id
}
async function aQuestion() {
  const own = about()
  await shop.db
    .insert(questions)
    .values({ ...own, email: 'mei@mail.example', text: 'Is the cable in the box?', state: 'pending' } as never)
  return own.id
}
const stateOf = async (table: 'reviews' | 'questions', id: string) =>
  (await shop.pool.query<{ state: string }>(`select state from ${table} where id = $1`, [id])).rows[0]?.state

it('lists what waits, the oldest first, to the owner and to service', async () => {
  const review = await aReview()
  const question = await aQuestion()
  const { rows } = await owner.manageModeration.list()
  expect(rows).toMatchObject([
    {
      id: review,
      kind: 'review',
      stars: 4,
      title: 'Boils fast',
      author: 'Ada',
      suburb: 'Newtown',
      boughtOn: '2026-11-02',
    },
    { id: question, kind: 'question', stars: null, boughtOn: null, text: 'Is the cable in the box?' },
  ])
  const count = async (desk: Desk) => (await desk.api.manageModeration.count()).waiting
  expect(await count(await backOffice(shop, 'service'))).toBe(2)
  const merchandiser = (await backOffice(shop, 'merchandiser')).api
  expect((await apiErrorOf(merchandiser.manageModeration.list())).status).toBe(403)
  expect(await count(await backOffice(shop, 'owner', 'hc'))).toBe(0)
})

it('publishes a review, and rejects one with a reason that its author gets', async () => {
  const [published, rejected] = [await aReview(), await aReview()]
  const decide = (id: string, decision: 'publish' | 'reject', text = '') =>
    owner.manageModeration.review({ params: { id }, body: { decision, text } })
  await decide(published, 'publish')
  expect(await stateOf('reviews', published)).toBe('published')
  expect(await apiErrorOf(decide(rejected, 'reject'))).toMatchObject({ status: 400 })
  await decide(rejected, 'reject', 'It names a person.')
  expect(await stateOf('reviews', rejected)).toBe('rejected')
  expect((await shop.db.select().from(mails)).some(({ body }) => body.includes('It names a person.'))).toBe(true)
  expect(await apiErrorOf(decide(rejected, 'publish'))).toMatchObject({ status: 409 })
})

it('answers and rejects a question, and writes both to the audit log', async () => {
  const [answered, rejected] = [await aQuestion(), await aQuestion()]
  const decide = (id: string, decision: 'answer' | 'reject', text = '') =>
    owner.manageModeration.question({ params: { id }, body: { decision, text } })
  expect(await apiErrorOf(decide(answered, 'answer'))).toMatchObject({ status: 400 })
  expect((await apiErrorOf(decide(answered, 'answer', 'x'.repeat(2001)))).fields).toEqual({
    text: ['An answer has 2000 characters at most'],
  })
  await decide(answered, 'answer', 'Yes, with a plug.')
  await decide(rejected, 'reject')
  expect([await stateOf('questions', answered), await stateOf('questions', rejected)]).toEqual(['answered', 'rejected'])
  expect((await shop.db.select().from(mails)).some(({ body }) => body.includes('Yes, with a plug.'))).toBe(true)
  const { rows } = await owner.manageAudit.list({ query: { limit: 10 } })
  const about = rows.filter(({ label }) => label === 'Question about HOB')
  expect(about.map(({ action }) => action).sort()).toEqual(['answered a question', 'rejected a question'])
})
