// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepJoined, takeJoinedText } from './joined-products.ts'

beforeEach(() => sessionStorage.clear())

const textAfter = (fragment: string) => {
  keepJoined(new URLSearchParams(fragment))
  return takeJoinedText('Cart')
}

it.each([
  ['joined=1', 'Your cart now includes 1 product from your account.'],
  ['left=1', '1 product had no room in your cart. Check out, or remove some, then add it again.'],
  [
    'joined=199&left=2',
    'Your cart now includes 199 products from your account. 2 products had no room in your cart. Check out, or remove some, then add them again.',
  ],
])('says once after a sign-in with %s what it did to the cart', (fragment, text) => {
  expect(textAfter(fragment)).toBe(text)
  expect(takeJoinedText('Cart')).toBeNull()
})

it.each(['', 'joined=0', 'joined=-1', 'joined=x&left=2', 'left=1e99'])('says nothing of %j', (fragment) => {
  expect(textAfter(fragment)).toBeNull()
})
