import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('#lib/report-failure.ts', () => ({ reportFailure: vi.fn() }))

// Each page has one connection of its own.
beforeEach(async () => {
  vi.resetModules()
  await Dexie.delete('hearth')
})
const openHere = async () => (await import('./own-outbox.ts')).openOwnOutbox('wa')

it('keeps what waits on the device', async () => {
  const { outbox } = await openHere()
  expect(outbox.isDurable).toBe(true)
  expect(await outbox.list()).toEqual([])
})

it('adds what it knows to a database that somebody else made', async () => {
  const strange = new Dexie('hearth')
  strange.version(900).stores({ other: 'id' })
  await strange.open()
  strange.close()
  const { outbox } = await openHere()
  expect(outbox.isDurable).toBe(true)
  expect(await outbox.list()).toEqual([])
})

it('keeps what waits in memory where the database cannot be read', async () => {
  const { ownDatabase } = await import('./database.ts')
  const failing = vi.spyOn(ownDatabase().outbox, 'where')
  failing.mockImplementation(() => {
    throw new DOMException('One of the specified object stores was not found.', 'NotFoundError')
  })
  const { outbox } = await openHere()
  expect(outbox.isDurable).toBe(false)
  expect(await outbox.list()).toEqual([])
})
