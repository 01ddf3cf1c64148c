import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageFiles } from '#contract/manage/manage-messages.ts'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { backOffice } from '../../../tests/manage.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { newId } from '../../database/id.ts'
import { formMessages, forms } from '../../database/schema/contact.ts'
import { visitors } from '../../database/schema/visitors.ts'
import { webhookEndpoints, webhookEvents } from '../../database/schema/webhooks.ts'
import { storesOf } from '../../locations/store/shop-stores.ts'

let shop: Shop
let owner: Awaited<ReturnType<typeof backOffice>>
beforeAll(async () => {
  shop = await testShop()
  owner = await backOffice(shop, 'owner')
})
afterAll(() => shop.close())

const source = 'Footer' as const

/** A message as the shop stores it, with an answer that a spreadsheet would run. */
async function message(answers: Record<string, string> = {}, isOf = (_form: typeof forms.$inferSelect) => true) {
  const [row] = await shop.db.select().from(visitors).limit(1)
  const form = (await shop.db.select().from(forms).where(eq(forms.brand, 'wa'))).find(isOf)
  const now = shop.clock()
  const id = newId(now.getTime())
  const reference = `T-${randomUUID().slice(0, 8)}`
  const visitorId = row?.id ?? newId(now.getTime())
  await shop.db.insert(formMessages).values({
    ...{ id, reference, visitorId, brand: 'wa', formUrl: form?.url ?? '', source: form?.source ?? source },
    ...{ idempotencyKey: id, sku: null, sentAt: now, seat: null, doneAt: null },
    answers: { name: 'Ada Buyer', email: 'ada@mail.example', message: '=HYPERLINK("https://x.example")', ...answers },
  })
  return { id, reference }
}

async function subscribe(email: string) {
  const body = { Name: '=1+1', Email: email, Postcode: '2000', source }
  await shop.visitor().contact.kitchenClub({ body })
}

beforeAll(async () => {
  // Its request makes the visitor that messages refer to.
  await subscribe('first@mail.example')
})

describe('an enquiry', () => {
  it('shows what was chosen by its name, and what is no longer offered as it was sent', async () => {
    const [store] = await storesOf(shop.db, 'wa')
    const storeField = ({ fields }: typeof forms.$inferSelect) => fields.find(({ kind }) => kind === 'store')
    const form = (await shop.db.select().from(forms).where(eq(forms.brand, 'wa'))).find(storeField)
    const { name = '', label = '' } = (form && storeField(form)) ?? {}
    const chosen = async (value: string) => {
      const { id } = await message({ [name]: value }, ({ url }) => url === form?.url)
      const { answers } = await owner.api.manageEnquiries.view({ params: { id } })
      return answers.find((answer) => answer.label === label)?.value
    }
    expect(await chosen(store?.uri ?? '')).toBe(`${store?.name}, ${store?.suburb} ${store?.state}`)
    expect(await chosen('closed-long-ago')).toBe('closed-long-ago')
  })

  it('is listed with who wrote, marked as done and opened again', async () => {
    const { id, reference } = await message()
    const list = async (state: 'open' | 'done') =>
      (await owner.api.manageEnquiries.list({ query: { q: reference, state } })).rows
    expect(await list('open')).toMatchObject([{ id, name: 'Ada Buyer', email: 'ada@mail.example', isDone: false }])
    const set = (isDone: boolean) => owner.api.manageEnquiries.setState({ params: { id }, body: { isDone } })
    expect(await set(true)).toMatchObject({ isDone: true })
    expect([await list('open'), (await list('done')).length]).toEqual([[], 1])
    expect(await set(false)).toMatchObject({ isDone: false })
    const { rows } = await owner.api.manageAudit.list({ query: { q: reference } })
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['closed an enquiry', 'opened an enquiry again'])
  })

  it('is read page by page, and in its own shop only', async () => {
    const word = randomUUID()
    for (let count = 0; count < 3; count++) await message({ message: word })
    const first = await owner.api.manageEnquiries.list({ query: { q: word, limit: 2 } })
    const second = await owner.api.manageEnquiries.list({ query: { q: word, limit: 2, after: first.next ?? '' } })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([2, 1, null])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(3)
    const elsewhere = await backOffice(shop, 'owner', 'andoo')
    expect((await elsewhere.api.manageEnquiries.list({ query: { q: word } })).rows).toEqual([])
  })

  it('is exported without formulas', async () => {
    const { reference } = await message()
    const { body, headers } = await owner.inject({ url: messageFiles.enquiriesCsv.path })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const line = body.slice(body.indexOf(reference))
    expect(line).toContain('HYPERLINK')
    expect(body).not.toMatch(/(?:^|,|")=/m)
  })
})

describe('a subscriber', () => {
  it('is listed, exported without formulas, and unsubscribed with an event', async () => {
    const email = `${randomUUID()}@mail.example`
    await subscribe(email)
    const now = shop.clock()
    const id = newId(now.getTime())
    await shop.db.insert(webhookEndpoints).values({
      ...{ id, address: 'https://erp.example/hooks', description: '', brands: ['wa'] },
      ...{ events: ['newsletter.unsubscribed'], state: 'on', createdAt: now },
    })
    const listed = async () => (await owner.api.manageNewsletter.list({ query: { q: email } })).rows
    expect(await listed()).toMatchObject([{ id: email, name: '=1+1', postcode: '2000' }])
    const { body } = await owner.inject({ url: messageFiles.newsletterCsv.path })
    expect(body).toContain(email)
    expect(body).not.toMatch(/(?:^|,|")=/m)
    await owner.api.manageNewsletter.remove({ params: { id: email } })
    expect(await listed()).toEqual([])
    const events = await shop.db.select().from(webhookEvents).where(eq(webhookEvents.name, 'newsletter.unsubscribed'))
    expect(events.map(({ data }) => data)).toEqual([{ email }])
    expect((await apiErrorOf(owner.api.manageNewsletter.remove({ params: { id: email } }))).status).toBe(404)
    const { rows } = await owner.api.manageAudit.list({ query: { q: 'unsubscribed' } })
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  it('is closed to roles without enquiries', async () => {
    const merchandiser = await backOffice(shop, 'merchandiser')
    for (const { path } of Object.values(messageFiles))
      expect([path, (await merchandiser.inject({ url: path })).statusCode]).toEqual([path, 403])
  })
})
