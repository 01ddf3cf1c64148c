import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#contract/checkout/cart.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import { createConnection } from '#lib/network/connection.ts'
import { brand } from '#themes/wa/brand.ts'
import { add, clear, lineOf, remove } from '../../../tests/cart-edits.ts'
import { type Sent, wire } from '../../../tests/wire.ts'
import { type Database, openDatabase } from '../database.ts'
import { newEdit } from '../sync/edit.ts'
import { createPageLock } from '../sync/locks.ts'
import { createLogStore } from '../sync/log-store.ts'
import { createSync } from '../sync/sync.ts'
import { cartScope, cartType } from './cart-scope.ts'
import { createCartStore } from './cart-store.ts'

const open: { database: Database; stop: () => void }[] = []
let made = 0
afterEach(async () => {
  const all = open.splice(0)
  for (const { stop } of all) stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (const { database } of all) database.close()
  for (const { database } of all) await Dexie.delete(database.name)
})

const held: Cart = { ...emptyCart(), cartId: 'C1', orderTotal: 7, products: [lineOf('A', 2, 'A-1')] }
const errorResponse = (status: number) => Response.json({ errors: ['The shop says no'] }, { status })

function device(respond: (sent: Sent) => unknown = () => held, name = `cart-${++made}`) {
  const database = openDatabase(name)
  const { api, sent, lines } = wire(respond)
  const type = cartType(brand)
  const owner = { brand: 'wa', account: null }
  const store = createLogStore(database, { type, ...owner })
  const connection = createConnection({ probe: async () => true, schedule: () => () => {}, random: () => 0 })
  const sync = createSync(type, { api, store, lock: createPageLock(), connection, ...owner, deviceId: 'D' })
  open.push({ database, stop: sync.stop })
  const edits = async () => (await store.list()).edits
  return { database, store, sync, sent, lines, edits, drained: () => sync.drain(scope) }
}
const scope = cartScope('wa')
const never = () => {
  throw new TypeError('Failed to fetch')
}

describe('the cart on this device', () => {
  it('is stored with the edit that was made on it, and with the response once the edit is accepted', async () => {
    let response: unknown = never
    const { database, sync, edits, drained } = device(() => (response === never ? never() : response))
    const stored = async () => (await createCartStore('wa', database).read())?.cart
    expect(await sync.addAndWatch(scope, add('A'), { base: held })).toMatchObject({ is: 'pending' })
    expect([(await edits()).length, (await stored())?.orderTotal]).toEqual([1, 7])
    response = { ...held, orderTotal: 17 }
    expect(await drained()).toBe(true)
    expect([await edits(), (await stored())?.orderTotal]).toEqual([[], 17])
  })

  it('is read by other tabs and not by the one that stored it, which would count the change twice', async () => {
    const { database, sync } = device()
    const seen: string[] = []
    const stops = ['here', 'there'].map((tab) =>
      createCartStore('wa', database, tab === 'here' ? undefined : tab).watch(() => seen.push(tab)),
    )
    await sync.addAndWatch(scope, add('A'))
    await vi.waitFor(() => expect(seen).toContain('there'))
    expect(seen).not.toContain('here')
    for (const stop of stops) stop()
  })

  it('has the log of each shop apart', async () => {
    const { database, sync } = device(never)
    await sync.add(scope, add('A'))
    const otherShop = createLogStore(database, { type: cartType(brand), brand: 'aol', account: null })
    expect((await otherShop.list()).edits).toEqual([])
  })
})

describe('rows of an older release', () => {
  const rest = { brand: 'wa', createdAt: 5, attempts: 2, state: 'waiting', notBefore: 0, reason: null }

  it('become edits under their keys, in their order, and are sent', async () => {
    const { database, sync, sent } = device()
    const { body: payload } = add('A', 2)
    const rejected = { state: 'refused', reason: 'Sold out' }
    await database.outbox.bulkAdd([
      { id: 'O1', brand: 'wa', row: { ...rest, id: 'O1', kind: 'add', payload } },
      { id: 'O2', brand: 'wa', row: { ...rest, id: 'O2', kind: 'email', payload: { email: 'a@b.example' } } },
      { id: 'O3', brand: 'wa', row: { ...rest, id: 'O3', kind: 'add', payload, ...rejected } },
      { id: 'X', brand: 'wa', row: { kind: 'teleport' } },
    ])
    await sync.resume()
    const writes = sent.filter(({ method }) => method !== 'GET')
    expect(writes.map(({ path, headers }) => [path, headers.get('idempotency-key')])).toEqual([
      ['/api/cart/product/', 'O1'],
      ['/api/cart/email', 'O2'],
    ])
    expect(sync.state()).toMatchObject({ edits: [{ id: 'O3', state: 'rejected', reason: 'Sold out' }], unreadable: 1 })
    expect(await database.outbox.toArray()).toMatchObject([{ id: 'X' }])
  })
})

describe('failures', () => {
  it('stores a rejection with the reason of the shop, and lets the next edit go', async () => {
    const responses = [errorResponse(400)]
    const { sync, edits } = device(() => responses.shift() ?? held)
    await sync.add(scope, add('A'))
    await sync.add(scope, clear)
    await vi.waitFor(async () =>
      expect(await edits()).toMatchObject([{ state: 'rejected', reason: 'The shop says no' }]),
    )
  })

  it('continues when a line is gone already, and reports it to a shopper who waits', async () => {
    const { sync, edits, drained } = device(({ method }) => (method === 'DELETE' ? errorResponse(404) : held))
    await sync.add(scope, remove(lineOf('A', 1, 'A-1')), { base: held })
    expect(await drained()).toBe(true)
    expect([await edits(), (await createCartStore('wa', open[0]?.database).read())?.cart.products]).toEqual([[], []])
    await expect(sync.addAndWatch(scope, remove(lineOf('A', 1, 'A-1')))).rejects.toMatchObject({ status: 404 })
    expect(await edits()).toEqual([])
  })

  it('removes a line that was made here by the code the shop gave it', async () => {
    const { sync, lines, drained } = device()
    await sync.add(scope, remove(lineOf('A')), { base: held })
    expect(await drained()).toBe(true)
    expect(lines()).toEqual(['DELETE /api/cart/product/A-1'])
  })

  it('reports a failed server to a shopper who waits, and retries when no one waits', async () => {
    const { sync, edits } = device(() => errorResponse(500))
    await expect(sync.addAndWatch(scope, add('A'))).rejects.toMatchObject({ status: 500 })
    expect(await edits()).toEqual([])
    await sync.add(scope, add('A'))
    await vi.waitFor(async () => expect(await edits()).toMatchObject([{ state: 'pending', attempts: 1 }]))
  })

  it('sends again after no response, a proxy error or a rate limit', () => {
    const { failureOf } = cartType(brand)
    const attempt = {
      isWatched: true,
      edit: newEdit({ ...clear, id: '1', scope, brand: 'wa', account: null, madeAt: 0 }),
    }
    const problem = { code: 'unexpected', message: '' }
    const isFinal = (error: unknown) => failureOf(error, attempt).is === 'rejected'
    expect([502, 503, 504, 429, 408].map((status) => isFinal(new ApiError(status, problem)))).not.toContain(true)
    expect([400, 401, 403, 404, 409, 410, 422].map((status) => isFinal(new ApiError(status, problem)))).not.toContain(
      false,
    )
    expect([new OfflineError('no response'), new DOMException('', 'TimeoutError')].map(isFinal)).toEqual([false, false])
  })
})
