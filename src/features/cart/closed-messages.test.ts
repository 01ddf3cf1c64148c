// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createToastStore } from '#ui/overlay/toast-store.ts'
import { showMessages } from './closed-messages.ts'

afterEach(() => localStorage.clear())

const dearer = 'The price of Kettle has changed from $100 to $120.50.'
const small = 'The coupon HEARTH10 works for carts over $500.'

/** What a page shows that loads a cart with these messages. */
function page(...messages: string[]) {
  const toasts = createToastStore()
  showMessages(toasts, messages, [])
  return { shown: toasts.list().map(({ text }) => text), close: (text: string) => toasts.dismiss(`cart:${text}`) }
}

it('shows a message on each page until it is closed, then not again', () => {
  expect(page(dearer, small).shown).toEqual([dearer, small])
  const second = page(dearer, small)
  expect(second.shown).toEqual([dearer, small])
  second.close(dearer)
  expect(page(dearer, small).shown).toEqual([small])
})

it('shows a closed message again that was not true in between', () => {
  page(small).close(small)
  expect(page(dearer).shown).toEqual([dearer])
  expect(page(small, dearer).shown).toEqual([small, dearer])
})

it('shows no message again that was shown before on this page', () => {
  const toasts = createToastStore()
  showMessages(toasts, [dearer, small], [dearer])
  expect(toasts.list().map(({ text }) => text)).toEqual([small])
})
