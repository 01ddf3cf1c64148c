import { describe, expect, it } from 'vitest'
import { stockAvailabilities } from '#contract/project/project-values.ts'
import { changeText, lockText, moneyText, openedText, quoteNumber, sendQuoteText, stockText } from './project-texts.ts'

const line = (availability: string, stockQuantity = 0, nextStockDate: string | null = null) =>
  stockText({ availability: availability as 'noStock', stockQuantity, nextStockDate }) // other backends may send any value

describe('stock of a line', () => {
  it('has a text for each of the five values, and takes any other as indeterminate [S3-3-41]', () => {
    expect(stockAvailabilities).toEqual(['noStock', 'supersededAndNoStock', 'inStock', 'backOrder', 'indeterminate'])
    const texts = stockAvailabilities.map((availability) => line(availability).text)
    expect(texts).toEqual(['No stock', 'Superseded, no stock', 'In stock', 'Back order', 'Stock to be confirmed'])
    expect(line('soldToTheMoon')).toEqual(line('indeterminate'))
  })

  it('shows the quantity and when more is due', () => {
    expect(line('inStock', 14).text).toBe('14 in stock')
    expect(line('inStock', 1).text).toBe('In stock')
    expect(line('backOrder', 0, '2026-12-03').text).toBe('Back order, due 3 Dec')
  })
})

it('counts on its button to how many addresses a quote is sent, and no address as none', () => {
  expect([0, 1, 2].map(sendQuoteText)).toEqual(['Send', 'Send to 1 address', 'Send to 2 addresses'])
})

it('says when a customer opened the link, and when it was not only once', () => {
  const [first, last] = [new Date(2026, 10, 29, 14, 10), new Date(2026, 10, 30, 9, 5)].map((time) => time.toISOString())
  expect(openedText({ openedAt: null, lastOpenedAt: null })).toBe('')
  const once = { openedAt: first ?? null, lastOpenedAt: first ?? null }
  expect(openedText(once)).toBe('Customer opened the link 29 Nov, 14:10.')
  const again = { ...once, lastOpenedAt: last ?? null }
  expect(openedText(again)).toBe('Customer opened the link first 29 Nov, 14:10, last 30 Nov, 09:05.')
})

it('groups a quote number in threes, and always shows cents', () => {
  expect(quoteNumber(104218)).toBe('104\u00a0218')
  expect(moneyText(13950)).toBe('$13,950.00')
  expect(moneyText(1299.5)).toBe('$1,299.50')
  expect(moneyText(-5)).toBe('-$5.00')
})

it('shows a price lock with its last day', () => {
  const lock = { lockedAt: '', lockedBy: '' }
  expect(lockText(null)).toMatchObject({ text: 'Live prices', isLocked: false })
  expect(lockText({ ...lock, expiryDate: '2026-12-18' })).toMatchObject({ text: 'Prices locked until 18 Dec 2026' })
  expect(lockText({ ...lock, expiryDate: null })).toMatchObject({ text: 'Prices locked', isLocked: true })
})

it('labels a change with its day', () => {
  const now = new Date(2026, 10, 20, 10, 0)
  expect(changeText(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('Today, 09:05')
  expect(changeText(new Date(2026, 10, 19, 23, 59).toISOString(), now)).toBe('Yesterday')
  expect(changeText(new Date(2026, 10, 2, 9, 5).toISOString(), now)).toBe('2 Nov 2026')
  expect(changeText('never', now)).toBe('')
})
