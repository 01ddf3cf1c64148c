import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '#offline/database.ts'
import { createDraftStore } from './draft-store.ts'

let made = 0
const open: Database[] = []
afterEach(async () => {
  for (const database of open.splice(0)) {
    database.close()
    await Dexie.delete(database.name)
  }
})

function device() {
  const database = openDatabase(`drafts-${++made}`)
  open.push(database)
  return database
}

const pageOn = (database: Database, account = 'noor') =>
  createDraftStore({ brand: 'wa', account: async () => account, database })

async function typed(text: string) {
  const database = device()
  const page = pageOn(database)
  page.write('P1:comment', text)
  expect(page.read('P1:comment')).toBe(text)
  await vi.waitFor(async () => expect(await database.kept.count()).toBe(1), { timeout: 2_000 })
  return { database, page }
}

it('restores a text after the page was closed', async () => {
  const { database } = await typed('Call before t')
  const next = pageOn(database)
  const shown = vi.fn()
  next.subscribe(shown)
  await next.load('P1:comment')
  expect([next.read('P1:comment'), shown.mock.calls.length]).toEqual(['Call before t', 1])
  expect(next.read('P2:comment')).toBe('')
})

it('stores a text once, 400 ms after the last key', async () => {
  const database = device()
  const put = vi.spyOn(database.kept, 'put')
  const page = pageOn(database)
  for (const text of ['C', 'Ca', 'Call']) page.write('P1:comment', text)
  await vi.waitFor(() => expect(put).toHaveBeenCalled(), { timeout: 2_000 })
  expect(put.mock.calls.map(([{ value }]) => value)).toEqual([{ account: 'noor', text: 'Call' }])
  // Closing a database that is still being opened makes Dexie warn.
  await put.mock.results[0]?.value
})

it('forgets a text that was sent', async () => {
  const { database, page } = await typed('Call before ten')
  page.write('P1:comment', '')
  await vi.waitFor(async () => expect(await database.kept.count()).toBe(0))
})

it('shows no one the text of another account', async () => {
  const { database } = await typed('Call before ten')
  const colleague = pageOn(database, 'wiremu')
  await colleague.load('P1:comment')
  expect(colleague.read('P1:comment')).toBe('')
})

it('keeps what was typed while the stored text was read', async () => {
  const { database } = await typed('Call before t')
  const next = pageOn(database)
  const loading = next.load('P1:comment')
  next.write('P1:comment', 'Other')
  await loading
  expect(next.read('P1:comment')).toBe('Other')
})
