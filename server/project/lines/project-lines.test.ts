import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'

const boxford = {
  priceReason: 'priceMatch',
  competitor: 'Boxford',
  competitorUrl: 'https://boxford.example/oven',
} as const

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const linesOf = async (id: string) => (await shop.view(id)).cart.products
const inShort = async (id: string) => (await linesOf(id)).map(({ productCode, quantity }) => [productCode, quantity])

describe('a line', () => {
  it('has its price, total and stock', async () => {
    const projectId = await shop.aProject()
    const body = { projectId, sku: 'FRIDGE', quantity: 2, warrantyId: 'w5', installId: 'in' }
    expect(await shop.api.projectLines.add({ body })).toMatchObject({ id: 'FRIDGE' })
    const project = await shop.view(projectId)
    expect(project.cart.products[0]).toMatchObject({
      productCode: 'FRIDGE',
      title: 'Testa FRIDGE',
      brand: 'Testa',
      categorization: 'Testing/Test Machines/Toasters',
      price: 1299.5,
      rrp: 1599,
      livePrice: 1299.5,
      lockedPrice: null,
      quantity: 2,
      lineTotal: 2 * (1299.5 + 149 + 49),
      selectedWarranty: { id: 'w5', price: 149 },
      available: true,
      availability: 'inStock',
      folderId: null,
    })
    expect(project.totals).toEqual({ lineCount: 1, pieceCount: 2, total: 2995, gst: 272.27 })
  })

  it('shows what is unavailable, and the next delivery', async () => {
    const id = await shop.aProject({ lines: [{ sku: 'EMPTY' }, { sku: 'COMING' }] })
    expect(await linesOf(id)).toMatchObject([
      { sku: 'EMPTY', available: false, availability: 'noStock', unavailableReason: 'Sold out' },
      { sku: 'COMING', available: true, availability: 'backOrder', nextStockDate: '2026-12-24' },
    ])
  })

  it('changes its quantity; the product in another folder is a second line', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const { id: folderId } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Kitchen' } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', quantity: 3 } })
    const second = await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', folderId } })
    expect(second.id).toBe('OVEN-2')
    expect(await inShort(projectId)).toEqual([
      ['OVEN-2', 1],
      ['OVEN', 3],
    ])
    await shop.api.projectLines.remove({ params: { projectId, sku: 'OVEN-2' }, query: {} })
    expect(await inShort(projectId)).toEqual([['OVEN', 3]])
  })

  it('sets and removes an agreed price with its reason [S3-3-40]', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN', quantity: 2 }] })
    const agree = (terms: object) => shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', ...terms } })
    const wrongFields = async (terms: object) => Object.keys((await apiErrorOf(agree(terms))).fields ?? {})
    expect(await wrongFields({ price: 1800 })).toEqual(['priceReason'])
    expect(await wrongFields({ price: 1800, priceReason: 'because' })).toEqual(['priceReason'])
    expect(await wrongFields({ price: 1800, priceReason: 'priceMatch' })).toEqual(['competitor', 'competitorUrl'])
    const script = { ...boxford, competitorUrl: 'javascript:alert(1)' }
    expect(await wrongFields({ price: 1800, ...script })).toEqual(['competitorUrl'])
    for (const price of [0, -1, 2_000_000, 1800.555])
      expect(await wrongFields({ price, priceReason: 'goodwill' })).toEqual(['price'])
    await agree({ price: 1800.5, ...boxford })
    expect((await linesOf(projectId))[0]).toMatchObject({
      price: 1800.5,
      livePrice: 2000,
      wasPrice: 2000,
      agreed: { price: 1800.5, reason: 'priceMatch', competitor: 'Boxford' },
      lineDiscount: 399,
      lineTotal: 3601,
    })
    await agree({ price: 1900, priceReason: 'goodwill' })
    expect((await linesOf(projectId))[0]?.agreed).toEqual({
      price: 1900,
      reason: 'goodwill',
      competitor: null,
      competitorUrl: null,
    })
    await agree({ price: null })
    expect((await linesOf(projectId))[0]).toMatchObject({ price: 2000, lineDiscount: 0, wasPrice: null, agreed: null })
    const log = await shop.api.project.changeLogs({ query: { projectId } })
    expect(log.map(({ text }) => text).slice(0, 3)).toEqual([
      'changed price of Testa OVEN from $1,900.00, goodwill to none',
      'changed price of Testa OVEN from $1,800.50, price match with Boxford (https://boxford.example/oven) to $1,900.00, goodwill',
      'changed price of Testa OVEN from none to $1,800.50, price match with Boxford (https://boxford.example/oven)',
    ])
  })

  it("has today's price again when an agreement ends under a lock", async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const line = { projectId, sku: 'OVEN' }
    await shop.api.projectQuote.lock({ body: { projectId } })
    await shop.api.projectLines.add({ body: { ...line, price: 1800, priceReason: 'package' } })
    expect((await linesOf(projectId))[0]).toMatchObject({ price: 1800, lockedPrice: 1800 })
    await shop.api.projectLines.add({ body: { ...line, price: null } })
    expect((await linesOf(projectId))[0]).toMatchObject({ price: 2000, lockedPrice: 2000, agreed: null })
  })

  it('names warranty and installation in the history', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'FRIDGE' }] })
    await shop.api.projectLines.add({ body: { projectId, sku: 'FRIDGE', warrantyId: 'w5', installId: 'in' } })
    const log = await shop.api.project.changeLogs({ query: { projectId } })
    expect(log.map(({ text }) => text).slice(0, 2)).toEqual([
      'changed installation of Testa FRIDGE from none to Unpack',
      'changed warranty of Testa FRIDGE from none to 5 years',
    ])
  })

  it.each([
    [{ sku: 'NOTHING' }, 'sku'],
    [{ sku: 'OVEN', quantity: 0 }, 'quantity'],
    [{ sku: 'OVEN', quantity: 100 }, 'quantity'],
    [{ sku: 'OVEN', quantity: 1.5 }, 'quantity'],
    [{ sku: 'OVEN', warrantyId: 'w5' }, 'warrantyId'],
    [{ sku: '' }, 'sku'],
  ])('rejects %j by field', async (line, field) => {
    const projectId = await shop.aProject()
    const error = await apiErrorOf(shop.api.projectLines.add({ body: { projectId, ...line } }))
    expect([error.status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  })

  it('is returned before it is added, by its SKU, with and without a project', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN', quantity: 4 }] })
    const own = await shop.api.projectLines.line({ params: { sku: 'OVEN', projectId } })
    expect(own.quantity).toBe(4)
    expect(await shop.api.project.listItem({ query: { sku: 'OVEN', projectId } })).toEqual(own)
    expect(await shop.api.projectLines.product({ params: { sku: 'OVEN' } })).toMatchObject({ quantity: 1, price: 2000 })
    expect(await shop.api.project.listItem({ query: { sku: 'KETTLE' } })).toMatchObject({ sku: 'KETTLE', price: 89.95 })
    expect((await apiErrorOf(shop.api.projectLines.product({ params: { sku: 'NOTHING' } }))).status).toBe(404)
  })
})

describe('a folder', () => {
  it('is created, renamed, sorted and copied with its products', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE', quantity: 2 }] })
    const make = (title: string) => shop.api.projectLines.saveFolder({ body: { projectId, title } })
    const [kitchen, laundry] = [await make('Kitchen'), await make('Laundry')]
    await shop.api.projectLines.sort({ body: { projectId, folderId: kitchen.id, products: ['KETTLE', 'OVEN'] } })
    await shop.api.projectLines.saveFolder({ body: { projectId, id: kitchen.id ?? '', title: 'Galley' } })
    await shop.api.projectLines.sortFolders({
      body: {
        projects: [
          { projectId: kitchen.id ?? '', sortOrder: 2 },
          { projectId: laundry.id ?? '', sortOrder: 1 },
        ],
      },
    })
    const copy = await shop.api.projectLines.duplicateFolder({ body: { projectId, folderId: kitchen.id ?? '' } })
    expect((await shop.view(projectId)).folders).toMatchObject([
      { id: laundry.id, title: 'Laundry', products: [], sortOrder: 0, total: 0 },
      { id: kitchen.id, title: 'Galley', products: ['KETTLE', 'OVEN'], sortOrder: 1, total: 2179.9 },
      { id: copy.id, title: 'Galley (copy)', products: ['KETTLE-2', 'OVEN-2'], sortOrder: 2, total: 2179.9 },
    ])
    const { rows } = await shop.pool.query('select line_count from projects where id = $1', [projectId])
    expect(rows).toEqual([{ line_count: 4 }])
  })

  it('cannot be sorted with one of another project', async () => {
    const [first, second] = [await shop.aProject(), await shop.aProject()]
    const ids = await Promise.all(
      [first, second].map(
        async (projectId) => (await shop.api.projectLines.saveFolder({ body: { projectId, title: 'A' } })).id ?? '',
      ),
    )
    const projects = ids.map((projectId, sortOrder) => ({ projectId, sortOrder }))
    expect((await apiErrorOf(shop.api.projectLines.sortFolders({ body: { projects } }))).status).toBe(400)
    const unknown = [{ projectId: first, sortOrder: 0 }]
    expect((await apiErrorOf(shop.api.projectLines.sortFolders({ body: { projects: unknown } }))).status).toBe(400)
  })

  it('is deleted if a saved project omits it; its products stay unless the request removes them', async () => {
    const id = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    const make = (title: string) => shop.api.projectLines.saveFolder({ body: { projectId: id, title } })
    const [kitchen, laundry] = [await make('Kitchen'), await make('Laundry')]
    await shop.api.projectLines.sort({ body: { projectId: id, folderId: kitchen.id, products: ['OVEN'] } })
    await shop.api.projectLines.sort({ body: { projectId: id, folderId: laundry.id, products: ['KETTLE'] } })
    const { version } = await shop.view(id)
    await make('Made meanwhile')
    const save = (ids: (string | null)[], more: object = {}) =>
      shop.api.project.save({
        body: {
          projectId: id,
          projectName: 'Test kitchen',
          folders: ids.map((folderId) => ({ id: folderId ?? '', title: folderId === laundry.id ? 'Wash' : 'Kitchen' })),
          ...more,
        },
      })
    const left = await save([laundry.id], { version })
    expect(left.folders.map(({ title, products }) => [title, products])).toEqual([
      ['Wash', ['KETTLE']],
      ['Made meanwhile', []],
    ])
    expect(left.cart.products.map(({ productCode, folderId }) => [productCode, folderId])).toEqual([
      ['KETTLE', laundry.id],
      ['OVEN', null],
    ])
    const bare = await save([], { removeProducts: true })
    expect([bare.folders, bare.cart.products.map(({ sku }) => sku)]).toEqual([[], ['OVEN']])
  })
})

describe('the order of lines', () => {
  it('is stored per folder; lines that are not named come last', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }, { sku: 'FRIDGE' }] })
    await shop.api.projectLines.sort({ body: { projectId, products: ['FRIDGE'] } })
    expect((await inShort(projectId)).map(([code]) => code)).toEqual(['FRIDGE', 'OVEN', 'KETTLE'])
    for (const products of [['NOTHING'], ['OVEN', 'OVEN'], []])
      expect((await apiErrorOf(shop.api.projectLines.sort({ body: { projectId, products } }))).status).toBe(400)
  })
})

describe('a note or variation', () => {
  it('is added, changed and deleted, each with its author', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const { id } = await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    shop.clock.advance(60_000)
    await shop.colleague.projectLines.saveNote({ body: { projectId, id: id ?? '', sku: 'OVEN', notes: 'Right' } })
    expect((await shop.view(projectId)).productNotes).toEqual([
      {
        id,
        notes: 'Right',
        sku: 'OVEN',
        createdBy: 'Noor Haddad',
        salesPersonName: 'Wiremu Tane',
        lastModified: shop.clock().toISOString(),
      },
    ])
    await shop.api.projectLines.removeNote({ query: { projectId, noteId: id ?? '' } })
    expect((await shop.view(projectId)).productNotes).toEqual([])
    const body = { projectId, sku: 'FRIDGE', notes: 'Not there' }
    expect((await apiErrorOf(shop.api.projectLines.saveNote({ body }))).fields).toHaveProperty('sku')
  })
  it('is removed with its product', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    const variation = {
      productCode: 'OVEN',
      brand: 'Testa',
      variationSku: 'OVEN-L',
      comments: 'Left',
      rrpOverride: null,
    }
    const { id } = await shop.api.projectLines.saveVariation({ body: { projectId, ...variation } })
    await shop.api.projectLines.saveVariation({ body: { projectId, id: id ?? '', ...variation, rrpOverride: 12.34 } })
    const project = await shop.view(projectId)
    expect(project.productVariations).toEqual([{ ...variation, id, rrpOverride: 12.34 }])
    expect(project.cart.products[0]?.price).toBe(2000)
    const negative = { projectId, ...variation, rrpOverride: -1 }
    expect((await apiErrorOf(shop.api.projectLines.saveVariation({ body: negative }))).fields).toHaveProperty(
      'rrpOverride',
    )
    await shop.api.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
    expect(await shop.view(projectId)).toMatchObject({ productNotes: [], productVariations: [] })
  })
})

describe('moving products to another project', () => {
  const pair = async () => {
    const from = await shop.aProject({ name: 'From', lines: [{ sku: 'OVEN', quantity: 3 }, { sku: 'KETTLE' }] })
    const to = await shop.aProject({ name: 'To', lines: [{ sku: 'KETTLE', quantity: 2 }] })
    return { fromProjectId: from, toProjectId: to }
  }
  const move = (productCode: string, quantity = 1) => [{ productCode, quantity }]

  it('includes notes and variations, sums quantities, leaves locked prices, and logs in both projects', async () => {
    const { fromProjectId: from, toProjectId: to } = await pair()
    const { id: toFolderId } = await shop.api.projectLines.saveFolder({ body: { projectId: to, title: 'Kitchen' } })
    await shop.api.projectLines.saveNote({ body: { projectId: from, sku: 'OVEN', notes: 'Left' } })
    const variation = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-L', comments: '', rrpOverride: null }
    await shop.api.projectLines.saveVariation({ body: { projectId: from, ...variation } })
    await shop.api.projectLines.add({ body: { projectId: from, sku: 'OVEN', price: 1800, ...boxford } })
    await shop.api.projectQuote.lock({ body: { projectId: to } })
    await shop.api.projectQuote.lock({ body: { projectId: from } })
    const response = await shop.api.projectLines.transfer({
      body: { fromProjectId: from, toProjectId: to, toFolderId, products: move('OVEN', 3) },
    })
    expect(response.from.products).toMatchObject([{ productCode: 'KETTLE', quantity: 1 }])
    expect(response.to.folders).toMatchObject([{ title: 'Kitchen', products: [{ productCode: 'OVEN', quantity: 3 }] }])
    await shop.api.projectLines.transfer({ body: { fromProjectId: from, toProjectId: to, products: move('KETTLE') } })
    const target = await shop.view(to)
    expect(target.cart.products).toMatchObject([
      { sku: 'OVEN', quantity: 3, price: 2000, lockedPrice: null, addedSinceLock: true },
      { sku: 'KETTLE', quantity: 3, price: 89.95, lockedPrice: 89.95 },
    ])
    expect([target.productNotes.length, target.productVariations.length]).toEqual([1, 1])
    const source = await shop.view(from)
    expect([source.cart.products, source.productNotes, source.productVariations]).toEqual([[], [], []])
    const texts = async (projectId: string) =>
      (await shop.api.project.changeLogs({ query: { projectId } })).map(({ text }) => text)
    expect(await texts(from)).toContain('moved 3 x Testa OVEN to To')
    expect(await texts(to)).toContain('took 3 x Testa OVEN from From')
  })

  it('keeps the rest of a line and its notes', async () => {
    const { fromProjectId: from, toProjectId: to } = await pair()
    await shop.api.projectLines.saveNote({ body: { projectId: from, sku: 'OVEN', notes: 'Left' } })
    await shop.api.projectLines.transfer({ body: { fromProjectId: from, toProjectId: to, products: move('OVEN', 1) } })
    expect(await inShort(from)).toEqual([
      ['OVEN', 2],
      ['KETTLE', 1],
    ])
    expect([(await shop.view(from)).productNotes.length, (await shop.view(to)).productNotes.length]).toEqual([1, 1])
  })

  it('applies all moves or none', async () => {
    const ids = await pair()
    const products = [...move('OVEN'), ...move('NOTHING')]
    expect((await apiErrorOf(shop.api.projectLines.transfer({ body: { ...ids, products } }))).status).toBe(400)
    for (const wrong of [move('OVEN', 4), [...move('OVEN'), ...move('OVEN')]])
      expect((await apiErrorOf(shop.api.projectLines.transfer({ body: { ...ids, products: wrong } }))).status).toBe(400)
    const same = { fromProjectId: ids.fromProjectId, toProjectId: ids.fromProjectId, products: move('OVEN') }
    expect((await apiErrorOf(shop.api.projectLines.transfer({ body: same }))).fields).toHaveProperty('toProjectId')
    await shop.api.project.saveDetails({ body: { projectId: ids.toProjectId, status: 'Won' } })
    const closed = await apiErrorOf(shop.api.projectLines.transfer({ body: { ...ids, products: move('OVEN') } }))
    expect(closed).toMatchObject({ status: 400, fields: { toProjectId: ['To is Won: set it back to Open first'] } })
    const missing = { ...ids, toProjectId: '018f0000-0000-7000-8000-000000000000', products: move('OVEN') }
    expect((await apiErrorOf(shop.api.projectLines.transfer({ body: missing }))).status).toBe(404)
    expect(await inShort(ids.fromProjectId)).toEqual([
      ['OVEN', 3],
      ['KETTLE', 1],
    ])
  })

  it('moves only what is asked for, whatever a colleague has changed, and refuses what is no longer there', async () => {
    const { fromProjectId, toProjectId } = await pair()
    const transfer = (quantity: number) =>
      shop.api.projectLines.transfer({ body: { fromProjectId, toProjectId, products: move('OVEN', quantity) } })
    const change = (quantity: number) =>
      shop.colleague.projectLines.add({
        body: { projectId: fromProjectId, sku: 'OVEN', productCode: 'OVEN', quantity },
      })
    await change(5)
    await shop.colleague.projectLines.saveNote({ body: { projectId: fromProjectId, sku: 'OVEN', notes: 'Late' } })
    await transfer(3)
    await change(1)
    expect((await apiErrorOf(transfer(2))).fields).toEqual({ products: ['Only 1 of OVEN can be moved'] })
    const both = await Promise.all([fromProjectId, toProjectId].map(shop.view))
    const pieces = both.map(({ cart }) => cart.products.find(({ sku }) => sku === 'OVEN')?.quantity)
    expect([pieces, both.map(({ productNotes }) => productNotes.length)]).toEqual([
      [1, 3],
      [1, 1],
    ])
  })

  it('tells a colleague who still has the moved line that it is gone, and loses no piece', async () => {
    const { fromProjectId: projectId, toProjectId } = await pair()
    const { version } = await shop.view(projectId)
    const edits = await Promise.allSettled([
      shop.api.projectLines.transfer({ body: { fromProjectId: projectId, toProjectId, products: move('OVEN', 3) } }),
      shop.colleague.projectLines.add({ body: { projectId, version, sku: 'OVEN', productCode: 'OVEN', quantity: 5 } }),
      shop.colleague.projectLines.saveNote({ body: { projectId, version, sku: 'OVEN', notes: 'Late' } }),
    ])
    const [isMoved, isRaised, isNoted] = edits.map(({ status }) => status === 'fulfilled')
    expect(isMoved).toBe(true)
    const [left, there] = await Promise.all([projectId, toProjectId].map(shop.view))
    const piecesIn = (project = left) => project?.cart.products.find(({ sku }) => sku === 'OVEN')?.quantity ?? 0
    expect([piecesIn(left), piecesIn(there)]).toEqual([isRaised ? 2 : 0, 3])
    expect(there?.productNotes.length).toBe(isNoted ? 1 : 0)
    const late = shop.colleague.projectLines.add({
      body: { projectId, version, sku: 'OVEN', productCode: 'OVEN', quantity: 7 },
    })
    expect(await apiErrorOf(late)).toMatchObject({ status: 409 })
  })

  it('succeeds both ways at the same time', async () => {
    const { fromProjectId: a, toProjectId: b } = await pair()
    await Promise.all([
      shop.api.projectLines.transfer({ body: { fromProjectId: a, toProjectId: b, products: move('OVEN', 2) } }),
      shop.colleague.projectLines.transfer({ body: { fromProjectId: b, toProjectId: a, products: move('KETTLE', 2) } }),
    ])
    expect([await inShort(a), await inShort(b)]).toEqual([
      [
        ['OVEN', 1],
        ['KETTLE', 3],
      ],
      [['OVEN', 2]],
    ])
  })
})
