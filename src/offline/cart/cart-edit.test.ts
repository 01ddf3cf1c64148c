import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantityAfter } from '#domain/cart/cart.ts'
import { findLine, isOwnCode, lineRef, ownCode } from '#domain/cart/line-ref.ts'
import { brand } from '#themes/wa/brand.ts'
import { add, clear, lineOf, remove, step } from '../../../tests/cart-edits.ts'
import { beginAttempt, endAttempt, nextEdits } from '../sync/attempt.ts'
import { type Edit, newEdit } from '../sync/edit.ts'
import type { Outcome } from '../sync/edit-kind.ts'
import { append, cancel, type Log } from '../sync/log.ts'
import { type CartEdit, describeEdit } from './cart-edit.ts'
import { cartScope, cartType } from './cart-scope.ts'

const rules = cartType(brand)
type CartLog = Log<Parameters<typeof rules.confirm>[0] & object>
const email: CartEdit = { kind: 'email', body: { email: 'a@b.example' } }

const editOf = (edit: CartEdit, id: string, more: Partial<Edit> = {}) =>
  newEdit({ ...edit, id, scope: cartScope('wa'), brand: 'wa', account: null, madeAt: 0, ...more })
const logOf = (...edits: readonly Edit[]): CartLog => ({ base: null, edits })
const appended = (edits: readonly Edit[], edit: CartEdit) =>
  append(logOf(...edits), { edit: editOf(edit, 'new'), rules }).log.edits
const ids = (edits: readonly Edit[] | undefined) => edits?.map(({ id }) => id)

describe('coalescing', () => {
  const known = lineOf('A', 2, 'A-1')

  it('makes one addition of an addition and the steps on its line', () => {
    expect(appended([editOf(add('A'), '1')], step(lineOf('A'), 2))).toMatchObject([
      { id: '1', body: { body: { quantity: 3 }, line: { quantity: 3 } } },
    ])
  })

  it('sends nothing of an addition that is removed again, nor of the steps on it', () => {
    expect(ids(appended([editOf(add('A'), '1'), editOf(add('B'), '2')], remove(lineOf('A'))))).toEqual(['2'])
  })

  it('adds up steps on one line, and sends nothing of those that come to nothing', () => {
    const once = appended([editOf(step(known, 2), '1')], step(known, -1))
    expect(once).toMatchObject([{ id: '1', body: { by: 1 } }])
    expect(appended(once, step(known, -1))).toEqual([])
  })

  it('starts another addition where one would hold more than a line may', () => {
    expect(appended([editOf(add('A', 98), '1')], step(lineOf('A'), 2))).toHaveLength(2)
  })

  it('leaves a step behind an addition to the same line: before it, two fewer of two would be one', () => {
    const [step1, more] = [editOf(step(known, -1), '1'), editOf(add('A'), '2')]
    expect(ids(appended([step1, more], step(known, -1)))).toEqual(['1', '2', 'new'])
    const own = editOf(step(lineOf('A'), -1), '1')
    expect(ids(appended([own, more], step(lineOf('A'), -1)))).toEqual(['1', '2', 'new'])
  })

  it('leaves what was attempted as it was: it may have arrived', () => {
    const attempted = [editOf(add('A'), '1', { attempts: 1 })]
    expect(ids(appended(attempted, step(lineOf('A'), 1)))).toEqual(['1', 'new'])
    expect(ids(appended(attempted, remove(lineOf('A'))))).toEqual(['1', 'new'])
  })

  it('sends the removal of a line the server holds, without the steps and additions before it', () => {
    expect(ids(appended([editOf(step(known, 1), '1'), editOf(add('A'), '2')], remove(known)))).toEqual(['new'])
  })

  it('sends no change of lines before all are removed, yet the email', () => {
    expect(ids(appended([editOf(add('A'), '1'), editOf(email, '2')], clear))).toEqual(['2', 'new'])
  })

  it('finds the line the server made of an addition by its product and choices', () => {
    const held = [lineOf('A', 1, 'A'), { ...lineOf('A', 1, 'A-2'), selectedInstall: { id: 'in', name: '', price: 0 } }]
    expect(findLine(held, lineRef(lineOf('A')))?.productCode).toBe('A')
    expect(findLine(held, { ...lineRef(lineOf('A')), productCode: 'GONE' })).toBeUndefined()
  })
})

describe('cancelling', () => {
  it('takes steps on a new line back with it, and leaves other edits', () => {
    const log = logOf(
      editOf(add('A'), '1', { state: 'rejected', attempts: 1 }),
      editOf(step(lineOf('A'), 1), '2'),
      editOf(add('B'), '3'),
    )
    expect(ids(cancel(log, { id: '1', rules, newId: () => 'new' })?.edits)).toEqual(['3'])
  })

  it('leaves the steps on a line that another addition makes', () => {
    const log = logOf(editOf(add('A'), '1'), editOf(add('A'), '2'), editOf(step(lineOf('A'), 1), '3'))
    expect(ids(cancel(log, { id: '1', rules, newId: () => 'new' })?.edits)).toEqual(['2', '3'])
  })
})

it('lists what each edit does', () => {
  const edits = [add('A'), add('A', 2), step(lineOf('A'), -2), step(lineOf('A'), 1), remove(lineOf('A')), clear, email]
  expect(edits.map((edit) => Object.values(describeEdit(editOf(edit, '1'))).join(': '))).toEqual([
    'Add: A',
    'Add 2: A',
    '2 fewer: A',
    '1 more: A',
    'Remove: A',
    'Remove: Everything',
    'Keep the email: a@b.example',
  ])
})

it('distinguishes codes of the device from those of the server', () => {
  const own = ownCode({ sku: 'A', warrantyId: null, installId: null })
  expect([isOwnCode(own), isOwnCode('A')]).toEqual([true, false])
})

type Held = ReadonlyMap<string, number>
const codeOf = (sku: string) => `line-${sku}`

/** Applies an edit as a shop would; a line is identified by its product here. */
function applied(held: Held, { kind, body }: CartEdit): Held {
  const next = new Map(held)
  if (kind === 'clear') next.clear()
  if (kind === 'add') next.set(body.body.sku, quantityAfter(held.get(body.body.sku) ?? 0, body.body.quantity))
  if (kind === 'quantity') {
    const before = next.get(body.line.sku)
    if (before !== undefined) next.set(body.line.sku, quantityAfter(before, body.by))
  }
  if (kind === 'remove') next.delete(body.line.sku)
  return next
}

/** A shop that counts each key once, behind a network that loses requests and responses and sends some twice. */
function modelServer() {
  let held: Held = new Map()
  const keys: string[] = []
  return {
    held: () => held,
    keys: () => keys,
    take(edit: Edit): Outcome<never> {
      if (keys.includes(edit.id)) return { is: 'accepted' }
      const known = edit as CartEdit & Edit // the device makes no other
      // A line that is gone is removed.
      if (known.kind === 'remove' && !held.has(known.body.line.sku)) return { is: 'accepted' }
      keys.push(edit.id)
      held = applied(held, known)
      return { is: 'accepted' }
    },
  }
}

type Network = 'works' | 'request lost' | 'response lost' | 'sent twice' | 'in trouble' | 'page closed'

/** One device: a log that survives the page, and the cart that its shopper sees. */
function modelDevice(server: ReturnType<typeof modelServer>) {
  let log = logOf()
  let shown: Held = new Map()
  let known: Held = new Map()
  let made = 0
  const lineShown = (sku: string) => lineOf(sku, shown.get(sku) ?? 1, known.has(sku) ? codeOf(sku) : undefined)

  function change(edit: CartEdit) {
    shown = applied(shown, edit)
    log = append(log, { edit: editOf(edit, `${++made}`), rules }).log
  }

  function attempt(network: Network) {
    const [next] = nextEdits(log, rules, { now: 0, isForced: true, most: 1 })
    const begun = next && beginAttempt(log, next.id)
    if (!begun) return
    log = begun.log
    const end = (outcome: Outcome<never>) => {
      const ending = { id: begun.edit.id, outcome, type: rules, now: 0, random: 0.5, isWatched: false }
      log = endAttempt(log, ending)
    }
    if (network === 'request lost') return end({ is: 'unanswered', status: null })
    if (network === 'in trouble') return end({ is: 'unanswered', status: 503 })
    const outcome = server.take(begun.edit)
    if (network === 'sent twice') server.take(begun.edit)
    if (network === 'page closed') return
    if (network === 'response lost') return end({ is: 'unanswered', status: null })
    known = server.held()
    end(outcome)
  }

  return {
    shown: () => shown,
    edits: () => log.edits,
    add: (sku: string, quantity: number) => change(add(sku, quantity)),
    step: (sku: string, by: number) => {
      const before = shown.get(sku)
      // The stepper never leaves the limits of a line.
      if (before !== undefined && before + by >= 1 && before + by <= 99) change(step(lineShown(sku), by))
    },
    remove: (sku: string) => shown.has(sku) && change(remove(lineShown(sku))),
    clear: () => change(clear),
    attempt,
  }
}

const skus = fc.constantFrom('A', 'B', 'C')
const networks = fc.constantFrom<Network>(
  'works',
  'request lost',
  'response lost',
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

describe('any history of edits and faults', () => {
  it('ends with the cart the shopper saw, each edit applied once and none left over', () => {
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
        for (let left = 100; left > 0 && device.edits().length > 0; left--) device.attempt('works')
        expect(device.edits()).toEqual([])
        expect(new Map([...server.held()].sort())).toEqual(new Map([...device.shown()].sort()))
        expect(new Set(server.keys()).size).toBe(server.keys().length)
      }),
      { numRuns: 2000 },
    )
  })

  it('sends edits in the order in which the shopper made them', () => {
    fc.assert(
      fc.property(moments, (history) => {
        const server = modelServer()
        const device = modelDevice(server)
        for (const moment of history) {
          if (moment.does === 'add') device.add(moment.sku, moment.quantity)
          if (moment.does === 'attempt') device.attempt(moment.network)
        }
        for (let left = 100; left > 0 && device.edits().length > 0; left--) device.attempt('works')
        const order = server.keys().map(Number)
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }),
    )
  })
})
