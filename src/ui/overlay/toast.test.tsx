// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { ToastProvider } from './toast.tsx'
import { createToastStore } from './toast-store.ts'

it('shows a message across the page as long as there is one [S2-2-26]', () => {
  const store = createToastStore()
  renderUi(<ToastProvider store={store}>The page</ToastProvider>)
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.textContent).toBe('')
  act(() => void store.show({ id: 'full', text: 'The cart is full', stay: 'closed' }))
  expect(within(region).getByText('The cart is full')).toBeTruthy()
  act(() => store.dismiss('full'))
  expect(region.textContent).toBe('')
})

it('moves up while a dialog is open, whose actions it would cover', () => {
  document.body.classList.add('modal-open')
  renderUi(<ToastProvider>The page</ToastProvider>)
  expect(getComputedStyle(screen.getByRole('region', { name: 'Messages' })).bottom).toBe('auto')
  document.body.classList.remove('modal-open')
})
