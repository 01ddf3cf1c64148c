// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeSignIn, validSignIn } from '../session/stored-sign-in.ts'
import { storeNonce, takeNonce } from './nonce.ts'
import { storeRedirectPath, takeRedirectPath } from './redirect-path.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('returns a stored path once', () => {
  storeRedirectPath('/p/kettle?colour=red')
  expect(takeRedirectPath()).toBe('/p/kettle?colour=red')
  expect(takeRedirectPath()).toBeNull()
})

it.each([
  '/account/internal/login',
  '/account/logout?returnUrl=/x',
  '/blank/account/login-callback',
  '//elsewhere.example',
])('does not store %s', (path) => {
  storeRedirectPath(path)
  expect(takeRedirectPath()).toBeNull()
})

it('ignores an external URL in the storage', () => {
  localStorage.setItem('redirectPath', 'https://elsewhere.example/')
  expect(takeRedirectPath()).toBeNull()
})

it('stores a sign-in in a full storage: cached responses make room, the nonce is in the name of the tab', () => {
  localStorage.setItem('another', 'x'.repeat(100))
  localStorage.setItem('hearth:wa:cache', '{}')
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === sessionStorage || localStorage.getItem('hearth:wa:cache'))
      throw new DOMException('', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  storeNonce('once')
  storeRedirectPath('/p/kettle')
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  storeSignIn({ idToken: `${part({ alg: 'HS256' })}.${part({ sub: 's', exp: Date.now() / 1000 + 60 })}.x` })
  expect([takeNonce(), takeNonce()]).toEqual(['once', null])
  expect(takeRedirectPath()).toBe('/p/kettle')
  expect(validSignIn()?.sub).toBe('s')
  expect(localStorage.getItem('another')).not.toBeNull()
})
