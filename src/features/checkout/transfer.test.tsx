// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { transferGateway } from '../../../server/payments/transfer/transfer-gateway.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { stubFraudScript } from '../../../tests/fraud-script.ts'
import { testPlaces } from '../../../tests/places.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

const account = { accountName: 'Hearth Retail Pty Ltd', bsb: '062-000', accountNumber: '12345678' }

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ gatewaysOf: () => ({ offered: [transferGateway({ accounts: { AU: account }, days: 7 })] }) })
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z'), shouldAdvanceTime: true })
  stubFraudScript()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getAllByRole('textbox', { name })[0] as HTMLInputElement, { target: { value } })

it('orders by bank transfer without card fields, and shows where the money goes', async () => {
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 2 } })
  const { user, calls } = await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  await screen.findByText(/We keep your order for 7 days/)
  expect(screen.getAllByRole('radio', { name: /Bank transfer/ })).toHaveLength(1)
  for (const missing of [/^Card/, /PayPal/]) expect(screen.queryByRole('radio', { name: missing })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Card number/ })).toBeNull()
  expect(screen.queryByText(/Card details are encrypted/)).toBeNull()
  expect(screen.queryByText('Pay a deposit today')).toBeNull()
  expect(screen.getAllByText(/^You transfer \$\d+ after ordering\.$/)).toHaveLength(1)

  fill(/^Email/, 'ada@example.com')
  fill(/^Mobile phone/, '0412 345 678')
  fill(/^First name/, 'Ada')
  fill(/^Last name/, 'Ngata')
  fill(/^Street address/, '1 Boxhill Rd')
  await user.type(screen.getAllByRole('combobox', { name: /^Suburb/ })[0] as HTMLElement, testPlaces.sydney.suburb)
  await user.click(await screen.findByRole('option', { name: new RegExp(testPlaces.sydney.suburb, 'i') }))
  const monday = /^Monday 23 November/
  await user.click(
    await waitFor(
      () => screen.queryByRole('gridcell', { name: monday }) ?? screen.getByRole('button', { name: monday }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Place order' }))

  await screen.findByRole('heading', { name: 'Thank you, Ada' }, { timeout: 8000 })
  for (const text of ['Transfer $200 by Fri 27 Nov', ...Object.values(account)])
    expect(screen.getAllByText(text)).toHaveLength(1)
  // Where the money goes is needed before anything else.
  const to = screen.getByRole('heading', { name: 'Pay by bank transfer' })
  const steps = screen.getByRole('heading', { name: 'What happens next' })
  expect(to.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/We have sent the account details to/)).toBeDefined()
  const [sent] = calls('checkout.submit') as { body: CheckoutRequest }[]
  expect(sent?.body).toMatchObject({ selectedPaymentOption: paymentOptions.BankTransfer, encryptedValues: {} })
})
