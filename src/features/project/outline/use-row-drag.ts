import { type PointerEvent, type RefObject, useState } from 'react'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { useDebounce } from '#lib/use-debounce.ts'

const holdMs = 150

/** Drags a row by its handle, after 150 ms; Escape or a cancelled pointer aborts it. */
export function useRowDrag(list: RefObject<HTMLElement | null>, drop: (from: number, to: number) => void) {
  const [isPressed, setPressed] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const hold = useDebounce(holdMs, setDragged)
  const target = isPressed ? 'window' : null

  function end() {
    hold.cancel()
    setPressed(false)
    setDragged(null)
  }
  useEventListener(target, 'pointerup', ({ clientY }) => {
    end()
    if (dragged !== null) drop(dragged, placeAt(clientY))
  })
  useEventListener(target, 'pointercancel', end)
  useEventListener(target, 'keydown', ({ key }) => {
    if (key === 'Escape') end()
  })

  function placeAt(y: number) {
    const rows = [...(list.current?.querySelectorAll('li:not([data-last])') ?? [])]
    const after = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return after < 0 ? rows.length - 1 : after
  }

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    setPressed(true)
    hold.push(from)
  }

  return { dragged, begin }
}
