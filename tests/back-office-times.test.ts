import { expect, it } from 'vitest'
import { timeText } from '../manage/lib/money.ts'
import { setShopCountry } from '../manage/lib/shop.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('shows moments by the clock of the shop, wherever the reader works', () => {
  // Half past nine in the evening of Auckland is half past seven in Sydney.
  const iso = '2026-11-28T08:30:00Z'
  expect(plain(timeText(iso))).toBe('28 Nov 2026, 7:30 pm')
  setShopCountry('NZ')
  expect(plain(timeText(iso))).toBe('28 Nov 2026, 9:30 pm')
  setShopCountry('AU')
  // Another day there than in London.
  expect(plain(timeText('2026-11-28T15:30:00Z'))).toBe('29 Nov 2026, 2:30 am')
})
