import type { Cart } from '#contract/cart.ts'
import { cancelRow, foldChange, newRow, type OutboxRow, released } from '#domain/outbox.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { Outbox } from './outbox.ts'

/** For a window in which nothing can be kept: the same, as long as the page stands. */
export function createMemoryOutbox(brand: string): Outbox {
  let rows: readonly OutboxRow[] = []
  let base: Cart | null = null
  const listeners = new Set<(rows: readonly OutboxRow[]) => void>()

  function set(next: readonly OutboxRow[]) {
    rows = next
    for (const listener of [...listeners]) listener(rows)
  }
  const put = (row: OutboxRow) => set(rows.map((one) => (one.id === row.id ? row : one)))
  const find = (id: string) => rows.find((row) => row.id === id)

  return {
    isDurable: false,
    list: async () => rows,
    add: async (change, cart) => {
      base ??= cart
      const fold = foldChange(rows, change)
      if (!fold.appends) {
        set(fold.rows)
        return null
      }
      const row = newRow(change, { id: uniqueId(), brand, now: Date.now() })
      set([...fold.rows, row])
      return row.id
    },
    begin: async (id) => {
      const row = find(id)
      if (row?.state !== 'waiting') return null
      const tried = { ...row, attempts: row.attempts + 1 }
      put(tried)
      return tried
    },
    settle: async (id, cart) => {
      if (cart) base = cart
      set(rows.filter((row) => row.id !== id))
    },
    replace: async (row) => put(row),
    cancel: async (id) => {
      const rest = cancelRow(rows, id)
      if (rest) set(rest)
      return rest !== null
    },
    release: async (id) => {
      const row = find(id)
      if (row) put(released(row))
    },
    base: async () => base,
    watch: (take) => {
      listeners.add(take)
      take(rows)
      return () => void listeners.delete(take)
    },
  }
}
