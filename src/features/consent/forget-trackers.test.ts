// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { newsletter } from '#domain/account/newsletter.ts'
import { checkoutSessionKey } from '#domain/checkout/checkout-session-key.ts'
import { recentSearchesKey } from '#domain/search/recent-searches.ts'
import { signInKeys } from '#lib/account/signed-in.ts'
import { storageKey } from '#lib/query/query-persistence.ts'
import { consentKey } from '#lib/tracking/consent.ts'
import { forgetTrackers } from './forget-trackers.ts'
import { cookieDomains, isOwnDatabase } from './rules/own-storage.ts'

const own = [
  ...signInKeys,
  checkoutSessionKey,
  recentSearchesKey('wa'),
  storageKey('wa'),
  newsletter.subscriptionKey,
  newsletter.expiryKey,
  consentKey,
  'form-draft-question-A-1',
  'saleFooterDismissed:Spring',
]
const foreign = ['_ga', 'amplitude_id', 'clickref', 'currentTests', 'xvu']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('deletes what others stored in the browser, and nothing of the shop', async () => {
  for (const key of [...own, ...foreign]) {
    localStorage.setItem(key, '1')
    sessionStorage.setItem(key, '1')
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as a script of another company would
  document.cookie = '_ga=1.2; path=/'
  const deleteDatabase = vi.fn()
  const databases = async () => [{ name: 'hearth' }, { name: 'workbox-expiration' }, { name: 'their-queue' }]
  vi.stubGlobal('indexedDB', { databases, deleteDatabase })
  await forgetTrackers()
  expect(Object.keys(localStorage).toSorted()).toEqual(own.toSorted())
  expect(Object.keys(sessionStorage).toSorted()).toEqual(own.toSorted())
  expect(document.cookie).toBe('')
  expect(deleteDatabase.mock.calls).toEqual([['their-queue']])
  vi.unstubAllGlobals()
})

it('knows the database of the shop, and every domain that can own a cookie of its host', () => {
  expect([isOwnDatabase('hearth'), isOwnDatabase('other-hearth')]).toEqual([true, false])
  expect(cookieDomains('www.shop.example')).toEqual(['www.shop.example', 'shop.example'])
  expect(cookieDomains('localhost')).toEqual([])
})
