import type { AddProduct, CartProduct } from '#contract/cart.ts'
import { lineQuantity } from './cart.ts'
import { hasChoicesOf, isOwnCode, type LineRef, lineRef } from './line-ref.ts'

/** A change of the cart in the form in which it waits: everything that is needed to send and to show it. */
export type OutboxChange =
  | { readonly kind: 'add'; readonly payload: { readonly line: CartProduct; readonly body: AddProduct } }
  | {
      readonly kind: 'quantity'
      readonly payload: { readonly line: LineRef; readonly title: string; readonly by: number }
    }
  | { readonly kind: 'remove'; readonly payload: { readonly line: LineRef; readonly title: string } }
  | { readonly kind: 'clear'; readonly payload: null }
  | { readonly kind: 'email'; readonly payload: { readonly email: string } }

/** `refused` waits for a person: it is never sent by itself. */
export type OutboxState = 'waiting' | 'refused'

export type OutboxRow = OutboxChange & {
  /** The idempotency key: the same through every attempt. */
  readonly id: string
  readonly brand: string
  readonly createdAt: number
  readonly attempts: number
  readonly state: OutboxState
  /** Not tried again by itself before this moment. */
  readonly notBefore: number
  /** Why it was refused, in the words for the shopper. */
  readonly reason: string | null
}

type RowRest = Omit<OutboxRow, 'kind' | 'payload'>

export function newRow(change: OutboxChange, { id, brand, now }: { id: string; brand: string; now: number }) {
  const rest: RowRest = { id, brand, createdAt: now, attempts: 0, state: 'waiting', notBefore: 0, reason: null }
  return { ...change, ...rest } satisfies OutboxRow
}

/** What becomes of the rows that wait when one more change is made. */
export type Fold = { readonly rows: readonly OutboxRow[]; readonly appends: boolean }

// What was tried may have arrived: it is never rewritten, only followed by another row.
const isUntouched = ({ attempts, state }: OutboxRow) => attempts === 0 && state === 'waiting'

function isAbout(row: OutboxRow, ref: LineRef): boolean {
  if (row.kind === 'add') return hasChoicesOf(ref)(lineRef(row.payload.line))
  if (row.kind !== 'quantity') return false
  const { line } = row.payload
  return line.productCode === ref.productCode || (isOwnCode(line.productCode) && hasChoicesOf(ref)(line))
}

const isTried = (row: OutboxRow) => row.state === 'waiting' && !isUntouched(row)
const drop = (rows: readonly OutboxRow[], isMoot: (row: OutboxRow) => boolean) =>
  rows.filter((row) => !(isUntouched(row) && isMoot(row)))

function foldRemoval(rows: readonly OutboxRow[], ref: LineRef): Fold {
  const isMoot = (row: OutboxRow) => isAbout(row, ref)
  // A line that never left this device needs no removal there either.
  const mayBeThere = !isOwnCode(ref.productCode) || rows.some((row) => isTried(row) && isMoot(row))
  return { rows: drop(rows, isMoot), appends: mayBeThere }
}

/** The row with a step more in it; null where it would hold more, or less, than one row can say. */
function stepped(row: OutboxRow, step: number): OutboxRow | null {
  if (row.kind === 'quantity') {
    const by = row.payload.by + step
    return Math.abs(by) > lineQuantity.max ? null : { ...row, payload: { ...row.payload, by } }
  }
  if (row.kind !== 'add') return null
  const { line, body } = row.payload
  const quantity = body.quantity + step
  if (quantity < lineQuantity.min || quantity > lineQuantity.max) return null
  return { ...row, payload: { line: { ...line, quantity }, body: { ...body, quantity } } }
}

/** Whether a row can take a step of this line in; an addition to a line the server knows says only how many more. */
const takesStep = (ref: LineRef) => (row: OutboxRow) =>
  isUntouched(row) && isAbout(row, ref) && (row.kind === 'quantity' || isOwnCode(ref.productCode))

function foldStep(rows: readonly OutboxRow[], { line, by }: { line: LineRef; by: number }): Fold {
  const at = rows.findLastIndex(takesStep(line))
  const row = rows[at]
  const after = row && stepped(row, by)
  if (!after) return { rows, appends: true }
  const isNothing = after.kind === 'quantity' && after.payload.by === 0
  return { rows: isNothing ? rows.toSpliced(at, 1) : rows.with(at, after), appends: false }
}

/** Takes a change into rows that have not been tried, so that only what the shopper ended up with is sent. */
export function foldChange(rows: readonly OutboxRow[], change: OutboxChange): Fold {
  if (change.kind === 'remove') return foldRemoval(rows, change.payload.line)
  if (change.kind === 'quantity') return foldStep(rows, change.payload)
  if (change.kind === 'clear')
    return { rows: drop(rows, ({ kind }) => kind !== 'email' && kind !== 'clear'), appends: true }
  if (change.kind === 'email') return { rows: drop(rows, ({ kind }) => kind === 'email'), appends: true }
  return { rows, appends: true }
}

/** The rows without one the shopper takes back, and without those that only follow from it; null when it was tried. */
export function cancelRow(rows: readonly OutboxRow[], id: string): readonly OutboxRow[] | null {
  const row = rows.find((one) => one.id === id)
  if (!row) return rows
  if (isTried(row)) return null
  const rest = rows.filter((one) => one.id !== id)
  if (row.kind !== 'add') return rest
  const ref = lineRef(row.payload.line)
  if (!isOwnCode(ref.productCode) || rest.some((one) => one.kind === 'add' && isAbout(one, ref))) return rest
  return drop(rest, (one) => one.kind === 'quantity' && isOwnCode(one.payload.line.productCode) && isAbout(one, ref))
}

/** The one row that may go out now: the oldest that waits. Nothing overtakes it, whatever the reason it waits for. */
export function nextRow(rows: readonly OutboxRow[], now: number, isForced = false): OutboxRow | null {
  const head = rows.find(({ state }) => state === 'waiting')
  return head && (isForced || head.notBefore <= now) ? head : null
}

/** When the next row may go out by itself; null when none waits. */
export const nextTry = (rows: readonly OutboxRow[]): number | null =>
  rows.find(({ state }) => state === 'waiting')?.notBefore ?? null

const firstDelayMs = 1_000
const maxDelayMs = 5 * 60_000

/** Twice as long after each failure, spread so that many devices do not come back in the same moment. */
export function retryDelayMs(attempts: number, random: number): number {
  const whole = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (0.5 + random / 2))
}

/** What an attempt came to. `status` is null when no answer came. */
export type Attempt = { readonly status: number | null; readonly reason: string }

const passing: readonly number[] = [408, 425, 429]

/** No answer and a server in trouble say nothing about the change: it waits. A refusal does. */
export const mayPass = (status: number | null) => status === null || status >= 500 || passing.includes(status)

/** The row after a failed attempt; null when there is nothing left to do, as with a line to remove that is gone. */
export function afterFailure(
  row: OutboxRow,
  attempt: Attempt,
  { now, random }: { now: number; random: number },
): OutboxRow | null {
  if (mayPass(attempt.status)) return { ...row, notBefore: now + retryDelayMs(row.attempts, random) }
  if (row.kind === 'remove' && attempt.status === 404) return null
  return { ...row, state: 'refused', reason: attempt.reason }
}

/** One cart: nothing overtakes. */
export const cartRules = { next: nextRow, nextTry, afterFailure } as const

/** A refused row a person wants to try again: as it was, under the same key. */
export const released = (row: OutboxRow): OutboxRow => ({ ...row, state: 'waiting', notBefore: 0, reason: null })

/** What a row says in the list of what waits. */
export function rowTitle(row: OutboxRow): string {
  if (row.kind === 'clear') return 'Everything'
  return row.kind === 'email' ? row.payload.email : row.kind === 'add' ? row.payload.line.title : row.payload.title
}

export function rowAction(row: OutboxRow): string {
  if (row.kind === 'add') return row.payload.body.quantity === 1 ? 'Add' : `Add ${row.payload.body.quantity}`
  if (row.kind === 'quantity') return row.payload.by > 0 ? `${row.payload.by} more` : `${-row.payload.by} fewer`
  return { remove: 'Remove', clear: 'Remove', email: 'Keep the e-mail' }[row.kind]
}
