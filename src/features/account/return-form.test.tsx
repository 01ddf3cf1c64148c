// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { ReturnForm } from './return-form.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

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
