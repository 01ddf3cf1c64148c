import { expect, it } from 'vitest'
import { priceDisplay, priceSizes } from './price-display.ts'

const guest = { loginForPrice: false, isSignedIn: false }
const tradeGuest = { loginForPrice: true, isSignedIn: false }
const tradeCustomer = { loginForPrice: true, isSignedIn: true }

it('has the sizes project, listing and expanded', () => {
  expect(priceSizes).toEqual(['project', 'listing', 'expanded'])
})

it('shows a price upon request to every visitor [S1-2.10-20]', () => {
  const onRequest = { state: 'on-request', text: 'Price available upon request' }
  expect(priceDisplay({ price: 1299, priceUponRequest: true }, guest)).toEqual(onRequest)
  expect(priceDisplay({ price: 1299, priceUponRequest: true }, tradeGuest)).toEqual(onRequest)
})

it('requires sign-in only in shops with that setting', () => {
  const login = { state: 'login', text: 'Login for Price' }
  expect(priceDisplay({ price: 1299 }, tradeGuest)).toEqual(login)
  expect(priceDisplay({ price: null }, tradeGuest)).toEqual(login)
  expect(priceDisplay({ price: null, loginForPrice: true }, guest)).toEqual(login)
  expect(priceDisplay({ price: 1299 }, tradeCustomer)).toMatchObject({ state: 'price', text: '$1,299' })
  expect(priceDisplay({ price: 1299 }, guest)).toMatchObject({ state: 'price', text: '$1,299' })
})

it('offers to request a price where there is none [S1-2.10-23]', () => {
  const request = { state: 'request', text: 'Request Price' }
  expect(priceDisplay({}, guest)).toEqual(request)
  expect(priceDisplay({ price: null }, guest)).toEqual(request)
  expect(priceDisplay({ price: 0 }, guest)).toEqual(request)
  expect(priceDisplay({ price: -1 }, guest)).toEqual(request)
  expect(priceDisplay({ price: 1 }, guest)).toMatchObject({ state: 'price', text: '$1' })
})

it('shows the discount line from 5 percent or 200 dollars and only then [S2-2-16]', () => {
  expect(priceDisplay({ price: 950, rrp: 1000 }, guest)).toEqual({
    state: 'price',
    text: '$950',
    discount: { rrpText: '$1,000', savedText: '$50', percent: 5 },
  })
  expect(priceDisplay({ price: 951, rrp: 1000 }, guest)).toEqual({ state: 'price', text: '$951', discount: null })
})
