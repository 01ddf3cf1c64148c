import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  aTab,
  closeTabs,
  emptyNotebook,
  type Fate,
  freshDatabaseName,
  type Notebook,
  notebookServer,
  notebookType,
} from '../../../tests/sync-notebook.ts'
import { openDatabase } from '../database.ts'
import { newEdit } from './edit.ts'
import { createPageLock } from './locks.ts'
import type { LogStore, StoredEdits } from './log-store.ts'
import { createMemoryLogStore } from './memory-log-store.ts'
import { scopeStatus } from './sync.ts'

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await closeTabs()
})

const firstScope = 'notebook:1'
const count = (by: number) => ({ kind: 'count', body: { by } })
const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
const settled = (tab: ReturnType<typeof aTab>) => vi.waitFor(async () => expect(await tab.edits()).toEqual([]))

describe('adding', () => {
  it('stores the edit before anything is sent, with the base it was made on', async () => {
    const server = notebookServer()
    const tab = aTab(server)
    let storedAtSending: unknown
    server.fateOf = () => {
      storedAtSending = tab.database.edits.count()
      return 'ok'
    }
    await tab.sync.add(firstScope, count(1), { base: { ...emptyNotebook, count: 4 } })
    await settled(tab)
    expect(await storedAtSending).toBe(1)
    expect(server.stateOf(firstScope).count).toBe(1)
    expect((await tab.store.read(firstScope)).base?.count).toBe(1)
  })

  it('rejects, sends and shows nothing when it could not be stored', async () => {
    const server = notebookServer()
    const tab = aTab(server)
    vi.spyOn(tab.database.edits, 'put').mockImplementation(() => {
      throw new Error('broken')
    })
    await expect(tab.sync.add(firstScope, count(1), { base: emptyNotebook })).rejects.toThrow('broken')
    expect([await tab.database.edits.count(), await tab.database.carts.count()]).toEqual([0, 0])
    expect([tab.sync.state().edits, server.attempts]).toEqual([[], []])
  })

  const quota = () => new DOMException('full', 'QuotaExceededError')

  it('evicts images, then products seen, and never an edit when the quota is exceeded', async () => {
    const deleted: string[] = []
    vi.stubGlobal('caches', {
      keys: async () => ['hearth-pictures', 'hearth-pages-1'],
      delete: async (name: string) => deleted.push(name),
    })
    const tab = aTab(notebookServer(), { isOnline: false })
    await tab.set('a', '1')
    await tab.database.seenProducts.put({ brand: 'wa', sku: 'X', card: {}, seenAt: 1 })
    const put = vi.spyOn(tab.database.edits, 'put').mockRejectedValueOnce(quota())
    await tab.set('b', '1')
    expect([deleted, await tab.database.seenProducts.count()]).toEqual([['hearth-pictures'], 1])
    put.mockRejectedValue(quota())
    await expect(tab.set('c', '1')).rejects.toMatchObject({ name: 'NotSavedError' })
    expect(await tab.database.seenProducts.count()).toBe(0)
    expect(await tab.edits()).toHaveLength(2)
  })

  it('opens a lost connection to the database again', async () => {
    const tab = aTab(notebookServer(), { isOnline: false })
    await tab.set('a', '1')
    tab.database.close()
    await tab.set('b', '1')
    expect(await tab.edits()).toHaveLength(2)
  })
})

describe('a request without a response', () => {
  it('is aborted after 10 s; later edits are stored meanwhile and other scopes go on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const server = notebookServer()
    server.fateOf = ({ scope }) =>
      scope === firstScope && server.attempts.filter((edit) => edit.scope === firstScope).length === 1 ? 'hang' : 'ok'
    const tab = aTab(server)
    await tab.set('a', '1')
    await vi.waitFor(() => expect(server.attempts).toHaveLength(1))
    await tab.set('b', '1')
    expect((await tab.edits()).map(({ body }) => body)).toMatchObject([{ field: 'a' }, { field: 'b' }])
    expect(scopeStatus(tab.sync.state(), firstScope)).toBe('sending')
    await tab.set('a', '1', 'notebook:2')
    await vi.waitFor(() => expect(server.stateOf('notebook:2').fields).toEqual({ a: '1' }))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(scopeStatus(tab.sync.state(), firstScope)).toBe('sending')
    expect(server.stateOf(firstScope)).toEqual(emptyNotebook)
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(tab.sync.state().sending.size).toBe(0))
    await vi.advanceTimersByTimeAsync(2_500)
    await vi.waitFor(() => expect(server.stateOf(firstScope).fields).toEqual({ a: '1', b: '1' }))
    await vi.waitFor(() => expect(scopeStatus(tab.sync.state(), firstScope)).toBe('saved'))
  })

  it('is sent again under the same key, so that it is applied once', async () => {
    const server = notebookServer(['lost', 503, 'cut', 429, 'lost'])
    const tab = aTab(server)
    await tab.sync.add(firstScope, count(1))
    for (let left = 8; left > 0 && (await tab.edits()).length > 0; left--) await tab.sync.sendNow()
    expect(server.attempts).toHaveLength(6)
    expect(new Set(server.attempts.map(({ id }) => id)).size).toBe(1)
    expect(server.stateOf(firstScope).count).toBe(1)
  })

  it('waits for its delay by itself, and goes at once when it is pressed for', async () => {
    const server = notebookServer([503, 503])
    const tab = aTab(server)
    await tab.sync.add(firstScope, count(1))
    await vi.waitFor(async () => expect((await tab.edits())[0]?.notBefore).toBeGreaterThan(Date.now() + 500))
    expect(server.attempts).toHaveLength(1)
    await tab.sync.sendNow()
    expect(server.attempts).toHaveLength(2)
  })

  it('is not sent while offline, and sent when the connection returns', async () => {
    const server = notebookServer()
    const tab = aTab(server, { isOnline: false })
    await tab.connection.known()
    await tab.set('a', '1')
    await tab.sync.resume()
    expect(server.attempts).toEqual([])
    tab.comesBack()
    await settled(tab)
    expect(server.stateOf(firstScope).fields).toEqual({ a: '1' })
  })
})

describe('tabs of one device', () => {
  it('send each edit once, in order', async () => {
    const database = openDatabase(freshDatabaseName())
    const [server, lock] = [notebookServer(), createPageLock()]
    const tabs = [aTab(server, { database, lock, isOnline: false }), aTab(server, { database, lock, isOnline: false })]
    for (const field of ['a', 'b', 'c', 'd']) await tabs[0]?.set(field, '1')
    for (const tab of tabs) tab.comesBack()
    await Promise.all(tabs.map(({ sync }) => sync.sendNow()))
    expect(server.attempts.map(({ body }) => body)).toMatchObject(['a', 'b', 'c', 'd'].map((field) => ({ field })))
  })

  it('see what another one adds', async () => {
    const database = openDatabase(freshDatabaseName())
    const [first, second] = [
      aTab(notebookServer(), { database, isOnline: false }),
      aTab(notebookServer(), { database, isOnline: false }),
    ]
    await first.set('a', '1')
    await vi.waitFor(() => expect(second.sync.state().edits).toMatchObject([{ body: { field: 'a' } }]))
  })

  it('show each read of the log as it arrives, and none older than the one they show', async () => {
    const reads: ((stored: StoredEdits) => void)[] = []
    const watchers: ((stored: StoredEdits) => void)[] = []
    const list = () => new Promise<StoredEdits>((resolve) => reads.push(resolve))
    const watch = (take: (stored: StoredEdits) => void) => {
      watchers.push(take)
      return () => {}
    }
    const tab = aTab(notebookServer(), { wrap: (store) => ({ ...store, list, watch }) })
    const numbered = (unreadable: number): StoredEdits => ({ edits: [], unreadable })
    for (const number of [1, 2, 3]) watchers[0]?.(numbered(number))
    const shown: number[] = []
    for (const number of [1, 3, 2]) {
      reads[number - 1]?.(numbered(number))
      await new Promise((resolve) => setTimeout(resolve))
      shown.push(tab.sync.state().unreadable)
    }
    expect(shown).toEqual([1, 3, 3])
  })
})

describe('edits of others', () => {
  it('of another account are neither shown, sent nor changed', async () => {
    const database = openDatabase(freshDatabaseName())
    const server = notebookServer()
    const noor = aTab(server, { database, account: 'noor', isOnline: false })
    await noor.set('a', 'of Noor')
    const before = await database.edits.toArray()
    noor.sync.stop()
    const sam = aTab(server, { database, account: 'sam' })
    await sam.set('a', 'of Sam')
    await vi.waitFor(() => expect(server.applied).toHaveLength(1))
    await settled(sam)
    expect([server.stateOf(firstScope).fields.a, await database.edits.toArray()]).toEqual(['of Sam', before])
  })

  it('of a newer version of the app stay as they are and are counted', async () => {
    const server = notebookServer()
    const tab = aTab(server)
    const unknown = { id: 'X', scope: firstScope, brand: 'wa', kind: 'teleport', body: {}, hue: 7 }
    await tab.database.edits.add(unknown)
    await tab.set('a', '1')
    await vi.waitFor(() => expect(server.applied).toHaveLength(1))
    await vi.waitFor(async () => expect(await tab.database.edits.toArray()).toMatchObject([unknown]))
    await vi.waitFor(() => expect(tab.sync.state()).toMatchObject({ edits: [], unreadable: 1 }))
  })

  it('queued by an older release are sent first, and what cannot be read stays and is counted', async () => {
    const server = notebookServer()
    const tab = aTab(server, { isOnline: false })
    const { outbox } = tab.database
    await outbox.add({ id: 'O1', brand: 'wa', row: { id: 'O1', field: 'a', value: 'old' } })
    await outbox.add({ id: 'O2', brand: 'wa', row: { id: 'O2', what: '?' } })
    await tab.sync.resume()
    await tab.set('b', '1')
    expect((await tab.edits()).map(({ id }) => id)[0]).toBe('O1')
    expect(await outbox.toArray()).toMatchObject([{ id: 'O2' }])
    expect(tab.sync.state().unreadable).toBe(1)
    // An older tab, still open, writes another one.
    await outbox.add({ id: 'O3', brand: 'wa', row: { id: 'O3', field: 'c', value: 'old' } })
    tab.comesBack()
    await vi.waitFor(() => expect(server.applied.map(({ id }) => id)).toEqual(expect.arrayContaining(['O1', 'O3'])))
    expect(server.applied[0]?.id).toBe('O1')
  })
})

describe('what needs a person', () => {
  it('is stored with its reason, passed by the others, and sent again only on request', async () => {
    const server = notebookServer([400])
    const tab = aTab(server)
    await tab.set('a', '1')
    await tab.set('b', '1')
    await vi.waitFor(() => expect(server.stateOf(firstScope).fields).toEqual({ b: '1' }))
    await tab.sync.resume()
    expect(server.attempts).toHaveLength(2)
    const [rejected] = await tab.edits()
    expect(rejected).toMatchObject({ state: 'rejected', reason: 'Not accepted' })
    expect(scopeStatus(tab.sync.state(), firstScope)).toBe('needs-you')
    await tab.sync.retry(rejected?.id ?? '')
    await settled(tab)
    expect(server.attempts.at(-1)?.id).toBe(rejected?.id)
  })

  it('is a conflict until it is resolved, also over a reload', async () => {
    const name = freshDatabaseName()
    const server = notebookServer([{ conflicts: [{ field: 'a', theirs: 'x' }], version: 4 }])
    const before = aTab(server, { database: openDatabase(name) })
    await before.set('a', 'mine')
    await vi.waitFor(async () => expect(await before.edits()).toMatchObject([{ state: 'conflict' }]))
    before.sync.stop()
    before.database.close()
    const tab = aTab(server, { database: openDatabase(name) })
    await tab.sync.resume()
    expect(await tab.edits()).toMatchObject([
      { state: 'conflict', conflicts: [{ field: 'a', theirs: 'x' }], version: 4 },
    ])
    await tab.sync.resolve(firstScope, new Map([['a', 'mine']]))
    expect(server.stateOf(firstScope).fields).toEqual({ a: 'mine' })
    expect(server.applied[0]?.version).toBe(4)
  })

  it('can be cancelled, unless it may have arrived', async () => {
    const server = notebookServer(['lost'])
    const tab = aTab(server)
    const [first, second] = [await tab.set('a', '1'), await tab.set('b', '1')]
    await vi.waitFor(async () => expect((await tab.edits())[0]?.attempts).toBe(1))
    expect([await tab.sync.cancel(first ?? ''), await tab.sync.cancel(second ?? '')]).toEqual([false, true])
    await tab.sync.sendNow()
    expect(server.stateOf(firstScope).fields).toEqual({ a: '1' })
  })

  it('can be undone for as long as it is held, and goes at once when what follows counts on it', async () => {
    const server = notebookServer()
    const tab = aTab(server)
    const held = (id: string) => tab.sync.add(firstScope, { kind: 'remove-note', body: { id } }, { holdMs: 10_000 })
    const first = await held('n')
    await tab.sync.sendNow()
    expect(server.attempts).toEqual([])
    expect(await tab.sync.cancel(first ?? '')).toBe(true)
    const second = await held('m')
    await tab.sync.sendHeld(firstScope)
    expect(server.applied).toMatchObject([{ body: { id: 'm' } }])
    expect(await tab.sync.cancel(second ?? '')).toBe(false)
  })
})

describe('watching', () => {
  it('resolves with the response once the server has it', async () => {
    const tab = aTab(notebookServer())
    expect(await tab.sync.addAndWatch(firstScope, count(3))).toMatchObject({ is: 'accepted', result: { count: 3 } })
  })

  it('rejects with the error and stores no rejection', async () => {
    const tab = aTab(notebookServer([400]))
    await expect(tab.sync.addAndWatch(firstScope, count(3))).rejects.toMatchObject({ status: 400 })
    expect(await tab.edits()).toEqual([])
  })

  it('says that the edit is pending and why, when it was stored and not accepted yet', async () => {
    const tab = aTab(notebookServer(['lost', 503]))
    const first = await tab.sync.addAndWatch(firstScope, count(3))
    expect(first).toMatchObject({ is: 'pending', error: { message: 'lost' } })
    expect(await tab.sync.sendAndWatch(first.id ?? '')).toMatchObject({ is: 'pending', error: { status: 503 } })
    expect(await tab.edits()).toHaveLength(1)
  })

  it('names no error where nothing was attempted', async () => {
    const tab = aTab(notebookServer(), { isOnline: false })
    const outcome = await tab.sync.addAndWatch(firstScope, count(3))
    expect(outcome).toMatchObject({ is: 'pending' })
    expect(outcome).not.toMatchObject({ error: expect.anything() })
  })

  it('stores a rejection whose field shows it', async () => {
    const tab = aTab(notebookServer([400]))
    const set = { kind: 'set', body: { field: 'a', value: '1' } }
    await expect(tab.sync.addAndWatch(firstScope, set)).rejects.toMatchObject({ status: 400 })
    expect(await tab.edits()).toMatchObject([{ state: 'rejected', body: { value: '1' } }])
  })

  it('leaves nothing of a scope whose creation was rejected', async () => {
    const tab = aTab(notebookServer([400]))
    const create = { kind: 'create', body: null }
    await expect(tab.sync.addAndWatch(firstScope, create, { base: emptyNotebook })).rejects.toMatchObject({
      status: 400,
    })
    expect(await tab.store.read(firstScope)).toEqual({ base: null, edits: [] })
  })

  it('resolves once it is stored, and later with the outcome', async () => {
    const tab = aTab(notebookServer(), { isOnline: false })
    const { id, outcome } = await tab.sync.addWatched(firstScope, count(3))
    expect(await tab.edits()).toMatchObject([{ id }])
    expect(await outcome).toMatchObject({ is: 'pending', id })
  })
})

describe('typing', () => {
  const type = (tab: ReturnType<typeof aTab>, value: string) =>
    tab.sync.add(firstScope, { kind: 'set', body: { field: 'a', value } }, { isTyping: true })

  it('stores each pause and sends them as one edit, once the field is left', async () => {
    const server = notebookServer()
    const tab = aTab(server)
    for (const text of ['S', 'Seats', 'Seats for six']) await type(tab, text)
    expect(await tab.edits()).toMatchObject([{ body: { value: 'Seats for six' }, attempts: 0 }])
    await tab.sync.addAndWatch(firstScope, { kind: 'set', body: { field: 'a', value: 'Seats for six' } })
    expect(server.attempts).toMatchObject([{ body: { value: 'Seats for six' } }])
  })

  it('sends what was typed after a pause of three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const server = notebookServer()
    const tab = aTab(server)
    await type(tab, 'Seats')
    await vi.advanceTimersByTimeAsync(2_000)
    await type(tab, 'Seats for')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.attempts).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await settled(tab)
    expect(server.attempts).toMatchObject([{ body: { value: 'Seats for' } }])
  })

  it('sends what was typed before another edit that is watched', async () => {
    const server = notebookServer()
    const tab = aTab(server)
    await type(tab, 'Seats')
    await tab.sync.addAndWatch(firstScope, count(1))
    expect(server.applied.map(({ kind }) => kind)).toEqual(['set', 'count'])
  })
})

it('forgets a scope with what is pending in it', async () => {
  const server = notebookServer()
  const tab = aTab(server, { isOnline: false })
  await tab.sync.add(firstScope, count(1), { base: emptyNotebook })
  await tab.sync.add('notebook:2', count(2), { base: emptyNotebook })
  await tab.sync.forget(firstScope)
  expect(await tab.store.read(firstScope)).toEqual({ base: null, edits: [] })
  tab.comesBack()
  await settled(tab)
  expect(server.applied.map(({ scope }) => scope)).toEqual(['notebook:2'])
})

it('drains a scope: false while edits of it are still pending', async () => {
  const tab = aTab(notebookServer(['cut']))
  await tab.set('a', '1')
  await vi.waitFor(async () => expect((await tab.edits())[0]?.attempts).toBe(1))
  await vi.waitFor(() => expect(tab.sync.state().sending.size).toBe(0))
  expect(await tab.sync.drain(firstScope)).toBe(true)
  tab.goesOffline()
  await tab.set('b', '1')
  expect(await tab.sync.drain(firstScope)).toBe(false)
})

it('tries again by itself when the device could not store an attempt', async () => {
  quietly()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const server = notebookServer()
  let failures = 0
  const wrap = (store: LogStore<Notebook>): LogStore<Notebook> => ({
    ...store,
    update: (scope, change) =>
      store.update(scope, (log) => {
        const [after, result] = change(log)
        const isAttempt = after.edits.some((edit, place) => edit.attempts > (log.edits[place]?.attempts ?? 0))
        if (isAttempt && failures++ === 0) throw new DOMException('full', 'QuotaExceededError')
        return [after, result]
      }),
  })
  // Three evictions are tried before the write fails.
  const tab = aTab(server, { wrap: (store) => ({ ...wrap(store), isDurable: true }) })
  await tab.set('a', '1')
  await vi.advanceTimersByTimeAsync(3_500)
  vi.useRealTimers()
  await settled(tab)
  expect(server.stateOf(firstScope).fields).toEqual({ a: '1' })
})

describe('a device that is killed', () => {
  const never = () => new Promise<never>(() => {})

  /** Dies at its n-th write, which is done or not, or when it is killed: nothing runs afterwards. */
  function mortal(nth: number, isWritten: boolean) {
    let writes = 0
    let isDead = false
    const wrap = (store: LogStore<Notebook>): LogStore<Notebook> => ({
      ...store,
      list: () => (isDead ? never() : store.list()),
      read: (scope) => (isDead ? never() : store.read(scope)),
      update: async (scope, change) => {
        if (isDead) return never()
        if (++writes < nth) return store.update(scope, change)
        isDead = true
        if (isWritten) await store.update(scope, change)
        return never()
      },
    })
    function kill() {
      isDead = true
    }
    return { wrap, kill }
  }
  const fields = ['a', 'b', 'c']

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((nth) => [true, false].map((isWritten) => ({ nth, isWritten }))))(
    'loses nothing that was saved, after write $nth (written: $isWritten)',
    async ({ nth, isWritten }) => {
      const name = freshDatabaseName()
      const server = notebookServer()
      const { wrap, kill } = mortal(nth, isWritten)
      const dying = aTab(server, { database: openDatabase(name), wrap })
      const saved: string[] = []
      const adding = (async () => {
        for (const field of fields) {
          await dying.set(field, '1')
          await dying.sync.add(firstScope, count(1))
          saved.push(field)
        }
      })()
      await Promise.race([adding, new Promise((resolve) => setTimeout(resolve, 60))])
      kill()
      dying.sync.stop()
      // A write that the disk already has completes.
      await new Promise((resolve) => setTimeout(resolve, 30))
      dying.database.close()
      const tab = aTab(server, { database: openDatabase(name) })
      await tab.sync.resume()
      await settled(tab)
      const state = server.stateOf(firstScope)
      expect(Object.keys(state.fields)).toEqual(expect.arrayContaining(saved))
      expect(state.count).toBeGreaterThanOrEqual(saved.length)
      expect(state.count).toBeLessThanOrEqual(saved.length + 1)
      expect(new Set(server.applied.map(({ id }) => id)).size).toBe(server.applied.length)
      expect((await tab.store.read(firstScope)).base ?? emptyNotebook).toEqual(state)
    },
  )
})

describe('any history', () => {
  const fate = fc.constantFrom<Fate>('ok', 'lost', 'cut', 503, 429)
  const moment = fc.oneof(
    fc.record({
      does: fc.constant('set' as const),
      field: fc.constantFrom('a', 'b'),
      scope: fc.constantFrom('1', '2'),
    }),
    fc.record({ does: fc.constant('count' as const), by: fc.constantFrom(-1, 1, 2), scope: fc.constantFrom('1', '2') }),
    fc.constant({ does: 'send' as const }),
  )

  it('reaches the server once, in the order it was made, stored or in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { maxLength: 12 }),
        fc.array(fate, { maxLength: 12 }),
        async (history, fates) => {
          const server = notebookServer(fates)
          const tab = aTab(server, { wrap: () => createMemoryLogStore(notebookType(server)) })
          const expected = new Map<string, Notebook>()
          let made = 0
          for (const step of history) {
            if (step.does === 'send') await tab.sync.sendNow()
            else {
              const scope = `notebook:${step.scope}`
              const before = expected.get(scope) ?? emptyNotebook
              const value = `${++made}`
              const change = step.does === 'set' ? { kind: 'set', body: { field: step.field, value } } : count(step.by)
              expected.set(
                scope,
                step.does === 'set'
                  ? { ...before, fields: { ...before.fields, [step.field]: value } }
                  : { ...before, count: before.count + step.by },
              )
              await tab.sync.add(scope, change)
            }
          }
          for (let left = 30; left > 0 && (await tab.edits()).length > 0; left--) await tab.sync.sendNow()
          tab.sync.stop()
          for (const [scope, { fields, count: sum }] of expected)
            expect(server.stateOf(scope)).toMatchObject({ fields, count: sum })
          expect(new Set(server.applied.map(({ id }) => id)).size).toBe(server.applied.length)
        },
      ),
      { numRuns: 100 },
    )
  })
})

it('gives no age that the server rejects for an edit made by a wrong clock', async () => {
  const server = notebookServer()
  const tab = aTab(server)
  const ages: (string | undefined)[] = []
  const set = tab.type.kinds.find(({ name }) => name === 'set')
  vi.spyOn(set ?? expect.fail(), 'send').mockImplementation(async (_edit, { options }) => {
    ages.push(options.headers['x-edit-age'])
    return { is: 'accepted' }
  })
  const edit = { id: 'X', kind: 'set', body: { field: 'a', value: '1' }, scope: firstScope, brand: 'wa', account: null }
  await tab.database.edits.add(newEdit({ ...edit, madeAt: 0 }))
  await tab.sync.resume()
  expect(ages).toEqual([String(365 * 86_400_000)])
})

it('names itself, the key and the age of the edit to the server', async () => {
  const server = notebookServer(['cut'])
  const tab = aTab(server)
  const seen: Record<string, string>[] = []
  const set = tab.type.kinds.find(({ name }) => name === 'set')
  vi.spyOn(set ?? expect.fail(), 'send').mockImplementation(async (_edit, { options }) => {
    seen.push(options.headers)
    return { is: 'accepted' }
  })
  const id = await tab.set('a', '1')
  await settled(tab)
  expect(seen).toEqual([{ 'idempotency-key': id, 'x-device-id': 'D', 'x-edit-age': expect.stringMatching(/^\d+$/) }])
})
