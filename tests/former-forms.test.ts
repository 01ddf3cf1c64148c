import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { manageContract } from '#contract/manage/manage-contract.ts'
import type { Contract } from '#contract/protocol/endpoint.ts'
import { type Desk, ownedShop } from './manage.ts'
import type { Shop } from './test-app.ts'

let shop: Shop
let owner: Desk
beforeAll(async () => {
  ;({ shop, owner } = await ownedShop())
})
afterAll(() => shop.close())

const unique = () => `q${randomUUID().slice(0, 8)}`

/** Sends a form as a page of the release before does: without these fields. */
async function sendFormer(url: string, body: object, lacking: readonly string[]) {
  const payload = Object.fromEntries(Object.entries(body).filter(([name]) => !lacking.includes(name)))
  const { statusCode, body: text } = await owner.inject({ method: 'POST', url, payload })
  expect([statusCode, text]).toEqual([200, expect.any(String)])
  return JSON.parse(text) as Record<string, unknown>
}

const always = { startsAt: null, endsAt: null }

describe('a page of the release before', () => {
  it('changes an article, whose alternative text stays with its picture only', async () => {
    const { rows } = await owner.api.manageArticles.list({ query: { limit: 1 } })
    const one = await owner.api.manageArticles.view({ params: { id: rows[0]?.id ?? '' } })
    if (!one.picture) throw new Error('The articles of the demo have pictures')
    const { id, title, description, html, chapter, facts, ingredients, category, stores, publishedOn, position } = one
    const form = { title, description, html, chapter, facts, ingredients, category, stores, publishedOn, position }
    const body = { ...form, ...always, picture: one.picture.key, pictureAlt: 'A tart, cut open' }
    await owner.api.manageArticles.update({ params: { id }, body })
    const url = `/manage/api/articles/${encodeURIComponent(id)}`
    const changed = await sendFormer(url, { ...body, title: `${title} again` }, ['pictureAlt'])
    expect(changed).toMatchObject({ title: `${title} again`, pictureAlt: 'A tart, cut open' })
    const withoutPicture = await sendFormer(url, { ...body, picture: null }, ['pictureAlt'])
    expect(withoutPicture).toMatchObject({ picture: null, pictureAlt: '' })
  })

  it('adds an article without the text', async () => {
    const body = {
      ...{ kind: 'recipe', title: `Tart ${unique()}`, description: '', html: '<p>Bake it.</p>', picture: null },
      ...{ chapter: '', facts: [], ingredients: [], category: null, stores: [] },
      ...{ publishedOn: '2026-11-20', position: 0, ...always },
    }
    expect(await sendFormer('/manage/api/articles', body, [])).toMatchObject({ pictureAlt: '' })
  })

  it('changes a coupon, which stays for what it names', async () => {
    const body = {
      ...{ kind: 'percent' as const, value: 10, minimum: 0, maxUses: null, ...always },
      ...{ skus: [], categories: ['testing'], manufacturers: [] },
    }
    const { id } = await owner.api.manageCoupons.create({ body: { code: unique(), ...body } })
    const later = ['skus', 'categories', 'manufacturers']
    const changed = await sendFormer(`/manage/api/coupons/${id}`, { ...body, value: 20 }, later)
    expect(changed).toMatchObject({ value: 20, categories: ['testing'], skus: [], manufacturers: [] })
    const added = await sendFormer('/manage/api/coupons', { ...body, code: unique() }, later)
    expect(added).toMatchObject({ skus: [], categories: [], manufacturers: [] })
  })

  it('changes a promotion, which stays for what it names', async () => {
    const body = {
      ...{ title: `Kettle ${unique()}`, description: '', html: '', rewardLabel: '', rewardSku: null, picture: null },
      ...{ startsOn: '2026-11-20', endsOn: '2099-12-31', isFeatured: false },
      ...{ skus: [], categories: ['testing'], manufacturers: [] },
    }
    const { id } = await owner.api.managePromotions.create({ body })
    const url = `/manage/api/promotions/${id}`
    const changed = await sendFormer(url, { ...body, rewardLabel: 'A kettle' }, ['categories', 'manufacturers'])
    expect(changed).toMatchObject({ rewardLabel: 'A kettle', categories: ['testing'], manufacturers: [] })
  })

  it('changes a category, which stays where it is', async () => {
    const { id, name } = await owner.api.manageCategories.create({
      body: { name: unique(), parent: 'testing', description: '', attributes: [] },
    })
    const url = `/manage/api/categories/${encodeURIComponent(id)}`
    const changed = await sendFormer(url, { description: 'New words', added: [] }, [])
    expect(changed).toMatchObject({ id, name, parent: 'testing', description: 'New words' })
  })
})

type JsonSchema = {
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** The paths of what a form must have: banner.buttons[].url. */
function neededBy(schema: JsonSchema, at = ''): string[] {
  const own = (schema.required ?? []).map((name) => `${at}${name}`)
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => neededBy(field, `${at}${name}.`))
  const items = schema.items ? neededBy(schema.items, `${at.replace(/\.$/, '')}[].`) : []
  return [...own, ...inner, ...items, ...(schema.anyOf ?? []).flatMap((part) => neededBy(part, at))]
}

it('needs no field that a page of an earlier release does not send: laterField makes new ones optional', () => {
  const areas: Contract = manageContract
  const needed = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { body }]) => {
      const fields = body ? neededBy(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : []
      return fields.map((field) => `${area}.${name} ${field}`)
    }),
  )
  // A line is added only with a new call, never to one that a release has.
  const recorded = readFileSync('tests/needed-form-fields.txt', 'utf8').trim().split('\n')
  expect(needed.toSorted()).toEqual(recorded.toSorted())
})
