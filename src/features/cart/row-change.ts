import type { OutboxRow } from '#domain/outbox.ts'
import type { SentChange } from './waiting.ts'

/** A row as it is shown in the cart; a line that waits can be changed again, one on its way cannot yet. */
export function changeOf(row: OutboxRow, isWaiting: boolean): readonly SentChange[] {
  const rest = { id: row.id, isSent: false, isWaiting }
  if (row.kind === 'add') {
    const { editFlags: _, ...open } = row.payload.line
    return [{ ...rest, kind: 'add', line: isWaiting ? open : row.payload.line }]
  }
  if (row.kind === 'quantity') return [{ ...rest, kind: 'quantity', ...row.payload.line, by: row.payload.by }]
  if (row.kind === 'remove') return [{ ...rest, kind: 'remove', ...row.payload.line }]
  if (row.kind === 'clear') return [{ ...rest, kind: 'clear' }]
  return isWaiting ? [{ ...rest, kind: 'email', email: row.payload.email }] : []
}
