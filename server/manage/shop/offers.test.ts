import { randomUUID } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import { backOffice, type Desk, ownedShop } from '../../../tests/manage.ts'
import type { Shop } from '../../../tests/test-app.ts'

let shop: Shop
let owner: Desk
beforeAll(async () => {
  ;({ shop, owner } = await ownedShop())
})
afterAll(() => shop.close())

const inHours = (hours: number) => new Date(shop.clock().getTime() + hours * millisecondsInHour).toISOString()

type Kind = { price?: number; manufacturer?: string; category?: string }

async function product({ price = 100, manufacturer = 'Testa', category = 'testing/machines/toasters' }: Kind = {}) {
  const { sku } = await owner.api.manageProducts.create({
    body: {
      sku: `OFF-${randomUUID().slice(0, 8)}`.toUpperCase(),
      title: 'Offered Toaster',
      manufacturer,
      category,
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
    ...{ skus: [] as string[], categories: [] as string[], manufacturers: [] as string[] },
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

  it('for categories, manufacturers and products takes its percentage off those only', async () => {
    const manufacturer = `Maker ${randomUUID().slice(0, 8)}`
    const [maker, named, other] = [
      await product({ manufacturer }),
      await product({ price: 50 }),
      await product({ price: 30 }),
    ]
    const uri = manufacturer.toLowerCase().replace(' ', '-')
    const { id } = await add({ manufacturers: [uri], skus: [named], minimum: 10 })
    const shopper = buyer(shop)
    for (const sku of [maker, named, other]) await shopper.add(sku)
    const cart = await shopper.api.cart.addCoupon({ body: { couponCode: id } })
    expect(cart).toMatchObject({ subTotal: 180, discount: 15 })
    const elsewhere = buyer(shop)
    await elsewhere.add(other)
    await expect(elsewhere.api.cart.addCoupon({ body: { couponCode: id } })).rejects.toThrow(
      'This coupon is for other products',
    )
    await owner.api.manageCoupons.update({ params: { id }, body: fields({ categories: ['testing/machines'] }) })
    expect(await shopper.api.cart.view({ query: {} })).toMatchObject({ discount: 18 })
    const unknown = fields({ categories: ['testing/machine'] })
    const error = await apiErrorOf(owner.api.manageCoupons.update({ params: { id }, body: unknown }))
    expect(error.fields).toEqual({ categories: ['Choose categories from the list'] })
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
    ...{ skus: [] as string[], categories: [] as string[], manufacturers: [] as string[] },
    ...changes,
  })
  const add = (changes: object = {}) => owner.api.managePromotions.create({ body: form(changes) })

  it('is shown with its products, adds its reward to the cart, and ends', async () => {
    const [sku, rewardSku] = [await product(), await product({ price: 20 })]
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

  it('starts and ends on days that the calendar has', async () => {
    const { status, fields } = await apiErrorOf(add({ startsOn: '2026-02-30', endsOn: '2087-11-31' }))
    expect([status, fields]).toEqual([400, { startsOn: ['Choose a day'], endsOn: ['Choose a day'] }])
  })

  it('for a manufacturer is on its products, in the cart and in the list, except on those of another promotion', async () => {
    const manufacturer = `Maker ${randomUUID().slice(0, 8)}`
    const manufacturers = [manufacturer.toLowerCase().replace(' ', '-')]
    const [first, second, rewardSku] = [
      await product({ manufacturer }),
      await product({ manufacturer }),
      await product({ price: 20 }),
    ]
    const whole = await add({ manufacturers, rewardSku })
    const single = await add({ skus: [second] })
    const shown = async (sku: string) => (await shop.api.product.bySku({ params: { sku } })).promotion?.title
    expect([await shown(first), await shown(second)]).toEqual([whole.title, single.title])
    const listed = async (uri: string) => (await shop.api.promotion.view({ params: { uri } })).products
    expect([await listed(whole.uri), await listed(single.uri)]).toEqual([[first], [second]])
    const shopper = buyer(shop)
    expect(JSON.stringify(await shopper.add(second))).not.toContain(rewardSku)
    expect(JSON.stringify(await shopper.add(first))).toContain(rewardSku)
    const later = await product({ manufacturer })
    expect([await shown(later), (await listed(whole.uri)).length]).toEqual([whole.title, 2])
    const body = form({ title: single.title, startsOn: '2020-01-01', endsOn: '2020-01-02', skus: [second] })
    await owner.api.managePromotions.update({ params: { id: single.id }, body })
    expect([await shown(second), (await listed(whole.uri)).length]).toEqual([whole.title, 3])
  })

  it('names the fields of a wrong form', async () => {
    const errors = async (changes: object) => (await apiErrorOf(add(changes))).fields
    expect(await errors({ categories: ['nowhere'] })).toEqual({ categories: ['Choose categories from the list'] })
    const manufacturers = ['Choose manufacturers from the list']
    expect(await errors({ manufacturers: ['nowhere'] })).toEqual({ manufacturers })
    expect(await errors({ endsOn: '2020-01-01' })).toEqual({ endsOn: ['End after the beginning'] })
    expect(await errors({ skus: ['NOWHERE'] })).toEqual({ skus: ['This shop does not sell NOWHERE'] })
    expect(await errors({ rewardSku: 'NOWHERE' })).toEqual({ rewardSku: ['This shop does not sell this product'] })
    const { title } = await add()
    expect(await errors({ title })).toEqual({ title: ['Another promotion has this title'] })
  })
})
