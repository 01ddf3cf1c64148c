import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectEdit } from '#domain/project-edit.ts'
import { author, newFolder, newNote, oneOfEach, quantity, rename, twoFolders } from '../../tests/project-edits.ts'
import { type Database, openDatabase } from './database.ts'
import { createProjectOutbox, type ProjectOutbox } from './project-outbox.ts'
import { createProjectStore, keptProjects } from './project-store.ts'
import { countOwnChanges, forgetOwnChanges } from './staff-on-device.ts'

const open: Database[] = []
let made = 0
afterEach(async () => {
  vi.restoreAllMocks()
  for (const database of open.splice(0)) {
    database.close()
    await Dexie.delete(database.name)
  }
})

function device(name = `project-outbox-${++made}`) {
  const database = openDatabase(name)
  open.push(database)
  return database
}

const outboxOn = (database: Database, { brand = 'wa', account = 'noor' } = {}) =>
  createProjectOutbox(database, { brand, account, now: () => 0 })

const add = (outbox: ProjectOutbox, edit: ProjectEdit, id: string, projectId = 'P1') =>
  outbox.add({ id, projectId, projectName: 'Test kitchen', edit, title: edit.kind, author, version: 5 })

const idsOf = async (outbox: ProjectOutbox) => (await outbox.list()).map(({ id }) => id)
const editsOf = async (outbox: ProjectOutbox) => (await outbox.list()).map(({ edit }) => edit)

const copies = (database: Database) => createProjectStore({ brand: 'wa', database })
const copyOf = async (database: Database): Promise<Project | undefined> => (await copies(database).read('P1'))?.project

const taken = (id: string | null = null, more = {}) => ({ id, version: 6, isMerged: false, ...more })

describe('what waits on the device', () => {
  it('is there after a restart, in its order, with what it was made of', async () => {
    const name = `project-outbox-${++made}`
    const before = device(name)
    for (const id of ['9', '1', '5']) await add(outboxOn(before), { ...oneOfEach.comment, newId: `new-${id}` }, id)
    before.close()
    const rows = await outboxOn(device(name)).list()
    expect(rows.map(({ id }) => id)).toEqual(['9', '1', '5'])
    expect(rows[0]).toMatchObject({
      projectId: 'P1',
      version: 5,
      author,
      attempts: 0,
      state: 'waiting',
      account: 'noor',
    })
  })

  it('is neither shown to another person or shop nor touched by them', async () => {
    const database = device()
    await add(outboxOn(database), rename('Mine'), '1')
    for (const other of [{ account: 'wiremu' }, { brand: 'aol' }]) {
      const outbox = outboxOn(database, other)
      await add(outbox, rename('Theirs'), `of ${Object.values(other)}`)
      expect(await editsOf(outbox)).toEqual([rename('Theirs')])
      expect(await outbox.begin('1')).toBeNull()
      await outbox.settle('1', taken())
      await outbox.settle('1', null)
      await outbox.cancel('1')
    }
    expect(await editsOf(outboxOn(database))).toEqual([rename('Mine')])
  })

  it('stays where it is when a newer app made it', async () => {
    const database = device()
    const row = { id: 'X', brand: 'wa', account: 'noor', projectId: 'P1', edit: { kind: 'teleport' } }
    await database.projectChanges.add({ id: 'X', brand: 'wa', row })
    const outbox = outboxOn(database)
    await add(outbox, rename('One'), '1')
    await add(outbox, rename('Two'), '2')
    await outbox.settle('1', taken())
    expect(await idsOf(outbox)).toEqual([])
    expect(await database.projectChanges.toArray()).toMatchObject([{ id: 'X', row }])
  })

  it('takes the next change of the same thing in, and keeps its place', async () => {
    const outbox = outboxOn(device())
    await add(outbox, rename('One'), '1')
    await add(outbox, oneOfEach.comment, '2')
    await add(outbox, rename('Other'), '3', 'P2')
    await add(outbox, rename('Two'), '4')
    expect(await editsOf(outbox)).toEqual([rename('Two'), oneOfEach.comment, rename('Other')])
    expect(await idsOf(outbox)).toEqual(['1', '2', '3'])
  })

  it('is only followed once it was tried', async () => {
    const outbox = outboxOn(device())
    await add(outbox, rename('One'), '1')
    expect(await outbox.begin('1')).toMatchObject({ attempts: 1 })
    await add(outbox, rename('Two'), '2')
    expect(await outbox.list()).toMatchObject([
      { edit: rename('One'), attempts: 1 },
      { edit: rename('Two'), attempts: 0 },
    ])
  })

  it('is told as not saved when there is no room, and what waits already stays', async () => {
    vi.stubGlobal('caches', { keys: async () => [], delete: async () => true })
    const database = device()
    const outbox = outboxOn(database)
    await add(outbox, quantity('OVEN', 2), '1')
    vi.spyOn(database.projectChanges, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    // It takes the place of a change that waits: with one unwritten, the other must be back.
    await expect(add(outbox, oneOfEach['remove-line'], '2')).rejects.toMatchObject({ name: 'NotSavedError' })
    expect(await editsOf(outbox)).toEqual([quantity('OVEN', 2)])
    vi.unstubAllGlobals()
  })

  it('keeps the copy of its project on the device, however old that is', async () => {
    const database = device()
    let time = 0
    const store = createProjectStore({ brand: 'wa', database, now: () => time })
    await store.keep({ ...twoFolders(), projectRef: 'P2' })
    await store.keep(twoFolders())
    await add(outboxOn(database), rename('One'), '1')
    time = keptProjects.days * 24 * 60 * 60_000 + 1
    await store.keep({ ...twoFolders(), projectRef: 'P3' })
    expect((await database.projects.toArray()).map(({ id }) => id)).toEqual(['P1', 'P3'])
  })
})

describe('a change the server took', () => {
  async function waiting() {
    const database = device()
    const outbox = outboxOn(database)
    await copies(database).keep(twoFolders())
    await add(outbox, newFolder('new-f'), '1')
    await add(outbox, { kind: 'sort-lines', folderId: 'new-f', products: ['OVEN'] }, '2')
    await add(outbox, rename('Other'), '3', 'P2')
    await outbox.begin('1')
    return { database, outbox }
  }

  it('goes, and what follows it has its id and version; the copy on the device has it too', async () => {
    const { database, outbox } = await waiting()
    await outbox.settle('1', taken('S1'))
    expect(await outbox.list()).toMatchObject([
      { id: '2', version: 6, edit: { kind: 'sort-lines', folderId: 'S1', products: ['OVEN'] } },
      { id: '3', version: 5 },
    ])
    const copy = await copyOf(database)
    expect(copy?.version).toBe(6)
    expect(copy?.folders.map(({ title }) => title)).toEqual(['Kitchen', 'Bath', 'Laundry'])
  })

  it('is in the copy under the id the server gave, as later changes of it are', async () => {
    const { database, outbox } = await waiting()
    await outbox.settle('1', taken('S1'))
    expect((await copyOf(database))?.folders.map(({ id }) => id)).toEqual(['F1', 'F2', 'S1'])
  })

  it('leaves the version of the copy where others changed something that is not in it', async () => {
    const { database, outbox } = await waiting()
    await outbox.settle('1', taken('S1', { version: 9, isMerged: true }))
    expect((await copyOf(database))?.version).toBe(5)
    expect((await outbox.list())[0]).toMatchObject({ id: '2', version: 5, edit: { folderId: 'S1' } })
  })

  it.each(['projects', 'projectChanges'] as const)(
    'is written whole or not at all: without %s, nothing of it',
    async (table) => {
      const { database, outbox } = await waiting()
      vi.spyOn(database[table], 'put').mockImplementation(() => {
        throw new Error('broken')
      })
      await expect(outbox.settle('1', taken('S1'))).rejects.toThrow('broken')
      vi.restoreAllMocks()
      expect(await idsOf(outbox)).toEqual(['1', '2', '3'])
      expect((await outbox.list())[1]).toMatchObject({ version: 5, edit: { folderId: 'new-f' } })
      expect(await copyOf(database)).toEqual(twoFolders())
    },
  )

  it('needs no copy to be taken', async () => {
    const outbox = outboxOn(device())
    await add(outbox, rename('One'), '1')
    await outbox.settle('1', taken())
    expect(await outbox.list()).toEqual([])
  })
})

describe('a change somebody takes back', () => {
  it('goes with what depends on it', async () => {
    const outbox = outboxOn(device())
    await add(outbox, newFolder('new-f'), '1')
    await add(outbox, { kind: 'sort-lines', folderId: 'new-f', products: ['OVEN'] }, '2')
    await add(outbox, { kind: 'sort-folders', ids: ['new-f', 'F2', 'F1'] }, '3')
    await add(outbox, newNote('new-n'), '4')
    expect(await outbox.cancel('1')).toBe(true)
    expect(await editsOf(outbox)).toEqual([{ kind: 'sort-folders', ids: ['F2', 'F1'] }, newNote('new-n')])
  })

  it('stays when it may have arrived', async () => {
    const outbox = outboxOn(device())
    await add(outbox, rename('One'), '1')
    await outbox.begin('1')
    expect(await outbox.cancel('1')).toBe(false)
    expect(await idsOf(outbox)).toEqual(['1'])
  })
})

describe('a change that waits for a person', () => {
  it('is not begun, and waits again as it was once released', async () => {
    const outbox = outboxOn(device())
    await add(outbox, rename('One'), '1')
    const [row] = await outbox.list()
    if (row) await outbox.replace({ ...row, state: 'refused', reason: 'No' })
    expect(await outbox.begin('1')).toBeNull()
    await outbox.release('1')
    expect(await outbox.list()).toEqual([row])
  })

  it('keeps its place under another key', async () => {
    const outbox = outboxOn(device())
    await add(outbox, rename('One'), '1')
    await add(outbox, oneOfEach.comment, '2')
    const [row] = await outbox.list()
    if (row) await outbox.replace({ ...row, id: '7', state: 'waiting' }, '1')
    expect(await idsOf(outbox)).toEqual(['7', '2'])
  })
})

describe('signing out', () => {
  it('counts and forgets what this person made here, and leaves that of others', async () => {
    const database = device()
    await database.kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad' } })
    const others = [outboxOn(database, { account: 'wiremu' }), outboxOn(database, { brand: 'aol' })]
    await add(outboxOn(database), rename('Mine'), '1')
    for (const [at, outbox] of others.entries()) await add(outbox, rename('Theirs'), `other ${at}`)
    expect(await countOwnChanges('wa', database)).toBe(1)
    await forgetOwnChanges('wa', database)
    expect(await outboxOn(database).list()).toEqual([])
    expect(await Promise.all(others.map(idsOf))).toEqual([['other 0'], ['other 1']])
    expect(await countOwnChanges('wa', database)).toBe(0)
  })

  it('takes nobody who signed in later for the one who was here before', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signsIn = (sub: string) =>
      vi.stubGlobal('window', { localStorage: { getItem: () => `${part({})}.${part({ sub, exp: 1 })}.sig` } })
    const database = device()
    await database.kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad', sub: 'n' } })
    await add(outboxOn(database), rename('Mine'), '1')
    signsIn('somebody')
    expect(await countOwnChanges('wa', database)).toBe(0)
    signsIn('n')
    expect(await countOwnChanges('wa', database)).toBe(1)
    vi.unstubAllGlobals()
  })
})
