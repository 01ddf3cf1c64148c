import { describe, expect, it } from 'vitest'
import {
  cardError,
  cardErrorCode,
  cardFieldIsTypable,
  cardLimits,
  expiryToSend,
  failedCardChecks,
  groupCardNumber,
  isCardNumber,
  passesLuhn,
} from './card.ts'

const may2025 = [2025, 5] as const
const good = { nameOnCard: 'Ada Byron', cardNo: '4111 1111 1111 1111', expiryDate: '05/30', cvv: '123' }
const failed = (change: Partial<typeof good>) => failedCardChecks({ ...good, ...change }, may2025)
const messagesOf = (change: Partial<typeof good>) => cardError({ ...good, ...change }, may2025)?.errorMessages

describe('checks before sending', () => {
  it('trims every field and fails on any invalid one [S2-5-39]', () => {
    const spaced = { nameOnCard: ' Ada ', cardNo: ' 4111111111111111 ', expiryDate: ' 05/30 ', cvv: ' 123 ' }
    expect(failedCardChecks(spaced, may2025)).toEqual([])
    expect(cardError(good, may2025)).toBeNull()
    expect(failed({ nameOnCard: '' })).toEqual(['name'])
    expect(failed({ cvv: '1' })).toEqual(['cvc'])
    expect(failed({ cardNo: '1' })).toEqual(['number'])
    expect(failed({ expiryDate: '' })).toEqual(['expiry'])
  })

  it('checks the name [S2-5-40]', () => {
    expect(messagesOf({ nameOnCard: '   ' })).toEqual(['Please check the name on your card entered.'])
  })

  it('checks the CVC [S2-5-41]', () => {
    for (const cvv of ['12', '12a', '12345']) expect(messagesOf({ cvv })).toEqual(['Please check your CVC number.'])
    for (const cvv of ['123', '1234']) expect(messagesOf({ cvv })).toBeUndefined()
  })

  it('checks the number [S2-5-42]', () => {
    expect(messagesOf({ cardNo: '4111 1111 1111 1112' })).toEqual(['Please check your card number.'])
    expect(messagesOf({ cardNo: '4111-1111-1111-1111' })).toBeUndefined()
    expect(messagesOf({ cardNo: '0000 0000 0000' })).toEqual(['Please check your card number.'])
  })

  it('checks the year, prefixing two digits with 20 [S2-5-43]', () => {
    for (const expiryDate of ['12/24', '12/2024', '12/2046']) {
      expect(messagesOf({ expiryDate })).toEqual(['Please check the card expiry date entered.'])
    }
    for (const expiryDate of ['12/25', '12/2025', '12/45']) expect(messagesOf({ expiryDate })).toBeUndefined()
  })

  it('checks the month, in the current year against today [S2-5-44]', () => {
    for (const expiryDate of ['04/25', '00/26', '13/26']) {
      expect(messagesOf({ expiryDate })).toEqual(['Please check the card expiry date entered.'])
    }
    for (const expiryDate of ['05/25', '01/26']) expect(messagesOf({ expiryDate })).toBeUndefined()
  })

  it('reports code 401 and all messages, name first, then CVC, number and expiry [S2-4-10, S2-8-22]', () => {
    expect(cardErrorCode).toBe(401)
    expect(cardError({ nameOnCard: '', cardNo: '', expiryDate: '', cvv: '' }, may2025)).toEqual({
      errorCode: 401,
      errorMessages: [
        'Please check the name on your card entered.',
        'Please check your CVC number.',
        'Please check your card number.',
        'Please check the card expiry date entered.',
      ],
      refusalReason: null,
    })
  })
})

describe('the form fields', () => {
  it('require a name on the card [S2-5-20]', () => {
    expect(cardFieldIsTypable.nameOnCard('')).toBe(false)
    // The check before sending reports this case.
    expect(cardFieldIsTypable.nameOnCard('  ')).toBe(true)
    expect(cardFieldIsTypable.nameOnCard('Ada')).toBe(true)
  })

  it('accept at most 19 digits, counted without spaces [S2-5-21, S2-9-04]', () => {
    expect(cardLimits).toEqual({ number: 19, cvvMin: 3, cvvMax: 4 })
    expect(cardFieldIsTypable.cardNo('')).toBe(false)
    expect(cardFieldIsTypable.cardNo('1'.repeat(19))).toBe(true)
    expect(cardFieldIsTypable.cardNo('1111 1111 1111 1111 111')).toBe(true)
    expect(cardFieldIsTypable.cardNo('1'.repeat(20))).toBe(false)
  })

  it('accept MM/YY or MM/YYYY [S2-5-22]', () => {
    for (const text of ['05/30', '05/2030']) expect(cardFieldIsTypable.expiryDate(text)).toBe(true)
    for (const text of ['', '5/30', '0530', '05/203']) expect(cardFieldIsTypable.expiryDate(text)).toBe(false)
  })

  it('accept a CVV of 3 or 4 characters [S2-5-23, S2-9-04]', () => {
    for (const text of ['12', '12345']) expect(cardFieldIsTypable.cvv(text)).toBe(false)
    for (const text of ['123', '1234', ' 123 ', '12a']) expect(cardFieldIsTypable.cvv(text)).toBe(true)
  })
})

it('sends the expiry as MM/YY in both formats [S2-5-47]', () => {
  expect(expiryToSend('05/2030')).toBe('05/30')
  expect(expiryToSend(' 05/30 ')).toBe('05/30')
})

it('accepts the numbers of every brand by length and check digit', () => {
  for (const number of ['5555 5555 5555 4444', '3782 822463 10005', '4000 0000 0000 0002', '6304000000000000000']) {
    expect(isCardNumber(number)).toBe(passesLuhn(number.replaceAll(' ', '')))
  }
  expect(isCardNumber('3782 822463 10005')).toBe(true)
  const zeros = (length: number) => '0'.repeat(length)
  expect([12, 13, 19, 20].map((length) => isCardNumber(zeros(length)))).toEqual([false, true, true, false])
})

it('groups the digits as on the printed card', () => {
  expect(groupCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(groupCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupCardNumber('37828')).toBe('3782 8')
  expect(groupCardNumber('4111 11')).toBe('4111 11')
  expect(groupCardNumber('')).toBe('')
})
