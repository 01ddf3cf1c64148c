import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetOwnChanges } from '#offline/offline-staff.ts'
import {
  author,
  comment,
  folder,
  moveLine,
  note,
  oneOfEach,
  quantity,
  removeLine,
  rename,
  storedEdit,
  twoFolders,
  variation,
} from '../../../tests/project-edits.ts'
import { type Database, openDatabase } from '../database.ts'
import { createProjectStore, storedProjectLimits } from '../project-store.ts'
import { beginAttempt, endAttempt } from '../sync/attempt.ts'
import type { Edit } from '../sync/edit.ts'
import type { Accepted } from '../sync/edit-kind.ts'
import { append } from '../sync/log.ts'
import { createLogStore } from '../sync/log-store.ts'
import { countOwnChanges } from '../unsent-changes.ts'
import type { ProjectEditResult } from './kinds/project-kind.ts'
import type { ProjectEdit } from './project-edit.ts'
import { projectScope, projectType } from './project-scope.ts'

const open: Database[] = []
let made = 0
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  const databases = open.splice(0)
  for (const database of databases) database.close()
  for (const { name } of databases) await Dexie.delete(name)
})

function device(name = `project-scope-${++made}`) {
  const database = openDatabase(name)
  open.push(database)
  return database
}

const scope = projectScope('P1')
const storeOn = (database: Database, { brand = 'wa', account = 'noor' } = {}) =>
  createLogStore(database, { type: projectType, brand, account })

const add = (store: ReturnType<typeof storeOn>, edit: ProjectEdit, id: string, more: Partial<Edit> = {}) => {
  const stored = storedEdit(edit, id, more)
  return store.update(stored.scope, (log) => [append(log, { edit: stored, rules: projectType }).log, null])
}

const end = (store: ReturnType<typeof storeOn>, id: string, accepted: Partial<Accepted<ProjectEditResult>> = {}) =>
  store.update(scope, (log) => {
    const outcome = { is: 'accepted', result: { id: null }, version: 6, ...accepted } as const
    const attempt = { now: 0, random: 0, isWatched: false }
    return [endAttempt(log, { id, outcome, type: projectType, ...attempt }), null]
  })

const copies = (database: Database) => createProjectStore({ brand: 'wa', database })
const copyOf = async (database: Database) => (await copies(database).read('P1'))?.project

describe('edits of a project on the device', () => {
  it('stores them in their order with what they were made on, also over a restart', async () => {
    const name = `project-scope-${++made}`
    const before = device(name)
    for (const id of ['9', '1', '5']) await add(storeOn(before), comment(id), id)
    before.close()
    const { edits } = await storeOn(device(name)).read(scope)
    expect(edits.map(({ id }) => id)).toEqual(['9', '1', '5'])
    expect(edits[0]).toMatchObject({ version: 5, author: author.name, attempts: 0, state: 'pending', account: 'noor' })
  })

  it('shows them to no other account and no other shop', async () => {
    const database = device()
    await add(storeOn(database), rename('Mine'), '1')
    for (const owner of [{ account: 'wiremu' }, { brand: 'aol' }]) {
      const store = storeOn(database, owner)
      expect((await store.read(scope)).edits).toEqual([])
      await end(store, '1')
    }
    expect((await storeOn(database).read(scope)).edits).toHaveLength(1)
  })

  it('reports an edit as not saved when there is no room, and keeps what is stored already', async () => {
    vi.stubGlobal('caches', { keys: async () => [], delete: async () => true })
    const database = device()
    const store = storeOn(database)
    await add(store, quantity('OVEN', 2), '1')
    vi.spyOn(database.edits, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    // It replaces a pending edit: when the write fails, the other must still be stored.
    await expect(add(store, removeLine('OVEN'), '2')).rejects.toMatchObject({ name: 'NotSavedError' })
    expect((await store.read(scope)).edits.map(({ id }) => id)).toEqual(['1'])
  })

  it('keeps the copy of an edited project on the device, however old it is', async () => {
    const database = device()
    let time = 0
    const store = createProjectStore({ brand: 'wa', database, now: () => time })
    await store.keep({ ...twoFolders(), projectRef: 'P2' })
    await store.keep(twoFolders())
    await add(storeOn(database), rename('One'), '1')
    time = storedProjectLimits.days * 24 * 60 * 60_000 + 1
    await store.keep({ ...twoFolders(), projectRef: 'P3' })
    expect((await database.projects.toArray()).map(({ id }) => id)).toEqual(['P1', 'P3'])
  })

  it('reads a copy that an older release stored, with positions', async () => {
    const database = device()
    const { position: _, ...oven } = twoFolders().cart.products[0] ?? {}
    const project = { ...twoFolders(), cart: { products: [oven] } }
    await database.projects.put({ brand: 'wa', id: 'P1', project, savedAt: 7 })
    const { base } = await storeOn(database).read(scope)
    expect(base?.cart.products[0]?.position).toMatch(/^[A-Za-z]/)
  })
})

describe('an accepted edit', () => {
  async function pending() {
    const database = device()
    const store = storeOn(database)
    await copies(database).keep(twoFolders())
    await add(store, folder('F9'), '1')
    await add(store, moveLine('OVEN', 'F9', 'a0'), '2')
    await store.update(scope, (log) => [beginAttempt(log, '1')?.log ?? log, null])
    return { database, store }
  }

  it('leaves the log in the transaction that stores the copy with it', async () => {
    const { database, store } = await pending()
    await end(store, '1')
    expect((await store.read(scope)).edits).toMatchObject([{ id: '2', version: 6 }])
    const copy = await copyOf(database)
    expect(copy?.version).toBe(6)
    expect(copy?.folders.map(({ title }) => title)).toEqual(['Kitchen', 'Bath', 'Laundry'])
  })

  it('keeps the version of the copy where others changed something that is not in it', async () => {
    const { database, store } = await pending()
    await end(store, '1', { version: 9, isMerged: true })
    expect((await copyOf(database))?.version).toBe(5)
    expect((await store.read(scope)).edits).toMatchObject([{ id: '2', version: 5 }])
  })

  it('moves the copy of a project to the id the server gave, where an older release sent it first', async () => {
    const database = device()
    const store = storeOn(database)
    await copies(database).keep(twoFolders())
    await add(store, oneOfEach.create, '1')
    await add(store, rename('Two'), '2')
    await end(store, '1', { result: { id: 'S1' } })
    expect((await database.projects.toArray()).map(({ id }) => id)).toEqual(['S1'])
    expect((await store.read(projectScope('S1'))).edits).toMatchObject([{ id: '2', scope: 'project:S1' }])
  })

  it.each(['projects', 'edits'] as const)('is stored whole or not at all: without %s, nothing of it', async (table) => {
    const { database, store } = await pending()
    const write = table === 'edits' ? 'delete' : 'put'
    vi.spyOn(database[table], write as 'put').mockImplementation(() => {
      throw new Error('broken')
    })
    await expect(end(store, '1')).rejects.toThrow('broken')
    vi.restoreAllMocks()
    expect((await store.read(scope)).edits.map(({ id, version }) => [id, version])).toEqual([
      ['1', 5],
      ['2', 5],
    ])
    expect(await copyOf(database)).toEqual(twoFolders())
  })
})

describe('rows of an older release', () => {
  const uuid = (digit: number) => `018f0000-0000-4000-8000-00000000000${digit}`
  const row = (edit: object, more: object = {}) => ({
    id: 'K1',
    brand: 'wa',
    account: 'noor',
    projectId: 'P1',
    projectName: 'Test kitchen',
    title: 'In words',
    author,
    version: 5,
    leaves: [],
    createdAt: 7,
    attempts: 1,
    state: 'waiting',
    notBefore: 9,
    reason: null,
    clashes: [],
    edit,
    ...more,
  })
  const older = projectType.older
  const editOf = (edit: object, more: object = {}) => older?.toEdit(row(edit, more), 'wa')
  const { fields } = oneOfEach.details.body
  const own = { brand: 'Testa', productCode: 'OVEN', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: null }

  it.each<[object, ProjectEdit]>([
    [{ kind: 'create', ...oneOfEach.create.body }, oneOfEach.create],
    [{ kind: 'rename', name: 'Doyle kitchen' }, oneOfEach.rename],
    [{ kind: 'status', status: 'Pending' }, oneOfEach.status],
    [{ kind: 'customer', ...oneOfEach.customer.body }, oneOfEach.customer],
    [{ kind: 'details', fields }, oneOfEach.details],
    [{ kind: 'quote' }, oneOfEach.quote],
    [{ kind: 'quantity', ...oneOfEach.quantity.body }, oneOfEach.quantity],
    [{ kind: 'terms', ...oneOfEach.terms.body }, oneOfEach.terms],
    [{ kind: 'remove-line', productCode: 'OVEN' }, oneOfEach['remove-line']],
    [{ kind: 'sort-lines', ...oneOfEach['sort-lines'].body }, oneOfEach['sort-lines']],
    [{ kind: 'folder', id: 'F1', newId: '', title: 'Laundry' }, oneOfEach.folder],
    [{ kind: 'folder', id: null, newId: `new-${uuid(1)}`, title: 'Laundry' }, folder(uuid(1))],
    [
      { kind: 'sort-folders', ids: ['F2', `new-${uuid(1)}`] },
      { kind: 'sort-folders', body: { ids: ['F2', uuid(1)] } },
    ],
    [{ kind: 'remove-folder', ...oneOfEach['remove-folder'].body }, oneOfEach['remove-folder']],
    [{ kind: 'note', id: 'N1', newId: '', sku: 'OVEN', notes: 'Left hinge' }, oneOfEach.note],
    [{ kind: 'note', id: `new-${uuid(2)}`, newId: '', sku: 'OVEN', notes: 'new-' }, note(uuid(2), 'new-', false)],
    [
      { kind: 'remove-note', noteId: `new-${uuid(2)}` },
      { kind: 'remove-note', body: { noteId: uuid(2) } },
    ],
    [{ kind: 'variation', id: null, newId: `new-${uuid(3)}`, ...own }, variation(uuid(3))],
    [{ kind: 'variation', id: 'V1', newId: '', ...own }, oneOfEach.variation],
    [{ kind: 'remove-variation', variationId: 'V1' }, oneOfEach['remove-variation']],
    [{ kind: 'comment', newId: `new-${uuid(4)}`, message: 'Called back' }, comment('Called back', uuid(4))],
    [{ kind: 'reminder', ...oneOfEach.reminder.body }, oneOfEach.reminder],
  ])('become edits: %o', (before, after) => {
    expect(editOf(before)).toMatchObject({
      ...after,
      id: 'K1',
      scope: 'project:P1',
      account: 'noor',
      author: author.name,
      madeAt: 7,
      version: 5,
      attempts: 1,
      notBefore: 9,
      state: 'pending',
    })
  })

  it('keep the reason why they were rejected', () => {
    const rejected = { state: 'refused', reason: 'Comments are closed today' }
    expect(editOf({ kind: 'quote' }, rejected)).toMatchObject({ state: 'rejected', reason: rejected.reason })
  })

  it('are compared with all later changes when a person had to choose', () => {
    const review = { state: 'review', clashes: [{ field: 'projectName', base: 'a', mine: 'b', theirs: 'c' }] }
    expect(editOf({ kind: 'rename', name: 'Mine' }, review)).toMatchObject({
      state: 'pending',
      version: 1,
      attempts: 0,
      conflicts: [],
    })
  })

  it('leave to the others what was left to them', () => {
    const leaves = ['projectGoal', 'line/A/B.1/warrantyId', `variation/V1/rrpOverride`]
    expect(editOf({ kind: 'quote' }, { leaves })?.leaves).toEqual([
      'project.projectGoal',
      'line:A/B.1.warranty',
      'variation:V1.rrp',
    ])
  })

  it('stay where they are, and are counted, when they cannot be read', async () => {
    const database = device()
    const unknown = row({ kind: 'teleport' })
    await database.projectChanges.bulkAdd([
      { id: 'X', brand: 'wa', row: unknown },
      { id: 'K1', brand: 'wa', row: row({ kind: 'rename', name: 'Old' }) },
      { id: 'K2', brand: 'wa', row: row({ kind: 'rename', name: 'Theirs' }, { id: 'K2', account: 'wiremu' }) },
    ])
    const store = storeOn(database)
    await store.migrateOlder()
    expect(await store.list()).toMatchObject({ edits: [{ id: 'K1', ...rename('Old') }], unreadable: 1 })
    expect((await database.projectChanges.toArray()).map(({ id }) => id)).toEqual(['X', 'K2'])
  })

  it('find the copy of a project that was created on the device', async () => {
    const database = device()
    const id = `new-${uuid(5)}`
    await database.projects.put({ brand: 'wa', id, project: { ...twoFolders(), projectRef: id }, savedAt: Date.now() })
    const edit = editOf(oneOfEach.create, { projectId: id, edit: { kind: 'create', ...oneOfEach.create.body } })
    expect(edit?.scope).toBe(projectScope(uuid(5)))
    const { base } = await storeOn(database).read(projectScope(uuid(5)))
    expect(base).toMatchObject({ projectRef: uuid(5), projectName: 'Test kitchen' })
    expect((await copies(database).list()).map(({ project }) => project.projectRef)).toEqual([uuid(5)])
  })
})

describe('signing out', () => {
  it('counts and forgets what this person did here, and leaves that of others', async () => {
    const database = device()
    await database.kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad' } })
    await add(storeOn(database), rename('Mine'), '1')
    await add(storeOn(database, { account: 'wiremu' }), rename('Theirs'), '2', { account: 'wiremu' })
    await add(storeOn(database, { brand: 'aol' }), rename('Theirs'), '3', { brand: 'aol' })
    await database.projectChanges.add({ id: '4', brand: 'wa', row: { account: 'noor' } })
    await database.kept.put({ brand: 'wa', key: 'draft:P1:comment', value: { account: 'noor', text: 'Half a' } })
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 2, cart: 0 })
    await forgetOwnChanges('wa', database)
    expect((await database.edits.toArray()).map(({ id }) => id)).toEqual(['2', '3'])
    expect([await database.projectChanges.count(), await database.kept.count()]).toEqual([0, 0])
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 0, cart: 0 })
  })

  it('counts nothing of the person before for one who signed in later', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signsIn = (sub: string) =>
      vi.stubGlobal('window', { localStorage: { getItem: () => `${part({})}.${part({ sub, exp: 1 })}.sig` } })
    const database = device()
    await database.kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad', sub: 'n' } })
    await add(storeOn(database), rename('Mine'), '1')
    signsIn('somebody')
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 0, cart: 0 })
    signsIn('n')
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 1, cart: 0 })
  })

  it('hides a project that a colleague created here and that was not sent yet', async () => {
    const database = device()
    await database.kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad' } })
    await copies(database).keep(twoFolders())
    await add(storeOn(database, { account: 'wiremu' }), oneOfEach.create, '1', { account: 'wiremu' })
    expect(await copies(database).list()).toEqual([])
  })
})
