export type ComboboxState = { isOpen: boolean; active: number | null; count: number }

export type ComboboxMove =
  | { kind: 'activate'; index: number }
  | { kind: 'pick'; index: number }
  | { kind: 'close' }
  | { kind: 'open' }

const wrap = (index: number, count: number) => ((index % count) + count) % count

/** The action of a key in a combobox; null leaves the key to the field. Tab closes without selecting. */
export function comboboxMove(key: string, { isOpen, active, count }: ComboboxState): ComboboxMove | null {
  if (key === 'Escape') return isOpen ? { kind: 'close' } : null
  if (count === 0) return null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!isOpen) return { kind: 'open' }
    const step = key === 'ArrowDown' ? 1 : -1
    const from = active ?? (step === 1 ? -1 : 0)
    return { kind: 'activate', index: wrap(from + step, count) }
  }
  if (key === 'Enter' && isOpen && active !== null) return { kind: 'pick', index: active }
  return null
}
