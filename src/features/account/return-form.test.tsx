// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { ReturnForm } from './return-form.tsx'
import type { ReturnableLine } from './rules/return-request.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const toaster = { position: 3, title: 'Toaster', quantity: 1 }
const pan = { position: 5, title: 'Pan', quantity: 1 }

/** The order changes while the form is open, as after a look at it in another tab. */
function Changing() {
  const [lines, setLines] = useState([toaster, pan])
  return (
    <>
      <button type="button" onClick={() => setLines([{ position: 0, title: 'Kettle', quantity: 1 }, toaster, pan])}>
        Change
      </button>
      <ReturnForm orderId="1" lines={lines} onSent={vi.fn()} onCancel={vi.fn()} />
    </>
  )
}

it('keeps each choice at its product when the order changes meanwhile', async () => {
  const { user } = await renderApp(shop.visitor(), {
    path: '/return',
    pages: [{ path: '/return', element: <Changing /> }],
  })
  await user.click(screen.getByRole('checkbox', { name: 'Toaster' }))
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Toaster' })).toHaveProperty('checked', true))
  expect(screen.queryByRole('checkbox', { name: 'Kettle' })).toBeNull()
})

const spoons = { position: 7, title: 'Spoons', quantity: 3 }

/** The form of an order with these lines, as after each load of the page. */
const formOf = (lines: readonly ReturnableLine[]) => {
  const element = <ReturnForm orderId="1" lines={lines} onSent={vi.fn()} onCancel={vi.fn()} />
  return renderApp(shop.visitor(), { path: '/return', pages: [{ path: '/return', element }] })
}

it('restores choices by product after a reload, and sends no more than are left by then', async () => {
  const { user, unmount } = await formOf([toaster, spoons])
  await user.click(screen.getByRole('checkbox', { name: /^Spoons/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason to return Spoons' }), 'damaged')
  await user.type(screen.getByLabelText(/^What should we know/), 'Bent')
  unmount()
  const later = await formOf([{ ...spoons, quantity: 2 }, pan])
  expect(screen.getByRole('checkbox', { name: /^Spoons/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Pan' })).toHaveProperty('checked', false)
  await later.user.click(screen.getByRole('button', { name: 'Request return' }))
  const body = { lines: [{ position: 7, quantity: 2, reason: 'damaged' }], comment: 'Bent' }
  await waitFor(() => expect(later.calls('account.requestReturn')).toEqual([{ params: { id: '1' }, body }]))
})

it('says that no product is chosen until one is', async () => {
  const { user } = await formOf([toaster, pan])
  await user.click(screen.getByRole('button', { name: 'Request return' }))
  await screen.findByRole('link', { name: 'Choose at least one product to return' })
  await user.click(screen.getByRole('checkbox', { name: 'Pan' }))
  await waitFor(() => expect(screen.queryByText('Choose at least one product to return')).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Pan' })).toHaveProperty('checked', true)
})
