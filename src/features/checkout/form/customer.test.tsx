// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { initialCheckoutSession } from '#features/checkout/rules/checkout-session.ts'
import { accounts, sessions } from '../../../../server/database/schema/accounts.ts'
import { orders } from '../../../../server/database/schema/orders.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { expectConsole } from '../../../../tests/console-guard.ts'
import { stubFraudScript } from '../../../../tests/fraud-script.ts'
import { aView } from '../../../../tests/orders.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { startValues } from './form-values.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
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
})

async function checkout(email: string) {
  const api = await shop.signedIn(email)
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  await renderApp(api, { path: '/customer/checkout' })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
}

const fields = (label: string | RegExp) => screen.getAllByLabelText(label) as HTMLInputElement[]
const [first, last] = [(label: string | RegExp) => fields(label)[0], (label: string | RegExp) => fields(label).at(-1)]

it("prefills the form with the customer's details [S2-1-02] [S2-3-25]", async () => {
  await checkout('ada@hearth.example')
  expect(first(/^Email/)?.value).toBe('ada@hearth.example')
  expect(first(/^Mobile phone/)?.value.replaceAll(' ', '')).toBe('0412345678')
  expect(first(/^First name/)?.value).toBe('Ada')
  expect(first(/^Street address/)?.value).toBe('12 Wattle Street')
  expect(first(/^Suburb/)?.value).toBe('Sydney')
  for (const label of [/^Email/, /^Mobile phone/, /^Street address/]) expect(first(label)?.disabled).toBe(false)
})

const lockedLabels = [/^Company name/, /^Street address/, /^Suburb/, /^State/, /^Postcode/]

it('shows the details of a locked customer as read-only, except the delivery address [S2-4-46] [S2-6-02]', async () => {
  await checkout('lou@hearth.example')
  await waitFor(() => expect(first(/^Email/)?.disabled).toBe(true))
  expect(first(/^Email/)?.value).toBe('lou@hearth.example')
  expect(first(/^Mobile phone/)?.disabled).toBe(true)
  for (const label of lockedLabels) expect([label, last(label)?.disabled]).toEqual([label, true])
  expect(last(/^Street address/)?.value).toBe('77 Foundry Road')
  expect(first(/^Street address/)?.disabled).toBe(false)
})

it('leaves an invalid phone number of a locked customer editable until it is valid [S2-4-46]', async () => {
  await shop.db.update(accounts).set({ phone: '12' }).where(eq(accounts.email, 'lou@hearth.example'))
  await checkout('lou@hearth.example')
  await waitFor(() => expect(first(/^Email/)?.disabled).toBe(true))
  const phone = first(/^Mobile phone/)
  expect(phone?.disabled).toBe(false)
  if (!phone) return
  fireEvent.focus(phone)
  fireEvent.change(phone, { target: { value: '0400 111 222' } })
  expect(first(/^Mobile phone/)?.disabled).toBe(false)
  fireEvent.blur(phone)
  await waitFor(() => expect(first(/^Mobile phone/)?.disabled).toBe(true))
})

it('keeps the form when the sign-in has ended, orders nothing, and leads to the sign-in', async () => {
  expectConsole(/^(?:checkout: refused with 401|delivery days)$/)
  await checkout('ada@hearth.example')
  fireEvent.change(last(/^Delivery instructions/) as HTMLElement, { target: { value: 'Ring twice' } })
  fireEvent.click(await screen.findByRole('button', { name: /^Monday 23 November/ }))
  const card = {
    'Name on card': 'Ada',
    'Card number': '4111111111111111',
    'Expiry date': '05/30',
    'Security code': '123',
  }
  for (const [label, value] of Object.entries(card))
    fireEvent.change(first(new RegExp(`^${label}`)) as HTMLElement, { target: { value } })
  await shop.db.delete(sessions)
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  const message = await screen.findByText(/^You have been signed out\. Nothing was ordered/)
  const link = within(message).getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/account/internal/login?returnUrl=%2Fcustomer%2Fcheckout')
  expect(first(/^Delivery instructions/)?.value).toBe('Ring twice')
  expect(await shop.db.select().from(orders)).toEqual([])
  expect(JSON.parse(localStorage.getItem('checkout-availability') ?? '{}')).toMatchObject({
    value: { deliveryAddress: { deliveryInstructions: 'Ring twice' }, selectedDate: [2026, 11, 23] },
  })
})

it('starts with the choices of the view when nothing was typed yet [S2-3-31]', () => {
  const view = {
    ...aView(),
    opts: 16 + 2,
    paymentMethod: 2,
    isOptingIntoNewsletter: false,
    isBillingAddressSameAsShipping: false,
    guestEmail: 'guest@mail.example',
  }
  expect(startValues({ view, session: initialCheckoutSession, country: 'AU' })).toMatchObject({
    selectedPaymentOption: 2,
    newsletter: false,
    isBillingSame: false,
    email: 'guest@mail.example',
  })
  const typed = { ...initialCheckoutSession, isOptingIntoNewsletter: true, isBillingAddressSameAsShipping: true }
  expect(startValues({ view, session: typed, country: 'AU' })).toMatchObject({ newsletter: true, isBillingSame: true })
})
