// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { cards, monday } from '../../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../../tests/buying.ts'
import { expectConsole } from '../../../tests/console-guard.ts'
import { stubFraudScript } from '../../../tests/fraud-script.ts'
import { testPlaces } from '../../../tests/places.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
let stock: TestCatalogue
beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 1000 })
  await stock.addProduct({ sku: 'OVEN', priceCents: 2000_00, manufacturer: 'Miele', stock: 1000 })
})
afterAll(() => shop.close())

beforeEach(() => {
  // The page's day is the server's day; timers stay real.
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

type Options = { sku?: string; quantity?: number; api?: Api; failing?: Record<string, Error>; path?: string }

async function checkout({ sku = 'KETTLE', quantity = 1, path = '/customer/checkout', ...options }: Options = {}) {
  const api = options.api ?? shop.visitor()
  if (!options.api) await api.cart.addProduct({ body: { sku, quantity } })
  const app = await renderApp(api, { path, ...(options.failing ? { failing: options.failing } : {}) })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  return { ...app, api, posts: () => app.calls('checkout.submit') as { body: CheckoutRequest }[] }
}

const field = (name: string | RegExp) => screen.getAllByRole('textbox', { name })[0] as HTMLInputElement
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const suburbField = () => screen.getAllByRole('combobox', { name: /^Suburb/ })[0] as HTMLInputElement

async function pickSuburb(user: UserEvent, { suburb } = testPlaces.sydney as { suburb: string }) {
  await user.clear(suburbField())
  await user.type(suburbField(), suburb)
  await user.click(await screen.findByRole('option', { name: new RegExp(suburb, 'i') }, { timeout: 3000 }))
}

async function fillAddress(user: UserEvent, place?: { suburb: string }) {
  fill(/^Email/, 'ada@example.com')
  fill(/^Mobile phone/, '0412 345 678')
  fill(/^First name/, 'Ada')
  fill(/^Last name/, 'Ngata')
  fill(/^Street address/, '1 Boxhill Rd')
  await pickSuburb(user, place)
}

function fillCard(cardNo: string = cards.visa) {
  fill(/^Name on card/, 'Ada Ngata')
  fill(/^Card number/, cardNo)
  fill(/^Expiry date/, '05/2030')
  fill(/^Security code/, '123')
}

const pickMonday = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Monday 23 November/ }))

const place = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Place order' }))

async function fillAll(user: UserEvent, card?: string) {
  await fillAddress(user)
  await pickMonday(user)
  fillCard(card)
}

const alertText = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join(' ')

it('places an order of a guest from an empty form to the confirmation [S2-1-01] [S2-1-10]', async () => {
  const { user, router, posts, calls } = await checkout({ quantity: 2 })
  expect(document.title).toBe('Checkout | Wattle & Ash')
  await fillAll(user)
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()).toHaveLength(1)
  const body = posts()[0]?.body
  expect(router.state.location.search).toBe(`?id=${body?.cartId}`)
  expect(body).toMatchObject({
    deliveryDate: monday,
    billingAddress: null,
    cardHolderName: 'Ada Ngata',
    newsletter: false,
  })
  expect(JSON.stringify(body)).not.toContain('4111')
  expect(calls('locality.lookup')).toEqual([{ params: { suburb: 'TESTON', postcode: '2000', state: 'NSW' } }])
  expect(await screen.findByRole('heading', { name: 'Thank you, Ada' })).toBeTruthy()
  expect(screen.getAllByText('$200').length).toBeGreaterThan(0)
  expect(localStorage.getItem('checkout-availability')).toBeNull()
  expect(sessionStorage.getItem('checkout-press')).toBeNull()
})

it('opens the terms, and the texts of its foot, over what is typed', async () => {
  const { user, router } = await checkout()
  fill(/^First name/, 'Ada')
  const foot = await screen.findByRole('contentinfo', {}, { timeout: 3000 })
  for (const button of [
    await screen.findByRole('button', { name: 'terms of sale' }),
    ...within(foot).getAllByRole('button'),
  ]) {
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: new RegExp(button.textContent, 'i') }, { timeout: 3000 })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(router.state.location.pathname).toBe('/customer/checkout')
  expect(field(/^First name/).value).toBe('Ada')
})

/** The wrong fields that the summary links to. */
const problemLinks = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('leads a guest who has an account to the sign-in and back, and no customer', async () => {
  const signIn = () => within(screen.getByRole('region', { name: 'Contact details' })).queryByRole('link')
  const { router, user } = await checkout()
  await user.click(signIn() ?? document.body)
  // Without the question whether to leave: the form is kept.
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/internal/login'))
  expect(router.state.location.search).toBe('?returnUrl=%2Fcustomer%2Fcheckout')
  cleanup()
  const api = await shop.signedIn('ada@hearth.example')
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  await checkout({ api })
  expect(signIn()).toBeNull()
})

it('runs the checks in order and sends nothing [S2-5-35] [S2-5-36] [S2-5-37] [S2-5-38]', async () => {
  const { user, posts } = await checkout()
  fill(/^Email/, 'ada@example')
  await user.type(suburbField(), 'Test')
  await place(user)
  expect(await alertText()).toContain('Please, select a suburb in the suggested list.')
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  expect(problemLinks().slice(0, 3)).toEqual([
    'Please enter a valid Email',
    'Enter a phone number',
    'Please enter a first name (max 20 characters)',
  ])
  expect(problemLinks()).toContain('Please enter a valid suburb')

  await pickSuburb(user)
  // The title no longer asks for the suburb.
  await waitFor(async () => expect(await alertText()).toContain('There has been an error.'))
  await user.click(await screen.findByRole('switch', { name: /^Pay a deposit/ }))
  fill(/^Deposit/, '1')
  await place(user)
  await waitFor(async () =>
    expect(await alertText()).toContain(
      'There is an error with the deposit amount. Please try again or contact support.',
    ),
  )

  fill(/^Deposit/, '')
  await place(user)
  await waitFor(async () =>
    expect(await alertText()).toContain('There has been an error. Please check below to see what fields are invalid.'),
  )
  expect(problemLinks().slice(0, 2)).toEqual(['Please enter a valid Email', 'Enter a phone number'])
  expect(problemLinks().at(-1)).toBe('Choose a delivery day')

  fill(/^Email/, 'ada@example.com')
  fill(/^Mobile phone/, '0412345678')
  fill(/^First name/, 'Ada')
  fill(/^Last name/, 'Ngata')
  fill(/^Street address/, '1 Boxhill Rd')
  fillCard()
  await place(user)
  await waitFor(async () =>
    expect(await alertText()).toContain(
      'There is an error with the delivery date. Please try again or contact support.',
    ),
  )
  await user.click(screen.getByRole('link', { name: 'Choose a delivery day' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Delivery day' }))
  expect(posts()).toEqual([])
})

it('removes a line of the summary when its field is right, and the summary with the last one', async () => {
  const { user, posts } = await checkout()
  const correct = (name: RegExp, value: string) => {
    fill(name, value)
    fireEvent.blur(field(name))
  }
  await fillAll(user)
  fill(/^Email/, 'ada@example')
  fill(/^First name/, '')
  await place(user)
  await waitFor(() =>
    expect(problemLinks()).toEqual(['Please enter a valid Email', 'Please enter a first name (max 20 characters)']),
  )

  // Only a field that was wrong at the press is a line: the phone number has its error beside it.
  correct(/^Mobile phone/, '')
  correct(/^Email/, 'ada@example.com')
  await waitFor(() => expect(problemLinks()).toEqual(['Please enter a first name (max 20 characters)']))
  correct(/^Mobile phone/, '0412 345 678')
  correct(/^First name/, 'Ada')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(posts()).toEqual([])
})

it('checks the card last, before anything is sent [S2-4-09] [S2-8-22]', async () => {
  const { user, posts } = await checkout()
  await fillAll(user, '4111 1111 1111 1112')
  await place(user)
  expect(await alertText()).toContain('Please check your card number.')
  expect(posts()).toEqual([])
})

it('loads delivery dates once a suburb is chosen, with neither card nor date [S2-4-27] [S2-7-04]', async () => {
  const { user, calls } = await checkout()
  fillCard()
  expect(calls('checkout.availability')).toEqual([])
  await pickSuburb(user)
  await waitFor(() => expect(calls('checkout.availability')).toHaveLength(1))
  expect(calls('checkout.availability')).toMatchObject([
    {
      body: {
        cardDetails: null,
        deliveryDate: null,
        deliveryAddress: { suburb: 'TESTON', state: 'NSW', postcode: '2000' },
      },
    },
  ])
})

it('resets dates, chosen date and deposit when the suburb changes [S2-4-24]', async () => {
  const { user } = await checkout()
  await fillAddress(user)
  await pickMonday(user)
  expect(screen.getAllByText(/Delivery, Mon 23 Nov/)).toHaveLength(1)
  await user.click(screen.getByRole('switch', { name: /^Pay a deposit/ }))
  fill(/^Deposit/, '40')
  await user.type(suburbField(), 'x')
  expect(screen.queryByText(/Delivery, Mon 23 Nov/)).toBeNull()
  expect(screen.queryByRole('grid')).toBeNull()
  await pickSuburb(user)
  await waitFor(() => expect(field(/^Deposit/).value).toBe(''))
})

it('clears a suburb that the lookup does not know, and shows a message [S2-4-25, S2-4-26, S2-8-13]', async () => {
  const failing: Record<string, Error> = { 'locality.lookup': new Error('gone') }
  const { user, calls } = await checkout({ failing })
  await pickSuburb(user)
  expect(await screen.findByText('Delivery services unavailable for the provided address')).toBeTruthy()
  expect(suburbField().value).toBe('')
  expect(calls('checkout.availability')).toEqual([])
})

it('reports that the dates could not be loaded, with the phone number [S2-8-14] [S2-4-30] [S2-8-11]', async () => {
  expectConsole(/^delivery days: The carrier did not answer$/)
  const { user, calls } = await checkout()
  await pickSuburb(user, testPlaces.failing)
  const text = 'An error has occurred when selecting a delivery location. Please try again'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(/^Unfortunately delivery is not currently available for your order/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('group', { name: 'Delivery day' })).toBe(document.activeElement)
  await waitFor(() => expect(calls('checkout.availability')).toHaveLength(2))
  expect(await screen.findByText(text)).toBeTruthy()
})

it('sends today plus 21 where there are no days, and promises none [S2-4-32]', async () => {
  const { user, posts } = await checkout()
  await fillAddress(user, testPlaces.onCall)
  fillCard()
  expect(await screen.findByText('We call you about the day')).toBeTruthy()
  expect(screen.queryByText(/Fri 11 Dec/)).toBeNull()
  expect(screen.getByText(/You can still place your order/)).toBeTruthy()
  await place(user)
  await waitFor(() => expect(posts()[0]?.body.deliveryDate).toEqual([2026, 12, 11]))
})

it('reports that an unknown suburb cannot be shipped to [S2-2-48]', async () => {
  const failing: Record<string, Error> = { 'locality.search': new OfflineError() }
  const { user } = await checkout({ failing })
  await user.type(suburbField(), 'Nowhere')
  expect(await screen.findAllByText('The list could not be loaded. Type again in a moment.')).toHaveLength(2)
  delete failing['locality.search']
  await user.type(suburbField(), 'ville')
  expect(await screen.findByText('No Results Found', { selector: 'p' }, { timeout: 3000 })).toBeTruthy()
  expect(screen.getByText("*We can't ship to your location")).toBeTruthy()
})

it('restores the form after a reload, with services and deposit, without the card [S2-4-12] [S2-3-33]', async () => {
  const { user, api } = await checkout()
  await fillAll(user)
  await user.click(screen.getByRole('checkbox', { name: /^Take the old/ }))
  await user.click(screen.getByRole('switch', { name: /^Pay a deposit/ }))
  fill(/^Deposit/, '80')
  await waitFor(() => expect(localStorage.getItem('checkout-availability')).toContain('"80"'), { timeout: 2000 })
  await waitFor(() => expect(localStorage.getItem('checkout-availability')).toContain('2026,11,23'), { timeout: 2000 })
  cleanup()
  await checkout({ api })
  expect([field(/^Email/).value, field(/^Street/).value, suburbField().value]).toEqual([
    'ada@example.com',
    '1 Boxhill Rd',
    'Teston',
  ])
  expect(await screen.findByText('Delivery, Mon 23 Nov')).toBeTruthy()
  const ticked = screen.getAllByRole('checkbox', { name: /away/, checked: true })
  expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual([expect.stringContaining('old appliance')])
  expect(field(/^Deposit/).value).toBe('80')
  expect(field(/^Card number/).value).toBe('')
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(stored).not.toContain('4111')
})

it('keeps name, number, expiry and code of the card in the form, whichever way to pay is looked at meanwhile [S2-3-12]', async () => {
  const { user } = await checkout()
  fillCard()
  const values = () =>
    [/^Name on card/, /^Card number/, /^Expiry date/, /^Security code/].map((name) => field(name).value)
  const [card, second] = screen.getAllByRole('radio', { name: /^(?:Card|Zip|Afterpay)/ })
  if (!card || !second) throw new Error('Two ways to pay are needed')
  await user.click(second)
  expect(screen.queryAllByRole('textbox', { name: /^Card number/ })).toEqual([])
  await user.click(card)
  expect(values()).toEqual(['Ada Ngata', '4111 1111 1111 1111', '05/2030', '123'])
})

it('says that a coupon ended before the order was sent, and places the order at the new total with one more press', async () => {
  expectConsole(/^checkout: refused with 400$/)
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  await api.cart.addCoupon({ body: { code: 'HEARTH10' } })
  const { user, router, posts } = await checkout({ api })
  await fillAll(user, cards.visa)
  await shop.pool.query("update coupons set ends_at = '2000-01-01' where code = 'HEARTH10'")
  await place(user)
  await waitFor(async () => expect(await alertText()).toContain('Your order total has changed.'), { timeout: 8000 })
  expect(await screen.findByText(/^The coupon HEARTH10 is no longer valid/)).toBeTruthy()
  expect(field(/^Security code/).value).toBe('123')
  await screen.findByRole('button', { name: 'Place order' })
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()).toHaveLength(2)
})

it('shows that the bank declined the card, clears the security code and accepts another card [S2-8-08] [S2-4-06]', async () => {
  expectConsole(/^checkout: refused with 401$/)
  const { user, router, posts } = await checkout()
  await fillAll(user, cards.declined)
  await place(user)
  await waitFor(async () => expect(await alertText()).toContain('Sorry there has been a problem with your payment.'), {
    timeout: 8000,
  })
  expect(field(/^Security code/).value).toBe('')
  fillCard(cards.visa)
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()).toHaveLength(2)
})

it('shows the decline reason if it is public [S2-8-07]', async () => {
  expectConsole(/^checkout: refused with 401$/)
  const { user } = await checkout()
  await fillAll(user, cards.noFunds)
  await place(user)
  await waitFor(async () => expect(await alertText()).toContain('Insufficient funds'), { timeout: 8000 })
})

it('reloads the view after a 400 and shows its first message [S2-4-07] [S2-8-09]', async () => {
  expectConsole(/^checkout: refused with 400$/)
  const { user, calls } = await checkout()
  await fillAll(user, cards.invalid)
  await place(user)
  await waitFor(async () => expect(await alertText()).toContain('The bank could not read this card'), { timeout: 8000 })
  expect(screen.queryByText('Please check the card and try again')).toBeNull()
  await waitFor(() => expect(calls('checkout.view')).toHaveLength(2))
})

it('leads to the cart when the last piece was sold in the meantime', async () => {
  expectConsole(/^checkout: refused with 400$/)
  const id = await stock.addProduct({ sku: 'LAST', priceCents: 100_00, stock: 1 })
  const { user } = await checkout({ sku: 'LAST' })
  await fillAll(user)
  await stock.setStock(id, 0)
  await place(user)
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('Please remove it to continue.'))
  expect(within(alert).getByRole('link', { name: 'Edit cart' }).getAttribute('href')).toBe('/cart')
})

it('finds the order behind a lost answer by the same press', async () => {
  const { user, router, posts } = await checkout()
  await fillAll(user, cards.answerLost)
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 20_000 })
  expect(posts().length).toBeGreaterThan(1)
}, 40_000)

it('submits the form of the bank with its fields, and cancels the payment after a return without a result [S2-4-05]', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const { user, api, calls } = await checkout()
  await fillAll(user, cards.challenge)
  await place(user)
  await waitFor(() => expect(submit).toHaveBeenCalledOnce(), { timeout: 8000 })
  const form = document.body.querySelector<HTMLFormElement>('body > form')
  expect(form?.getAttribute('action')).toBe('/sandbox/3ds/challenge')
  const reference = new FormData(form ?? undefined).get('reference')
  expect(calls('checkout.submit')).toHaveLength(1)
  form?.remove()
  submit.mockRestore()
  cleanup()
  const back = await checkout({ api })
  expect(back.calls('payment.status')[0]).toMatchObject({
    query: { paymentReference: reference, selectedPaymentOption: 0 },
  })
  expect(await alertText()).toContain('nothing was charged')
  expect(back.calls('checkout.cancel')).toHaveLength(1)
})

it('cancels the payment when Back restores the page, and allows another attempt [S2-4-06]', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const { user, calls, posts, router } = await checkout()
  await fillAll(user, cards.challenge)
  await place(user)
  await waitFor(() => expect(submit).toHaveBeenCalledOnce(), { timeout: 8000 })
  submit.mockRestore()
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await alertText()).toContain('nothing was charged')
  expect(calls('checkout.cancel')).toHaveLength(1)
  await user.clear(screen.getByLabelText('Card number'))
  await user.type(screen.getByLabelText('Card number'), cards.visa)
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()).toHaveLength(2)
})

it('has the words for both ways back from the bank, once', async () => {
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  const { router } = await checkout({ api, path: '/customer/checkout?status=DECLINED' })
  expect(await alertText()).toContain('Sorry there has been a problem with your payment.')
  expect(router.state.location.search).toBe('')
  cleanup()
  await checkout({ api, path: '/customer/checkout?status=CANCELLED' })
  expect(await alertText()).toContain("You've cancelled your payment.")
})

it('sends one order for two presses [S2-4-01]', async () => {
  const { user, router, posts } = await checkout()
  await fillAll(user)
  const button = screen.getByRole('button', { name: 'Place order' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()).toHaveLength(1)
})

it('requires consent for products the manufacturer delivers, and sends them with its date [S2-5-26] [S2-2-30]', async () => {
  const { user, posts, router } = await checkout({ sku: 'OVEN' })
  await fillAll(user)
  await screen.findByText('The Miele customer care centre will call you to confirm the date.')
  await place(user)
  await waitFor(async () => expect(await alertText()).toContain('Tick that you have read the Miele notice'))
  await user.click(screen.getByRole('checkbox', { name: 'I have read this and agree' }))
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()[0]?.body).toMatchObject({
    brandsWarnings: { mieleWarning: true },
    supplierDeliveryDates: [{ supplier: 'miele', deliveryDate: [2026, 11, 30], price: 0 }],
  })
  expect(Object.keys(posts()[0]?.body.encryptedValues ?? {})).toEqual(['default', 'miele'])
})

it('sends chosen services and counts them into the total [S2-1-04] [S2-4-37]', async () => {
  const { user, posts, router } = await checkout()
  await fillAll(user)
  const services = within(screen.getByRole('region', { name: 'Delivery services' }))
  const [first] = services.getAllByRole('checkbox')
  await user.click(first as HTMLElement)
  await user.click(first as HTMLElement)
  await user.click(first as HTMLElement)
  await place(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/confirmation'), { timeout: 8000 })
  expect(posts()[0]?.body.deliveryServices).toHaveLength(1)
  expect(posts()[0]?.body.cart.orderTotal).toBeGreaterThan(100)
})

it('removes the deposit when another day is chosen [S2-4-35]', async () => {
  const { user } = await checkout()
  await fillAddress(user)
  await pickMonday(user)
  await user.click(screen.getByRole('switch', { name: /^Pay a deposit/ }))
  fill(/^Deposit/, '40')
  expect(screen.getByText('Deposit today')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Earliest Sat|^EarliestSat/ }))
  expect(screen.queryByText('Deposit today')).toBeNull()
})

it('starts with the billing address equal to the delivery address, its fields shown and locked [S2-4-43]', async () => {
  const { user } = await checkout()
  const bill = within(screen.getByRole('region', { name: 'Billing address' }))
  const same = bill.getByRole('switch') as HTMLInputElement
  const street = () => bill.getByRole('textbox', { name: /^Street address/, hidden: true })
  expect(same.checked).toBe(true)
  expect(street().closest('[inert]')).toBeTruthy()
  expect(bill.queryAllByRole('textbox')).toEqual([])
  await user.click(same)
  expect(street().closest('[inert]')).toBeNull()
  expect(bill.getAllByRole('textbox').length).toBeGreaterThan(4)
})

it('formats the phone number on blur [S2-5-33]', async () => {
  const { user } = await checkout()
  await user.type(field(/^Mobile phone/), '+61 412 345 678')
  await user.tab()
  expect(field(/^Mobile phone/).value).toBe('0412 345 678')
})

it('shows an error only once a field was changed and left [S2-5-34]', async () => {
  const { user } = await checkout()
  await user.click(field(/^Email/))
  await user.tab()
  expect(screen.queryByText('Please enter a valid Email')).toBeNull()
  await user.type(field(/^Email/), 'ada@')
  expect(screen.queryByText('Please enter a valid Email')).toBeNull()
  await user.tab()
  expect(await screen.findByText('Please enter a valid Email')).toBeTruthy()
})

it('keeps the email with the cart once it is valid [S2-5-02]', async () => {
  const { user, calls } = await checkout()
  await user.type(field(/^Email/), 'ada@example')
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(calls('cart.setEmail')).toEqual([])
  await user.type(field(/^Email/), '.com')
  await waitFor(() =>
    expect(calls('cart.setEmail')).toEqual([{ body: { email: 'ada@example.com', cartId: expect.any(String) } }]),
  )
})

it('confirms before an unfinished order is left, and stays on "Stay"', async () => {
  const { user, router } = await checkout()
  act(() => void router.navigate('/'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('You have not completed your order yet. Are you sure you want to leave?')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/customer/checkout')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => void router.navigate('/'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('explains why the order cannot be sent offline, and keeps the form', async () => {
  const { user, posts } = await checkout()
  fill(/^Email/, 'ada@example.com')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await place(user)
  expect(await alertText()).toContain('You are offline.')
  const button = screen.getByRole('button', { name: 'Place order' })
  expect([button.getAttribute('aria-disabled'), (button as HTMLButtonElement).disabled]).toEqual(['true', false])
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('You need a connection to pay. Your cart is saved.')
  expect(field(/^Email/).value).toBe('ada@example.com')
  expect(posts()).toEqual([])
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
})

it('shows the fallback when loading fails, and that an empty cart has nothing to order [S2-8-04]', async () => {
  await renderApp(shop.visitor(), { path: '/customer/checkout', failing: { 'checkout.view': new Error('no') } })
  expect(
    await screen.findByText("We're sorry, something has gone wrong. Please try again later.", {}, { timeout: 8000 }),
  ).toBeTruthy()
  cleanup()
  await renderApp(shop.visitor(), { path: '/customer/checkout' })
  expect(await screen.findByRole('heading', { name: 'Your cart is empty', level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all appliances' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Start from a department' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

it('shows that another tab has emptied the cart, with the focus there', async () => {
  expectConsole(/^checkout: .*refused/)
  const { api, user } = await checkout()
  await fillAddress(user)
  await pickMonday(user)
  fillCard()
  await api.cart.clear()
  await place(user)
  const title = await screen.findByRole('heading', { name: 'Your cart is empty' })
  expect(document.activeElement?.contains(title)).toBe(true)
  expect(document.activeElement?.tagName).toBe('DIV')
})

it("does not show another customer's order", async () => {
  await renderApp(shop.visitor(), { path: '/customer/confirmation?id=00000000-0000-4000-8000-000000000000' })
  expect(await screen.findByText(/The page you looking for does not exist, please try again/)).toBeTruthy()
})
