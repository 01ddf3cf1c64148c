import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const holdMs = 150

/** Drags a row by its handle, after 150 ms; Escape or a cancelled pointer aborts it. */
export function useRowDrag(list: RefObject<HTMLElement | null>, drop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const stop = useRef(() => {})

  useEffect(() => () => stop.current(), [])

  function placeAt(y: number) {
    const rows = [...(list.current?.querySelectorAll('li:not([data-last])') ?? [])]
    const after = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return after < 0 ? rows.length - 1 : after
  }

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    let isHeld = false
    const timer = setTimeout(() => {
      isHeld = true
      setDragged(from)
    }, holdMs)
    const listening = new AbortController()
    const { signal } = listening
    const end = () => {
      clearTimeout(timer)
      listening.abort()
      setDragged(null)
    }
    stop.current = end
    window.addEventListener(
      'pointerup',
      ({ clientY }) => {
        const wasHeld = isHeld
        end()
        if (wasHeld) drop(from, placeAt(clientY))
      },
      { signal },
    )
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }

  return { dragged, begin }
}
