import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectEdit } from '#domain/project-edit.ts'
import { withEdit } from '#domain/project-edited.ts'
import { readProject, shelvesOf } from '#domain/project-reading.ts'
import { sendEdit } from '#lib/project-edit-calls.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { author, details, newFolder, newNote, quantity, rename } from '../../tests/project-edits.ts'
import { aTablet, cutWire, putAway, type Tablet } from '../../tests/project-tablet.ts'
import { type StaffShop, staffShop } from '../../tests/staff.ts'
import { createPageLock } from './sync/locks.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  await putAway()
})

const comment = (message: string): ProjectEdit => ({ kind: 'comment', newId: `new-${message}`, message })
const customer = (fields: Extract<ProjectEdit, { kind: 'customer' }>['fields']): ProjectEdit => ({
  kind: 'customer',
  fields,
})
const ovenAndKettle = () => shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE', quantity: 2 }] })

describe('what is shown while a change waits', () => {
  /** Without what only the server can say; lines stand in the order in which they are drawn. */
  function drawn({ cart, folders, productNotes, productVariations, staffComments, ...project }: Project) {
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
    const shelves = shelvesOf({ cart, folders }).map(({ folder, lines }) => ({
      title: folder?.title,
      total: folder?.total,
      lines: lines.map(({ sortOrder: _, ...line }) => line),
    }))
    return {
      ...rest,
      totals: { ...totals, gst: Math.round(totals.gst) },
      shelves,
      notes: productNotes.map(({ id: _, lastModified: __, ...note }) => note),
      variations: productVariations.map(({ id: _, ...variation }) => variation),
      comments: staffComments.map(({ id: _, timestamp: __, ...one }) => one),
    }
  }

  async function bothWays(projectId: string, edit: ProjectEdit) {
    const before = await shop.view(projectId)
    const known = { version: before.version }
    await sendEdit(shop.api, { projectId, edit }, { known, options: { headers: { 'idempotency-key': uniqueId() } } })
    return [drawn(withEdit(before, edit, author)), drawn(await shop.view(projectId))] as const
  }

  it('is what the server answers once it took it, whatever is changed', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'FRIDGE' }, { sku: 'KETTLE' }] })
    const { id: reminder } = await shop.api.reminder.save({
      body: { name: 'Call', notes: '', date: [2026, 11, 20], projectId },
    })
    const now = () => shop.view(projectId)
    const [folder, note, variation] = [
      async () => (await now()).folders[0]?.id ?? '',
      async () => (await now()).productNotes[0]?.id ?? '',
      async () => (await now()).productVariations[0]?.id ?? '',
    ]
    const finish = { kind: 'variation', productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK' } as const
    const steps: (() => Promise<ProjectEdit> | ProjectEdit)[] = [
      () => rename('Doyle kitchen'),
      () => ({ kind: 'status', status: 'Pending' }),
      () => customer({ customerName: 'Bo Doyle', contactNumber: '0298765432' }),
      () => details({ projectGoal: 'Cook more', showCulinaryBookings: true }),
      () => quantity('OVEN', 11),
      () => newFolder('new-1', 'Kitchen'),
      () => newFolder('new-2', 'Bath'),
      async () => ({ kind: 'sort-lines', folderId: await folder(), products: ['KETTLE', 'OVEN'] }),
      () => ({ kind: 'sort-lines', folderId: null, products: ['FRIDGE'] }),
      async () => ({ kind: 'folder', id: await folder(), newId: '', title: 'Laundry' }),
      async () => ({ kind: 'sort-folders', ids: (await now()).folders.map(({ id }) => id).reverse() }),
      () => newNote('new-n', 'Left hinge'),
      async () => ({ ...newNote('', 'Right hinge'), id: await note() }),
      () => ({ ...finish, id: null, newId: 'new-v', comments: '', rrpOverride: null }),
      async () => ({ ...finish, id: await variation(), newId: '', comments: 'Late', rrpOverride: 1999.5 }),
      () => comment('Called back'),
      () => ({ kind: 'reminder', id: reminder, name: 'Call', status: 'Done' }),
      async () => ({ kind: 'remove-note', noteId: await note() }),
      async () => ({ kind: 'remove-variation', variationId: await variation() }),
      () => ({ kind: 'remove-line', productCode: 'KETTLE' }),
      async () => {
        const [first] = (await now()).folders
        return { kind: 'remove-folder', folderId: first?.id ?? '', removeProducts: false }
      },
      async () => {
        const [first] = (await now()).folders
        return { kind: 'remove-folder', folderId: first?.id ?? '', removeProducts: true }
      },
    ]
    for (const step of steps) {
      const edit = await step()
      const [waiting, taken] = await bothWays(projectId, edit)
      expect(waiting, JSON.stringify(edit)).toEqual(taken)
    }
  })

  const aQuote = async () => {
    const projectId = await ovenAndKettle()
    await shop.api.projectQuote.save({ body: { projectId } })
    return projectId
  }
  const expectSame = async (projectId: string, edit: ProjectEdit) => {
    const [waiting, taken] = await bothWays(projectId, edit)
    expect(waiting).toEqual(taken)
  }

  it('is the same project that was quoted before, and changed since', async () => {
    await expectSame(await aQuote(), quantity('OVEN', 2))
    await expectSame(await aQuote(), rename('Doyle kitchen'))
  })

  it('says of every change of what a quote says that it came after the quote', async () => {
    await expectSame(await aQuote(), newNote('new-n'))
  })

  it('counts warranty and installation of a line', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'FRIDGE', warrantyId: 'w5', installId: 'in' }] })
    await expectSame(projectId, quantity('FRIDGE', 2))
  })

  it('has the tax to the cent', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'KETTLE' }] })
    const before = await shop.view(projectId)
    const shown = withEdit(before, quantity('KETTLE', 10), author)
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE', quantity: 10 } })
    expect(shown.totals).toEqual((await shop.view(projectId)).totals)
  })

  it('has no notes and variations of a line that is removed', async () => {
    const projectId = await ovenAndKettle()
    await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    await expectSame(projectId, { kind: 'remove-line', productCode: 'OVEN' })
  })

  it("has the customer's name follow first and last name", async () => {
    await expectSame(await shop.aProject({ customerName: '', lines: [{ sku: 'OVEN' }] }), customer({ firstName: 'Bo' }))
  })

  it('keeps the name of who wrote a note first', async () => {
    const projectId = await ovenAndKettle()
    const { id } = await shop.colleague.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    await expectSame(projectId, { ...newNote('', 'Right'), id })
  })

  it('puts lines of a deleted folder where they stood before', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bath' } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE', folderId: id } })
    const removal = { folderId: id ?? '', removeProducts: false }
    await expectSame(projectId, { kind: 'remove-folder', ...removal })
  })
})

/** What reached the server for a project, in order, each key once. */
function arrivals({ wire }: Tablet, projectId: string) {
  const calls = wire.arrived().filter((call) => call.projectId === projectId)
  return [...new Map(calls.map((call) => [call.key, call])).values()].map(({ name, input: { body = {} } }) =>
    [name, body.message ?? body.title ?? body.name ?? body.sku].join(' '),
  )
}

describe('a tablet that comes back', () => {
  it('has every change made once and in order, wherever the wire was cut', async () => {
    const tablet = aTablet(shop)
    const [one, two] = [await ovenAndKettle(), await ovenAndKettle()]
    const [first, second] = [await tablet.opens(one), await tablet.opens(two)]
    await tablet.edits(first, comment('a'), newFolder('new-f', 'Bath'), rename('Doyle'), comment('b'))
    await tablet.edits(second, comment('c'), quantity('OVEN', 5), comment('d'))
    tablet.wire.fates = ['lost', 503, 'cut', 'lost', 'lost', 'ok', 429, 'cut', 'lost', 'ok', 'lost', 500]
    await tablet.comesBack()
    const [after, other] = [await tablet.read(one), await tablet.read(two)]
    expect(arrivals(tablet, one)).toEqual([
      'project.comment a',
      'projectLines.saveFolder Bath',
      'project.rename Doyle',
      'project.comment b',
    ])
    expect(after.staffComments).toHaveLength(2)
    expect(after.folders.map(({ title }) => title)).toEqual(['Bath'])
    expect(after.projectName).toBe('Doyle')
    expect(arrivals(tablet, two)).toEqual(['project.comment c', 'projectLines.add OVEN', 'project.comment d'])
    expect(other.staffComments).toHaveLength(2)
    expect(other.cart.products.find(({ sku }) => sku === 'OVEN')?.quantity).toBe(5)
    expect([await tablet.refused(), await tablet.reviews()]).toEqual([[], []])
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

  it('changes under the id of the server what was made under one of its own', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, newFolder('new-f', 'Bath'), {
      kind: 'sort-lines',
      folderId: 'new-f',
      products: ['KETTLE'],
    })
    await tablet.edits(project, newFolder('new-g', 'Garage'), { kind: 'sort-folders', ids: ['new-g', 'new-f'] })
    tablet.wire.fates = ['lost']
    await tablet.comesBack()
    const { folders } = await tablet.read(project.projectRef)
    expect(folders.map(({ title, products }) => [title, products])).toEqual([
      ['Garage', []],
      ['Bath', ['KETTLE']],
    ])
    // The page goes by the first id until it has loaded the project anew.
    tablet.goesOffline()
    await tablet.edits(project, { kind: 'folder', id: 'new-f', newId: '', title: 'Ensuite' })
    await tablet.comesBack()
    expect((await tablet.read(project.projectRef)).folders.map(({ title }) => title)).toEqual(['Garage', 'Ensuite'])
  })

  it('makes a project once, with everything that was changed of it since', async () => {
    const tablet = aTablet(shop)
    const projectId = await tablet.sync.create({ projectName: 'Made away', customerName: 'Bo Doyle' })
    const made = readProject(projectId, { projectName: 'Made away' })
    await tablet.edits(made, newFolder('new-f', 'Bath'), comment('a'))
    tablet.wire.fates = ['lost', 'ok', 'lost']
    await tablet.comesBack()
    const { projects, totalCount } = await shop.api.project.minimal({ query: { text: 'Made away' } })
    expect(totalCount).toBe(1)
    const { folders, staffComments, quoteData } = await tablet.read(projects[0]?.projectId ?? '')
    expect([folders.length, staffComments.length, quoteData.customerName]).toEqual([1, 1, 'Bo Doyle'])
  })

  it('makes a project once that may be there already, as a call for it had no answer', async () => {
    const tablet = aTablet(shop)
    const key = uniqueId()
    await shop.api.project.save({ body: { projectName: 'Made twice' } }, { headers: { 'idempotency-key': key } })
    const projectId = await tablet.sync.create({ projectName: 'Made twice', customerName: '' }, { key, attempts: 1 })
    expect(await tablet.sync.cancel(key)).toBe(false)
    await tablet.comesBack()
    const { projects, totalCount } = await shop.api.project.minimal({ query: { text: 'Made twice' } })
    expect([totalCount, projects[0]?.projectId]).toEqual([1, tablet.sync.idOf(projectId)])
  })

  it('sends nothing of somebody else who uses it', async () => {
    const theirs = aTablet(shop, { account: 'wiremu' })
    const project = await theirs.opens(await ovenAndKettle())
    await theirs.edits(project, rename('Theirs'))
    theirs.sync.stop()
    const own = aTablet(shop, { database: theirs.database })
    await own.comesBack()
    expect([own.sync.rows(), own.wire.calls]).toEqual([[], []])
    expect((await own.read(project.projectRef)).projectName).toBe('Test kitchen')
  })

  it('takes what was answered into the page at once', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Doyle'))
    expect((await tablet.shown(project.projectRef)).projectName).toBe('Doyle')
    await tablet.comesBack()
    expect(await tablet.shown(project.projectRef)).toMatchObject({ projectName: 'Doyle', version: project.version + 1 })
  })

  it('shows what it made once, when the connection goes before the project is loaded anew', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, newNote('new-n'))
    await tablet.comesBack()
    tablet.goesOffline()
    await tablet.edits(project, { ...newNote('', 'Right'), id: 'new-n' })
    expect((await tablet.shown(project.projectRef)).productNotes).toHaveLength(1)
  })

  it('sends once what two pages of it have before them', async () => {
    const [cut, lock] = [cutWire(shop.api), createPageLock()]
    const one = aTablet(shop, { cut, lock })
    const two = aTablet(shop, { cut, lock, database: one.database })
    const project = await one.opens(await ovenAndKettle())
    await one.edits(project, comment('a'), comment('b'))
    await two.edits(project, comment('c'))
    await Promise.all([one.comesBack(), two.comesBack()])
    expect(cut.wire.calls.map(({ name }) => name)).toEqual(['project.comment', 'project.comment', 'project.comment'])
    expect((await one.read(project.projectRef)).staffComments).toHaveLength(3)
  })

  it('brings another project through while the calls of one fail', async () => {
    const tablet = aTablet(shop)
    const [one, two] = [await tablet.opens(await ovenAndKettle()), await tablet.opens(await ovenAndKettle())]
    await tablet.edits(one, rename('One'))
    await tablet.edits(two, rename('Two'), comment('a'))
    tablet.wire.fateOf = ({ projectId }) => (projectId === one.projectRef ? 503 : 'ok')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    tablet.wire.isOff = false
    await tablet.sync.sendNow()
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await vi.waitFor(
      async () => expect((await tablet.waiting()).map(({ projectId }) => projectId)).toEqual([one.projectRef]),
      { timeout: 15_000 },
    )
    expect(await tablet.read(two.projectRef)).toMatchObject({ projectName: 'Two', staffComments: [{ message: 'a' }] })
  })

  it('waits longer each time where a look arrives and the change does not', async () => {
    const tablet = aTablet(shop)
    await tablet.edits(await tablet.opens(await ovenAndKettle()), rename('Doyle'))
    tablet.wire.isOff = false
    tablet.wire.fateOf = () => 'cut'
    await tablet.sync.sendNow()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(tablet.wire.calls.length).toBeLessThan(5)
  })
})

describe('two sides that changed the same', () => {
  async function clashing() {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Mine'), comment('a'))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    return { tablet, projectId: project.projectRef }
  }

  it('are shown with both values, and what came after goes on', async () => {
    const { tablet, projectId } = await clashing()
    const clash = {
      field: 'project.projectName',
      base: 'Test kitchen',
      mine: 'Mine',
      theirs: 'Theirs',
      changedBy: 'Wiremu Tane',
    }
    expect(await tablet.reviews()).toMatchObject([{ edit: rename('Mine'), clashes: [clash] }])
    expect(await tablet.read(projectId)).toMatchObject({ projectName: 'Theirs', staffComments: [{ message: 'a' }] })
  })

  it('end in ours where ours is kept', async () => {
    const { tablet, projectId } = await clashing()
    await tablet.sync.decide(projectId, new Map([['project.projectName', 'mine']]))
    expect((await tablet.read(projectId)).projectName).toBe('Mine')
    expect(await tablet.outbox.list()).toEqual([])
  })

  it('end in theirs where theirs is kept, and nothing more is sent', async () => {
    const { tablet, projectId } = await clashing()
    const { length } = tablet.wire.calls
    await tablet.sync.decide(projectId, new Map([['project.projectName', 'theirs']]))
    expect((await tablet.read(projectId)).projectName).toBe('Theirs')
    expect([await tablet.outbox.list(), tablet.wire.calls.length]).toEqual([[], length])
  })

  it('are asked about again where the others changed it again', async () => {
    const { tablet, projectId } = await clashing()
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs too' } })
    await tablet.sync.decide(projectId, new Map([['project.projectName', 'mine']]))
    expect(await tablet.reviews()).toMatchObject([{ clashes: [{ mine: 'Mine', theirs: 'Theirs too' }] }])
  })

  it('keep of two fields ours of one and theirs of the other', async () => {
    const tablet = aTablet(shop)
    const { projectRef: projectId, ...project } = await tablet.opens(await ovenAndKettle())
    await tablet.edits({ ...project, projectRef: projectId }, details({ projectGoal: 'Mine', interests: 'Mine' }))
    await shop.colleague.project.saveDetails({ body: { projectId, projectGoal: 'Theirs', interests: 'Theirs' } })
    await tablet.comesBack()
    await tablet.sync.decide(
      projectId,
      new Map([
        ['project.projectGoal', 'mine'],
        ['project.interests', 'theirs'],
      ]),
    )
    expect((await tablet.read(projectId)).quoteData).toMatchObject({ projectGoal: 'Mine', interests: 'Theirs' })
  })

  it('do not clash where each changed another field', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    await tablet.edits(project, rename('Mine'), details({ interests: 'Mine' }))
    await shop.colleague.project.saveDetails({ body: { projectId, projectGoal: 'Theirs' } })
    await tablet.comesBack()
    const { projectName, quoteData } = await tablet.read(projectId)
    expect([projectName, quoteData.interests, quoteData.projectGoal]).toEqual(['Mine', 'Mine', 'Theirs'])
    expect(await tablet.reviews()).toEqual([])
  })

  it('are shown also where something that only adds went out before', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, comment('a'), rename('Mine'))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    expect(await tablet.reviews()).toMatchObject([{ clashes: [{ mine: 'Mine', theirs: 'Theirs' }] }])
  })

  it('are shown also where an answer was lost before', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Mine'))
    await tablet.triesWith('lost')
    await tablet.edits(project, rename('Mine too'))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    expect(await tablet.reviews()).toMatchObject([{ clashes: [{ mine: 'Mine too', theirs: 'Theirs' }] }])
  })

  it('are two sides: nobody clashes with themselves', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await shop.aProject({ customerName: '', lines: [{ sku: 'OVEN' }] }))
    await tablet.edits(project, customer({ firstName: 'Bo' }), customer({ lastName: 'Doyle' }))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    expect(await tablet.reviews()).toEqual([])
  })

  it('end in what was typed last where ours is kept', async () => {
    const tablet = aTablet(shop)
    const { projectRef: projectId, ...project } = await tablet.opens(await ovenAndKettle())
    await tablet.edits({ ...project, projectRef: projectId }, rename('First'))
    await tablet.triesWith('cut')
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs' } })
    const loaded = await tablet.opens(projectId)
    await tablet.edits(loaded, rename('Last'))
    await tablet.comesBack()
    while ((await tablet.reviews()).length > 0)
      await tablet.sync.decide(projectId, new Map([['project.projectName', 'mine']]))
    expect((await tablet.read(projectId)).projectName).toBe('Last')
  })

  it('keep theirs of a variation too', async () => {
    const projectId = await ovenAndKettle()
    const black = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: null }
    const { id } = await shop.api.projectLines.saveVariation({ body: { projectId, ...black } })
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    await tablet.edits(project, { kind: 'variation', id, newId: '', ...black, comments: 'Mine', variationSku: 'MINE' })
    const theirs = { ...black, comments: 'Theirs', variationSku: 'THEIRS' }
    await shop.colleague.projectLines.saveVariation({ body: { projectId, id: id ?? '', ...theirs } })
    await tablet.comesBack()
    const field = (name: string) => `variation:${id}.${name}`
    await tablet.sync.decide(
      projectId,
      new Map([
        [field('comments'), 'mine'],
        [field('sku'), 'theirs'],
      ]),
    )
    expect((await tablet.read(projectId)).productVariations).toMatchObject([
      { comments: 'Mine', variationSku: 'THEIRS' },
    ])
  })

  it('keep theirs of the RRP of a variation', async () => {
    const projectId = await ovenAndKettle()
    const black = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: 100 }
    const { id } = await shop.api.projectLines.saveVariation({ body: { projectId, ...black } })
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    await tablet.edits(project, { kind: 'variation', id, newId: '', ...black, rrpOverride: 300 })
    await shop.colleague.projectLines.saveVariation({ body: { projectId, id: id ?? '', ...black, rrpOverride: 200 } })
    await tablet.comesBack()
    const [row] = await tablet.reviews()
    expect(row?.clashes).toMatchObject([{ base: '$100.00', mine: '$300.00', theirs: '$200.00' }])
    await tablet.sync.decide(projectId, new Map([[row?.clashes[0]?.field ?? '', 'theirs']]))
    expect((await tablet.read(projectId)).productVariations).toMatchObject([{ rrpOverride: 200 }])
  })

  it.each([
    ['mine', 0],
    ['theirs', 2],
  ] as const)('ask before a folder goes that a colleague added to: %s', async (choice, left) => {
    const projectId = await shop.aProject()
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bath' } })
    const folderId = id ?? ''
    await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', folderId } })
    const tablet = aTablet(shop)
    await tablet.edits(await tablet.opens(projectId), { kind: 'remove-folder', folderId, removeProducts: true })
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'KETTLE', folderId } })
    await tablet.comesBack()
    const [row] = await tablet.reviews()
    expect(row?.clashes).toMatchObject([{ label: 'Deletion of Bath', changedBy: 'Wiremu Tane' }])
    await tablet.sync.decide(projectId, new Map([[row?.clashes[0]?.field ?? '', choice]]))
    expect((await tablet.read(projectId)).cart.products).toHaveLength(left)
  })

  it('keep the name the others gave the project where a folder is deleted', async () => {
    const projectId = await ovenAndKettle()
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bath' } })
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    await tablet.edits(project, { kind: 'sort-lines', folderId: null, products: ['KETTLE', 'OVEN'] })
    const removal = { folderId: id ?? '', removeProducts: false }
    await tablet.edits(project, { kind: 'remove-folder', ...removal })
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs' } })
    await tablet.comesBack()
    expect((await tablet.read(projectId)).projectName).toBe('Theirs')
  })

  it('have no folder that one of them made and deleted', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    const removal = { folderId: 'new-f', removeProducts: false }
    await tablet.edits(project, newFolder('new-f'), { kind: 'remove-folder', ...removal })
    await shop.colleague.project.comment({ body: { projectId, message: 'Hi' } })
    await tablet.comesBack()
    expect((await tablet.read(projectId)).folders).toEqual([])
  })
})

describe('a change that is refused', () => {
  it("says in the server's words who deleted the thing meanwhile, and the rest goes on", async () => {
    const tablet = aTablet(shop)
    const projectId = await ovenAndKettle()
    const { id } = await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    const project = await tablet.opens(projectId)
    await tablet.edits(project, { ...newNote('', 'Right'), id }, quantity('KETTLE', 7), comment('a'))
    await shop.colleague.projectLines.removeNote({ query: { projectId, noteId: id ?? '' } })
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'KETTLE' }, query: {} })
    await tablet.comesBack()
    const gone = 'This item was deleted by Wiremu Tane'
    expect(await tablet.refused()).toMatchObject([{ reason: gone }, { reason: gone, edit: quantity('KETTLE', 7) }])
    expect((await tablet.read(projectId)).staffComments).toHaveLength(1)
  })

  it('is tried again only when somebody says so', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Doyle'))
    tablet.wire.fates = [400]
    await tablet.comesBack()
    await tablet.sync.sendNow()
    expect(tablet.wire.calls).toHaveLength(1)
    await tablet.sync.retry((await tablet.refused())[0]?.id ?? '')
    expect(new Set(tablet.wire.calls.map(({ key }) => key)).size).toBe(1)
    expect((await tablet.read(project.projectRef)).projectName).toBe('Doyle')
  })

  it('may be what others are about: they go on with its id once it was taken', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    await tablet.edits(project, newFolder('new-f', 'Bath'), {
      kind: 'sort-lines',
      folderId: 'new-f',
      products: ['OVEN'],
    })
    tablet.wire.fates = [400]
    await tablet.comesBack()
    expect(await tablet.refused()).toMatchObject([{ edit: { kind: 'folder' } }, { edit: { kind: 'sort-lines' } }])
    for (const { id } of await tablet.refused()) await tablet.sync.retry(id)
    expect((await tablet.read(projectId)).folders).toMatchObject([{ title: 'Bath', products: ['OVEN'] }])
  })

  it('is not one whose sign-in ended: it waits for the next', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Doyle'))
    tablet.wire.isOff = false
    tablet.wire.fates = [401]
    await tablet.sync.sendNow()
    expect(await tablet.refused()).toEqual([])
  })

  it('is not a reminder that was done with the answer that was lost', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    const { id } = await shop.api.reminder.save({ body: { name: 'Call', notes: '', date: [2026, 11, 20], projectId } })
    await tablet.edits(project, { kind: 'reminder', id, name: 'Call', status: 'Done' })
    tablet.wire.fates = ['lost']
    await tablet.comesBack()
    expect(await tablet.refused()).toEqual([])
  })
})
