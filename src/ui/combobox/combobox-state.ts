import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { comboboxMove } from './combobox-keys.ts'

export type ComboboxBehaviour<Option> = {
  /** The text of the field; the caller debounces and loads the options. */
  value: string
  /** Options for this text; undefined while they load. */
  options: readonly Option[] | undefined
  onPick: (option: Option) => void
  /** Called when the field loses focus without a selection. */
  onLeave?: ((text: string) => void) | undefined
  /** Called for Enter without a highlighted option, for example to search. */
  onEnter?: ((text: string) => void) | undefined
  onEscape?: (() => void) | undefined
  minLength?: number | undefined
  maxOptions?: number | undefined
  /** Highlights the first option immediately, so that Enter selects it. */
  autoHighlight?: boolean | undefined
}

/** State of the list, the highlighted option, and the handling of keys. */
export function useCombobox<Option>(behaviour: ComboboxBehaviour<Option>, canBeEmpty: boolean) {
  const { value, options, onPick, onLeave, onEnter, onEscape } = behaviour
  const { minLength = 3, maxOptions = 10, autoHighlight = false } = behaviour
  const listId = useId()
  const [shouldOpen, setShouldOpen] = useState(false)
  const [marked, setMarked] = useState<number | null>(null)

  const shown = options?.slice(0, maxOptions) ?? []
  const hasSomething = options !== undefined && (shown.length > 0 || canBeEmpty)
  const isOpen = shouldOpen && hasSomething && value.trim().length >= minLength
  const first = autoHighlight && shown.length > 0 ? 0 : null
  const active = marked !== null && marked < shown.length ? marked : first

  function open() {
    setShouldOpen(true)
  }

  function close() {
    setShouldOpen(false)
    setMarked(null)
  }

  function pick(index: number) {
    const option = shown[index]
    if (option === undefined) return
    close()
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = comboboxMove(event.key, { isOpen, active, count: shown.length })
    if (event.key === 'Escape') onEscape?.()
    if (event.key === 'Enter' && !move && onEnter) {
      event.preventDefault()
      close()
      onEnter(value)
    }
    if (!move) return
    event.preventDefault()
    if (move.kind === 'pick') pick(move.index)
    else if (move.kind === 'activate') setMarked(move.index)
    else if (move.kind === 'open') open()
    else close()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    close()
    onLeave?.(value)
  }

  const optionId = (index: number) => `${listId}-${index}`
  return { listId, shown, isOpen, active, optionId, open, pick, mark: setMarked, onKeyDown, onBlur }
}
