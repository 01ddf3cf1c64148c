// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowDrag } from './use-row-drag.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rowHeight = 40
const held = () => act(() => vi.advanceTimersByTime(150))
const press = (row: number, button = 0) => fireEvent.pointerDown(screen.getByText(`row ${row}`), { button })
const release = (row: number) => fireEvent.pointerUp(window, { clientY: row * rowHeight + rowHeight / 2 })
const draggedRow = () => screen.queryByRole('listitem', { current: true })?.textContent ?? null

function showRows() {
  const drop = vi.fn()
  function Rows() {
    const list = useRef<HTMLOListElement>(null)
    const { dragged, begin } = useRowDrag(list, drop)
    return (
      <ol ref={list}>
        {[0, 1, 2].map((row) => (
          <li key={row} aria-current={dragged === row || undefined} onPointerDown={(event) => begin(event, row)}>
            {`row ${row}`}
          </li>
        ))}
      </ol>
    )
  }
  const { unmount } = render(<Rows />)
  screen.getAllByRole('listitem').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * rowHeight, 100, rowHeight)
  })
  return { drop, unmount }
}

it('moves a row that is held for 150 ms to where it is released', () => {
  const { drop } = showRows()
  press(0)
  expect(draggedRow()).toBeNull()
  held()
  expect(draggedRow()).toBe('row 0')
  release(2)
  expect(drop.mock.calls).toEqual([[0, 2]])
  expect(draggedRow()).toBeNull()
})

it('moves nothing after a short press, or with another button', () => {
  const { drop } = showRows()
  press(0)
  release(2)
  held()
  press(1, 2)
  held()
  release(2)
  expect(drop).not.toHaveBeenCalled()
  expect(draggedRow()).toBeNull()
})

it('aborts with Escape or when the pointer is cancelled', () => {
  const { drop } = showRows()
  for (const abort of [() => fireEvent.keyDown(window, { key: 'Escape' }), () => fireEvent.pointerCancel(window)]) {
    press(1)
    held()
    abort()
    expect(draggedRow()).toBeNull()
    release(2)
  }
  expect(drop).not.toHaveBeenCalled()
})

it('drops nothing once the list is gone', () => {
  const { drop, unmount } = showRows()
  press(1)
  held()
  unmount()
  release(2)
  expect(drop).not.toHaveBeenCalled()
})
