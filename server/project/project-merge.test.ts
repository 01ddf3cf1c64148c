import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import type { Conflict } from '#contract/protocol/project-conflict.ts'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type StaffShop, staffShop } from '../../tests/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const folderIn = async (projectId: string, title: string) =>
  (await shop.api.projectLines.saveFolder({ body: { projectId, title } })).id ?? ''
const versionOf = async (id: string) => (await shop.view(id)).version

async function ovenIn(title = 'Kitchen') {
  const projectId = await shop.aProject()
  const folderId = await folderIn(projectId, title)
  await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', folderId } })
  return { projectId, folderId, version: await versionOf(projectId) }
}

/** The conflicts of a change that is rejected with 409. */
async function conflictsOf(change: Promise<unknown>): Promise<readonly Conflict[]> {
  const { status, conflicts = [] } = await apiErrorOf(change)
  expect(status).toBe(409)
  return conflicts
}

describe('a conflict', () => {
  it('contains the RRP of a variation in dollars, as the request does', async () => {
    const { projectId } = await ovenIn()
    const black = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: 2100 }
    const { id, version } = await shop.api.projectLines.saveVariation({ body: { projectId, ...black } })
    const save = (api: Api, rrpOverride: number) =>
      api.projectLines.saveVariation({ body: { projectId, version, id: id ?? '', ...black, rrpOverride } })
    await save(shop.colleague, 2200.5)
    expect(await conflictsOf(save(shop.api, 2300))).toMatchObject([
      { type: 'field', field: `variation:${id}.rrp`, title: 'OVEN-BLACK', base: 2100, mine: 2300, theirs: 2200.5 },
    ])
  })

  it('names prices and salespeople as the screen does, and saves nothing of the change', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'FRIDGE' }] })
    const version = await versionOf(projectId)
    const base = { projectId, version, sku: 'FRIDGE' }
    const { rows } = await shop.pool.query(
      `select code, name from salespeople where brand = 'wa' and code <> 'NH01' order by code limit 2`,
    )
    const [first, second] = rows
    await shop.colleague.projectLines.add({ body: { ...base, price: 999, priceReason: 'goodwill' } })
    await shop.colleague.project.saveDetails({ body: { projectId, salespersonCode: first.code } })
    const [price] = await conflictsOf(
      shop.api.projectLines.add({ body: { ...base, quantity: 2, price: 899, priceReason: 'package' } }),
    )
    const reason = { competitor: null, competitorUrl: null }
    expect(price).toMatchObject({
      field: 'line:FRIDGE.price',
      title: 'Testa FRIDGE',
      base: null,
      mine: { price: 899, reason: 'package', ...reason },
      theirs: { price: 999, reason: 'goodwill', ...reason },
    })
    expect((await shop.view(projectId)).cart.products[0]).toMatchObject({ quantity: 1, price: 999 })
    const [person] = await conflictsOf(
      shop.api.project.saveDetails({ body: { projectId, version, salespersonCode: second.code } }),
    )
    expect(person).toMatchObject({
      field: 'project.salespersonCode',
      mine: { id: second.code, name: second.name },
      theirs: { id: first.code, name: first.name },
    })
  })

  it('does not arise with an own recent value: returning to the first value is a change', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN', quantity: 1 }] })
    const version = await versionOf(projectId)
    const set = (quantity: number) =>
      shop.api.projectLines.add({ body: { projectId, version, sku: 'OVEN', productCode: 'OVEN', quantity } })
    await set(2)
    await set(1)
    expect((await shop.view(projectId)).cart.products[0]?.quantity).toBe(1)
  })

  it('concerns the deleted line that the author saw, not a new line with its code', async () => {
    const { projectId, version } = await ovenIn()
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'OVEN' } })
    const line = { projectId, version, sku: 'OVEN', productCode: 'OVEN', quantity: 7 }
    expect(await conflictsOf(shop.api.projectLines.add({ body: line }))).toMatchObject([
      { type: 'gone', field: 'line:OVEN', title: 'Testa OVEN', changedBy: 'Wiremu Tane' },
    ])
    expect((await shop.view(projectId)).cart.products[0]?.quantity).toBe(1)
  })

  it('names who deleted the line of an edited note or variation', async () => {
    const { projectId, folderId } = await ovenIn()
    const own = { projectId, sku: 'OVEN', notes: 'Left hinge' }
    const black = { projectId, productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK' }
    const { id: note } = await shop.api.projectLines.saveNote({ body: own })
    const { id: variation } = await shop.api.projectLines.saveVariation({ body: black })
    const version = await versionOf(projectId)
    await shop.colleague.projectLines.removeFolder({ query: { projectId, folderId, removeProducts: true } })
    const edits = [
      shop.api.projectLines.saveNote({ body: { ...own, version, id: note ?? '', notes: 'Right hinge' } }),
      shop.api.projectLines.saveVariation({ body: { ...black, version, id: variation ?? '', comments: 'Matt' } }),
    ]
    const by = { type: 'gone', changedBy: 'Wiremu Tane' }
    expect((await Promise.all(edits.map(conflictsOf))).flat()).toMatchObject([
      { ...by, field: `note:${note}`, title: 'Left hinge' },
      { ...by, field: `variation:${variation}`, title: 'OVEN-BLACK' },
    ])
  })

  it('names who deleted the line of a new note or variation', async () => {
    const { projectId, version } = await ovenIn()
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
    const note = { projectId, version, newId: randomUUID(), sku: 'OVEN', notes: 'Left hinge' }
    const own = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK' }
    const variation = { projectId, version, newId: randomUUID(), ...own }
    const gone = { type: 'gone', field: 'line:OVEN', title: 'Testa OVEN', changedBy: 'Wiremu Tane' }
    expect(await conflictsOf(shop.api.projectLines.saveNote({ body: note }))).toMatchObject([gone])
    expect(await conflictsOf(shop.api.projectLines.saveVariation({ body: variation }))).toMatchObject([gone])
    expect((await shop.view(projectId)).productNotes).toEqual([])
    const never = shop.api.projectLines.saveNote({ body: { ...note, sku: 'KETTLE' } })
    await expect(never).rejects.toMatchObject({ status: 400 })
  })

  it('lists all conflicts of a request, deletions and changes', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    const version = await versionOf(projectId)
    const move = (productCode: string, position: string) => ({ productCode, folderId: null, position })
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'KETTLE' }, query: {} })
    await shop.colleague.projectLines.sort({ body: { projectId, version, moves: [move('OVEN', 'a8')] } })
    const moves = [move('OVEN', 'a7'), move('KETTLE', 'a9')]
    expect(await conflictsOf(shop.api.projectLines.sort({ body: { projectId, version, moves } }))).toMatchObject([
      { type: 'gone', field: 'line:KETTLE', title: 'Testa KETTLE', changedBy: 'Wiremu Tane' },
      { type: 'field', field: 'line:OVEN.place', title: 'Testa OVEN' },
    ])
  })
})

describe('a removal', () => {
  it('rejects a folder with its products if others added a line or a note since, and removes it on a second request', async () => {
    const { projectId, folderId, version } = await ovenIn('Laundry')
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'KETTLE', folderId } })
    await shop.colleague.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left hinge' } })
    const query = { projectId, folderId, removeProducts: true }
    const error = await apiErrorOf(shop.api.projectLines.removeFolder({ query: { ...query, version } }))
    const by = { what: 'added', changedBy: 'Wiremu Tane', changedAt: shop.clock().toISOString() }
    expect(error).toMatchObject({
      status: 409,
      version: version + 2,
      conflicts: [
        {
          type: 'removal',
          field: `folder:${folderId}`,
          title: 'Laundry',
          since: [
            { ...by, field: 'line:KETTLE', title: 'Testa KETTLE' },
            { ...by, field: expect.stringMatching(/^note:/), title: 'Left hinge' },
          ],
        },
      ],
    })
    expect((await shop.view(projectId)).cart.products).toHaveLength(2)
    await shop.api.projectLines.removeFolder({ query: { ...query, version: error.version } })
    const { cart, folders, productNotes } = await shop.view(projectId).catch(() => ({
      cart: { products: [] },
      folders: [],
      productNotes: [],
    }))
    expect([cart.products, folders, productNotes]).toEqual([[], [], []])
  })

  it('checks a folder without its products for lines moved into it only', async () => {
    const { projectId, folderId, version } = await ovenIn()
    const remove = () => shop.api.projectLines.removeFolder({ query: { projectId, folderId, version } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE' } })
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'OVEN', productCode: 'OVEN', quantity: 3 } })
    const moves = [{ productCode: 'KETTLE', folderId, position: 'a5' }]
    await shop.colleague.projectLines.sort({ body: { projectId, moves } })
    expect(await conflictsOf(remove())).toMatchObject([
      { type: 'removal', since: [{ what: 'added', field: 'line:KETTLE', title: 'Testa KETTLE' }] },
    ])
    await shop.colleague.projectLines.sort({
      body: { projectId, moves: [{ ...moves[0], productCode: 'KETTLE', position: 'a5', folderId: null }] },
    })
    await remove()
    const { cart, folders } = await shop.view(projectId)
    expect(folders).toEqual([])
    expect(cart.products.map(({ productCode, quantity, folderId: id }) => [productCode, quantity, id])).toEqual([
      ['OVEN', 3, null],
      ['KETTLE', 1, null],
    ])
  })

  it('rejects a line if its quantity changed or a note was added since', async () => {
    const { projectId, version } = await ovenIn()
    const remove = (query: { version?: number }) =>
      shop.api.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query })
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'OVEN', productCode: 'OVEN', quantity: 2 } })
    await shop.colleague.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left hinge' } })
    expect(await conflictsOf(remove({ version }))).toMatchObject([
      {
        type: 'removal',
        field: 'line:OVEN',
        title: 'Testa OVEN',
        since: [
          { what: 'changed', field: 'line:OVEN.quantity', title: 'Testa OVEN' },
          { what: 'added', field: expect.stringMatching(/^note:/), title: 'Left hinge' },
        ],
      },
    ])
    expect((await shop.view(projectId)).productNotes).toHaveLength(1)
    await remove({})
    expect((await shop.view(projectId)).cart.products).toEqual([])
  })

  it('rejects a note or a variation if its text changed since', async () => {
    const { projectId } = await ovenIn()
    const note = await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left hinge' } })
    const black = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: null }
    const made = await shop.api.projectLines.saveVariation({ body: { projectId, ...black } })
    const [noteId, variationId, { version }] = [note.id ?? '', made.id ?? '', made]
    await shop.colleague.projectLines.saveNote({ body: { projectId, id: noteId, sku: 'OVEN', notes: 'Right hinge' } })
    await shop.colleague.projectLines.saveVariation({
      body: { projectId, id: variationId, ...black, comments: 'Matt' },
    })
    const { removeNote, removeVariation } = shop.api.projectLines
    expect(await conflictsOf(removeNote({ query: { projectId, version, noteId } }))).toMatchObject([
      { field: `note:${noteId}`, title: 'Right hinge', since: [{ what: 'changed', field: `note:${noteId}.text` }] },
    ])
    expect(await conflictsOf(removeVariation({ query: { projectId, version, variationId } }))).toMatchObject([
      { field: `variation:${variationId}`, since: [{ field: `variation:${variationId}.comments` }] },
    ])
  })

  it('succeeds for a deleted item on any version', async () => {
    const { projectId, folderId, version } = await ovenIn()
    const query = { projectId, folderId, removeProducts: true, version }
    await shop.api.projectLines.removeFolder({ query })
    expect(await shop.colleague.projectLines.removeFolder({ query })).toMatchObject({ version: version + 1 })
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: { version } })
  })

  it('ignores changes by the same person', async () => {
    const { projectId, folderId, version } = await ovenIn()
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE', folderId } })
    await shop.api.projectLines.removeFolder({ query: { projectId, folderId, removeProducts: true, version } })
    expect((await shop.api.projectLines.line({ params: { sku: 'KETTLE', projectId } })).folderId).toBeNull()
  })
})

describe('positions of lines and folders', () => {
  const threeIn = async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }, { sku: 'FRIDGE' }] })
    const [kitchen, laundry] = [await folderIn(projectId, 'Kitchen'), await folderIn(projectId, 'Laundry')]
    return { projectId, kitchen, laundry, version: await versionOf(projectId) }
  }
  const order = async (projectId: string) => {
    const { folders, cart } = await shop.view(projectId)
    const loose = cart.products.filter(({ folderId }) => folderId === null).map(({ productCode }) => productCode)
    return [...folders.map(({ title, products }) => [title, ...products]), loose]
  }

  it('conflicts when two people move one line into two folders', async () => {
    const { projectId, kitchen, laundry, version } = await threeIn()
    const to = (folderId: string) => [{ productCode: 'OVEN', folderId, position: 'a0' }]
    await shop.colleague.projectLines.sort({ body: { projectId, version, moves: to(kitchen) } })
    const [conflict] = await conflictsOf(
      shop.api.projectLines.sort({ body: { projectId, version, moves: to(laundry) } }),
    )
    expect(conflict).toMatchObject({
      field: 'line:OVEN.place',
      base: { folderId: null, folder: null, after: null },
      mine: { folderId: laundry, folder: 'Laundry', after: null },
      theirs: { folderId: kitchen, folder: 'Kitchen', after: null },
    })
    expect((await order(projectId))[0]).toEqual(['Kitchen', 'OVEN'])
  })

  it('merges moves of different lines into one folder, by moves and by lists', async () => {
    const { projectId, kitchen, version } = await threeIn()
    const into = (productCode: string) => ({ productCode, folderId: kitchen, position: 'a0' })
    await shop.colleague.projectLines.sort({ body: { projectId, version, moves: [into('OVEN')] } })
    await shop.api.projectLines.sort({ body: { projectId, version, moves: [into('KETTLE')] } })
    await shop.api.projectLines.sort({ body: { projectId, version, folderId: kitchen, products: ['FRIDGE'] } })
    expect(await order(projectId)).toEqual([['Kitchen', 'FRIDGE', 'KETTLE', 'OVEN'], ['Laundry'], []])
  })

  it('applies a list as the moves of its author, without undoing those of others', async () => {
    const { projectId, version } = await threeIn()
    await shop.colleague.projectLines.sort({ body: { projectId, version, products: ['FRIDGE', 'OVEN', 'KETTLE'] } })
    await shop.api.projectLines.sort({ body: { projectId, version, products: ['KETTLE', 'OVEN', 'FRIDGE'] } })
    expect((await order(projectId)).at(-1)).toEqual(['FRIDGE', 'KETTLE', 'OVEN'])
  })

  it('merges moves of different folders, and conflicts over one folder', async () => {
    const { projectId, kitchen, laundry, version } = await threeIn()
    const base = { projectId, version }
    await shop.colleague.projectLines.sortFolders({ body: { ...base, moves: [{ id: kitchen, position: 'a9' }] } })
    await shop.api.projectLines.sortFolders({ body: { ...base, moves: [{ id: laundry, position: 'aA' }] } })
    expect((await order(projectId)).map(([title]) => title).slice(0, 2)).toEqual(['Kitchen', 'Laundry'])
    const again = shop.api.projectLines.sortFolders({ body: { ...base, moves: [{ id: kitchen, position: 'aB' }] } })
    expect(await conflictsOf(again)).toMatchObject([
      { field: `folder:${kitchen}.position`, title: 'Kitchen', mine: { after: 'Laundry' }, theirs: { after: null } },
    ])
  })

  it('reports once who deleted the line or folder of several moves', async () => {
    const { projectId, kitchen, version } = await threeIn()
    await shop.colleague.projectLines.removeFolder({ query: { projectId, folderId: kitchen } })
    const moves = ['OVEN', 'KETTLE'].map((productCode) => ({ productCode, folderId: kitchen, position: 'a0' }))
    expect(await conflictsOf(shop.api.projectLines.sort({ body: { projectId, version, moves } }))).toMatchObject([
      { type: 'gone', field: `folder:${kitchen}`, title: 'Kitchen', changedBy: 'Wiremu Tane' },
    ])
    const folders = [{ id: kitchen, position: 'a0' }]
    expect(
      await conflictsOf(shop.api.projectLines.sortFolders({ body: { projectId, version, moves: folders } })),
    ).toMatchObject([{ type: 'gone', field: `folder:${kitchen}` }])
  })

  it('returns a position for each, and the resulting order', async () => {
    const { projectId } = await threeIn()
    const { cart, folders } = await shop.view(projectId)
    expect(cart.products.map(({ position, sortOrder }) => [position, sortOrder])).toEqual([
      ['a0', 0],
      ['a1', 1],
      ['a2', 2],
    ])
    expect(folders.map(({ position, sortOrder }) => [position, sortOrder])).toEqual([
      ['a0', 0],
      ['a1', 1],
    ])
  })

  it.each([
    ['no position', [{ productCode: 'OVEN', folderId: null, position: 'a00' }]],
    ['a line twice', [1, 2].map((n) => ({ productCode: 'OVEN', folderId: null, position: `a${n}` }))],
  ])('rejects %s', async (_what, moves) => {
    const { projectId } = await threeIn()
    expect(await apiErrorOf(shop.api.projectLines.sort({ body: { projectId, moves } }))).toMatchObject({
      status: 400,
      fields: { moves: [expect.any(String)] },
    })
  })
})
