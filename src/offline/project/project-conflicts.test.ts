import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { uniqueId } from '#lib/unique-id.ts'
import {
  comment as commentOf,
  customer,
  details,
  folder,
  moveLine,
  note,
  quantity,
  removeFolder,
  rename,
  sortLines,
  variation,
} from '../../../tests/project-edits.ts'
import { aTablet, putAway } from '../../../tests/project-tablet.ts'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'
import { projectScope } from './project-scope.ts'

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

describe('two sides that changed the same', () => {
  async function conflicting() {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Mine'), comment('a'))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    return { tablet, projectId: project.projectRef }
  }

  it('are shown with both values, and what came after goes on', async () => {
    const { tablet, projectId } = await conflicting()
    const conflict = {
      field: 'project.projectName',
      base: 'Test kitchen',
      mine: 'Mine',
      theirs: 'Theirs',
      changedBy: 'Wiremu Tane',
    }
    expect(await tablet.conflicts()).toMatchObject([{ ...rename('Mine'), conflicts: [conflict] }])
    expect(await tablet.read(projectId)).toMatchObject({ projectName: 'Theirs', staffComments: [{ message: 'a' }] })
  })

  it('end in ours when ours is chosen', async () => {
    const { tablet, projectId } = await conflicting()
    await tablet.sync.resolve(projectId, new Map([['project.projectName', 'mine']]))
    expect((await tablet.read(projectId)).projectName).toBe('Mine')
    expect((await tablet.store.list()).edits).toEqual([])
  })

  it('end in theirs when theirs is chosen, and nothing more is sent', async () => {
    const { tablet, projectId } = await conflicting()
    const { length } = tablet.wire.calls
    await tablet.sync.resolve(projectId, new Map([['project.projectName', 'theirs']]))
    expect((await tablet.read(projectId)).projectName).toBe('Theirs')
    expect([(await tablet.store.list()).edits, tablet.wire.calls.length]).toEqual([[], length])
  })

  it('are asked about again where the others changed it again', async () => {
    const { tablet, projectId } = await conflicting()
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs too' } })
    await tablet.sync.resolve(projectId, new Map([['project.projectName', 'mine']]))
    expect(await tablet.conflicts()).toMatchObject([{ conflicts: [{ mine: 'Mine', theirs: 'Theirs too' }] }])
  })

  it('keep of two fields ours of one and theirs of the other', async () => {
    const tablet = aTablet(shop)
    const { projectRef: projectId, ...project } = await tablet.opens(await ovenAndKettle())
    await tablet.edits({ ...project, projectRef: projectId }, details({ projectGoal: 'Mine', interests: 'Mine' }))
    await shop.colleague.project.saveDetails({ body: { projectId, projectGoal: 'Theirs', interests: 'Theirs' } })
    await tablet.comesBack()
    await tablet.sync.resolve(
      projectId,
      new Map([
        ['project.projectGoal', 'mine'],
        ['project.interests', 'theirs'],
      ]),
    )
    expect((await tablet.read(projectId)).quoteData).toMatchObject({ projectGoal: 'Mine', interests: 'Theirs' })
  })

  it('do not conflict when each changed another field', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    await tablet.edits(project, rename('Mine'), details({ interests: 'Mine' }))
    await shop.colleague.project.saveDetails({ body: { projectId, projectGoal: 'Theirs' } })
    await tablet.comesBack()
    const { projectName, quoteData } = await tablet.read(projectId)
    expect([projectName, quoteData.interests, quoteData.projectGoal]).toEqual(['Mine', 'Mine', 'Theirs'])
    expect(await tablet.conflicts()).toEqual([])
  })

  it('are asked about with the newest of mine, and the rest goes on', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    await tablet.edits(project, details({ projectGoal: 'Cook', interests: 'Bread' }))
    await shop.colleague.project.saveDetails({ body: { projectId, projectGoal: 'Bake' } })
    await tablet.comesBack()
    expect(await tablet.conflicts()).toMatchObject([{ conflicts: [{ mine: 'Cook' }] }])
    tablet.goesOffline()
    await tablet.edits(project, details({ projectGoal: 'Roast' }))
    expect(await tablet.conflicts()).toEqual([])
    await tablet.comesBack()
    expect(await tablet.conflicts()).toMatchObject([{ conflicts: [{ mine: 'Roast', theirs: 'Bake' }] }])
    expect((await tablet.read(projectId)).quoteData).toMatchObject({ projectGoal: 'Bake', interests: 'Bread' })
  })

  it('are shown also where something that only adds went out before', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, comment('a'), rename('Mine'))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    expect(await tablet.conflicts()).toMatchObject([{ conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] }])
  })

  it('are shown also when a response was lost before', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Mine'))
    await tablet.triesWith('lost')
    await tablet.edits(project, rename('Mine too'))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    expect(await tablet.conflicts()).toMatchObject([{ conflicts: [{ mine: 'Mine too', theirs: 'Theirs' }] }])
  })

  it('are two sides: no one conflicts with their own edits', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await shop.aProject({ customerName: '', lines: [{ sku: 'OVEN' }] }))
    await tablet.edits(project, customer({ firstName: 'Bo' }), customer({ lastName: 'Doyle' }))
    await shop.colleague.project.rename({ body: { projectId: project.projectRef, name: 'Theirs' } })
    await tablet.comesBack()
    expect(await tablet.conflicts()).toEqual([])
  })

  it('end in what was typed last when ours is chosen', async () => {
    const tablet = aTablet(shop)
    const { projectRef: projectId, ...project } = await tablet.opens(await ovenAndKettle())
    await tablet.edits({ ...project, projectRef: projectId }, rename('First'))
    await tablet.triesWith('cut')
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs' } })
    const loaded = await tablet.opens(projectId)
    await tablet.edits(loaded, rename('Last'))
    await tablet.comesBack()
    while ((await tablet.conflicts()).length > 0)
      await tablet.sync.resolve(projectId, new Map([['project.projectName', 'mine']]))
    expect((await tablet.read(projectId)).projectName).toBe('Last')
  })

  it('keep theirs of a variation too', async () => {
    const projectId = await ovenAndKettle()
    const { id: _id, isNew: _isNew, ...black } = variation('').body
    const { id } = await shop.api.projectLines.saveVariation({ body: { projectId, ...black } })
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    await tablet.edits(project, variation(id ?? '', { isNew: false, comments: 'Mine', variationSku: 'MINE' }))
    const theirs = { ...black, comments: 'Theirs', variationSku: 'THEIRS' }
    await shop.colleague.projectLines.saveVariation({ body: { projectId, id: id ?? '', ...theirs } })
    await tablet.comesBack()
    const field = (name: string) => `variation:${id}.${name}`
    await tablet.sync.resolve(
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
    await tablet.edits(project, variation(id ?? '', { isNew: false, rrpOverride: 300 }))
    await shop.colleague.projectLines.saveVariation({ body: { projectId, id: id ?? '', ...black, rrpOverride: 200 } })
    await tablet.comesBack()
    const [conflict] = (await tablet.conflicts()).flatMap(({ conflicts }) => conflicts)
    expect(conflict).toMatchObject({ type: 'field', base: 100, mine: 300, theirs: 200 })
    await tablet.sync.resolve(projectId, new Map([[conflict?.field ?? '', 'theirs']]))
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
    await tablet.edits(await tablet.opens(projectId), removeFolder(folderId, true))
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'KETTLE', folderId } })
    await tablet.comesBack()
    const [conflict] = (await tablet.conflicts()).flatMap(({ conflicts }) => conflicts)
    const since = [{ what: 'added', title: expect.any(String), changedBy: 'Wiremu Tane' }]
    expect(conflict).toMatchObject({ type: 'removal', title: 'Bath', since })
    await tablet.sync.resolve(projectId, new Map([[conflict?.field ?? '', choice]]))
    expect((await tablet.read(projectId)).cart.products).toHaveLength(left)
  })

  it('keep the name the others gave the project where a folder is deleted', async () => {
    const projectId = await ovenAndKettle()
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bath' } })
    const tablet = aTablet(shop)
    const project = await tablet.opens(projectId)
    await tablet.edits(project, sortLines(null, 'KETTLE', 'OVEN'))
    await tablet.edits(project, removeFolder(id ?? ''))
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs' } })
    await tablet.comesBack()
    expect((await tablet.read(projectId)).projectName).toBe('Theirs')
  })

  it('have no folder that one of them made and deleted', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    const f = uniqueId()
    await tablet.edits(project, folder(f), removeFolder(f))
    await shop.colleague.project.comment({ body: { projectId, message: 'Hi' } })
    await tablet.comesBack()
    expect((await tablet.read(projectId)).folders).toEqual([])
  })
})

describe('a change that is rejected', () => {
  it('is in conflict with who deleted the thing meanwhile, and the rest goes on', async () => {
    const tablet = aTablet(shop)
    const projectId = await ovenAndKettle()
    const { id } = await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    const project = await tablet.opens(projectId)
    await tablet.edits(project, note(id ?? '', 'Right', false), quantity('KETTLE', 7), comment('a'))
    await shop.colleague.projectLines.removeNote({ query: { projectId, noteId: id ?? '' } })
    await shop.colleague.projectLines.remove({ params: { projectId, sku: 'KETTLE' }, query: {} })
    await tablet.comesBack()
    const gone = { type: 'gone', changedBy: 'Wiremu Tane' }
    expect(await tablet.conflicts()).toMatchObject([
      { conflicts: [gone] },
      { conflicts: [gone], ...quantity('KETTLE', 7) },
    ])
    expect((await tablet.read(projectId)).staffComments).toHaveLength(1)
  })

  it.each(['mine', 'theirs'] as const)(
    'is a new note of a line that a colleague deleted, and ends in %s',
    async (choice) => {
      const tablet = aTablet(shop)
      const project = await tablet.opens(await ovenAndKettle())
      const { projectRef: projectId } = project
      const id = uniqueId()
      await tablet.edits(project, note(id, 'Hinge left'), variation(uniqueId()))
      await tablet.triesWith(503)
      await tablet.edits(project, note(id, 'Hinge on the left', false))
      await shop.colleague.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
      tablet.wire.isOff = false
      await tablet.sync.sendNow()
      const gone = { type: 'gone', field: 'line:OVEN', title: 'Testa OVEN', changedBy: 'Wiremu Tane' }
      expect(await tablet.conflicts()).toMatchObject([{ conflicts: [gone] }, { conflicts: [gone] }])
      await tablet.sync.resolve(projectId, new Map([['line:OVEN', choice]]))
      expect((await tablet.store.list()).edits).toEqual([])
      const { staffComments, productNotes, productVariations } = await tablet.read(projectId)
      const message = 'About Testa OVEN: Hinge on the left'
      expect(staffComments).toMatchObject(choice === 'mine' ? [{ message }] : [])
      expect([productNotes, productVariations]).toEqual([[], []])
    },
  )

  it('is sent again only on request', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Doyle'))
    tablet.wire.fates = [400]
    await tablet.comesBack()
    await tablet.sync.sendNow()
    expect(tablet.wire.calls).toHaveLength(1)
    await tablet.sync.retry((await tablet.rejected())[0]?.id ?? '')
    expect(new Set(tablet.wire.calls.map(({ key }) => key)).size).toBe(1)
    expect((await tablet.read(project.projectRef)).projectName).toBe('Doyle')
  })

  it('may be what others depend on: they wait for it, and go on once it was accepted', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    const f = uniqueId()
    await tablet.edits(project, folder(f, 'Bath'), moveLine('OVEN', f, 'a0'), comment('a'))
    tablet.wire.fates = [400]
    tablet.wire.isOff = false
    await tablet.sync.sendNow()
    expect(await tablet.rejected()).toMatchObject([{ kind: 'folder' }])
    expect(await tablet.pending()).toMatchObject([{ kind: 'move-lines', attempts: 0 }])
    await tablet.sync.retry((await tablet.rejected())[0]?.id ?? '')
    expect((await tablet.read(projectId)).folders).toMatchObject([{ title: 'Bath', products: ['OVEN'] }])
  })

  it('is not one whose sign-in ended: it waits for the next', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    await tablet.edits(project, rename('Doyle'))
    tablet.wire.isOff = false
    tablet.wire.fates = [401]
    await tablet.sync.sendNow()
    expect(await tablet.rejected()).toEqual([])
  })

  it('is not a reminder that was done with the lost response', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const { projectRef: projectId } = project
    const { id } = await shop.api.reminder.save({ body: { name: 'Call', notes: '', date: [2026, 11, 20], projectId } })
    await tablet.edits(project, { kind: 'reminder', body: { id, name: 'Call', status: 'Done' } })
    tablet.wire.fates = ['lost']
    await tablet.comesBack()
    expect(await tablet.rejected()).toEqual([])
  })
})

describe('an edit whose outcome a page waits for', () => {
  it('is rejected and not stored when the server says that it failed, and pending where it cannot be reached', async () => {
    const tablet = aTablet(shop)
    const project = await tablet.opens(await ovenAndKettle())
    const on = { project, base: project }
    tablet.wire.isOff = false
    await tablet.sync.sendNow()
    tablet.wire.fates = [500, 503]
    const failed = await tablet.sync.addWatched(folder(uniqueId(), 'Bath'), on)
    await expect(failed.outcome).rejects.toMatchObject({ status: 500 })
    await vi.waitFor(() => expect(tablet.sync.edits()).toEqual([]))
    const { outcome } = await tablet.sync.addWatched(folder(uniqueId(), 'Bath'), on)
    expect(await outcome).toMatchObject({ is: 'pending', error: { status: 503 } })
    expect(await tablet.pending()).toMatchObject([{ kind: 'folder', attempts: 1 }])
  })

  it('leaves nothing of a project that could not be created [S3-4-17]', async () => {
    const tablet = aTablet(shop)
    tablet.wire.isOff = false
    await tablet.sync.sendNow()
    tablet.wire.fates = [500]
    const made = { projectName: 'Never made', customerName: '' }
    await expect(tablet.sync.create(made)).rejects.toMatchObject({ status: 500 })
    expect([await tablet.database.edits.count(), await tablet.database.projects.count()]).toEqual([0, 0])
    expect(tablet.queryClient.getQueryCache().findAll()).toEqual([])
  })
})

describe('a project that is deleted', () => {
  it('takes with it what is pending, in conflict or rejected, and is not stored any more', async () => {
    const tablet = aTablet(shop)
    const [projectId, otherId] = [await ovenAndKettle(), await ovenAndKettle()]
    const project = await tablet.opens(projectId)
    await tablet.edits(project, rename('Doyle'), comment('a'))
    await tablet.triesWith(400)
    expect(await tablet.rejected()).toMatchObject([{ kind: 'rename' }])
    await tablet.edits(await tablet.opens(otherId), comment('b'))
    const before = tablet.wire.calls.length
    await tablet.sync.remove(projectId, () => shop.api.project.remove({ params: { id: projectId } }))
    expect(await tablet.pending()).toMatchObject([{ scope: projectScope(otherId) }])
    expect(await tablet.rejected()).toEqual([])
    expect(await tablet.database.projects.toArray()).toMatchObject([{ id: otherId }])
    await tablet.comesBack()
    expect(tablet.wire.calls.slice(before).map((call) => call.projectId)).toEqual([otherId])
  })

  it('keeps what is pending when it could not be deleted', async () => {
    const tablet = aTablet(shop)
    const projectId = await ovenAndKettle()
    await tablet.edits(await tablet.opens(projectId), comment('a'))
    await expect(tablet.sync.remove(projectId, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await tablet.pending()).toHaveLength(1)
  })

  it('is deleted here alone, and never sent, where it never left this device', async () => {
    const tablet = aTablet(shop)
    const projectId = await tablet.sync.create({ projectName: 'Only here', customerName: '' })
    const onServer = vi.fn(async () => undefined)
    await tablet.sync.remove(projectId, onServer)
    await tablet.comesBack()
    expect([onServer.mock.calls.length, tablet.wire.calls.length]).toEqual([0, 0])
    expect(await tablet.database.projects.count()).toBe(0)
  })

  it('is sent before it is deleted where it may have arrived', async () => {
    const tablet = aTablet(shop)
    const projectId = await tablet.sync.create({ projectName: 'Sent once', customerName: '' })
    await tablet.triesWith('lost')
    tablet.wire.isOff = false
    await tablet.sync.remove(projectId, () => shop.api.project.remove({ params: { id: projectId } }))
    await tablet.comesBack()
    expect((await shop.api.project.minimal({ query: { text: 'Sent once' } })).totalCount).toBe(0)
    expect(await tablet.pending()).toEqual([])
  })
})
