// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OptionalScripts } from '#domain/tracking/optional-scripts.ts'
import {
  allowsOptional,
  consentChoice,
  consentKey,
  needsChoice,
  onConsent,
  storeChoice,
  whenAllowed,
} from './consent.ts'

const asking: OptionalScripts = { asks: true, trackers: ['tags.example'], features: ['reviews.example'], onPress: [] }

function configure(scripts: OptionalScripts) {
  document.head.querySelector('meta[name="optional-scripts"]')?.remove()
  const tag = document.createElement('meta')
  Object.assign(tag, { name: 'optional-scripts', content: JSON.stringify(scripts) })
  document.head.append(tag)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  document.head.querySelector('meta[name="optional-scripts"]')?.remove()
})

it('allows scripts until the shopper says no where the shop does not ask', () => {
  expect([allowsOptional(), needsChoice()]).toEqual([true, false])
  configure({ ...asking, asks: false })
  expect([allowsOptional(), needsChoice()]).toEqual([true, false])
  storeChoice(false)
  expect([allowsOptional(), needsChoice()]).toEqual([false, false])
  storeChoice(true)
  expect(allowsOptional()).toBe(true)
})

it('allows no script before a yes where the shop asks, and asks once', () => {
  configure(asking)
  expect([allowsOptional(), needsChoice(), consentChoice()]).toEqual([false, true, null])
  storeChoice(true)
  expect([allowsOptional(), needsChoice()]).toEqual([true, false])
  storeChoice(false)
  expect([allowsOptional(), needsChoice()]).toEqual([false, false])
})

it('asks again after a yes when a company was added, and not after a no', () => {
  const more = { ...asking, trackers: ['tags.example', 'pixel.example'] }
  configure(asking)
  storeChoice(true)
  configure(more)
  expect([allowsOptional(), needsChoice()]).toEqual([false, true])
  configure(asking)
  storeChoice(false)
  configure(more)
  expect([allowsOptional(), needsChoice()]).toEqual([false, false])
})

it('asks for nothing where scripts load by a press only', () => {
  configure({ asks: true, trackers: [], features: [], onPress: ['chat.example'] })
  expect(needsChoice()).toBe(false)
})

it('takes a do-not-track signal for a no, also beside a yes', () => {
  configure(asking)
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')
  expect([allowsOptional(), needsChoice()]).toEqual([false, false])
  storeChoice(true)
  expect(allowsOptional()).toBe(false)
})

it.each(['{broken', '"yes"', '{"isAllowed":1,"hosts":[]}'])(
  'takes %s, which it did not write, for no choice',
  (text) => {
    configure(asking)
    localStorage.setItem(consentKey, text)
    expect([consentChoice(), needsChoice()]).toEqual([null, true])
  },
)

it('calls once when scripts may load, also by a choice in another tab', () => {
  configure(asking)
  const act = vi.fn()
  whenAllowed(act)
  expect(act).not.toHaveBeenCalled()
  localStorage.setItem(consentKey, JSON.stringify({ isAllowed: true, hosts: ['tags.example', 'reviews.example'] }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(act).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }))
  storeChoice(true)
  expect(act).toHaveBeenCalledTimes(1)
  whenAllowed(act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('calls no more after the caller has left', () => {
  configure(asking)
  const act = vi.fn()
  const listener = vi.fn()
  whenAllowed(act)()
  onConsent(listener)()
  storeChoice(true)
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }))
  expect([act.mock.calls, listener.mock.calls]).toEqual([[], []])
})
