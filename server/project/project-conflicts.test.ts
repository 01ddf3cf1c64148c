import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type StaffShop, staffShop } from '../../tests/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const versionOf = async (id: string) => (await shop.view(id)).version

describe('concurrent edits of one project', () => {
  it('merges edits of different fields, and reports to the second that there is more to load', async () => {
    const projectId = await shop.aProject()
    const version = await versionOf(projectId)
    const first = await shop.colleague.project.saveDetails({ body: { projectId, version, projectGoal: 'Kitchen' } })
    expect(first).toMatchObject({ version: version + 1, isMerged: false, modifiedBy: 'Wiremu Tane' })
    const second = await shop.api.project.saveDetails({ body: { projectId, version, interests: 'Cooking' } })
    expect(second).toMatchObject({ version: version + 2, isMerged: true, modifiedBy: 'Noor Haddad' })
    expect((await shop.view(projectId)).quoteData).toMatchObject({ projectGoal: 'Kitchen', interests: 'Cooking' })
  })

  it('conflicts over one field: reports base and both values, and saves nothing of the change', async () => {
    const projectId = await shop.aProject()
    await shop.api.project.saveDetails({ body: { projectId, projectGoal: 'Laundry' } })
    const version = await versionOf(projectId)
    await shop.colleague.project.saveDetails({ body: { projectId, version, projectGoal: 'Kitchen' } })
    await shop.colleague.project.saveDetails({ body: { projectId, projectGoal: 'Bath' } })
    const mine = { projectId, version, projectGoal: 'Garage', interests: 'Tools' }
    const error = await apiErrorOf(shop.api.project.saveDetails({ body: mine }))
    expect(error).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Wiremu Tane changed this at the same time. Choose which to keep.',
      version: version + 2,
      conflicts: [
        {
          type: 'field',
          field: 'project.projectGoal',
          title: 'Test kitchen',
          base: 'Laundry',
          mine: 'Garage',
          theirs: 'Bath',
          changedBy: 'Wiremu Tane',
          changedAt: shop.clock().toISOString(),
          isOwn: false,
        },
      ],
    })
    expect((await shop.view(projectId)).quoteData).toMatchObject({ projectGoal: 'Bath', interests: '' })
    await shop.api.project.saveDetails({ body: { ...mine, version: error.version } })
    expect((await shop.view(projectId)).quoteData).toMatchObject({ projectGoal: 'Garage', interests: 'Tools' })
  })

  it('reports all conflicts of a request at once', async () => {
    const projectId = await shop.aProject()
    const version = await versionOf(projectId)
    const edit = (name: string, status: 'Won' | 'Lost') => ({
      projectId,
      version,
      projectName: name,
      status,
      quoteData: { projectGoal: name },
    })
    await shop.colleague.project.save({ body: edit('Theirs', 'Won') })
    const error = await apiErrorOf(shop.api.project.save({ body: edit('Mine', 'Lost') }))
    expect(error.conflicts?.map(({ field }) => field)).toEqual([
      'project.projectName',
      'project.projectGoal',
      'project.status',
    ])
    expect(await shop.view(projectId)).toMatchObject({ projectName: 'Theirs', quoteStatus: 'Won' })
  })

  it('accepts equal values, and ignores a field that did not change', async () => {
    const projectId = await shop.aProject()
    const version = await versionOf(projectId)
    await shop.colleague.project.saveDetails({ body: { projectId, version, projectGoal: 'Kitchen' } })
    await shop.api.project.saveDetails({ body: { projectId, version, projectGoal: 'Kitchen' } })
    await shop.api.project.saveDetails({ body: { projectId, version, projectGoal: '', interests: 'Cooking' } })
    expect((await shop.view(projectId)).quoteData).toMatchObject({ projectGoal: 'Kitchen', interests: 'Cooking' })
  })

  it('conflicts over status, name, quantities, notes and order too', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }, { sku: 'FRIDGE' }] })
    const { id: noteId } = await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    const folders = await Promise.all(
      ['A', 'B'].map((title) => shop.api.projectLines.saveFolder({ body: { projectId, title } })),
    )
    const version = await versionOf(projectId)
    const base = { projectId, version }
    const last = { productCode: 'OVEN', folderId: null }
    const edits = (api: StaffShop['api'], word: string, flip: boolean) => [
      () => api.project.rename({ body: { ...base, name: word } }),
      () => api.project.saveDetails({ body: { ...base, status: flip ? 'Won' : 'Lost' } }),
      () => api.projectLines.add({ body: { ...base, sku: 'OVEN', quantity: flip ? 4 : 5 } }),
      () => api.projectLines.saveNote({ body: { ...base, id: noteId ?? '', sku: 'OVEN', notes: word } }),
      () => api.projectLines.saveFolder({ body: { ...base, id: folders[0]?.id ?? '', title: word } }),
      () => api.projectLines.sort({ body: { ...base, moves: [{ ...last, position: flip ? 'a5' : 'a6' }] } }),
    ]
    for (const edit of edits(shop.colleague, 'theirs', true)) await edit()
    const errors = await Promise.all(edits(shop.api, 'mine', false).map((edit) => apiErrorOf(edit())))
    expect(errors.map(({ status, conflicts }) => [status, conflicts?.[0]?.field])).toEqual([
      [409, 'project.projectName'],
      [409, 'project.status'],
      [409, 'line:OVEN.quantity'],
      [409, `note:${noteId}.text`],
      [409, `folder:${folders[0]?.id}.title`],
      [409, 'line:OVEN.place'],
    ])
  })

  it('accepts additions of both on any version', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const base = { projectId, version: await versionOf(projectId) }
    for (const api of [shop.api, shop.colleague]) {
      await api.projectLines.saveNote({ body: { ...base, sku: 'OVEN', notes: 'A note' } })
      await api.projectLines.saveFolder({ body: { ...base, title: 'A folder' } })
      await api.project.comment({ body: { projectId, message: 'A comment' } })
    }
    await shop.api.projectLines.add({ body: { ...base, sku: 'KETTLE' } })
    const project = await shop.view(projectId)
    expect([project.productNotes.length, project.folders.length, project.staffComments.length]).toEqual([2, 2, 2])
    expect(project.cart.products).toHaveLength(2)
  })

  it('keeps the other line of a product when two colleagues remove the same line', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const add = await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', newCode: 'OVEN-9' } })
    const remove = (api: typeof shop.api) =>
      api.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: { version: add.version } })
    await remove(shop.api)
    expect((await remove(shop.colleague)).id).toBeNull()
    const { cart } = await shop.view(projectId)
    expect(cart.products.map(({ productCode }) => productCode)).toEqual(['OVEN-9'])
  })

  it('reports who deleted an edited item; deleting it again succeeds', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const note = await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })
    const id = note.id ?? ''
    await shop.colleague.projectLines.removeNote({ query: { projectId, noteId: id } })
    const { version } = await shop.colleague.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
    const body = { projectId, id, sku: 'OVEN', notes: 'Right' }
    expect(await apiErrorOf(shop.api.projectLines.saveNote({ body }))).toMatchObject({
      status: 409,
      message: 'This item was deleted by Wiremu Tane',
    })
    const line = { projectId, sku: 'OVEN', productCode: 'OVEN', quantity: 2 }
    expect(await apiErrorOf(shop.api.projectLines.add({ body: line }))).toMatchObject({
      status: 409,
      message: 'This item was deleted by Wiremu Tane',
    })
    const again = await shop.api.projectLines.removeNote({ query: { projectId, noteId: id } })
    const gone = await shop.api.projectLines.remove({ params: { projectId, sku: 'OVEN' }, query: {} })
    expect([again.version, gone.version]).toEqual([version, version])
    const never = { ...body, id: '018f0000-0000-7000-8000-000000000000' }
    expect((await apiErrorOf(shop.api.projectLines.saveNote({ body: never }))).status).toBe(404)
  })

  it('applies concurrent saves one after the other', async () => {
    const projectId = await shop.aProject()
    const version = await versionOf(projectId)
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? shop.api : shop.colleague).project.comment({ body: { projectId, message: `No. ${index}` } }),
      ),
    )
    expect(saved.map((change) => change.version).sort((a, b) => a - b)).toEqual(
      saved.map((_, index) => version + index + 1),
    )
    expect((await shop.view(projectId)).staffComments).toHaveLength(8)
  })
})

describe('a change without a version', () => {
  it('overwrites any value', async () => {
    const projectId = await shop.aProject()
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs' } })
    expect(await shop.api.project.rename({ body: { projectId, name: 'Mine' } })).toMatchObject({ isMerged: false })
    expect((await shop.view(projectId)).projectName).toBe('Mine')
  })
  it('does not change the version if it changes nothing', async () => {
    const projectId = await shop.aProject({ name: 'Same' })
    const version = await versionOf(projectId)
    expect((await shop.api.project.rename({ body: { projectId, name: 'Same' } })).version).toBe(version)
  })
})

describe('a change that is sent twice with one key', () => {
  const twice = async <Answer>(
    call: (options: { headers: Record<string, string> }) => Promise<Answer>,
    key: string,
  ) => {
    const options = { headers: { 'idempotency-key': key } }
    return [await call(options), await call(options)] as const
  }
  it('is applied once, with the same response', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const [first, second] = await twice(
      (options) => shop.api.project.comment({ body: { projectId, message: 'Once' } }, options),
      'comment-1',
    )
    expect([second.id, second.version]).toEqual([first.id, first.version])
    expect((await shop.view(projectId)).staffComments).toHaveLength(1)
    const [folder, same] = await twice(
      (options) => shop.api.projectLines.saveFolder({ body: { projectId, title: 'Kitchen' } }, options),
      'folder-1',
    )
    expect(same.id).toBe(folder.id)
  })
  it('creates one project', async () => {
    const [first, second] = await twice(
      (options) => shop.api.project.save({ body: { projectName: 'Made once' } }, options),
      'make-1',
    )
    expect(second.projectRef).toBe(first.projectRef)
    const { totalCount } = await shop.api.project.minimal({ query: { text: 'Made once' } })
    expect(totalCount).toBe(1)
  })
  it('is applied once when both requests are concurrent', async () => {
    const projectId = await shop.aProject()
    const options = { headers: { 'idempotency-key': 'at-once-1' } }
    const comment = { body: { projectId, message: 'Once' } }
    const made = { body: { projectName: 'Made at once' } }
    const six = Array.from({ length: 6 })
    const saved = await Promise.all(six.map(() => shop.api.project.comment(comment, options)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
    const secondOptions = { headers: { 'idempotency-key': 'at-once-2' } }
    const projects = await Promise.all(six.map(() => shop.api.project.save(made, secondOptions)))
    expect(new Set(projects.map(({ projectRef }) => projectRef)).size).toBe(1)
    expect((await shop.view(projectId)).staffComments).toHaveLength(1)
  })
  it('sends one mail', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    await shop.api.project.saveCustomer({ body: { projectId, customerEmail: 'once@example.com' } })
    await shop.api.projectQuote.save({ body: { projectId } })
    await twice((options) => shop.api.projectQuote.email({ body: { projectId } }, options), 'mail-1')
    const { rowCount } = await shop.pool.query(`select 1 from mails where recipient = 'once@example.com'`)
    expect(rowCount).toBe(1)
  })
  it('counts for its own account only', async () => {
    const projectId = await shop.aProject()
    const options = { headers: { 'idempotency-key': 'shared-key' } }
    for (const api of [shop.api, shop.colleague])
      await api.project.comment({ body: { projectId, message: 'Hi' } }, options)
    expect((await shop.view(projectId)).staffComments).toHaveLength(2)
  })
})
