// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createMiniCartStore } from './mini-cart-state.ts'

it('is closed at first and knows only closed and open [S3-4-01]', () => {
  const store = createMiniCartStore()
  const seen = [store.state()]
  store.subscribe(() => seen.push(store.state()))
  store.open()
  store.open()
  store.close()
  store.close()
  expect(seen).toEqual(['closed', 'open', 'closed'])
})

it('restores the focus to the opener, unless another element has it', () => {
  const [opener, second] = [document.createElement('button'), document.createElement('button')]
  document.body.append(opener, second)
  const store = createMiniCartStore()
  store.open(opener, 'Kettle')
  expect(store.added()).toBe('Kettle')
  store.close()
  store.restoreFocus()
  expect(document.activeElement).toBe(opener)

  store.open(opener)
  expect(store.added()).toBeNull()
  second.focus()
  const focus = vi.spyOn(opener, 'focus')
  store.restoreFocus()
  expect(focus).not.toHaveBeenCalled()
})
