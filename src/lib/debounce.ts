export const debounceMs = { form: 400, search: 300, searchBar: 500, resize: 150 } as const

export type Debounced<Value> = {
  readonly push: (value: Value) => void
  /** Passes on what waits. */
  readonly flush: () => void
  readonly cancel: () => void
}

type Options<Value> = {
  readonly waitMs: number
  readonly emit: (value: Value) => void
  /** Values that are passed on at once. */
  readonly isImmediate?: (value: Value) => boolean
  /** Leaves out a value that equals the one passed on last. */
  readonly dropsDuplicates?: boolean
}

/** Passes a value on once no other came for a while. */
export function debounce<Value>({ waitMs, emit, isImmediate, dropsDuplicates }: Options<Value>): Debounced<Value> {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly value: Value } | null = null
  let last: { readonly value: Value } | null = null

  function cancel() {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  function pass(value: Value) {
    cancel()
    if (dropsDuplicates && last && Object.is(last.value, value)) return
    last = { value }
    emit(value)
  }
  function push(value: Value) {
    cancel()
    if (isImmediate?.(value)) pass(value)
    else waiting = { value, timer: setTimeout(() => pass(value), waitMs) }
  }
  function flush() {
    if (waiting) pass(waiting.value)
  }
  return { push, flush, cancel }
}

/** The rule of forms: 400 ms for more than one character, at once for less, and nothing twice. */
export function debounceField(emit: (text: string) => void): Debounced<string> {
  return debounce({ waitMs: debounceMs.form, emit, isImmediate: (text) => text.length <= 1, dropsDuplicates: true })
}
