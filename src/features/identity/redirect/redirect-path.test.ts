// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { storeRedirectPath, takeRedirectPath } from './redirect-path.ts'

beforeEach(() => localStorage.clear())

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
