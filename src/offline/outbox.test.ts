import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { emptyCart, quantityAfter } from '#domain/cart.ts'
import { lineRef } from '#domain/line-ref.ts'
import { cartRules, type OutboxChange, type OutboxRow } from '#domain/outbox.ts'
import { add, lineOf } from '../../tests/outbox-changes.ts'
import { createCartStore } from './carts.ts'
import { type Database, openDatabase } from './database.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createMemoryOutbox } from './outbox-memory.ts'
import { createSender } from './sender.ts'
import { createPageLock } from './sync/locks.ts'

const open: Database[] = []
let made = 0
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const database of open.splice(0)) {
    database.close()
    await Dexie.delete(database.name)
  }
})

function device(name = `outbox-${++made}`) {
  const database = openDatabase(name)
  open.push(database)
  return database
}
const tabOn = (database: Database, tab = 'tab') => createOutbox(database, { brand: 'wa', tab })

const remove = (sku: string, productCode = sku): OutboxChange => ({
  kind: 'remove',
  payload: { line: { ...lineRef(lineOf(sku)), productCode }, title: sku },
})
const skusOf = (rows: readonly OutboxRow[]) => rows.map((row) => (row.kind === 'add' ? row.payload.body.sku : row.kind))

/** A shop that counts a key once; `answers` says what comes of each attempt: `lost` applies it and says nothing. */
function modelShop(answers: ('ok' | 'lost' | 'unreachable' | number)[] = []) {
  const held = new Map<string, number>()
  const keys: string[] = []
  const attempts: string[] = []
  function apply(row: OutboxRow) {
    if (keys.includes(row.id)) return
    keys.push(row.id)
    if (row.kind === 'add') {
      const { sku, quantity } = row.payload.body
      held.set(sku, quantityAfter(held.get(sku) ?? 0, quantity))
    }
    if (row.kind === 'remove') held.delete(row.payload.line.sku)
    if (row.kind === 'clear') held.clear()
  }
  const cart = (): Cart => ({
    ...emptyCart(),
    cartId: 'C1',
    products: [...held].map(([sku, quantity]) => ({ ...lineOf(sku, quantity), productCode: sku })),
  })
  return {
    held,
    keys,
    attempts,
    send: async (row: OutboxRow): Promise<Cart> => {
      attempts.push(row.id)
      const answer = answers.shift() ?? 'ok'
      if (typeof answer === 'number') throw Object.assign(new Error('no'), { status: answer })
      if (answer === 'unreachable') throw new Error('no answer')
      apply(row)
      if (answer === 'lost') throw new Error('no answer')
      return cart()
    },
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null

function senderOf(outbox: Outbox, shop: Pick<ReturnType<typeof modelShop>, 'send'>, lock = createPageLock()) {
  return createSender({
    outbox,
    rules: cartRules,
    lock,
    lockName: 'wa',
    send: shop.send,
    readFailure: (error) => ({ status: statusOf(error), reason: 'The shop says no' }),
    canSend: async () => true,
    onAnswered: () => {},
    onSent: () => {},
    onFailed: async () => {},
    random: () => 0,
  })
}

describe('the outbox on the device', () => {
  it('keeps what waits over a restart, in order, with the cart it was made on', async () => {
    const name = `outbox-${++made}`
    const before = device(name)
    await tabOn(before).add(add('A'), { ...emptyCart(), cartId: 'C1', orderTotal: 7 })
    await tabOn(before).add(add('B'), { ...emptyCart(), cartId: 'C1', orderTotal: 7 })
    before.close()
    const after = device(name)
    expect(skusOf(await tabOn(after).list())).toEqual(['A', 'B'])
    expect((await createCartStore('wa', after).read())?.cart.orderTotal).toBe(7)
  })

  it('writes row and cart in one: when one cannot be written, neither is', async () => {
    const database = device()
    vi.spyOn(database.outbox, 'add').mockImplementation(() => {
      throw new Error('broken')
    })
    await expect(tabOn(database).add(add('A'), emptyCart())).rejects.toThrow('broken')
    expect([await database.outbox.count(), await database.carts.count()]).toEqual([0, 0])
  })

  it('keeps the changes of each shop apart', async () => {
    const database = device()
    await tabOn(database).add(add('A'), emptyCart())
    expect(await createOutbox(database, { brand: 'aol', tab: 't' }).list()).toEqual([])
  })

  it('leaves rows of an app it does not know where they are', async () => {
    const database = device()
    await database.outbox.add({ id: 'X', brand: 'wa', row: { kind: 'teleport' } })
    const outbox = tabOn(database)
    await outbox.add(add('A'), emptyCart())
    await outbox.add({ kind: 'clear', payload: null }, emptyCart())
    expect(skusOf(await outbox.list())).toEqual(['clear'])
    expect(await database.outbox.where({ id: 'X' }).count()).toBe(1)
  })

  it('opens a lost connection again, once', async () => {
    const database = device()
    const outbox = tabOn(database)
    await outbox.add(add('A'), emptyCart())
    database.close()
    expect(skusOf(await outbox.list())).toEqual(['A'])
    await outbox.add(add('B'), emptyCart())
    expect(skusOf(await outbox.list())).toEqual(['A', 'B'])
  })

  it('lets a newer app upgrade, and goes on after', async () => {
    const name = `outbox-${++made}`
    const old = device(name)
    await tabOn(old).add(add('A'), emptyCart())
    const newer = new Dexie(name)
    newer.version(4).stores({ carts: 'brand', outbox: '++seq, &id, brand', more: 'id' })
    await expect(newer.open()).resolves.toBe(newer)
    newer.close()
  })

  const quota = () => new DOMException('full', 'QuotaExceededError')

  it('drops pictures when there is no room, and then writes', async () => {
    const dropped: string[] = []
    vi.stubGlobal('caches', {
      keys: async () => ['hearth-pictures', 'hearth-pages-1', 'hearth-precache-1'],
      delete: async (name: string) => dropped.push(name),
    })
    const database = device()
    vi.spyOn(database.outbox, 'add').mockRejectedValueOnce(quota())
    const outbox = tabOn(database)
    await outbox.add(add('A'), emptyCart())
    expect(dropped).toEqual(['hearth-pictures'])
    expect(skusOf(await outbox.list())).toEqual(['A'])
  })

  it('says that it is not saved when there is no room at all, and gives up nothing that waits', async () => {
    const database = device()
    const outbox = tabOn(database)
    await outbox.add(add('A'), emptyCart())
    vi.spyOn(database.outbox, 'add').mockRejectedValue(quota())
    await expect(outbox.add(add('B'), emptyCart())).rejects.toMatchObject({ name: 'NotSavedError' })
    expect(skusOf(await outbox.list())).toEqual(['A'])
  })
})

describe('sending', () => {
  it('sends the same key again after a lost answer, so that the shop counts it once', async () => {
    const outbox = tabOn(device())
    await outbox.add(add('A', 2), emptyCart())
    const shop = modelShop(['lost', 503])
    const sender = senderOf(outbox, shop)
    for (const _ of [1, 2, 3]) await sender.run({ isForced: true })
    expect(new Set(shop.attempts).size).toBe(1)
    expect(shop.attempts).toHaveLength(3)
    expect([...shop.held]).toEqual([['A', 2]])
    expect(await outbox.list()).toEqual([])
    sender.stop()
  })

  it('stores what the shop answered with the row going, so that no tab sees the one without the other', async () => {
    const database = device()
    const outbox = tabOn(database)
    await outbox.add(add('A', 2), emptyCart())
    const sender = senderOf(outbox, modelShop())
    await sender.run()
    expect((await createCartStore('wa', database).read())?.cart.products.map(({ quantity }) => quantity)).toEqual([2])
    sender.stop()
  })

  it('is done by one tab at a time, however many there are', async () => {
    const database = device()
    const [shop, lock] = [modelShop(), createPageLock()]
    const [one, two] = [tabOn(database, '1'), tabOn(database, '2')]
    for (const sku of ['A', 'B', 'C', 'D']) await one.add(add(sku), emptyCart())
    const senders = [senderOf(one, shop, lock), senderOf(two, shop, lock)]
    await Promise.all(senders.map((sender) => sender.run({ isForced: true })))
    expect(shop.attempts).toHaveLength(4)
    expect([...shop.held.keys()]).toEqual(['A', 'B', 'C', 'D'])
    for (const sender of senders) sender.stop()
  })

  it('lays what was refused aside with its reason, goes on, and tries it again only when told to', async () => {
    const outbox = tabOn(device())
    await outbox.add(add('A'), emptyCart())
    await outbox.add(add('B'), emptyCart())
    const shop = modelShop([400])
    const sender = senderOf(outbox, shop)
    await sender.run()
    await sender.run({ isForced: true })
    expect(await outbox.list()).toMatchObject([{ state: 'refused', reason: 'The shop says no' }])
    expect(shop.attempts).toHaveLength(2)
    const [refused] = await outbox.list()
    await outbox.release(refused?.id ?? '')
    await sender.run()
    expect(await outbox.list()).toEqual([])
    expect([...shop.held.keys()].sort()).toEqual(['A', 'B'])
    sender.stop()
  })

  it('waits its delay by itself, tries at once when told, and lets nothing overtake', async () => {
    const outbox = tabOn(device())
    await outbox.add(add('A'), emptyCart())
    const shop = modelShop(['unreachable'])
    const sender = senderOf(outbox, shop)
    await sender.run()
    await outbox.add(add('B'), emptyCart())
    await sender.run()
    expect(shop.attempts).toHaveLength(1)
    await sender.run({ isForced: true })
    expect([...shop.held.keys()]).toEqual(['A', 'B'])
    sender.stop()
  })

  it('takes a line that is gone already for removed', async () => {
    const outbox = tabOn(device())
    await outbox.add(remove('A'), emptyCart())
    const sender = senderOf(outbox, modelShop([404]))
    await sender.run()
    expect(await outbox.list()).toEqual([])
    sender.stop()
  })

  it('does not send what was taken back, and cannot take back what may have arrived', async () => {
    const outbox = tabOn(device())
    const [first, second] = [await outbox.add(add('A'), emptyCart()), await outbox.add(add('B'), emptyCart())]
    const shop = modelShop(['unreachable'])
    const sender = senderOf(outbox, shop)
    await sender.run()
    expect([await outbox.cancel(first ?? ''), await outbox.cancel(second ?? '')]).toEqual([false, true])
    await sender.run({ isForced: true })
    expect([...shop.held.keys()]).toEqual(['A'])
    sender.stop()
  })

  const answer = fc.constantFrom<'ok' | 'lost' | 'unreachable' | number>('ok', 'lost', 'unreachable', 503, 500, 429)
  const wish = fc.oneof(
    fc.record({ sku: fc.constantFrom('A', 'B'), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.constant('clear' as const),
    fc.constant('send' as const),
  )

  it('brings any history through any faults once each, kept or in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish, { maxLength: 15 }),
        fc.array(answer, { maxLength: 12 }),
        async (wishes, faults) => {
          const outbox = createMemoryOutbox('wa')
          const shop = modelShop(faults)
          const wanted = new Map<string, number>()
          const sender = senderOf(outbox, shop)
          for (const one of wishes) {
            if (one === 'send') await sender.run({ isForced: true })
            else if (one === 'clear') {
              wanted.clear()
              await outbox.add({ kind: 'clear', payload: null }, emptyCart())
            } else {
              wanted.set(one.sku, quantityAfter(wanted.get(one.sku) ?? 0, one.quantity))
              await outbox.add(add(one.sku, one.quantity), emptyCart())
            }
          }
          for (let left = 40; left > 0 && (await outbox.list()).length > 0; left--) await sender.run({ isForced: true })
          sender.stop()
          expect([...shop.held].sort()).toEqual([...wanted].sort())
          expect(new Set(shop.keys).size).toBe(shop.keys.length)
        },
      ),
      { numRuns: 200 },
    )
  })
})

it('sends what it could not note an attempt of down, as soon as there is room again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outbox = tabOn(device())
  await outbox.add(add('A'), emptyCart())
  const shop = modelShop([])
  const full = new DOMException('There is no room', 'QuotaExceededError')
  const begin = vi.spyOn(outbox, 'begin').mockRejectedValueOnce(full)
  await expect(senderOf(outbox, shop).run()).rejects.toBe(full)
  expect(shop.attempts).toHaveLength(0)
  expect(skusOf(await outbox.list())).toEqual(['A'])
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await outbox.list()).toEqual([]), { timeout: 15_000 })
  expect(begin).toHaveBeenCalledTimes(2)
  expect(shop.attempts).toHaveLength(1)
})
