import { expect, it } from 'vitest'
import { UnsentError } from '#contract/protocol/unsent-error.ts'
import {
  checkoutBannerText,
  checkoutError,
  checkoutLoadText,
  deliveryTexts,
  deliveryUnavailableText,
  leaveCheckoutText,
  reloadsView,
  submitError,
  submitReenableMs,
} from './checkout-error.ts'

const number = '1300 000 500'
const declined =
  'Sorry there has been a problem with your payment. Please check your details or try a different payment method. If the problem persists, kindly contact a member of our team on 1300 000 500.'
const unknown =
  'An error occurred when processing your checkout request. Please do not attempt to checkout again. To resolve this issue, kindly contact a member of our team on 1300 000 500.'
const banner = (status: number | null, body?: unknown) => checkoutBannerText(checkoutError({ status, body }, number))

it('returns one object of code, messages and reason [S2-3-46]', () => {
  expect(checkoutError({ status: 400, body: ['A', 'B'] }, number)).toEqual({
    errorCode: 400,
    errorMessages: ['A', 'B'],
    refusalReason: null,
  })
})

it('shows the first of several messages, which a 400 returns as a list [S2-8-05, S2-8-09]', () => {
  expect(banner(400, ['A', 'B'])).toBe('A')
  expect(banner(400, { errors: ['A', 'B'] })).toBe('A')
  expect(banner(400, ['A'])).toBe('A')
  expect(banner(400, {})).toBe('An error has occurred, please try again')
})

it('shows the reason of a declined payment only when its flag is set [S2-8-07]', () => {
  const body = { refusalReason: 'Insufficient funds' }
  expect(banner(401, { ...body, showRefusalReason: true })).toBe('Insufficient funds')
  expect(banner(401, { ...body, showRefusalReason: false })).toBe(declined)
  expect(banner(401, body)).toBe(declined)
  expect(banner(401, { refusalReason: '', showRefusalReason: true })).toBe(declined)
})

it('shows the support number for a declined payment [S2-8-08]', () => {
  expect(banner(401)).toBe(declined)
})

it('warns against another attempt when the outcome is unknown [S2-8-10]', () => {
  for (const status of [500, 503, 409, null]) expect(banner(status, ['A'])).toBe(unknown)
  expect(checkoutBannerText(submitError(new Error('lost'), number))).toBe(unknown)
  expect(checkoutBannerText(submitError(new UnsentError('not renewed'), number))).toBe(
    'We could not check your sign-in. Nothing was ordered. Please try again.',
  )
})

it('reloads the view after a 400, and enables submit after 500 ms [S2-4-07, S2-8-06]', () => {
  expect(reloadsView(checkoutError({ status: 400 }, number))).toBe(true)
  expect(reloadsView(checkoutError({ status: 401 }, number))).toBe(false)
  expect(submitReenableMs).toBe(500)
})

it('shows a fallback text when the checkout fails to load [S2-8-04]', () => {
  const fallback = "We're sorry, something has gone wrong. Please try again later."
  expect(checkoutLoadText({ status: 500 })).toBe(fallback)
  expect(checkoutLoadText({ status: null, body: 'Failed to fetch' })).toBe(fallback)
  expect(checkoutLoadText({ status: 503, body: 'We are closed tonight' })).toBe('We are closed tonight')
})

it('has texts for the delivery failures [S2-8-11, S2-8-13, S2-8-14]', () => {
  expect(deliveryUnavailableText(number)).toBe(
    'Unfortunately delivery is not currently available for your order. Please call us to see if we can make alternative arrangements 1300 000 500',
  )
  expect(deliveryTexts.mapsFailed).toBe(
    'An error occurred while looking up this address. Please check the address and try again.',
  )
  expect(deliveryTexts.lookupFailed).toBe('Delivery services unavailable for the provided address')
  expect(deliveryTexts.postFailed).toBe('An error has occurred when selecting a delivery location. Please try again')
})

it('warns before leaving [S2-2-56]', () => {
  expect(leaveCheckoutText).toBe('You have not completed your order yet. Are you sure you want to leave?')
})
