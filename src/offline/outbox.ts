import { liveQuery } from 'dexie'
import type { Cart } from '#contract/cart.ts'
import { cancelRow, foldChange, newRow, type OutboxChange, type OutboxRow, released } from '#domain/outbox.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { Database, StoredRow } from './database.ts'
import { withConnection, writeEvicting } from './database-faults.ts'
import { readRow } from './outbox-row.ts'
import { clearPictures } from './picture-store.ts'

/** The changes of one shop's cart that have not been taken by its server yet. */
export type Outbox = {
  /** False in a window that keeps nothing: what waits is lost with the page. */
  readonly isDurable: boolean
  readonly list: () => Promise<readonly OutboxRow[]>
  /** Written, with the cart it was made on, or thrown: there is nothing between. Null: nothing is left to send. */
  readonly add: (change: OutboxChange, base: Cart) => Promise<string | null>
  /** Notes an attempt before it is made; null when the row is gone or no longer waits. */
  readonly begin: (id: string) => Promise<OutboxRow | null>
  /** The server took it: the row goes and what the server holds now comes, in one write. */
  readonly settle: (id: string, cart: Cart | null) => Promise<void>
  readonly replace: (row: OutboxRow) => Promise<void>
  /** False when it may have arrived already. */
  readonly cancel: (id: string) => Promise<boolean>
  readonly release: (id: string) => Promise<void>
  /** The cart as the server last answered it. */
  readonly base: () => Promise<unknown>
  readonly watch: (take: (rows: readonly OutboxRow[]) => void) => () => void
}

type Options = { brand: string; tab: string; now?: () => number }

const byOrder = (a: StoredRow, b: StoredRow) => (a.seq ?? 0) - (b.seq ?? 0)

/** The outbox on this device, shared by all tabs of the shop. */
export function createOutbox(database: Database, { brand, tab, now = Date.now }: Options): Outbox {
  const { outbox, carts, seenProducts } = database
  /** Rows that can be read, each beside what is stored. */
  async function readable() {
    const stored = (await outbox.where({ brand }).toArray()).sort(byOrder)
    return stored.flatMap((one) => {
      const row = readRow(one)
      return row ? [{ one, row }] : []
    })
  }
  const list = async () => (await readable()).map(({ row }) => row)
  const keepCart = (cart: Cart) => carts.put({ brand, cart, savedAt: now(), savedBy: tab })
  const inOne = <T>(work: () => Promise<T>) =>
    withConnection(database, () => database.transaction('rw', outbox, carts, work))
  const evictions = [clearPictures, () => seenProducts.clear()]

  /** Brings what is stored to these rows; a row keeps its place whatever happens to it. */
  async function store(change: (rows: readonly OutboxRow[]) => readonly OutboxRow[]) {
    const before = await readable()
    const after = change(before.map(({ row }) => row))
    for (const { one, row } of before) {
      const next = after.find(({ id }) => id === row.id)
      if (!next) await outbox.where({ id: row.id }).delete()
      else if (next !== row) await outbox.put({ ...one, row: next })
    }
  }

  async function put(row: OutboxRow) {
    const one = await outbox.get({ id: row.id })
    if (one) await outbox.put({ ...one, row })
  }

  const isOwn = (id: string) => (row: OutboxRow) => row.id === id

  return {
    isDurable: true,
    list: () => withConnection(database, list),
    add: (change, base) =>
      writeEvicting(
        () =>
          inOne(async () => {
            let appends = true
            await store((rows) => {
              const fold = foldChange(rows, change)
              appends = fold.appends
              return fold.rows
            })
            await keepCart(base)
            if (!appends) return null
            const row = newRow(change, { id: uniqueId(), brand, now: now() })
            await outbox.add({ id: row.id, brand, row })
            return row.id
          }),
        evictions,
      ),
    begin: (id) =>
      inOne(async () => {
        const row = (await list()).find(isOwn(id))
        if (row?.state !== 'waiting') return null
        const tried = { ...row, attempts: row.attempts + 1 }
        await put(tried)
        return tried
      }),
    settle: (id, cart) =>
      inOne(async () => {
        await outbox.where({ id }).delete()
        if (cart) await keepCart(cart)
      }),
    replace: (row) => inOne(() => put(row)),
    cancel: (id) =>
      inOne(async () => {
        let isCancelled = true
        await store((rows) => {
          const rest = cancelRow(rows, id)
          isCancelled = rest !== null
          return rest ?? rows
        })
        return isCancelled
      }),
    release: (id) =>
      inOne(async () => {
        const row = (await list()).find(isOwn(id))
        if (row) await put(released(row))
      }),
    base: () => withConnection(database, async () => (await carts.get(brand))?.cart),
    watch: (take) => {
      const subscription = liveQuery(list).subscribe({ next: take, error: () => {} })
      return () => subscription.unsubscribe()
    },
  }
}
