import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { aTab, closeTabs, emptyNotebook, notebookServer, notebookType } from '../../../tests/sync-notebook.ts'
import { withOverflow } from './overflow-store.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeTabs()
})

const scope = 'notebook:1'

/** A tab of a device that can be full, where deleting still works. */
function aTabThatFills({ isOnline = true } = {}) {
  const server = notebookServer()
  let status = () => 'offline'
  const type = notebookType(server)
  const tab = aTab(server, {
    isOnline,
    wrap: (store) => withOverflow(store, { type, isOnline: () => status() === 'online' }),
  })
  status = tab.connection.status
  const { edits, carts } = tab.database
  return {
    ...tab,
    server,
    stored: () => edits.count(),
    fill() {
      const quota = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      const full = [vi.spyOn(edits, 'put'), vi.spyOn(carts, 'put')]
      for (const put of full) put.mockImplementation(quota as never)
      return () => {
        for (const put of full) put.mockRestore()
      }
    },
  }
}
const settled = (tab: { edits: () => Promise<unknown> }) =>
  vi.waitFor(async () => expect(await tab.edits()).toEqual([]))

it('sends an edit that a full device cannot store, and stores the next one when there is space', async () => {
  const tab = aTabThatFills()
  const empty = tab.fill()
  await tab.sync.addAndWatch(scope, { kind: 'count', body: { by: 1 } }, { base: emptyNotebook })
  expect(tab.server.stateOf(scope).count).toBe(1)
  expect([await tab.stored(), tab.sync.isDurable]).toEqual([0, true])
  empty()
  let storedAtSending: unknown
  tab.server.fateOf = () => {
    storedAtSending = tab.stored()
    return 'ok'
  }
  await tab.sync.addAndWatch(scope, { kind: 'count', body: { by: 1 } }, { base: emptyNotebook })
  expect(await storedAtSending).toBe(1)
  expect((await tab.store.read(scope)).base?.count).toBe(2)
})

it('rejects an edit that a full device cannot store while it is offline', async () => {
  const tab = aTabThatFills({ isOnline: false })
  tab.fill()
  await expect(tab.set('a', '1')).rejects.toMatchObject({ name: 'NotSavedError' })
  expect([await tab.edits(), tab.server.attempts]).toEqual([[], []])
})

it('sends what was stored before the device was full, in order, and deletes it there', async () => {
  const tab = aTabThatFills({ isOnline: false })
  await tab.set('a', '1')
  await tab.set('b', '1')
  tab.fill()
  tab.comesBack()
  await tab.set('a', '2')
  await settled(tab)
  const sent = tab.server.applied.map(({ body }) => body)
  expect(sent).toEqual([
    { field: 'a', value: '1' },
    { field: 'b', value: '1' },
    { field: 'a', value: '2' },
  ])
  await vi.waitFor(async () => expect(await tab.stored()).toBe(0))
})

it('is not durable while an edit in memory got no response, and sends it when the connection is back', async () => {
  const tab = aTabThatFills()
  tab.fill()
  tab.server.fateOf = () => {
    tab.goesOffline()
    return 'cut'
  }
  const outcome = tab.sync.addAndWatch(scope, { kind: 'set', body: { field: 'a', value: '1' } }, { version: 1 })
  expect(await outcome).toMatchObject({ is: 'pending' })
  expect(tab.sync.isDurable).toBe(false)
  tab.server.fateOf = () => 'ok'
  tab.comesBack()
  await settled(tab)
  expect(tab.server.stateOf(scope).fields).toEqual({ a: '1' })
  await vi.waitFor(() => expect(tab.sync.isDurable).toBe(true))
})

it('loses none of several edits at once', async () => {
  const tab = aTabThatFills()
  tab.fill()
  await Promise.all(Array.from({ length: 12 }, () => tab.sync.add(scope, { kind: 'count', body: { by: 1 } })))
  await settled(tab)
  expect(tab.server.stateOf(scope).count).toBe(12)
})
