import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Project } from '#contract/project/project-parts.ts'
import type { Batch } from '#contract/protocol/batch.ts'
import { batchLimits } from '#contract/protocol/batch-limits.ts'
import { movesTo } from '#domain/project/position.ts'
import { folderGroups } from '#domain/project/project-reading.ts'
import { movesInto } from '#domain/project/project-sums.ts'
import { uniqueId } from '#lib/unique-id.ts'
import {
  addLine,
  comment as commentOf,
  customer,
  details,
  folder,
  moveFolder,
  moveLine,
  note,
  quantity,
  removeFolder,
  removeLine,
  removeNote,
  removeVariation,
  rename,
  sortFolders,
  sortLines,
  status,
  storedEdit,
  variation,
} from '../../../tests/project-edits.ts'
import { aTablet, cutWire, putAway, sendEdit, type Tablet } from '../../../tests/project-tablet.ts'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'
import { createPageLock } from '../sync/locks.ts'
import type { ProjectEdit } from './project-edit.ts'
import { projectScope, withEdits } from './project-scope.ts'
import { createPriceChangeStore } from './stored/price-change-store.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await putAway()
})

const comment = (message: string) => commentOf(message, uniqueId())
const ovenAndKettle = () => shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE', quantity: 2 }] })

describe('what is shown while a change waits', () => {
  /** Without what only the server knows; lines in the order in which they are shown. */
  function comparable({ cart, folders, productNotes, productVariations, staffComments, ...project }: Project) {
    const {
      version: _v,
      dateModified: _d,
      modifiedBy: _m,
      quoteId: _q,
      quote: _s,
      quoted: _o,
      totals,
      ...rest
    } = project
    const groups = folderGroups({ cart, folders }).map(({ folder, lines }) => ({
      title: folder?.title,
      total: folder?.total,
      lines: lines.map(({ sortOrder: _, position: __, ...line }) => line),
    }))
    return {
      ...rest,
      totals: { ...totals, gst: Math.round(totals.gst) },
      groups,
      notes: productNotes.map(({ id: _, lastModified: __, ...note }) => note),
      variations: productVariations.map(({ id: _, ...variation }) => variation),
      comments: staffComments.map(({ id: _, timestamp: __, ...comment }) => comment),
    }
  }

  async function bothWays(projectId: string, edit: ProjectEdit) {
    const before = await shop.view(projectId)
    const scope = projectScope(projectId)
    const shown = withEdits(before, [storedEdit(edit, '1', { scope })])
    await sendEdit(shop.api, { projectId, edit, version: before.version })
    return [comparable(shown), comparable(await shop.view(projectId))] as const
  }

  it('equals what the server responds with later, for every change', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'FRIDGE' }, { sku: 'KETTLE' }] })
    const { id: reminder } = await shop.api.reminder.save({
      body: { name: 'Call', notes: '', date: [2026, 11, 20], projectId },
    })
    const now = () => shop.view(projectId)
    const [folderId, noteId, variationId] = [
      async () => (await now()).folders[0]?.id ?? '',
      async () => (await now()).productNotes[0]?.id ?? '',
      async () => (await now()).productVariations[0]?.id ?? '',
    ]
    const steps: (() => Promise<ProjectEdit> | ProjectEdit)[] = [
      () => rename('Doyle kitchen'),
      () => status('Pending'),
      () => customer({ customerName: 'Bo Doyle', contactNumber: '0298765432' }),
      () => details({ projectGoal: 'Cook more', showCulinaryBookings: true }),
      () => quantity('OVEN', 11),
      () => folder(uniqueId(), 'Kitchen'),
      () => folder(uniqueId(), 'Bath'),
      async () => sortLines(await folderId(), 'KETTLE', 'OVEN'),
      () => sortLines(null, 'FRIDGE'),
      async () => moveLine('FRIDGE', await folderId(), 'Zz'),
      async () => {
        const { cart } = await now()
        return { kind: 'move-lines', body: { moves: movesInto(cart.products, { folderId: null, codes: ['KETTLE'] }) } }
      },
      async () => folder(await folderId(), 'Laundry', false),
      async () => sortFolders(...(await now()).folders.map(({ id }) => id).reverse()),
      async () => {
        const { folders } = await now()
        const [move] = movesTo(folders.map(({ id }) => id).reverse(), folders)
        return moveFolder(move?.id ?? '', move?.position ?? '')
      },
      () => note(uniqueId(), 'Left hinge'),
      async () => note(await noteId(), 'Right hinge', false),
      () => variation(uniqueId()),
      async () => variation(await variationId(), { isNew: false, comments: 'Late', rrpOverride: 1999.5 }),
      () => comment('Called back'),
      () => ({ kind: 'reminder', body: { id: reminder, name: 'Call', status: 'Done' } }),
      async () => removeNote(await noteId()),
      async () => removeVariation(await variationId()),
      () => removeLine('KETTLE'),
      async () => removeFolder(await folderId(), false),
      async () => removeFolder(await folderId(), true),
    ]
    for (const step of steps) {
      const edit = await step()
      const [pending, accepted] = await bothWays(projectId, edit)
      expect(pending, JSON.stringify(edit)).toEqual(accepted)
    }
  })

  const aQuote = async () => {
    const projectId = await ovenAndKettle()
    await shop.api.projectQuote.save({ body: { projectId } })
    return projectId
  }
  const expectSame = async (projectId: string, edit: ProjectEdit) => {
    const [pending, accepted] = await bothWays(projectId, edit)
    expect(pending).toEqual(accepted)
  }

  it('is the same project that was quoted before, and changed since', async () => {
    await expectSame(await aQuote(), quantity('OVEN', 2))
    await expectSame(await aQuote(), rename('Doyle kitchen'))
  })

  it('says of every change of what a quote says that it came after the quote', async () => {
    await expectSame(await aQuote(), note(uniqueId()))
  })

  it('counts warranty and installation of a line', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'FRIDGE', warrantyId: 'w5', installId: 'in' }] })
    await expectSame(projectId, quantity('FRIDGE', 2))
  })

  it('has the tax to the cent', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'KETTLE' }] })
    const before = await shop.view(projectId)
    const shown = withEdits(before, [storedEdit(quantity('KETTLE', 10), '1')])
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE', quantity: 10 } })
    expect(shown.totals).toEqual((await shop.view(projectId)).totals)
  })

  it('has no notes and variations of a line that is removed', async () => {
    const projectId = await ovenAndKettle()
    await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    await expectSame(projectId, removeLine('OVEN'))
  })

  it("has the customer's name follow first and last name", async () => {
    await expectSame(await shop.aProject({ customerName: '', lines: [{ sku: 'OVEN' }] }), customer({ firstName: 'Bo' }))
  })

  it('keeps the name of who wrote a note first', async () => {
    const projectId = await ovenAndKettle()
    const { id } = await shop.colleague.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    await expectSame(projectId, note(id ?? '', 'Right', false))
  })

  it('puts lines of a deleted folder where they were before', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bath' } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE', folderId: id } })
    await expectSame(projectId, removeFolder(id ?? ''))
  })
})

/** Requests for a project that reached the server, in order, each key once. */
function arrivals({ wire }: Tablet, projectId: string) {
  const calls = wire.arrived().filter((call) => call.projectId === projectId)
  return [...new Map(calls.map((call) => [call.key, call])).values()].map(({ name, input: { body = {} } }) =>
    [name, body.message ?? body.title ?? body.name ?? body.sku].join(' '),
  )
}

describe('a tablet that is online again', () => {
  it('has every change made once and in order, wherever the wire was cut', async () => {
    const tablet = aTablet(shop)
    const [firstId, secondId] = [await ovenAndKettle(), await ovenAndKettle()]
    const [first, second] = [await tablet.opens(firstId), await tablet.opens(secondId)]
    await tablet.edits(first, comment('a'), folder(uniqueId(), 'Bath'), rename('Doyle'), comment('b'))
    await tablet.edits(second, comment('c'), quantity('OVEN', 5), comment('d'))
    tablet.wire.fates = ['lost', 503, 'cut', 'lost', 'lost', 'ok', 429, 'cut', 'lost', 'ok', 'lost', 500]
    await tablet.comesBack()
    const [firstAfter, secondAfter] = [await tablet.read(firstId), await tablet.read(secondId)]
    expect(arrivals(tablet, firstId)).toEqual([
      'project.comment a',
      'projectLines.saveFolder Bath',
      'project.rename Doyle',
      'project.comment b',
    ])
    expect(firstAfter.staffComments).toHaveLength(2)
    expect(firstAfter.folders.map(({ title }) => title)).toEqual(['Bath'])
    expect(firstAfter.projectName).toBe('Doyle')
    expect(arrivals(tablet, secondId)).toEqual(['project.comment c', 'projectLines.add OVEN', 'project.comment d'])
    expect(secondAfter.staffComments).toHaveLength(2)
    expect(secondAfter.cart.products.find(({ sku }) => sku === 'OVEN')?.quantity).toBe(5)
    expect([await tablet.rejected(), await tablet.conflicts()]).toEqual([[], []])
  })

  it('sends what was made before it was switched off', async () => {
    const before = aTablet(shop)
    const project = await before.opens(await ovenAndKettle())
    await before.edits(project, rename('Doyle'))
    before.sync.stop()
    const after = aTablet(shop, { database: before.database })
    await after.comesBack()
    expect((await after.read(project.projectRef)).projectName).toBe('Doyle')
  })

  it('keeps the ids it made: folders, notes, variations and comments have them on the server', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const [f, g, n, v, c] = [uniqueId(), uniqueId(), uniqueId(), uniqueId(), uniqueId()]
    await tablet.edits(project, folder(f, 'Bath'), moveLine('KETTLE', f, 'a0'), folder(g, 'Garage'))
    await tablet.edits(project, moveFolder(g, 'Zz'), note(n), variation(v), commentOf('a', c))
    tablet.wire.fates = ['lost', 'ok', 'lost']
    await tablet.comesBack()
    const after = await tablet.read(project.projectRef)
    expect(after.folders.map(({ id, title, products }) => [id, title, products])).toEqual([
      [g, 'Garage', []],
      [f, 'Bath', ['KETTLE']],
    ])
    expect([after.productNotes[0]?.id, after.productVariations[0]?.id, after.staffComments[0]?.id]).toEqual([n, v, c])
    tablet.goesOffline()
    await tablet.edits(project, folder(f, 'Ensuite', false))
    await tablet.comesBack()
    expect((await tablet.read(project.projectRef)).folders.map(({ title }) => title)).toEqual(['Garage', 'Ensuite'])
  })

  it('makes a project once under its own id, with everything that was changed of it since', async () => {
    const tablet = aTablet(shop)
    const projectId = await tablet.sync.create({ projectName: 'Made away', customerName: 'Bo Doyle' })
    const { base } = await tablet.store.read(projectScope(projectId))
    expect(base?.projectName).toBe('Made away')
    if (base) await tablet.edits(base, folder(uniqueId(), 'Bath'), comment('a'))
    tablet.wire.fates = ['lost', 'ok', 'lost']
    await tablet.comesBack()
    const { projects, totalCount } = await shop.api.project.minimal({ query: { text: 'Made away' } })
    expect([totalCount, projects[0]?.projectId]).toEqual([1, projectId])
    const { folders, staffComments, quoteData } = await tablet.read(projectId)
    expect([folders.length, staffComments.length, quoteData.customerName]).toEqual([1, 1, 'Bo Doyle'])
  })

  it('creates a project of an older release once when a request for it had no response', async () => {
    const tablet = aTablet(shop)
    const [key, made] = [uniqueId(), `new-${uniqueId()}`]
    await shop.api.project.save({ body: { projectName: 'Made twice' } }, { headers: { 'idempotency-key': key } })
    const edit = { kind: 'create', projectName: 'Made twice', customerName: '' }
    const older = { version: 1, leaves: [], createdAt: 0, attempts: 1, state: 'waiting', notBefore: 0, reason: null }
    const row = { id: key, account: 'noor', projectId: made, author: { name: 'Noor' }, edit, ...older }
    await tablet.database.projectChanges.add({ id: key, brand: 'wa', row })
    const comments = { ...row, id: uniqueId(), edit: { kind: 'comment', newId: `new-${uniqueId()}`, message: 'a' } }
    await tablet.database.projectChanges.add({ id: comments.id, brand: 'wa', row: { ...comments, attempts: 0 } })
    await tablet.comesBack()
    const { projects, totalCount } = await shop.api.project.minimal({ query: { text: 'Made twice' } })
    expect([totalCount, projects[0]?.projectId]).toEqual([1, tablet.sync.idOf(made.slice('new-'.length))])
    expect((await tablet.read(projects[0]?.projectId ?? '')).staffComments).toHaveLength(1)
  })

  it('sends no edits of another account on it', async () => {
    const theirs = aTablet(shop, { account: 'wiremu' })
    const project = await theirs.opens(await ovenAndKettle())
    await theirs.edits(project, rename('Theirs'))
    theirs.sync.stop()
    const own = aTablet(shop, { database: theirs.database })
    await own.comesBack()
    expect([own.sync.edits(), own.wire.calls]).toEqual([[], []])
    expect((await own.read(project.projectRef)).projectName).toBe('Test kitchen')
  })

  it('shows the content of a response immediately', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Doyle'))
    expect((await tablet.shown(project.projectRef)).projectName).toBe('Doyle')
    await tablet.comesBack()
    expect(await tablet.shown(project.projectRef)).toMatchObject({ projectName: 'Doyle', version: project.version + 1 })
  })

  it('shows what it made once, when the connection goes before the project is loaded again', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const id = uniqueId()
    await tablet.edits(project, note(id))
    await tablet.comesBack()
    tablet.goesOffline()
    await tablet.edits(project, note(id, 'Right', false))
    expect((await tablet.shown(project.projectRef)).productNotes).toHaveLength(1)
  })

  it('sends once what two pages of it have before them', async () => {
    const [cut, lock] = [cutWire(shop.api), createPageLock()]
    const first = aTablet(shop, { cut, lock })
    const second = aTablet(shop, { cut, lock, database: first.database })
    const project = await first.opens(await ovenAndKettle())
    await first.edits(project, comment('a'), comment('b'))
    await second.edits(project, comment('c'))
    await Promise.all([first.comesBack(), second.comesBack()])
    expect(cut.wire.calls.map(({ name }) => name)).toEqual(['project.comment', 'project.comment', 'project.comment'])
    expect((await first.read(project.projectRef)).staffComments).toHaveLength(3)
  })

  it('brings another project through while the calls of one fail', async () => {
    const tablet = aTablet(shop)
    const [failing, working] = [await tablet.opens(await ovenAndKettle()), await tablet.opens(await ovenAndKettle())]
    await tablet.edits(failing, rename('One'))
    await tablet.edits(working, rename('Two'), comment('a'))
    tablet.wire.fateOf = ({ projectId }) => (projectId === failing.projectRef ? 503 : 'ok')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    tablet.wire.isOff = false
    await tablet.sync.sendNow()
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await vi.waitFor(
      async () =>
        expect((await tablet.pending()).map(({ scope }) => scope)).toEqual([projectScope(failing.projectRef)]),
      { timeout: 15_000 },
    )
    expect(await tablet.read(working.projectRef)).toMatchObject({
      projectName: 'Two',
      staffComments: [{ message: 'a' }],
    })
  })

  it('waits longer after each attempt when reads succeed and writes do not', async () => {
    const tablet = aTablet(shop)
    await tablet.edits(await tablet.opens(await ovenAndKettle()), rename('Doyle'))
    tablet.wire.isOff = false
    tablet.wire.fateOf = () => 'cut'
    await tablet.sync.sendNow()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(tablet.wire.calls.length).toBeLessThan(5)
  })
})

describe('a tablet with many edits', () => {
  const most = batchLimits.requests
  const manyComments = (count: number) => Array.from({ length: count }, (_, index) => comment(`${index}`))
  const calls = ({ wire }: Tablet) => wire.calls.map(({ name }) => name)
  const sizes = ({ wire }: Tablet) =>
    wire.calls.map(({ name, input }) => (name === 'batch.send' ? (input as { body: Batch }).body.requests.length : 1))

  it('sends them in a few requests, once and in order, each conflict of its own', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await sendEdit(shop.api, { projectId: project.projectRef, edit: rename('Theirs') })
    await tablet.edits(
      project,
      ...manyComments(most / 2),
      rename('Ours'),
      removeLine('KETTLE'),
      ...manyComments(most / 2 + 6),
    )
    await tablet.comesBack()
    expect(sizes(tablet)).toEqual([most, 8])
    const after = await tablet.read(project.projectRef)
    expect(after.staffComments).toHaveLength(most + 6)
    expect(after.cart.products.map(({ sku }) => sku)).toEqual(['OVEN'])
    expect((await tablet.conflicts()).map(({ kind }) => kind)).toEqual(['rename'])
    expect(await tablet.rejected()).toEqual([])
  })

  it('shows what one request brought at once: a large project is rendered once, not for each edit', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, ...manyComments(most + 10))
    const shown: number[] = []
    tablet.queryClient.getQueryCache().subscribe(({ type, query }) => {
      const state: { data?: Project } = query.state // of this query only
      if (type === 'updated' && query.queryKey[1] === 'view' && state.data) shown.push(state.data.staffComments.length)
    })
    await tablet.comesBack()
    expect(new Set(shown)).toEqual(new Set([most, most + 10]))
  })

  it('sends them again after a lost response, and each counts once', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, ...manyComments(20))
    tablet.wire.fates = ['lost', 503, 'cut', 'lost', 'ok']
    await tablet.comesBack()
    const { staffComments } = await tablet.read(project.projectRef)
    const each = Array.from({ length: 20 }, (_, index) => `${index}`)
    expect(staffComments.map(({ message }) => message).toSorted()).toEqual(each.toSorted())
    expect(await tablet.pending()).toEqual([])
  })

  it('sends half as many after each attempt without a response, as a line may be too slow for all of them', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, ...manyComments(most))
    tablet.wire.fates = ['cut', 'cut']
    await tablet.comesBack()
    expect(sizes(tablet)).toEqual([most, most / 2, most / 4, most / 4, most / 2])
    expect((await tablet.read(project.projectRef)).staffComments).toHaveLength(most)
  })

  it('sends half of what it sent, not of what a batch may have', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, ...manyComments(60))
    tablet.wire.fates = ['cut']
    await tablet.comesBack()
    expect(sizes(tablet)).toEqual([60, 30, 30])
    expect((await tablet.read(project.projectRef)).staffComments).toHaveLength(60)
  })

  it('sends them one by one to a server that takes no batches', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, ...manyComments(10))
    tablet.wire.fates = [404]
    await tablet.comesBack()
    expect(calls(tablet)).toEqual(['batch.send', ...Array.from({ length: 10 }, () => 'project.comment')])
    expect((await tablet.read(project.projectRef)).staffComments).toHaveLength(10)
  })

  it('sends again what a server that was overloaded left undone', async () => {
    const { send } = shop.api.batch
    vi.spyOn(shop.api.batch, 'send').mockImplementationOnce(async (input, options) => {
      const { responses } = await send({ body: { requests: (input?.body.requests ?? []).slice(0, 4) } }, options)
      return { responses: [...responses, { status: 503, body: { code: 'overloaded', message: 'Later' } }] }
    })
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, ...manyComments(12))
    await tablet.comesBack()
    expect(calls(tablet)).toEqual(['batch.send', 'batch.send'])
    expect((await tablet.read(project.projectRef)).staffComments).toHaveLength(12)
  })
})

describe('a product that is added offline', () => {
  const oven = { sku: 'OVEN', title: 'Testa OVEN', brand: 'Testa', category: 'Ovens', price: 2000 }
  const kettle = { sku: 'KETTLE', title: 'Testa KETTLE', brand: 'Testa', category: 'Kettles', price: 99.95 }
  const add = (product: typeof oven, productCode: string, folderId: string | null = null) =>
    addLine(productCode, { product, folderId, position: 'a7', quantity: 1 })

  it('is one line with all its edits, at the price of the shop, and announces its changed price once', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const folderId = uniqueId()
    await tablet.edits(project, folder(folderId, 'Laundry'), add(kettle, 'KETTLE-1a', folderId), add(oven, 'OVEN-2b'))
    await tablet.edits(project, quantity('KETTLE-1a', 3), note(uniqueId(), 'Red'), moveLine('OVEN-2b', folderId, 'a9'))
    expect((await tablet.shown(project.projectRef)).totals.total).toBe(2000 + 2 * 89.95 + 3 * 99.95 + 2000)
    await tablet.triesWith('ok', 'lost', 'lost', 'cut')
    await tablet.comesBack()
    const after = await tablet.read(project.projectRef)
    expect(after.folders.map(({ title, products }) => [title, products])).toEqual([
      ['Laundry', ['KETTLE-1a', 'OVEN-2b']],
    ])
    expect(after.cart.products.find(({ productCode }) => productCode === 'KETTLE-1a')).toMatchObject({
      price: 89.95,
      quantity: 3,
    })
    expect(after.cart.products).toHaveLength(4)
    expect((await tablet.shown(project.projectRef)).totals.total).toBe(after.totals.total)
    const text = 'Price is now $89.95; it was $99.95 when you added it'
    expect(tablet.sync.takePriceChanges(project.projectRef)).toMatchObject([{ title: 'Testa KETTLE', text }])
    expect(tablet.sync.takePriceChanges(project.projectRef)).toEqual([])
  })

  it('announces its changed price after a reload, to its account alone, until it was shown', async () => {
    const tablet = aTablet(shop)
    const { database } = tablet
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    await tablet.edits(project, add(kettle, 'KETTLE-1a'))
    await tablet.comesBack()
    tablet.sync.stop()
    const text = 'Price is now $89.95; it was $99.95 when you added it'
    const colleague = aTablet(shop, { database, account: 'wiremu' })
    const again = aTablet(shop, { database })
    await expect.poll(() => again.sync.takePriceChanges(projectId)).toMatchObject([{ title: 'Testa KETTLE', text }])
    expect(colleague.sync.takePriceChanges(projectId)).toEqual([])
    const shown = () => createPriceChangeStore({ brand: 'wa', account: 'noor' }, database).list()
    await expect.poll(shown).toEqual([])
  })

  it('is never sent where it is removed before', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, add(kettle, 'KETTLE-1a'), quantity('KETTLE-1a', 3), removeLine('KETTLE-1a'))
    expect(await tablet.pending()).toEqual([])
    await tablet.comesBack()
    expect(tablet.wire.arrived().filter(({ name }) => name.startsWith('projectLines'))).toEqual([])
  })

  it('is one of two lines where two devices add the same product', async () => {
    const [noor, wiremu] = [aTablet(shop), aTablet(shop)]
    const id = await ovenAndKettle()
    await noor.edits(await noor.opens(id), add(kettle, 'KETTLE-1a'))
    await wiremu.edits(await wiremu.opens(id), add(kettle, 'KETTLE-2b'))
    for (const tablet of [noor, wiremu]) await tablet.comesBack()
    const codes = (await noor.read(id)).cart.products.map(({ productCode }) => productCode)
    expect(codes.sort()).toEqual(['KETTLE', 'KETTLE-1a', 'KETTLE-2b', 'OVEN'])
    expect([await noor.conflicts(), await wiremu.conflicts()]).toEqual([[], []])
  })

  it('waits for a person, with the reason, where the shop does not know it or sells it no more', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const unknown = { ...oven, sku: 'NOSUCH' }
    const unsold = { ...oven, sku: 'UNSOLD' }
    await shop.catalogue.delist(await shop.catalogue.addProduct({ sku: 'UNSOLD', priceCents: 90_00 }))
    await tablet.edits(project, add(unknown, 'NOSUCH-1'), add(unsold, 'UNSOLD-1'), rename('Later'))
    await tablet.comesBack()
    expect((await tablet.rejected()).map(({ reason }) => reason)).toEqual([
      'There is no product NOSUCH in this shop',
      'UNSOLD is not sold in this shop any more',
    ])
    expect((await tablet.read(project.projectRef)).projectName).toBe('Later')
  })
})
