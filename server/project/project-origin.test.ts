import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type StaffShop, staffShop, wiremu } from '../../tests/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const uuid = (number: number) => `0197f000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [tablet, laptop] = [uuid(1), uuid(2)]
const minute = 60_000

/** The headers of an edit that was made on a device this many milliseconds ago. */
const from = (deviceId: string, ageMs = 0) => ({ headers: { 'x-device-id': deviceId, 'x-edit-age': String(ageMs) } })

describe('edits of one person on two devices', () => {
  let projectId: string
  let version: number
  beforeEach(async () => {
    projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    version = (await shop.view(projectId)).version
  })
  const rename = (name: string, options: ReturnType<typeof from>, api: Api = shop.api) =>
    api.project.rename({ body: { projectId, version, name } }, options)

  it('conflicts when an older edit arrives after a newer one', async () => {
    await rename('Decided', from(laptop))
    expect(await apiErrorOf(rename('Older', from(tablet, minute)))).toMatchObject({
      status: 409,
      conflicts: [
        { field: 'project.projectName', mine: 'Older', theirs: 'Decided', changedBy: 'Noor Haddad', isOwn: true },
      ],
    })
    expect((await shop.view(projectId)).projectName).toBe('Decided')
  })

  it('overwrites an older edit with a newer one', async () => {
    await rename('First', from(laptop, 2 * minute))
    await rename('Second', from(tablet, minute))
    expect((await shop.view(projectId)).projectName).toBe('Second')
  })

  it('overwrites edits of one device, and edits without a device', async () => {
    await rename('First', from(tablet))
    await rename('Second', from(tablet, minute))
    expect((await shop.view(projectId)).projectName).toBe('Second')
    await shop.api.project.rename({ body: { projectId, version: version + 2, name: 'Third' } })
    await shop.api.project.rename({ body: { projectId, version: version + 2, name: 'Fourth' } })
    expect((await shop.view(projectId)).projectName).toBe('Fourth')
  })

  it('rejects a repeated edit with its old conflict after that was resolved', async () => {
    const late = { headers: { ...from(tablet).headers, 'idempotency-key': 'late' } }
    await rename('Theirs', from(laptop), shop.colleague)
    const rejected = await apiErrorOf(rename('Mine', late))
    await shop.api.project.rename(
      { body: { projectId, version: rejected.version ?? 0, name: 'Settled' } },
      from(tablet),
    )
    const again = await apiErrorOf(rename('Mine', late))
    expect(again).toEqual(rejected)
    expect((await shop.view(projectId)).projectName).toBe('Settled')
  })

  it('reports when the other edit was made, not when it arrived', async () => {
    await rename('Theirs', from(laptop, 5 * minute), shop.colleague)
    const { conflicts } = await apiErrorOf(rename('Mine', from(tablet)))
    const changedAt = new Date(shop.clock().getTime() - 5 * minute).toISOString()
    expect(conflicts).toMatchObject([{ changedBy: 'Wiremu Tane', changedAt, isOwn: false }])
  })

  it('rejects an older removal of a line that was changed on the other device since', async () => {
    const remove = (ageMs: number) =>
      shop.api.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: { version } }, from(tablet, ageMs))
    const line = { projectId, sku: 'OVEN', productCode: 'OVEN', quantity: 3 }
    await shop.api.projectLines.add({ body: line }, from(laptop, minute))
    expect(await apiErrorOf(remove(2 * minute))).toMatchObject({
      status: 409,
      conflicts: [{ type: 'removal', since: [{ what: 'changed', field: 'line:OVEN.quantity' }] }],
    })
    await remove(0)
    expect((await shop.view(projectId)).cart.products).toEqual([])
  })

  it('distinguishes edits of a person with the same name', async () => {
    const named = (first: string, last: string) =>
      shop.pool.query('update accounts set first_name = $1, last_name = $2 where email = $3', [first, last, wiremu])
    await named('Noor', 'Haddad')
    try {
      await rename('Theirs', from(tablet), shop.colleague)
      expect(await apiErrorOf(rename('Mine', from(tablet)))).toMatchObject({
        status: 409,
        conflicts: [{ isOwn: false }],
      })
    } finally {
      await named('Wiremu', 'Tane')
    }
  })

  it.each([
    ['x-device-id', 'tablet'],
    ['x-edit-age', '-1'],
    ['x-edit-age', 'soon'],
    ['x-edit-age', String(400 * millisecondsInDay)],
  ])('rejects a %s of %s', async (header, value) => {
    const call = shop.api.project.rename({ body: { projectId, name: 'X' } }, { headers: { [header]: value } })
    expect(await apiErrorOf(call)).toMatchObject({ status: 400, fields: { [header]: [expect.any(String)] } })
  })
})

describe('an item with an id chosen by a device', () => {
  let next = 100
  const id = () => uuid(++next)
  const black = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: null }
  const aProject = async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    return { projectId, version: (await shop.view(projectId)).version }
  }
  type At = { projectId: string; version: number; newId: string }
  const creators = {
    folder: (params: At) => shop.api.projectLines.saveFolder({ body: { ...params, title: 'Kitchen' } }),
    note: (params: At) => shop.api.projectLines.saveNote({ body: { ...params, sku: 'OVEN', notes: 'Left' } }),
    variation: (params: At) => shop.api.projectLines.saveVariation({ body: { ...params, ...black } }),
    comment: ({ version: _, ...params }: At) => shop.api.project.comment({ body: { ...params, message: 'Hello' } }),
  }
  const countsOf = async (projectId: string) => {
    const { folders, productNotes, productVariations, staffComments } = await shop.view(projectId)
    return [folders, productNotes, productVariations, staffComments].map((list) => list.length)
  }

  it('has that id, once per repeated request, and in no other project', async () => {
    const base = await aProject()
    for (const [kind, make] of Object.entries(creators)) {
      const newId = id()
      expect([kind, (await make({ ...base, newId: newId.toUpperCase() })).id]).toEqual([kind, newId])
      expect([kind, (await make({ ...base, newId })).id]).toEqual([kind, newId])
      const elsewhere = await apiErrorOf(make({ ...(await aProject()), newId }))
      expect([kind, elsewhere.status, elsewhere.fields]).toEqual([kind, 400, { newId: [expect.any(String)] }])
      expect((await apiErrorOf(make({ ...base, newId: 'new-1' }))).fields).toHaveProperty('newId')
    }
    expect(await countsOf(base.projectId)).toEqual([1, 1, 1, 1])
  })

  it('keeps edits by others when it is sent again, and is not created again once deleted', async () => {
    const base = { ...(await aProject()), newId: id() }
    await creators.note(base)
    const body = { projectId: base.projectId, id: base.newId, sku: 'OVEN', notes: 'Right' }
    await shop.colleague.projectLines.saveNote({ body })
    await creators.note(base)
    expect((await shop.view(base.projectId)).productNotes).toMatchObject([{ id: base.newId, notes: 'Right' }])
    await shop.colleague.projectLines.removeNote({ query: { projectId: base.projectId, noteId: base.newId } })
    expect(await apiErrorOf(creators.note(base))).toMatchObject({
      status: 409,
      conflicts: [{ type: 'gone', field: `note:${base.newId}`, title: 'Right', changedBy: 'Wiremu Tane' }],
    })
  })

  it('can be a project', async () => {
    const newId = id()
    const make = () =>
      shop.api.project.save({ body: { newId, projectName: 'Doyle', quoteData: { projectGoal: 'Bath' } } })
    expect((await make()).projectRef).toBe(newId)
    await shop.colleague.project.rename({ body: { projectId: newId, name: 'Doyle and Raman' } })
    expect(await make()).toMatchObject({ projectRef: newId, projectName: 'Doyle and Raman', version: 2 })
    await shop.api.project.remove({ params: { id: newId } })
    expect(await apiErrorOf(make())).toMatchObject({ status: 400, fields: { newId: [expect.any(String)] } })
  })

  it('can be a line, with a code that starts with its SKU, at the position the device chose', async () => {
    const { projectId, version } = await aProject()
    const add = (newCode: string, sku = 'KETTLE') =>
      shop.api.projectLines.add({ body: { projectId, version, sku, newCode, quantity: 2, position: 'Zz' } })
    expect(await add('KETTLE-7f3a')).toMatchObject({ id: 'KETTLE-7f3a', price: 89.95 })
    expect(await add('KETTLE-7f3a')).toMatchObject({ id: 'KETTLE-7f3a', version: version + 1 })
    expect(await add('KETTLE-9c01')).toMatchObject({ id: 'KETTLE-9c01' })
    const { cart } = await shop.view(projectId)
    expect(cart.products.map(({ productCode, position }) => [productCode, position])).toEqual([
      ['KETTLE-7f3a', 'Zz'],
      ['KETTLE-9c01', 'Zz'],
      ['OVEN', 'a0'],
    ])
    for (const [code, sku] of [
      ['OVEN-1', 'KETTLE'],
      ['KETTLE-', 'KETTLE'],
      ['KETTLE-a/b', 'KETTLE'],
      ['KETTLE-7f3a', 'OVEN'],
    ] as const)
      expect((await apiErrorOf(add(code, sku))).fields).toHaveProperty('newCode')
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'KETTLE-7f3a' }, query: {} })
    expect(await apiErrorOf(add('KETTLE-7f3a'))).toMatchObject({
      conflicts: [{ type: 'gone', field: 'line:KETTLE-7f3a' }],
    })
  })
})

describe('a product added at a price the device knew', () => {
  it("has today's price: the response contains it, and the log if it differs", async () => {
    const projectId = await shop.aProject()
    const add = (seenPrice: number, sku: string) =>
      shop.api.projectLines.add(
        { body: { projectId, sku, seenPrice } },
        { headers: { 'idempotency-key': `add ${sku}` } },
      )
    expect(await add(1500, 'OVEN')).toMatchObject({ price: 2000 })
    expect(await add(1500, 'OVEN')).toMatchObject({ id: 'OVEN', price: 2000 })
    expect(await add(89.95, 'KETTLE')).toMatchObject({ price: 89.95 })
    const log = await shop.api.project.changeLogs({ query: { projectId } })
    expect(log.map(({ text }) => text).slice(0, 2)).toEqual([
      'added product Testa KETTLE',
      'added product Testa OVEN, seen at $1,500.00, which costs $2,000.00 now',
    ])
  })
})
