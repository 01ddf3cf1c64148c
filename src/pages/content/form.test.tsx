// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

it('shows the heading of the receipt alone after a form has been sent', async () => {
  const { user } = await renderApp(shop.visitor(), { path: '/ask-an-expert' })
  await screen.findByRole('heading', { name: 'Write to us' })
  await user.type(screen.getByLabelText(/^Name/), 'Ada')
  await user.type(screen.getByLabelText(/^Email address/), 'ada@example.com')
  await user.type(screen.getByLabelText(/^Your question/), 'Does the fridge fit a space of 900 mm?')
  await user.click(screen.getByRole('button', { name: 'Send my question' }))
  await screen.findByRole('heading', { level: 2, name: 'Your question is with us' })
  expect(screen.queryByRole('heading', { name: 'Write to us' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send another' }))
  await screen.findByRole('heading', { name: 'Write to us' })
})
