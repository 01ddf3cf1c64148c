import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartProduct } from '#contract/cart.ts'
import { add, lineOf } from '../../tests/outbox-changes.ts'
import { quantityAfter } from './cart.ts'
import { findLine, isOwnCode, lineRef, ownCode } from './line-ref.ts'
import {
  afterFailure,
  cancelRow,
  foldChange,
  mayPass,
  newRow,
  nextRow,
  type OutboxChange,
  type OutboxRow,
  released,
  retryDelayMs,
  rowAction,
} from './outbox.ts'

const choices = { warrantyId: null, installId: null }
const step = (line: CartProduct, by: number): OutboxChange => ({
  kind: 'quantity',
  payload: { line: lineRef(line), title: line.title, by },
})
const remove = (line: CartProduct): OutboxChange => ({
  kind: 'remove',
  payload: { line: lineRef(line), title: line.title },
})
const rowOf = (
  change: OutboxChange,
  id: string,
  more: Partial<Pick<OutboxRow, 'attempts' | 'notBefore' | 'state'>> = {},
) => ({
  ...newRow(change, { id, brand: 'wa', now: 0 }),
  ...more,
})

describe('taking changes together', () => {
  const known = lineOf('A', 2, 'A-1')

  it('makes one addition of an addition and the steps on its line', () => {
    const { rows, appends } = foldChange([rowOf(add('A'), '1')], step(lineOf('A'), 2))
    expect(appends).toBe(false)
    expect(rows[0]?.payload).toMatchObject({ body: { quantity: 3 }, line: { quantity: 3 } })
  })

  it('forgets an addition that is taken out again, and what was stepped on it', () => {
    expect(foldChange([rowOf(add('A'), '1'), rowOf(add('B'), '2')], remove(lineOf('A')))).toMatchObject({
      rows: [{ id: '2' }],
      appends: false,
    })
  })

  it('adds steps on one line up, and forgets the ones that come to nothing', () => {
    const one = foldChange([rowOf(step(known, 2), '1')], step(known, -1))
    expect(one).toMatchObject({ rows: [{ payload: { by: 1 } }], appends: false })
    expect(foldChange(one.rows, step(known, -1))).toEqual({ rows: [], appends: false })
  })

  it('leaves what was tried as it was: it may have arrived', () => {
    const tried = [rowOf(add('A'), '1', { attempts: 1 })]
    expect(foldChange(tried, step(lineOf('A'), 1))).toEqual({ rows: tried, appends: true })
    expect(foldChange(tried, remove(lineOf('A')))).toEqual({ rows: tried, appends: true })
  })

  it('sends the removal of a line the server holds, without the steps before it', () => {
    expect(foldChange([rowOf(step(known, 1), '1')], remove(known))).toEqual({ rows: [], appends: true })
  })

  it('needs no change of lines before all are taken out, yet the e-mail', () => {
    const rows = [rowOf(add('A'), '1'), rowOf({ kind: 'email', payload: { email: 'a@b.example' } }, '2')]
    expect(foldChange(rows, { kind: 'clear', payload: null })).toMatchObject({ rows: [{ id: '2' }], appends: true })
  })

  it('finds the line the server made of an addition by its product and choices', () => {
    const held = [lineOf('A', 1, 'A'), { ...lineOf('A', 1, 'A-2'), selectedInstall: { id: 'in', name: '', price: 0 } }]
    expect(findLine(held, lineRef(lineOf('A')))?.productCode).toBe('A')
    expect(findLine(held, { ...lineRef(lineOf('A')), productCode: 'GONE' })).toBeUndefined()
  })
})

describe('taking back', () => {
  it('takes steps on a new line back with it, and keeps other rows', () => {
    const rows = [rowOf(add('A'), '1'), rowOf(step(lineOf('A'), 1), '2'), rowOf(add('B'), '3')]
    expect(cancelRow(rows, '1')?.map(({ id }) => id)).toEqual(['3'])
  })

  it('cannot take back what may have arrived, yet can clear what was refused away', () => {
    expect(cancelRow([rowOf(add('A'), '1', { attempts: 2 })], '1')).toBeNull()
    expect(cancelRow([rowOf(add('A'), '1', { attempts: 2, state: 'refused' })], '1')).toEqual([])
  })
})

describe('what goes out when', () => {
  it('is the oldest that waits: nothing overtakes one that has to wait longer', () => {
    const rows = [
      rowOf(add('A'), '1', { state: 'refused' }),
      rowOf(add('B'), '2', { notBefore: 50 }),
      rowOf(add('C'), '3'),
    ]
    expect(nextRow(rows, 49)).toBeNull()
    expect(nextRow(rows, 50)?.id).toBe('2')
    expect(nextRow(rows, 0, true)?.id).toBe('2')
  })

  it('waits twice as long after each failure up to five minutes, by half spread', () => {
    expect([1, 2, 3, 4].map((attempts) => retryDelayMs(attempts, 1))).toEqual([1000, 2000, 4000, 8000])
    expect(retryDelayMs(3, 0)).toBe(2000)
    expect(retryDelayMs(40, 1)).toBe(300_000)
  })

  it('tries again what may pass, and hands a refusal to a person', () => {
    expect([null, 500, 502, 503, 429, 408].map(mayPass)).not.toContain(false)
    expect([400, 401, 403, 404, 409, 410, 422].map(mayPass)).not.toContain(true)
    const row = rowOf(add('A'), '1', { attempts: 1 })
    const at = { now: 100, random: 1 }
    expect(afterFailure(row, { status: 503, reason: '' }, at)).toMatchObject({ state: 'waiting', notBefore: 1100 })
    const refused = afterFailure(row, { status: 400, reason: 'Sold out' }, at)
    expect(refused).toMatchObject({ state: 'refused', reason: 'Sold out', id: '1' })
    expect(refused && released(refused)).toMatchObject({ state: 'waiting', reason: null, notBefore: 0, id: '1' })
  })

  it('takes a line that is gone already for removed', () => {
    const row = rowOf(remove(lineOf('A', 1, 'A')), '1', { attempts: 2 })
    expect(afterFailure(row, { status: 404, reason: '' }, { now: 0, random: 0 })).toBeNull()
  })

  it('says what each row does', () => {
    expect([add('A', 2), step(lineOf('A'), -2), remove(lineOf('A'))].map((one) => rowAction(rowOf(one, '1')))).toEqual([
      'Add 2',
      '2 fewer',
      'Remove',
    ])
  })
})

type Held = ReadonlyMap<string, number>
const codeOf = (sku: string) => `line-${sku}`

/** What a shop does with a change; lines are told apart by their product here. */
function applied(held: Held, change: OutboxChange): Held {
  const next = new Map(held)
  if (change.kind === 'clear') next.clear()
  if (change.kind === 'add') {
    const { sku, quantity } = change.payload.body
    const before = next.get(sku)
    next.set(sku, before === undefined ? quantity : quantityAfter(before, quantity))
  }
  if (change.kind === 'quantity') {
    const { sku } = change.payload.line
    const before = next.get(sku)
    if (before !== undefined) next.set(sku, quantityAfter(before, change.payload.by))
  }
  if (change.kind === 'remove') next.delete(change.payload.line.sku)
  return next
}

/** A shop that counts each key once, behind a network that loses requests and answers and sends some twice. */
function modelServer() {
  let held: Held = new Map()
  const keys: string[] = []
  return {
    held: () => held,
    keys: () => keys,
    take(row: OutboxRow): number {
      if (keys.includes(row.id)) return 200
      if (row.kind === 'remove' && !held.has(row.payload.line.sku)) return 404
      keys.push(row.id)
      held = applied(held, row)
      return 200
    },
  }
}

type Network = 'works' | 'request lost' | 'answer lost' | 'sent twice' | 'in trouble' | 'page closed'

/** One device: rows that last over a closed page, and the cart as its shopper sees it. */
function modelDevice(server: ReturnType<typeof modelServer>) {
  let rows: readonly OutboxRow[] = []
  let shown: Held = new Map()
  let known: Held = new Map()
  let made = 0
  const lineShown = (sku: string) => lineOf(sku, shown.get(sku) ?? 1, known.has(sku) ? codeOf(sku) : undefined)

  function change(wish: OutboxChange) {
    shown = applied(shown, wish)
    const fold = foldChange(rows, wish)
    rows = fold.appends ? [...fold.rows, newRow(wish, { id: `${++made}`, brand: 'wa', now: 0 })] : fold.rows
  }

  const put = (row: OutboxRow | null, id: string) => {
    rows = rows.flatMap((one) => (one.id === id ? (row ? [row] : []) : [one]))
  }

  function attempt(network: Network) {
    const head = nextRow(rows, 0, true)
    if (!head) return
    const tried = { ...head, attempts: head.attempts + 1 }
    put(tried, head.id)
    if (network === 'request lost') return void put(afterFailure(tried, { status: null, reason: '' }, at), head.id)
    if (network === 'in trouble') return void put(afterFailure(tried, { status: 503, reason: '' }, at), head.id)
    const status = server.take(tried)
    if (network === 'sent twice') server.take(tried)
    if (network === 'page closed') return
    if (network === 'answer lost') return void put(afterFailure(tried, { status: null, reason: '' }, at), head.id)
    known = server.held()
    put(status === 200 ? null : afterFailure(tried, { status, reason: '' }, at), head.id)
  }
  const at = { now: 0, random: 0.5 }

  return {
    shown: () => shown,
    rows: () => rows,
    add: (sku: string, quantity: number) => change(add(sku, quantity)),
    step: (sku: string, by: number) => {
      const before = shown.get(sku)
      // The stepper never leaves what a line may hold.
      if (before !== undefined && before + by >= 1 && before + by <= 99) change(step(lineShown(sku), by))
    },
    remove: (sku: string) => shown.has(sku) && change(remove(lineShown(sku))),
    clear: () => change({ kind: 'clear', payload: null }),
    attempt,
  }
}

const skus = fc.constantFrom('A', 'B', 'C')
const networks = fc.constantFrom<Network>(
  'works',
  'request lost',
  'answer lost',
  'sent twice',
  'in trouble',
  'page closed',
)
const moments = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('add' as const), sku: skus, quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ does: fc.constant('step' as const), sku: skus, by: fc.constantFrom(-2, -1, 1, 2) }),
    fc.record({ does: fc.constant('remove' as const), sku: skus }),
    fc.record({ does: fc.constant('clear' as const) }),
    fc.record({ does: fc.constant('attempt' as const), network: networks }),
  ),
  { maxLength: 40 },
)

describe('any history of changes and faults', () => {
  it('ends with the cart the shopper saw, each row applied once and none left over', () => {
    fc.assert(
      fc.property(moments, (history) => {
        const server = modelServer()
        const device = modelDevice(server)
        for (const moment of history) {
          if (moment.does === 'add') device.add(moment.sku, moment.quantity)
          if (moment.does === 'step') device.step(moment.sku, moment.by)
          if (moment.does === 'remove') device.remove(moment.sku)
          if (moment.does === 'clear') device.clear()
          if (moment.does === 'attempt') device.attempt(moment.network)
        }
        for (let left = 100; left > 0 && device.rows().length > 0; left--) device.attempt('works')
        expect(device.rows()).toEqual([])
        expect(new Map([...server.held()].sort())).toEqual(new Map([...device.shown()].sort()))
        expect(new Set(server.keys()).size).toBe(server.keys().length)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the order in which the shopper made the changes', () => {
    fc.assert(
      fc.property(moments, (history) => {
        const server = modelServer()
        const device = modelDevice(server)
        for (const moment of history) {
          if (moment.does === 'add') device.add(moment.sku, moment.quantity)
          if (moment.does === 'attempt') device.attempt(moment.network)
        }
        for (let left = 100; left > 0 && device.rows().length > 0; left--) device.attempt('works')
        const order = server.keys().map(Number)
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }),
    )
  })
})

it('knows its own codes from the ones of the server', () => {
  expect([isOwnCode(ownCode({ sku: 'A', ...choices })), isOwnCode('A')]).toEqual([true, false])
})
