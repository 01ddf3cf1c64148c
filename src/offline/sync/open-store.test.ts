import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '../../../tests/console-guard.ts'
import { notebookServer, notebookType } from '../../../tests/sync-notebook.ts'

vi.mock('#lib/network/report-failure.ts', () => ({ reportFailure: vi.fn() }))

// Each page has its own connection.
beforeEach(() => void vi.resetModules())
const open: Dexie[] = []
afterEach(async () => {
  for (const database of open.splice(0)) database.close()
  await Dexie.delete('hearth')
})

async function openHere() {
  open.push((await import('../database.ts')).ownDatabase())
  return (await import('./open-store.ts')).openStore(notebookType(notebookServer()), { brand: 'wa', account: null })
}

it('stores edits on the device, under one name of the device for good', async () => {
  const { store, deviceId } = await openHere()
  expect(store.isDurable).toBe(true)
  expect(await store.list()).toEqual({ edits: [], unreadable: 0 })
  vi.resetModules()
  expect((await openHere()).deviceId).toBe(deviceId)
})

it('adds its tables to a database that another program made', async () => {
  expectConsole(/^Dexie SchemaDiff: /)
  const strange = new Dexie('hearth')
  strange.version(900).stores({ other: 'id' })
  await strange.open()
  strange.close()
  const { store } = await openHere()
  expect(store.isDurable).toBe(true)
  expect((await store.list()).edits).toEqual([])
})

it('stores edits in memory where the database cannot be read', async () => {
  const { ownDatabase } = await import('../database.ts')
  const failing = vi.spyOn(ownDatabase().edits, 'where')
  failing.mockImplementation(() => {
    throw new DOMException('One of the specified object stores was not found.', 'NotFoundError')
  })
  const { store } = await openHere()
  expect(store.isDurable).toBe(false)
  expect((await store.list()).edits).toEqual([])
})
