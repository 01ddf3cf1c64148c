// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createMiniCartStore } from './mini-cart-state.ts'

const kettle = { title: 'Kettle', isDone: false }

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
  store.open(opener, kettle)
  store.close()
  store.restoreFocus()
  expect(document.activeElement).toBe(opener)

  store.open(opener)
  second.focus()
  const focus = vi.spyOn(opener, 'focus')
  store.restoreFocus()
  expect(focus).not.toHaveBeenCalled()
})

it('names the product that is being added, until the drawer opens for something else', () => {
  const store = createMiniCartStore()
  const opener = document.createElement('button')
  store.open(opener, kettle)
  expect(store.addition()).toEqual(kettle)
  store.endAdding(true)
  expect([store.state(), store.addition()]).toEqual(['open', { title: 'Kettle', isDone: true }])
  store.open(opener)
  expect(store.addition()).toBeNull()
})

it('closes when the product could not be added, but not what was opened meanwhile', () => {
  const store = createMiniCartStore()
  const opener = document.createElement('button')
  store.open(opener, kettle)
  store.endAdding(false)
  expect([store.state(), store.addition()]).toEqual(['closed', null])

  store.open(opener, kettle)
  store.open(opener)
  store.endAdding(false)
  expect(store.state()).toBe('open')
})
