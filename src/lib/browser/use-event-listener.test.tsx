// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useEventListener } from './use-event-listener.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Props = { isActive?: boolean; onKey: (key: string) => void }

function Keys({ isActive = true, onKey }: Props) {
  useEventListener(isActive ? 'document' : null, 'keydown', ({ key }) => onKey(key))
  return null
}
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))

it('calls the handler of the last render without adding the listener again', () => {
  const add = vi.spyOn(document, 'addEventListener')
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = render(<Keys onKey={first} />)
  rerender(<Keys onKey={second} />)
  press('a')
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith('a')
  expect(add.mock.calls.filter(([name]) => name === 'keydown')).toHaveLength(1)
})

it('listens only while it has a target, and not after it is unmounted', () => {
  const onKey = vi.fn()
  const { rerender, unmount } = render(<Keys onKey={onKey} isActive={false} />)
  press('a')
  rerender(<Keys onKey={onKey} />)
  press('b')
  rerender(<Keys onKey={onKey} isActive={false} />)
  press('c')
  rerender(<Keys onKey={onKey} />)
  unmount()
  press('d')
  expect(onKey.mock.calls).toEqual([['b']])
})

it('listens to an element by its ref, and to the window', () => {
  const seen: string[] = []
  function Box() {
    const box = useRef<HTMLDivElement>(null)
    useEventListener(box, 'click', () => seen.push('box'), { capture: true })
    useEventListener('window', 'resize', () => seen.push('window'), { passive: true })
    return <div ref={box} data-testid="box" />
  }
  const { getByTestId } = render(<Box />)
  getByTestId('box').click()
  window.dispatchEvent(new Event('resize'))
  expect(seen).toEqual(['box', 'window'])
})
