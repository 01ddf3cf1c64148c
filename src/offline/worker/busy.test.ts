// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { holdReload, isBusy, onBusyChange } from './busy.ts'
import { watchTyping } from './typing.ts'

it('is busy until the last reason has gone', () => {
  const heard = vi.fn()
  const stop = onBusyChange(heard)
  const [first, second] = [holdReload(), holdReload()]
  first()
  first()
  expect(isBusy()).toBe(true)
  second()
  expect(isBusy()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(4)
  stop()
})

watchTyping(document)

it('is busy while something typed is not sent, and free when it is sent or its form goes', async () => {
  document.body.innerHTML = '<form><input></form>'
  // Dispatched on the field: this document has two objects for one form.
  const dispatch = (event: string) =>
    document.querySelector('input')?.dispatchEvent(new Event(event, { bubbles: true }))
  const type = () => dispatch('input')
  type()
  type()
  expect(isBusy()).toBe(true)
  dispatch('submit')
  expect(isBusy()).toBe(false)
  type()
  expect(isBusy()).toBe(true)
  document.body.innerHTML = ''
  await expect.poll(isBusy).toBe(false)
})

it.each(['<p role="alert">Try again</p>', '<input aria-invalid="true">'])(
  'is busy again when a sent form shows an error: %s',
  async (error) => {
    document.body.innerHTML = '<form><input></form>'
    const field = document.querySelector('input')
    const dispatch = (event: string) => field?.dispatchEvent(new Event(event, { bubbles: true }))
    dispatch('input')
    dispatch('submit')
    expect(isBusy()).toBe(false)
    field?.insertAdjacentHTML('afterend', error)
    await expect.poll(isBusy).toBe(true)
    // Sent again, now without an error.
    dispatch('submit')
    field?.nextElementSibling?.remove()
    await expect.poll(isBusy).toBe(false)
  },
)
