import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { backOffice } from '../../../tests/manage.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
let owner: Awaited<ReturnType<typeof backOffice>>
beforeAll(async () => {
  shop = await testShop()
  await testCatalogue(shop)
  owner = await backOffice(shop, 'owner')
})
afterAll(() => shop.close())

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(shop.clock().getTime() + hours * hourMs).toISOString()

async function product(price = 100) {
  const { sku } = await owner.api.manageProducts.create({
    body: {
      sku: `OFF-${randomUUID().slice(0, 8)}`.toUpperCase(),
      title: 'Offered Toaster',
      manufacturer: 'Testa',
      category: 'testing/machines/toasters',
      price,
      rrp: null,
      stock: [{ warehouse: 'TEST_SYDNEY', quantity: 50, was: 0 }],
    },
  })
  return sku
}

describe('a coupon', () => {
  const fields = (changes: object = {}) => ({
    ...{ kind: 'percent' as const, value: 10, minimum: 0, startsAt: null, endsAt: null, maxUses: null },
    ...changes,
  })
  const add = (changes: object = {}) =>
    owner.api.manageCoupons.create({ body: { code: `c-${randomUUID().slice(0, 8)}`, ...fields(changes) } })
  async function tries(code: string) {
    const visitor = shop.visitor()
    await visitor.cart.addProduct({ body: { sku: await product(), quantity: 1 } })
    return visitor.cart.addCoupon({ body: { couponCode: code } })
  }

  it('takes its percentage off a cart, and nothing before it begins and after it was ended', async () => {
    const { id, state } = await add()
    expect([id, state]).toEqual([id.toUpperCase(), 'running'])
    expect(JSON.stringify(await tries(id))).toContain(id)
    const planned = await add({ startsAt: inHours(1), endsAt: inHours(2) })
    expect(planned.state).toBe('planned')
    await expect(tries(planned.id)).rejects.toThrow('This coupon is not valid')
    const ended = await owner.api.manageCoupons.update({ params: { id }, body: fields({ endsAt: inHours(-1) }) })
    expect(ended.state).toBe('ended')
    await expect(tries(id)).rejects.toThrow('This coupon is not valid')
    const { rows } = await owner.api.manageAudit.list({ query: { q: id } })
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['added a coupon', 'changed a coupon'])
  })

  it('is rejected with a wrong value, a wrong period and a code that is taken', async () => {
    const errors = async (changes: object) => (await apiErrorOf(add(changes))).fields
    expect(await errors({ value: 120 })).toEqual({ value: ['A whole percentage from 1 to 100'] })
    expect(await errors({ kind: 'amount', value: 0 })).toEqual({ value: ['Enter an amount above zero'] })
    expect(await errors({ startsAt: inHours(2), endsAt: inHours(1) })).toEqual({ endsAt: ['End after the beginning'] })
    const { id } = await add()
    expect(await errors({ code: id })).toEqual({ code: ['Another coupon has this code'] })
  })

  it('of every shop is shown and not changed in one', async () => {
    expect(await owner.api.manageCoupons.view({ params: { id: 'HEARTH10' } })).toMatchObject({ isOwn: false })
    const change = owner.api.manageCoupons.update({ params: { id: 'HEARTH10' }, body: fields() })
    expect((await apiErrorOf(change)).status).toBe(404)
  })

  it('of one shop is unknown in another', async () => {
    const { id } = await add()
    const elsewhere = await backOffice(shop, 'owner', 'andoo')
    expect((await apiErrorOf(elsewhere.api.manageCoupons.view({ params: { id } }))).status).toBe(404)
  })
})

describe('a promotion', () => {
  const today = () => shop.clock().toISOString().slice(0, 10)
  const form = (changes: object = {}) => ({
    title: `Free kettle ${randomUUID().slice(0, 8)}`,
    description: 'With every toaster.',
    html: '<p>While stocks last.</p><script>steal()</script>',
    rewardLabel: 'A free kettle',
    rewardSku: null,
    startsOn: today(),
    endsOn: '2099-12-31',
    isFeatured: false,
    picture: null,
    skus: [] as string[],
    ...changes,
  })
  const add = (changes: object = {}) => owner.api.managePromotions.create({ body: form(changes) })

  it('is shown with its products, adds its reward to the cart, and ends', async () => {
    const [sku, rewardSku] = [await product(), await product(20)]
    const { id, uri, title, html } = await add({ skus: [sku], rewardSku })
    expect(html).toBe('<p>While stocks last.</p>')
    const view = await shop.api.promotion.view({ params: { uri } })
    expect(view).toMatchObject({ title, products: [sku] })
    const shopper = buyer(shop)
    expect(JSON.stringify(await shopper.add(sku))).toContain(rewardSku)
    const body = form({ title, skus: [], rewardSku, endsOn: '2099-12-30' })
    expect(await owner.api.managePromotions.update({ params: { id }, body })).toMatchObject({ skus: [], uri })
    expect((await shop.api.promotion.view({ params: { uri } })).products).toEqual([])
    const past = form({ title, startsOn: '2020-01-01', endsOn: '2020-01-02' })
    expect(await owner.api.managePromotions.update({ params: { id }, body: past })).toMatchObject({ state: 'ended' })
    expect((await apiErrorOf(shop.api.promotion.view({ params: { uri } }))).status).toBe(404)
    const { rows } = await owner.api.manageAudit.list({ query: { q: title } })
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'added a promotion',
      'changed a promotion',
      'changed a promotion',
    ])
  })

  it('names the fields of a wrong form', async () => {
    const errors = async (changes: object) => (await apiErrorOf(add(changes))).fields
    expect(await errors({ endsOn: '2020-01-01' })).toEqual({ endsOn: ['End after the beginning'] })
    expect(await errors({ skus: ['NOWHERE'] })).toEqual({ skus: ['This shop does not sell NOWHERE'] })
    expect(await errors({ rewardSku: 'NOWHERE' })).toEqual({ rewardSku: ['This shop does not sell this product'] })
    const { title } = await add()
    expect(await errors({ title })).toEqual({ title: ['Another promotion has this title'] })
  })
})
