import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { type Desk, ownedShop } from '../../../tests/manage.ts'
import type { Shop } from '../../../tests/test-app.ts'

let shop: Shop
let owner: Desk
beforeAll(async () => {
  ;({ shop, owner } = await ownedShop())
})
afterAll(() => shop.close())

const suffix = () => randomUUID().slice(0, 8)
const watts = { name: 'Power', kind: 'range', unit: 'W', isFilter: true } as const

describe('a new category', () => {
  it('holds a product, whose attributes its page and its filters show', async () => {
    const name = `Kettles ${suffix()}`
    const top = await owner.api.manageCategories.create({
      body: { name: `Tea & coffee ${suffix()}`, parent: null, description: '', attributes: [] },
    })
    const created = await owner.api.manageCategories.create({
      body: { name, parent: top.id, description: 'For tea.', attributes: [watts] },
    })
    expect(created).toMatchObject({ path: `${top.name} > ${name}`, attributes: [{ ...watts, key: 'power' }] })
    const { sku, slug } = await owner.api.manageProducts.create({
      body: {
        sku: `KET-${suffix()}`,
        title: 'Quick Kettle',
        manufacturer: 'Testa',
        category: created.id,
        price: 60,
        rrp: null,
        stock: [],
        attributes: { power: '2200' },
      },
    })
    const page = await shop.api.product.bySlug({ params: { slug }, query: {} })
    expect(await shop.api.product.specificationsBySku({ params: { sku } })).toEqual([
      { name: 'Specifications', rows: [{ name: 'Power', value: '2,200 W' }] },
    ])
    expect(page.crumbs.map((crumb) => crumb.name)).toEqual(['Home', top.name, name])
    expect(await owner.api.manageProducts.attributes({ query: { category: created.id } })).toMatchObject([
      { key: 'power', kind: 'range', unit: 'W' },
    ])
  })

  it('gets more attributes later, each name once', async () => {
    const { id, name, slug } = await owner.api.manageCategories.create({
      body: { name: `Irons ${suffix()}`, parent: null, description: '', attributes: [watts] },
    })
    const update = (added: object[]) =>
      owner.api.manageCategories.update({
        params: { id },
        body: { name, slug, description: 'Flat.', added: added as never },
      })
    const colour = { name: 'Colour', kind: 'choice', unit: '', isFilter: false }
    expect((await update([colour])).attributes.map(({ key }) => key)).toEqual(['power', 'colour'])
    expect((await apiErrorOf(update([colour]))).fields).toEqual({
      'added.0.name': ['The category has this attribute already'],
    })
  })

  it('is rejected below one that has products, below the third level, and twice', async () => {
    const fields = { description: '', attributes: [] }
    const add = (parent: string | null, name = `Odd ${suffix()}`) =>
      owner.api.manageCategories.create({ body: { ...fields, name, parent } })
    expect((await apiErrorOf(add('testing/machines/toasters'))).fields).toEqual({
      parent: ['Choose one of the upper two levels'],
    })
    const { id, name } = await add(null)
    expect((await apiErrorOf(add(null, name))).fields).toEqual({ name: ['There is such a category already'] })
    await owner.api.manageProducts.create({
      body: {
        sku: `ODD-${suffix()}`,
        title: 'Odd',
        manufacturer: 'Testa',
        category: id,
        price: 1,
        rrp: null,
        stock: [],
      },
    })
    expect((await apiErrorOf(add(id))).fields).toEqual({
      parent: ['This category has products: choose one that only holds others'],
    })
  })
})

describe('a new warehouse', () => {
  it('counts stock, and delivers to a suburb that the shop then finds', async () => {
    const code = `W_${suffix()}`.toUpperCase()
    const body = { code, name: 'Geelong', state: 'VIC', latitude: -38.15, longitude: 144.36 }
    expect(await owner.api.manageDelivery.addWarehouse({ body })).toMatchObject({ id: code, areas: 0 })
    expect((await apiErrorOf(owner.api.manageDelivery.addWarehouse({ body }))).fields).toEqual({
      code: ['Another warehouse has this code'],
    })
    const suburb = `Corio ${suffix()}`
    await owner.api.manageDelivery.addArea({ body: { suburb, postcode: '3214', state: 'VIC', warehouse: code } })
    const found = await shop.api.locality.search({ params: { term: suburb } })
    expect(JSON.stringify(found)).toContain('3214')
    expect(await owner.api.manageDelivery.warehouse({ params: { id: code } })).toMatchObject({ areas: 1 })
    const { warehouses } = await owner.api.manageProducts.options()
    expect(warehouses).toContainEqual({ code, name: 'Geelong' })
    const { rows } = await owner.api.manageAudit.list({ query: { q: suburb } })
    expect(rows).toMatchObject([{ action: 'added a delivery area' }])
  })

  it('of another country is not shown', async () => {
    const { rows } = await owner.api.manageDelivery.warehouses({ query: { limit: 100 } })
    expect(rows.map(({ id }) => id)).toContain('TEST_SYDNEY')
    expect(rows.map(({ id }) => id)).not.toContain('TEST_AUCKLAND')
    expect((await apiErrorOf(owner.api.manageDelivery.warehouse({ params: { id: 'TEST_AUCKLAND' } }))).status).toBe(404)
  })
})
